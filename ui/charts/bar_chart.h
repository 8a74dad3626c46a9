#pragma once

#include <QColor>
#include <functional>
#include <vector>

#include "ui/charts/chart_view.h"

class QBarCategoryAxis;
class QBarSet;
class QGraphicsSimpleTextItem;
class QValueAxis;

namespace polyplan::ui {

struct Theme;

/// Horizontal bars, the first one on top, each with its name at the left and its figure at its end.
/// A bar may consist of several parts.
class BarChart : public ChartView {
    Q_OBJECT

  public:
    struct Part {
        QString name;
        std::function<QColor(const Theme&)> color;
        Qt::BrushStyle pattern = Qt::SolidPattern;  ///< tells parts of the same color apart
    };
    struct Bar {
        QString name;
        QString figure;             ///< what stands at the bar's end
        std::vector<double> parts;  ///< lengths, one for each part
        bool isMarked = false;      ///< the name is written bold
        QString told = {};          ///< in place of name and figure, of a bar that is pointed at
        bool operator==(const Bar&) const = default;
    };

    /// @param parts of which a bar may consist, from left to right
    explicit BarChart(std::vector<Part> parts, QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);

    /// Lets bars be chosen: with the pointer, or by arrows and Enter.
    void makeChoosable();
    /// Where a bar stands, name and figure included.
    QRect barRect(int bar) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void chosen(int bar);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void applyLook() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void placeTexts();
    void showToolTip(bool isInside, int bar, const Part& part);
    int rowHeight() const;
    void setCurrent(int bar);

    std::vector<Part> parts_;
    std::vector<Bar> bars_;
    int current_ = 0;
    QString plainName_;  ///< accessible name without the current bar
    std::vector<QBarSet*> sets_;
    std::vector<QGraphicsSimpleTextItem*> names_;
    std::vector<QGraphicsSimpleTextItem*> figures_;
    QBarCategoryAxis* rows_;
    QValueAxis* lengths_;
};

}  // namespace polyplan::ui
