#pragma once

#include "ui/models/cell_table.h"
#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

/// What each damage type does to the target of the current attack: what to throw at it.
class TypesModel : public CellTable {
    Q_OBJECT

  public:
    enum Column { Type, Mean, Killed, KilledByCasts, Resistance, SideEffects };
    enum Role { TypeRole = OtherRoles };

    explicit TypesModel(DamageService& service, QObject* parent = nullptr);

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    Look look(int row, int column) const override;
    QVariant other(int row, int column, int role) const override;
    void follow();

    DamageService& service_;
    std::shared_ptr<const AttackAnswers> answers_;
};

}  // namespace polyplan::ui
