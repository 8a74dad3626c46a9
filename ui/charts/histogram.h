#pragma once

#include <QWidget>
#include <span>
#include <vector>

#include "core/probability/value_odds.h"

namespace polyplan::ui {

/// How likely each of some whole numbers is, as bars side by side with the mean marked. The bars
/// can be gone through with the arrow keys; what the current or the pointed-at one says is written
/// above them.
class Histogram : public QWidget {
    Q_OBJECT

  public:
    explicit Histogram(QWidget* parent = nullptr);

    /// @param bins in order; those at the ends that are hardly ever hit are left out
    void setBins(std::span<const RangeOdds> bins, double mean);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    QRectF plot() const;
    QRectF column(int bin) const;
    QString said(int bin) const;
    void setCurrent(int bin);

    std::vector<RangeOdds> bins_;
    double mean_ = 0;
    int current_ = -1;
    QString plainToolTip_;  ///< where no bar is current
};

}  // namespace polyplan::ui
