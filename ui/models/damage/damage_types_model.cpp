#include "ui/models/damage/damage_types_model.h"

#include <QFont>
#include <algorithm>

#include "core/oangband/type_rule.h"
#include "ui/look/text.h"
#include "ui/models/damage/damage_words.h"

namespace polyplan::ui {

using oangband::DamageType;

DamageTypesModel::DamageTypesModel(QObject* parent) : QAbstractListModel(parent) {
    const char* group = nullptr;
    for (const DamageTypeWords& words : damageTypeWords()) {
        if (words.group != group) {
            group = words.group;
            rows_.push_back({std::nullopt, QObject::tr(group), {}});
        }
        const QString text = damageTypeText(words.type);
        rows_.push_back(
            {words.type, text,
             QStringLiteral("GF_") + text + ' ' + toQString(oangband::ruleOf(words.type).summary)});
    }
}

int DamageTypesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant DamageTypesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return row.text;
        case Qt::ToolTipRole:
            return row.type ? QVariant(toQString(oangband::ruleOf(*row.type).summary)) : QVariant();
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return row.type ? QVariant() : QVariant(font);
        }
        case TypeRole:
            return row.type ? QVariant(static_cast<int>(*row.type)) : QVariant();
        case SearchRole:
            return row.search;
        default:
            return {};
    }
}

Qt::ItemFlags DamageTypesModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const bool isType = rows_[static_cast<std::size_t>(index.row())].type.has_value();
    return isType ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                  : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

int DamageTypesModel::rowOf(DamageType type) const {
    const auto found = std::ranges::find(rows_, std::optional(type), &Row::type);
    return static_cast<int>(found - rows_.begin());
}

}  // namespace polyplan::ui
