#include "ui/models/appearances_model.h"

#include <QFont>
#include <algorithm>
#include <set>

#include "core/nethack/polypile/rules.h"
#include "core/plan/identify.h"
#include "core/plan/limits.h"
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
        std::set<ObjectIndex> rest;
        if (const ObjectTable* table = document_.catalogues().objects(game_)) {
            for (const ObjectType& look : table->looks()) {
                rest.insert(look.mayBe.begin(), look.mayBe.end());
            }
        }
        for (std::size_t pool = 0; pool < pools_.size(); ++pool) {
            for (const ObjectIndex object : pools_[pool].types) {
                types_.push_back({object, pool});
                rest.erase(object);
            }
        }
        for (const ObjectIndex object : rest) {
            types_.push_back({object, std::nullopt});
        }
        shown_ = plan.appearanceMaterials;
        discoveries_ = plan.discoveries;
        endResetModel();
    } else if (shown_ != plan.appearanceMaterials || discoveries_ != plan.discoveries) {
        shown_ = plan.appearanceMaterials;
        discoveries_ = plan.discoveries;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int AppearancesModel::typeCount() const {
    return static_cast<int>(
        std::ranges::count_if(types_, [](const Type& type) { return type.pool.has_value(); }));
}

bool AppearancesModel::isKnownBySight(ObjectIndex object) const {
    return std::ranges::find(discoveries_, object) != discoveries_.end();
}

std::optional<Material> AppearancesModel::known(ObjectIndex object) const {
    const auto found = shown_.find(object);
    return found == shown_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<AppearancesModel::Choice> AppearancesModel::choices(int row) const {
    const Type& type = types_[static_cast<std::size_t>(row)];
    if (!type.pool) {
        return {};
    }
    const nethack::LabelPool& pool = pools_[*type.pool];
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

std::vector<ObjectIndex> AppearancesModel::namedUnknown() const {
    const ObjectTable* table = document_.catalogues().objects(game_);
    std::vector<ObjectIndex> named = table == nullptr
                                         ? std::vector<ObjectIndex>()
                                         : plan::typesNamedIn(document_.plan(), *table);
    std::erase_if(named, [this](ObjectIndex object) { return isKnownBySight(object); });
    const std::size_t room = plan::limits::discoveries - discoveries_.size();
    named.resize(std::min(named.size(), room));
    return named;
}

void AppearancesModel::knowNamed() {
    document_.edit(tr("Know by sight what the plan names"),
                   [named = namedUnknown()](PlanDocument::Draft& draft) {
                       std::vector<ObjectIndex>& known = draft.plan.discoveries;
                       known.insert(known.end(), named.begin(), named.end());
                       std::ranges::sort(known);
                   });
}

void AppearancesModel::forgetAll() {
    document_.edit(tr("Forget appearances"), [](PlanDocument::Draft& draft) {
        draft.plan.appearanceMaterials.clear();
        draft.plan.discoveries.clear();
    });
}

int AppearancesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(types_.size());
}

int AppearancesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AppearancesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Type& type = types_[static_cast<std::size_t>(index.row())];
    const QString name = toQString((*document_.catalogues().objects(game_))[type.object].name);
    const std::optional<Material> material = known(type.object);
    const bool isSeen = isKnownBySight(type.object);
    const QString made = !type.pool ? QString()
                         : material ? materialWord(*material)
                                    : tr("not known");
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == Object ? name : index.column() == Known ? made : QString();
        case Qt::EditRole:
            return index.column() != Known ? QVariant(name)
                                           : QVariant(material ? static_cast<int>(*material) : -1);
        case Qt::CheckStateRole:
            return index.column() == BySight ? QVariant(isSeen ? Qt::Checked : Qt::Unchecked)
                                             : QVariant();
        case Qt::AccessibleTextRole:
            return index.column() == BySight
                       ? tr("%1, %2").arg(name,
                                          isSeen ? tr("known by sight") : tr("not known by sight"))
                       : data(index, Qt::DisplayRole);
        case SortRole:
            return index.column() == Object  ? QVariant(index.row())
                   : index.column() == Known ? QVariant(material ? made : QStringLiteral("~"))
                                             : QVariant(isSeen ? 0 : 1);
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return index.column() == Known && material ? QVariant(font) : QVariant();
        }
        case Qt::ToolTipRole:
            return index.column() == BySight
                       ? tr("What you have discovered is nothing that is still unidentified: its "
                            "odds are averaged over the rest (o_init.c, objnam.c). Space or a "
                            "click sets it; what an imported text names is set too.")
                       : tr("Its material is that of the appearance that it has in this game "
                            "(o_init.c shuffle()). F2 or a double click sets it.");
        default:
            return {};
    }
}

bool AppearancesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    if (role == Qt::CheckStateRole && index.column() == BySight) {
        return setKnownBySight(types_[static_cast<std::size_t>(index.row())].object,
                               value.toInt() == Qt::Checked);
    }
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return role == Qt::EditRole && (flags(index) & Qt::ItemIsEditable) && isNumber &&
           setMaterial(index.row(), number);
}

bool AppearancesModel::setKnownBySight(ObjectIndex object, bool isKnown) {
    if (isKnown && discoveries_.size() >= plan::limits::discoveries) {
        return false;
    }
    const QString name = toQString((*document_.catalogues().objects(game_))[object].name);
    document_.edit((isKnown ? tr("Know %1 by sight") : tr("Forget the look of %1")).arg(name),
                   [object, isKnown](PlanDocument::Draft& draft) {
                       auto& known = draft.plan.discoveries;
                       std::erase(known, object);
                       if (isKnown) {
                           known.insert(std::ranges::upper_bound(known, object), object);
                       }
                   });
    return true;
}

bool AppearancesModel::setMaterial(int row, int number) {
    const auto allowed = choices(row);
    const auto chosen = std::ranges::find_if(allowed, [number](const Choice& choice) {
        return (choice.material ? static_cast<int>(*choice.material) : -1) == number;
    });
    if (chosen == allowed.end()) {
        return false;
    }
    const ObjectIndex object = types_[static_cast<std::size_t>(row)].object;
    const QString name = index(row, Object).data().toString();
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
    return section == Object  ? tr("Object")
           : section == Known ? tr("Made of, in this game")
                              : tr("Known by sight");
}

Qt::ItemFlags AppearancesModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags common =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const bool mayBeMadeOf = types_[static_cast<std::size_t>(index.row())].pool.has_value();
    return index.column() == BySight                ? common | Qt::ItemIsUserCheckable
           : index.column() == Known && mayBeMadeOf ? common | Qt::ItemIsEditable
                                                    : common;
}

}  // namespace polyplan::ui
