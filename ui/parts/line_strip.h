#pragma once

#include <QWidget>

#include "ui/parts/line_miniature.h"

namespace polyplan::ui {

class ComparisonService;
class PlanDocument;

/// The lines of the strategies that are compared, small and in one scale.
class LineStrip : public QWidget {
    Q_OBJECT

  public:
    LineStrip(PlanDocument& document, ComparisonService& service, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void follow();
    LineMiniatures lines() const;

    PlanDocument& document_;
    ComparisonService& service_;
};

}  // namespace polyplan::ui
