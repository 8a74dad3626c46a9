#pragma once

#include <vector>

#include "ui/charts/bar_chart.h"

namespace polyplan::ui {

class OutcomesModel;

/// The likeliest outcomes of a model as bars, wanted ones marked, and one bar for all others.
class OutcomesChart : public BarChart {
    Q_OBJECT

  public:
    explicit OutcomesChart(const OutcomesModel& model, QWidget* parent = nullptr);

  private:
    void follow();

    const OutcomesModel& model_;
};

}  // namespace polyplan::ui
