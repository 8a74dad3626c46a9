#pragma once

#include <QWidget>

namespace polyplan::ui {

class BarChart;
class OddsService;
class PlanDocument;

/// Which share of each pile's items one zap loses on average, by cause.
class LossPanel : public QWidget {
    Q_OBJECT

  public:
    LossPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  private:
    void follow();

    PlanDocument& document_;
    OddsService& odds_;
    BarChart* chart_;
};

}  // namespace polyplan::ui
