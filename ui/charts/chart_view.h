#pragma once

#include <QChartView>

namespace polyplan::ui {

/// What the charts of the windows have in common: they lie in the text around them and look as the
/// window does.
class ChartView : public QChartView {
    Q_OBJECT

  protected:
    ChartView(QChart* chart, QWidget* parent);

    /// Takes on the window's colors and font; called whenever they change.
    virtual void applyLook() = 0;

    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
};

}  // namespace polyplan::ui
