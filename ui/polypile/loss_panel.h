#pragma once

#include <QWidget>

#include "ui/models/figure_role.h"

namespace polyplan::ui {

class BarChart;
class Legend;
class OddsService;
class PlanDocument;
class SectionLabel;

/// Which share of each pile's items the first zap loses on average, by cause.
class LossPanel : public QWidget {
    Q_OBJECT

  public:
    LossPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// Where a number comes from.
    void derivationAsked(const polyplan::ui::FigureName& figure, const QRect& near);

  private:
    void ask(int bar);
    void follow();
    void showCauses();

    PlanDocument& document_;
    OddsService& odds_;
    SectionLabel* title_;
    BarChart* chart_;
    Legend* legend_;
};

}  // namespace polyplan::ui
