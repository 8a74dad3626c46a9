#pragma once

#include <QAbstractListModel>

#include "core/oangband/monster_table.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

/// The names of all monsters, to be found by typing; symbol, level and hit points tell those of one
/// name apart.
class MonsterNamesModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { IdRole = RowOtherRoles, SearchRole };

    explicit MonsterNamesModel(const oangband::MonsterTable& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    const oangband::MonsterTable& table_;
};

}  // namespace polyplan::ui
