#pragma once

#include <QAbstractListModel>
#include <optional>

#include "core/oangband/damage_type.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

/// All damage types in groups: a heading, which cannot be chosen, and then its types.
class DamageTypesModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        TypeRole = RowOtherRoles,  ///< DamageType as int; none for a heading
        SearchRole,                ///< what a search looks into
    };

    explicit DamageTypesModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    int rowOf(oangband::DamageType type) const;

  private:
    struct Row {
        std::optional<oangband::DamageType> type;
        QString text;
        QString search;
    };
    std::vector<Row> rows_;
};

}  // namespace polyplan::ui
