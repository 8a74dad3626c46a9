#pragma once

#include <QAbstractTableModel>
#include <optional>

#include "ui/models/damage/damage_answers.h"

namespace polyplan::ui {

class DamageService;

/// The tables behind the current attack's figures: how often it does how much of what, and how
/// often that much was asked for.
class EffectsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Effect, Amount, Requested, Probability, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    explicit EffectsModel(DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        QString effect;
        QString amount;
        int number = 0;
        std::optional<double> requested;  ///< of turns only: what the type asks for
        double probability = 0;
        bool operator==(const Row&) const = default;
    };
    void follow();
    std::vector<Row> rowsOf(const oangband::Answer& answer) const;

    DamageService& service_;
    std::vector<Row> rows_;
};

}  // namespace polyplan::ui
