#include "ui/models/damage/floor_model.h"

#include <QFont>

#include "core/oangband/scene.h"
#include "core/oangband/usual_floor.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using oangband::FloorObject;
using oangband::FloorObjectFate;
using oangband::ObjectKind;

namespace {

bool FloorObject::*memberOf(int column) {
    switch (column) {
        case FloorModel::Cursed:
            return &FloorObject::cursed;
        case FloorModel::Artifact:
            return &FloorObject::artifact;
        case FloorModel::Locked:
            return &FloorObject::locked;
        default:
            return nullptr;
    }
}

bool isChest(const FloorObject& object) {
    return object.type == "TV_CHEST";
}

}  // namespace

QString objectKindText(const std::string& name, const std::string& type) {
    const QString tval = toQString(type).mid(3).toLower().replace('_', ' ');
    return tval.isEmpty() ? toQString(name) : toQString(name) + " (" + tval + ')';
}

FloorModel::FloorModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : QAbstractTableModel(parent), editor_(editor), service_(service) {
    connect(&editor_, &AttackEditor::changed, this, &FloorModel::follow);
    connect(&service_, &DamageService::answersChanged, this, &FloorModel::follow);
    follow();
}

int FloorModel::laidDown() const {
    return static_cast<int>(editor_.attack().floorObjects.size());
}

void FloorModel::follow() {
    const int rows = laidDown() + static_cast<int>(oangband::usualObjects().size());
    if (rows != rows_) {
        beginResetModel();
        rows_ = rows;
        endResetModel();
    } else if (rows_ > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, ColumnCount - 1));
    }
}

int FloorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int FloorModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const FloorObject* FloorModel::object(int row) const {
    const auto& objects = editor_.attack().floorObjects;
    return row >= 0 && row < std::ssize(objects) ? &objects[std::size_t(row)] : nullptr;
}

const FloorObjectFate* FloorModel::fate(int row) const {
    const auto answers = service_.answers();
    if (!answers || !service_.isCurrent() || !answers->current().answer ||
        answers->index != editor_.index()) {
        return nullptr;
    }
    const bool isLaidDown = row < laidDown();
    const auto& fates = isLaidDown ? answers->current().answer->floorObjects : answers->usualFates;
    const int at = isLaidDown ? row : row - laidDown();
    return at < std::ssize(fates) ? &fates[std::size_t(at)] : nullptr;
}

QString FloorModel::name(int row) const {
    if (const FloorObject* object = this->object(row)) {
        return objectKindText(object->name, object->type);
    }
    const auto usual = oangband::usualObjects();
    const int at = row - laidDown();
    return at < std::ssize(usual) ? toQString(usual[std::size_t(at)].name) : QString();
}

QVariant FloorModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const FloorObject* object = this->object(index.row());
    const FloorObjectFate* fate = this->fate(index.row());
    const auto member = memberOf(index.column());
    switch (role) {
        case Qt::DisplayRole:
            if (index.column() == Object) {
                return name(index.row());
            }
            if (index.column() == Destroyed) {
                return fate == nullptr  ? QStringLiteral("–")
                       : fate->unlocked ? tr("unlocked")
                                        : percent(fate->destroyed);
            }
            return index.column() == Why && fate != nullptr ? toQString(fate->why) : QString();
        case csvRole:
            if (member != nullptr) {
                return object != nullptr && object->*member ? tr("yes") : QString();
            }
            if (index.column() == Destroyed && (fate == nullptr || !fate->unlocked)) {
                return fate == nullptr ? QVariant(QString()) : QVariant(fate->destroyed);
            }
            return data(index, Qt::DisplayRole);
        case Qt::CheckStateRole:
            if (member == nullptr || object == nullptr ||
                (index.column() == Locked && !isChest(*object))) {
                return {};
            }
            return object->*member ? Qt::Checked : Qt::Unchecked;
        case Qt::FontRole: {
            QFont font;
            font.setItalic(true);
            return object == nullptr ? QVariant(font) : QVariant();
        }
        case Qt::ToolTipRole: {
            const QString rule =
                object == nullptr ? tr("Any of this class that is neither cursed nor an "
                                       "artifact and has no IGNORE flag (spells1.c project_o()).")
                                  : tr("Each stack is judged by itself and lost whole (spells1.c "
                                       "project_o()).");
            return fate != nullptr && !fate->why.empty() ? toQString(fate->why) + '\n' + rule
                                                         : rule;
        }
        case Qt::AccessibleTextRole:
            return member != nullptr && object != nullptr
                       ? headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString()
                       : data(index, Qt::DisplayRole).toString();
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(
                Qt::AlignVCenter | (index.column() == Destroyed ? Qt::AlignRight : Qt::AlignLeft));
        case SortRole:
            return index.column() == Destroyed && fate != nullptr ? QVariant(fate->destroyed)
                                                                  : data(index, Qt::DisplayRole);
        default:
            return {};
    }
}

QVariant FloorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (section == Destroyed ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role == csvRole) {
        return nameWithUnit(headerData(section, orientation, Qt::DisplayRole).toString(),
                            section == Destroyed ? Unit::Probability : Unit::Words);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Object:
            return tr("On the floor");
        case Cursed:
            return tr("Cursed");
        case Artifact:
            return tr("Artifact");
        case Locked:
            return tr("Locked");
        case Destroyed:
            return tr("Destroyed");
        case Why:
            return tr("Because of");
        default:
            return {};
    }
}

bool FloorModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const auto member = memberOf(index.column());
    if (role != Qt::CheckStateRole || member == nullptr) {
        return false;
    }
    const bool isSet = value.toInt() == Qt::Checked;
    editor_.edit(tr("Change object on the floor"), [&](plan::Attack& attack) {
        attack.floorObjects[std::size_t(index.row())].*member = isSet;
    });
    return true;
}

Qt::ItemFlags FloorModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags common =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.data(Qt::CheckStateRole).isValid() ? common | Qt::ItemIsUserCheckable : common;
}

bool FloorModel::mayAdd() const {
    return editor_.attack().floorObjects.size() < oangband::limits::floorObjects;
}

void FloorModel::add(const ObjectKind& kind) {
    if (!mayAdd()) {
        return;
    }
    FloorObject object;
    object.name = kind.name;
    object.type = kind.type;
    editor_.edit(tr("Lay %1 on the floor").arg(toQString(kind.name)),
                 [&](plan::Attack& attack) { attack.floorObjects.push_back(object); });
}

void FloorModel::remove(int row) {
    if (object(row) != nullptr) {
        editor_.edit(tr("Take object off the floor"), [row](plan::Attack& attack) {
            attack.floorObjects.erase(attack.floorObjects.begin() + row);
        });
    }
}

ObjectKindsModel::ObjectKindsModel(const oangband::ObjectKindTable& table, QObject* parent)
    : QAbstractListModel(parent), table_(table) {}

int ObjectKindsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.kinds().size());
}

const ObjectKind& ObjectKindsModel::kind(int row) const {
    return table_.kinds()[std::size_t(row)];
}

QVariant ObjectKindsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const ObjectKind& kind = this->kind(index.row());
    return role == Qt::DisplayRole || role == Qt::EditRole || role == SearchRole
               ? QVariant(objectKindText(kind.name, kind.type))
               : QVariant();
}

}  // namespace polyplan::ui
