#pragma once

#include "ui/models/cell_table.h"
#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

class AttackEditor;

/// All damage types against the target and the monsters that the current attack sets beside it.
class MatrixModel : public CellTable {
    Q_OBJECT

  public:
    enum Role {
        HeatRole = OtherRoles,  ///< 0 to 1, how much of the most in the table; invalid where
                                ///< nothing is warm
        TypeRole,
    };
    enum class Figure { Mean, Killed };

    MatrixModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    Figure figure() const { return figure_; }
    void setFigure(Figure figure);

    /// Sets a monster beside the target, or takes the one of a column out again.
    void addMonster(int id);
    void removeColumn(int column);
    bool isRemovable(int column) const { return column >= firstMonster; }
    bool mayAdd() const;

    /// Column 0 is the type, column 1 the target.
    static constexpr int firstMonster = 2;

  Q_SIGNALS:
    /// The column of a monster that was added is there.
    void shown(int column);

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QString spoken(int row, int column) const override;
    QVariant other(int row, int column, int role) const override;
    void follow();
    /// Of a monster; −1 without one.
    int columnOf(int id) const;
    /// Null where there is none, as in the column of types.
    const ShortAnswer* answer(int row, int column) const;

    AttackEditor& editor_;
    DamageService& service_;
    Figure figure_ = Figure::Mean;
    std::shared_ptr<const AttackAnswers> answers_;
    double most_ = 0;
    int added_ = 0;  ///< id of the monster that is still to be shown; 0: of none
};

}  // namespace polyplan::ui
