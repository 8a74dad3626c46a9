#include "ui/models/appearances_model.h"

#include <QFont>
#include <algorithm>

#include "core/nethack/polypile/rules.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

namespace {

std::vector<nethack::LabelPool> poolsOf(const PlanDocument& document) {
    const nethack::Game game = document.plan().game;
    const ObjectTable* table = document.catalogues().objects(game);
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    return table == nullptr || rules == nullptr ? std::vector<nethack::LabelPool>()
                                                : nethack::labelPools(*table, *rules);
}

}  // namespace

AppearancesModel::AppearancesModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document) {
    connect(&document_, &PlanDocument::planChanged, this, &AppearancesModel::follow);
    follow();
}

void AppearancesModel::follow() {
    const plan::Document& plan = document_.plan();
    if (types_.empty() || game_ != plan.game) {
        beginResetModel();
        game_ = plan.game;
        pools_ = poolsOf(document_);
        types_.clear();
        for (std::size_t pool = 0; pool < pools_.size(); ++pool) {
            for (const ObjectIndex object : pools_[pool].types) {
                types_.push_back({object, pool});
            }
        }
        shown_ = plan.appearanceMaterials;
        endResetModel();
    } else if (shown_ != plan.appearanceMaterials) {
        shown_ = plan.appearanceMaterials;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

std::optional<Material> AppearancesModel::known(ObjectIndex object) const {
    const auto found = shown_.find(object);
    return found == shown_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<AppearancesModel::Choice> AppearancesModel::choices(int row) const {
    const Type& type = types_[static_cast<std::size_t>(row)];
    const nethack::LabelPool& pool = pools_[type.pool];
    nethack::KnownMaterials others = shown_;
    others.erase(type.object);
    const nethack::LabelPool left = withoutKnown(pool, others);
    const ObjectTable& table = *document_.catalogues().objects(game_);
    std::vector<Choice> result = {{tr("not known"), {}, std::nullopt}};
    for (const Material material : allMaterials()) {
        const auto index = static_cast<std::size_t>(material);
        if (left.labels[index] <= 0) {
            continue;
        }
        QStringList appearances;
        for (const ObjectIndex other : pool.types) {
            if (table[other].material == material) {
                appearances << toQString(table[other].appearance);
            }
        }
        result.push_back({tr("%1 (%2 of %3 left)")
                              .arg(materialWord(material))
                              .arg(left.labels[index])
                              .arg(pool.labels[index]),
                          appearances.join(QStringLiteral(", ")), material});
    }
    return result;
}

int AppearancesModel::knownCount() const {
    return static_cast<int>(shown_.size());
}

void AppearancesModel::forgetAll() {
    document_.edit(tr("Forget appearances"),
                   [](PlanDocument::Draft& draft) { draft.plan.appearanceMaterials.clear(); });
}

int AppearancesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : typeCount();
}

int AppearancesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AppearancesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Type& type = types_[static_cast<std::size_t>(index.row())];
    const ObjectTable& table = *document_.catalogues().objects(game_);
    const std::optional<Material> material = known(type.object);
    switch (role) {
        case Qt::DisplayRole:
            if (index.column() == Object) {
                return toQString(table[type.object].name);
            }
            return material ? materialWord(*material) : tr("not known");
        case Qt::EditRole:
            return index.column() == Object ? QVariant(toQString(table[type.object].name))
                                            : QVariant(material ? static_cast<int>(*material) : -1);
        case SortRole:
            return index.column() == Object
                       ? QVariant(index.row())
                       : QVariant(material ? materialWord(*material) : QStringLiteral("~"));
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return index.column() == Known && material ? QVariant(font) : QVariant();
        }
        case Qt::ToolTipRole:
            return tr(
                "Its material is that of the appearance that it has in this game "
                "(o_init.c shuffle()). F2 or a double click sets it.");
        default:
            return {};
    }
}

bool AppearancesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) {
        return false;
    }
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    const auto allowed = choices(index.row());
    const auto chosen = std::ranges::find_if(allowed, [number](const Choice& choice) {
        return (choice.material ? static_cast<int>(*choice.material) : -1) == number;
    });
    if (!isNumber || chosen == allowed.end()) {
        return false;
    }
    const ObjectIndex object = types_[static_cast<std::size_t>(index.row())].object;
    const QString name = data(index.siblingAtColumn(Object), Qt::DisplayRole).toString();
    document_.edit(tr("Set material of %1").arg(name), [&](PlanDocument::Draft& draft) {
        if (chosen->material) {
            draft.plan.appearanceMaterials[object] = *chosen->material;
        } else {
            draft.plan.appearanceMaterials.erase(object);
        }
    });
    return true;
}

QVariant AppearancesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Object ? tr("Object") : tr("Made of, in this game");
}

Qt::ItemFlags AppearancesModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags common =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == Known ? common | Qt::ItemIsEditable : common;
}

}  // namespace polyplan::ui
