#include "ui/models/damage/floor_model.h"

#include <algorithm>

#include "core/oangband/printed_names.h"
#include "core/oangband/scene.h"
#include "core/oangband/usual_floor.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

using oangband::FloorObject;
using oangband::FloorObjectFate;
using oangband::ObjectKind;
using oangband::ObjectKindTable;

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

/// With its class also where the plan names none and only one has it.
std::string fullName(const FloorObject& object, const ObjectKindTable& kinds) {
    const auto found = kinds.named(object.name, object.type);
    return found.size() == 1 ? oangband::fullName(found.front()->name, found.front()->type)
                             : oangband::fullName(object.name, object.type);
}

QString fullName(const ObjectKind& kind) {
    return toQString(oangband::fullName(kind.name, kind.type));
}

}  // namespace

FloorModel::FloorModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : CellTable(parent), editor_(editor), service_(service) {
    connect(&editor_, &AttackEditor::changed, this, &FloorModel::refresh);
    connect(&service_, &DamageService::answersChanged, this, &FloorModel::refresh);
    refresh();
}

int FloorModel::laidDown() const {
    return static_cast<int>(editor_.attack().floorObjects.size());
}

int FloorModel::count() const {
    return laidDown() + static_cast<int>(oangband::usualObjects().size());
}

std::vector<CellTable::Head> FloorModel::heads() const {
    return {{tr("On the floor")},
            {tr("Cursed")},
            {tr("Artifact")},
            {tr("Locked")},
            {tr("Destroyed"), Unit::Probability},
            {tr("Because of")}};
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
        return toQString(fullName(*object, damageTables(editor_.document()).objects));
    }
    const auto usual = oangband::usualObjects();
    const int at = row - laidDown();
    return at < std::ssize(usual) ? toQString(usual[std::size_t(at)].name) : QString();
}

QVariant FloorModel::value(int row, int column) const {
    if (column == Object) {
        return name(row);
    }
    const FloorObjectFate* fate = this->fate(row);
    if (fate != nullptr && column == Destroyed) {
        return fate->destroyed;
    }
    return fate != nullptr && column == Why ? QVariant(toQString(fate->why)) : QVariant();
}

QString FloorModel::text(int row, int column) const {
    const FloorObjectFate* fate = this->fate(row);
    return column == Destroyed && fate != nullptr && fate->unlocked ? tr("unlocked")
                                                                    : CellTable::text(row, column);
}

QVariant FloorModel::bare(int row, int column) const {
    const FloorObjectFate* fate = this->fate(row);
    return column == Destroyed && fate != nullptr && fate->unlocked ? text(row, column)
                                                                    : CellTable::bare(row, column);
}

QString FloorModel::toolTip(int row, int) const {
    const QString rule =
        object(row) == nullptr
            ? tr("Any of this class that is neither cursed nor an artifact and has no IGNORE flag "
                 "(spells1.c project_o()).")
            : tr("Each stack is judged by itself and lost whole (spells1.c project_o()).");
    const FloorObjectFate* fate = this->fate(row);
    return fate != nullptr && !fate->why.empty() ? toQString(fate->why) + '\n' + rule : rule;
}

QString FloorModel::spoken(int row, int column) const {
    return memberOf(column) != nullptr && object(row) != nullptr ? head(column).title : QString();
}

CellTable::Look FloorModel::look(int row, int) const {
    return object(row) == nullptr ? Look::Italic : Look::Plain;
}

std::optional<bool> FloorModel::check(int row, int column) const {
    const auto member = memberOf(column);
    const FloorObject* object = this->object(row);
    if (member == nullptr || object == nullptr || (column == Locked && !isChest(*object))) {
        return {};
    }
    return object->*member;
}

bool FloorModel::setCheck(int row, int column, bool isChecked) {
    editor_.edit(tr("Change object on the floor"), [&](plan::Attack& attack) {
        attack.floorObjects[std::size_t(row)].*memberOf(column) = isChecked;
    });
    return true;
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
    editor_.edit(tr("Lay %1 on the floor").arg(fullName(kind)),
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
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return fullName(kind);
        case SearchRole: {
            QString names = fullName(kind);
            for (const std::string& name : printedNames(kind)) {
                names += u' ' + toQString(name);
            }
            return names;
        }
        default:
            return {};
    }
}

ObjectKindsFilter::ObjectKindsFilter(ObjectKindsModel& kinds)
    : RankedFilter(ObjectKindsModel::SearchRole, Qt::DisplayRole, &kinds), kinds_(kinds) {
    setSourceModel(&kinds);
}

Likeness ObjectKindsFilter::likenessOf(const QModelIndex& index) const {
    Likeness best = RankedFilter::likenessOf(index);
    if (best != Likeness::None) {
        for (const std::string& name : printedNames(kinds_.kind(index.row()))) {
            best = std::max(best, ui::likenessOf(toQString(name), search()));
        }
    }
    return best;
}

}  // namespace polyplan::ui
