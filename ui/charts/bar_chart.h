#pragma once

#include <QChartView>
#include <QColor>
#include <functional>
#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QGraphicsSimpleTextItem;
class QValueAxis;

namespace polyplan::ui {

struct Theme;

/// Horizontal bars, the first one on top, each with its name at the left and its figure at its end.
/// A bar may consist of several parts.
class BarChart : public QChartView {
    Q_OBJECT

  public:
    struct Part {
        QString name;
        std::function<QColor(const Theme&)> color;
    };
    struct Bar {
        QString name;
        QString figure;             ///< what stands at the bar's end
        std::vector<double> parts;  ///< lengths, one for each part
        bool isMarked = false;      ///< the name is written bold
        bool operator==(const Bar&) const = default;
    };

    /// @param parts of which a bar may consist, from left to right
    explicit BarChart(std::vector<Part> parts, QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void applyLook();
    void placeTexts();
    void showToolTip(bool isInside, int bar, const Part& part);
    int rowHeight() const;

    std::vector<Part> parts_;
    std::vector<Bar> bars_;
    std::vector<QBarSet*> sets_;
    std::vector<QGraphicsSimpleTextItem*> names_;
    std::vector<QGraphicsSimpleTextItem*> figures_;
    QBarCategoryAxis* rows_;
    QValueAxis* lengths_;
};

}  // namespace polyplan::ui
