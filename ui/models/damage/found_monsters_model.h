#pragma once

#include "core/oangband/monster_table.h"
#include "ui/models/cell_table.h"
#include "ui/models/damage/monster_search.h"

namespace polyplan::ui {

/// All monsters as the game's table has them, with the flags that damage asks for and why a search
/// finds each.
class FoundMonstersModel : public CellTable {
    Q_OBJECT

  public:
    enum Column { Name, Symbol, Level, HitPoints, Armour, Reason, Flags };
    enum Role { IdRole = OtherRoles };

    explicit FoundMonstersModel(const oangband::MonsterTable& monsters, QObject* parent = nullptr);

    void setSearch(MonsterSearch search);
    const oangband::Monster& monster(int row) const;

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant other(int row, int column, int role) const override;

    const oangband::MonsterTable& monsters_;
    MonsterSearch search_;
};

}  // namespace polyplan::ui
