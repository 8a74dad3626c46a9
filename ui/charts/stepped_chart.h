#pragma once

#include "ui/charts/chart_view.h"

namespace polyplan::ui {

/// A chart whose values the arrows go through, one after the other: where one is is marked, and
/// what stands there is shown as its tooltip would be and spoken.
class SteppedChart : public ChartView {
    Q_OBJECT

  protected:
    SteppedChart(QChart* chart, QWidget* parent);

    /// How many values there are to go through.
    virtual int stops() const = 0;
    /// What stands at one.
    virtual QString told(int stop) const = 0;
    /// Where it stands, in the chart's own coordinates.
    virtual double across(int stop) const = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

  private:
    void stopAt(int stop);

    int current_ = -1;   ///< none yet
    QString plainName_;  ///< accessible name without what stands there
};

}  // namespace polyplan::ui
