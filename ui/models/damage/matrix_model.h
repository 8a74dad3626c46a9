#pragma once

#include <QAbstractTableModel>

#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

class AttackEditor;
class DamageService;

/// All damage types against the target and the monsters that the current attack sets beside it.
class MatrixModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role {
        SortRole = Qt::UserRole,
        HeatRole,  ///< 0 to 1, how much of the most in the table; invalid where nothing is warm
        TypeRole,
    };
    enum class Figure { Mean, Killed };

    MatrixModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    Figure figure() const { return figure_; }
    void setFigure(Figure figure);

    /// Sets a monster beside the target, or takes the one of a column out again.
    void addMonster(int id);
    void removeColumn(int column);
    bool isRemovable(int column) const { return column >= firstMonster; }
    bool mayAdd() const;

    /// Column 0 is the type, column 1 the target.
    static constexpr int firstMonster = 2;

  private:
    void follow();
    const ShortAnswer* answer(const QModelIndex& index) const;
    double value(const ShortAnswer& answer) const;

    AttackEditor& editor_;
    DamageService& service_;
    Figure figure_ = Figure::Mean;
    std::shared_ptr<const AttackAnswers> answers_;
    int columns_ = firstMonster;
    double most_ = 0;
};

}  // namespace polyplan::ui
