#pragma once

#include "ui/models/damage/monster_search.h"
#include "ui/models/word_filter.h"

namespace polyplan::oangband {
class MonsterTable;
}  // namespace polyplan::oangband

namespace polyplan::ui {

/// The monsters of a list that a search finds: by name, symbol, flag, and how they take a damage
/// type. Those that a single letter means come first, whatever the list is sorted by.
class MonsterFilter : public WordFilter {
    Q_OBJECT

  public:
    /// @param idRole of the list: which monster a row is
    MonsterFilter(const oangband::MonsterTable& monsters, int idRole, QObject* parent = nullptr);

    void setSearch(const QString& text) override;

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    const oangband::Monster* monsterAt(const QModelIndex& index) const;

    const oangband::MonsterTable& monsters_;
    int idRole_;
    MonsterSearch found_;
};

}  // namespace polyplan::ui
