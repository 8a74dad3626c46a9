#pragma once

#include <QAbstractTableModel>

#include "core/oangband/monster_table.h"
#include "ui/models/damage/monster_search.h"

namespace polyplan::ui {

/// All monsters as the game's table has them, with the flags that damage asks for and why a search
/// finds each.
class FoundMonstersModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Name, Symbol, Level, HitPoints, Armour, Reason, Flags, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,  ///< the bare number or the text
        IdRole,
    };

    explicit FoundMonstersModel(const oangband::MonsterTable& monsters, QObject* parent = nullptr);

    void setSearch(MonsterSearch search);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QVariant value(const oangband::Monster& monster, int column) const;

    const oangband::MonsterTable& monsters_;
    MonsterSearch search_;
};

}  // namespace polyplan::ui
