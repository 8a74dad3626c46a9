#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/calculator/report.h"

namespace polyplan::ui {

/// How the figures come about, step by step in the game's order; a step's value and rule also under
/// the roles of `ReportModel`, in any column.
class StepsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Text, Value, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<Step> steps);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<Step> steps_;
};

}  // namespace polyplan::ui
