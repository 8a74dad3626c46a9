#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/calculator/report.h"

namespace polyplan::ui {

/// How the figures come about, step by step in the game's order; a step's value and rule under the
/// roles of `ReportModel`.
class StepsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<Step> steps);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    std::vector<Step> steps_;
};

}  // namespace polyplan::ui
