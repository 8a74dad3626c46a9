#pragma once

#include "core/oangband/resistance_counts.h"
#include "ui/models/cell_table.h"

namespace polyplan::ui {

/// How many monsters resist each damage type: as the wiki counts them, and as
/// the monsters of the game do.
class ResistanceCountsModel : public CellTable {
    Q_OBJECT

  public:
    enum Column { Type, Condition, InWiki, Counted, Remark };
    enum Role {
        SearchRole = OtherRoles,  ///< by which a `MonsterSearch` finds the monsters of a row
    };

    explicit ResistanceCountsModel(const oangband::MonsterTable& monsters,
                                   QObject* parent = nullptr);

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString text(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    Look look(int row, int column) const override;
    QVariant other(int row, int column, int role) const override;
    const oangband::ResistanceCount& at(int row) const;

    std::vector<oangband::ResistanceCount> counts_;
};

}  // namespace polyplan::ui
