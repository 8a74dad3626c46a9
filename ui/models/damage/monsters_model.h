#pragma once

#include "core/oangband/monster_table.h"
#include "ui/models/cell_table.h"
#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

class AttackEditor;

/// All monsters with what the current attack's type does to each, and under the roles of `RowRole`
/// what a list shows of one.
class MonstersModel : public CellTable {
    Q_OBJECT

  public:
    enum Column { Name, Level, HitPoints, Mean, Killed, Resistance };
    enum Role { IdRole = OtherRoles };

    MonstersModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    const oangband::Monster& monster(int row) const;
    int rowOf(int id) const;

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QString spoken(int row, int column) const override;
    QVariant other(int row, int column, int role) const override;
    void follow();

    DamageService& service_;
    const oangband::MonsterTable& table_;
    std::shared_ptr<const AttackAnswers> answers_;
};

}  // namespace polyplan::ui
