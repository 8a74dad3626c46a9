#include "ui/models/inventory_model.h"

#include <QMimeData>
#include <algorithm>

#include "core/plan/edits/inventory_edits.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/abbreviations.h"
#include "ui/models/catalogue_model.h"
#include "ui/models/goal_edits.h"
#include "ui/models/line_mime.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

InventoryModel::InventoryModel(PlanDocument& document, QObject* parent)
    : QAbstractListModel(parent),
      document_(document),
      table_(document.table()),
      stacks_(document.inventory()),
      goals_(goalsOf(document)) {
    connect(&document_, &PlanDocument::planChanged, this, &InventoryModel::followPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &InventoryModel::followPlan);
}

void InventoryModel::followPlan() {
    const ObjectTable* table = document_.table();
    const std::vector<plan::Stack> stacks = document_.inventory();
    std::vector<ObjectIndex> goals = goalsOf(document_);
    if (table != table_ || stacks.size() != stacks_.size()) {
        beginResetModel();
        table_ = table;
        stacks_ = stacks;
        goals_ = std::move(goals);
        endResetModel();
    } else if (stacks != stacks_ || goals != goals_) {
        stacks_ = stacks;
        goals_ = std::move(goals);
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        }
    }
}

int InventoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || table_ == nullptr ? 0 : static_cast<int>(stacks_.size());
}

QVariant InventoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const plan::Stack& stack = stacks_[static_cast<std::size_t>(index.row())];
    const ObjectType& type = (*table_)[stack.object];
    const bool isWanted = std::ranges::find(goals_, stack.object) != goals_.end();
    switch (role) {
        case Qt::DisplayRole:
            return stackTitle(stack, *table_);
        case Qt::ToolTipRole:
            return QStringLiteral("%1\n%2\n%3")
                .arg((QStringList{markedTitle(stack, *table_)} << besideTitle(stack)).join(u'\n'),
                     objectDetails(type),
                     type.isLook() ? tr("Drag it onto the line, or press Enter. What is not "
                                        "identified can be no goal.")
                                   : tr("Drag it onto the line, or press Enter. ★ makes it a "
                                        "goal."));
        case Qt::AccessibleTextRole:
            return tr("%1, %2%3")
                .arg(stackTitle(stack, *table_), objectDetails(type),
                     type.isLook() ? tr(", not identified")
                     : isWanted    ? tr(", wanted")
                                   : QString());
        case Qt::CheckStateRole:
            if (type.isLook()) {
                return {};
            }
            return isWanted ? Qt::Checked : Qt::Unchecked;
        case CardNameRole:
            return cardName(stack, *table_);
        case CardDetailRole:
            return stack.inContainer ? QStringList{tr("in a container"), cardDetail(stack, *table_)}
                                           .join(u' ')
                                           .trimmed()
                                     : cardDetail(stack, *table_);
        case QuantityRole:
            return stack.quantity;
        case BucRole:
            return static_cast<int>(stack.buc);
        case CatalogueModel::ObjectRole:
            return stack.object;
        case CatalogueModel::GlyphRole:
            return QChar::fromLatin1(type.symbol);
        case CatalogueModel::GlyphColorRole:
            return static_cast<int>(type.color);
        case CatalogueModel::SearchRole:
            return searchText(*table_, stack.object) + u' ' + stackTitle(stack, *table_);
        case CatalogueModel::NameRole:
            return toQString(type.name);
        case CatalogueModel::AbbreviationsRole:
            return abbreviationsOf(type);
        case CatalogueModel::ClassRole:
            return static_cast<int>(type.objectClass);
        case CatalogueModel::MaterialRole:
            return materialWord(type.material);
        default:
            return {};
    }
}

bool InventoryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole ||
        !flags(index).testFlag(Qt::ItemIsUserCheckable)) {
        return false;
    }
    setGoal(document_, stacks_[static_cast<std::size_t>(index.row())].object,
            value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags InventoryModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags flags =
        Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    const plan::Stack& stack = stacks_[static_cast<std::size_t>(index.row())];
    return mayBeGoal(document_, stack.object) ? flags | Qt::ItemIsUserCheckable : flags;
}

QStringList InventoryModel::mimeTypes() const {
    return {QString::fromLatin1(stacksMimeType), QString::fromLatin1(positionsMimeType)};
}

QMimeData* InventoryModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    std::vector<int> rows;
    for (const QModelIndex& index : indexes) {
        rows.push_back(index.row());
    }
    auto mime = stacksToMime(plan::inventory_edits::stacksAt(stacks_, rows), document_.game(),
                             document_.catalogues());
    mime->setData(QLatin1String(positionsMimeType),
                  positionsToData({.document = document_.identity(),
                                   .revision = document_.revision(),
                                   .strategy = document_.strategyIndex(),
                                   .positions = {},
                                   .rows = std::move(rows)}));
    return mime.release();
}

}  // namespace polyplan::ui
