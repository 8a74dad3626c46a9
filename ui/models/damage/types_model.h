#pragma once

#include <QAbstractTableModel>

#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

class DamageService;

/// What each damage type does to the target of the current attack: what to throw at it.
class TypesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Type, Mean, Killed, KilledByCasts, Resistance, SideEffects, ColumnCount };
    enum Role { SortRole = Qt::UserRole, TypeRole };

    explicit TypesModel(DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void follow();
    const ShortAnswer* answer(int row) const;
    bool isKnown(int column) const;
    QString text(int row, int column) const;

    DamageService& service_;
    std::shared_ptr<const AttackAnswers> answers_;
};

}  // namespace polyplan::ui
