#pragma once

#include <QAbstractListModel>

#include "core/oangband/monster_table.h"

namespace polyplan::ui {

/// The names of all monsters, to be found by typing.
class MonsterNamesModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { IdRole = Qt::UserRole, SearchRole };

    explicit MonsterNamesModel(const oangband::MonsterTable& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    const oangband::MonsterTable& table_;
};

}  // namespace polyplan::ui
