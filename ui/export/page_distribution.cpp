#include "ui/export/page_distribution.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "ui/charts/tick_texts.h"
#include "ui/export/page_text.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int mostBars = 90;
constexpr int leastSpan = 12;           // values that are near to 0, or to a mark, by less
constexpr double widestBar = 1 / 12.0;  // of the width
constexpr int gridLines = 3;
constexpr int mostTicks = 6;
constexpr double columnShare = 0.84;

/// The next of 1, 2, 5, 10, 20 … that is not less.
int roundStep(double least) {
    int unit = 1;
    for (;;) {
        for (const int factor : {1, 2, 5}) {
            if (factor * unit >= least) {
                return factor * unit;
            }
        }
        unit *= 10;
    }
}

/// The values of a distribution cut into bars.
class Bars {
  public:
    /// @param hp a value above all where nothing is marked
    Bars(const Series& series, int hp) {
        const Range values = shownValues(series, hp);
        first_ = values.least;
        width_ = roundStep((values.most - first_ + 1) / static_cast<double>(mostBars));
        first_ -= first_ % width_;
        const int bars = (values.most - first_) / width_ + 1;
        killed_.resize(static_cast<std::size_t>(bars));
        survived_.resize(killed_.size());
        for (const SeriesPoint& point : series.points) {
            const auto value = static_cast<int>(point.x);
            const int place = (value - first_) / width_;
            const auto bar = static_cast<std::size_t>(place);
            (value > hp ? killed_ : survived_)[bar] += point.value;
        }
    }

    std::size_t count() const { return killed_.size(); }
    int width() const { return width_; }
    int first() const { return first_; }
    int end() const { return first_ + static_cast<int>(count()) * width_; }
    double killed(std::size_t bar) const { return killed_[bar]; }
    double survived(std::size_t bar) const { return survived_[bar]; }
    double highest() const {
        double most = 0;
        for (std::size_t bar = 0; bar < count(); ++bar) {
            most = std::max(most, killed_[bar] + survived_[bar]);
        }
        return most;
    }

  private:
    int first_ = 0;
    int width_ = 1;
    std::vector<double> killed_;
    std::vector<double> survived_;
};

class Picture {
  public:
    Picture(QPainter& painter, const QRect& rect, const Bars& bars, const PageStyle& style)
        : painter_(painter),
          bars_(bars),
          style_(style),
          grid_(roundHeights(bars.highest(), gridLines)) {
        const Metrics& metrics = style.metrics;
        gridTexts_ = tickTexts(grid_, true);
        int labels = QFontMetrics(metrics.small).horizontalAdvance(percent(0.8888));
        for (const QString& text : gridTexts_) {
            labels = std::max(labels, QFontMetrics(metrics.small).horizontalAdvance(text));
        }
        plot_ = rect.adjusted(labels + 2 * metrics.step, metrics.smallLine + metrics.step,
                              -metrics.em, -2 * metrics.smallLine - metrics.step);
    }

    /// @param mean whose words have the other side of the line below the chart
    void paintGrid(const QString& axis, double mean) {
        const Metrics& metrics = style_.metrics;
        for (int line = 0; line < gridTexts_.size(); ++line) {
            const double y = yOf(grid_[static_cast<std::size_t>(line)]);
            painter_.setPen(line == 0 ? style_.theme.mutedText : style_.theme.divider);
            painter_.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right() + 1, y));
            const QRectF label(0, y - metrics.smallLine / 2.0, plot_.left() - metrics.step,
                               metrics.smallLine);
            drawLine(painter_, label.toRect(), Qt::AlignRight, metrics.small,
                     style_.theme.mutedText, gridTexts_[line]);
        }
        const int widest =
            QFontMetrics(metrics.small).horizontalAdvance(decimal(bars_.end())) + metrics.em;
        const int ticks = std::clamp(plot_.width() / widest, 1, mostTicks);
        const int step = roundStep((bars_.end() - bars_.first()) / static_cast<double>(ticks));
        for (int value = (bars_.first() + step - 1) / step * step; value < bars_.end();
             value += step) {
            writeBelow(middleOf(value), 0, decimal(value));
        }
        drawLine(painter_,
                 QRect(plot_.left(), plot_.bottom() + 1 + metrics.step + metrics.smallLine,
                       plot_.width(), metrics.smallLine),
                 isRight(mean) ? Qt::AlignLeft : Qt::AlignRight, metrics.small,
                 style_.theme.mutedText,
                 bars_.width() == 1
                     ? axis
                     : QStringLiteral("%1, %2 values a bar").arg(axis, decimal(bars_.width())));
    }

    void paintBars() {
        const double each = plot_.width() / static_cast<double>(bars_.count());
        const double width = std::min(each * columnShare, plot_.width() * widestBar);
        for (std::size_t bar = 0; bar < bars_.count(); ++bar) {
            const double survived = yOf(bars_.survived(bar));
            const double both = yOf(bars_.survived(bar) + bars_.killed(bar));
            const double left = plot_.left() + each * (static_cast<double>(bar) + 0.5) - width / 2;
            const double bottom = yOf(0);
            painter_.fillRect(QRectF(left, survived, width, bottom - survived), style_.theme.other);
            painter_.fillRect(QRectF(left, both, width, survived - both), style_.theme.wanted);
        }
    }

    /// A line where damage begins to kill, if that is in sight.
    void paintHitPoints(int hp) {
        if (hp + 1 <= bars_.first() || hp + 1 >= bars_.end()) {
            return;
        }
        const double x = plot_.left() + plot_.width() * (hp + 1 - bars_.first()) /
                                            static_cast<double>(bars_.end() - bars_.first());
        painter_.setPen(QPen(style_.theme.text, 1, Qt::DashLine));
        painter_.drawLine(QPointF(x, plot_.top() - style_.metrics.smallLine),
                          QPointF(x, plot_.bottom() + 1));
        const QString text = QStringLiteral("more than %1 kills").arg(decimal(hp));
        const int width = QFontMetrics(style_.metrics.small).horizontalAdvance(text);
        const bool isRight = x + width + style_.metrics.step > plot_.right();
        const int gap = style_.metrics.step;
        drawLine(painter_,
                 QRect(static_cast<int>(x) + (isRight ? -width - gap : gap),
                       plot_.top() - style_.metrics.smallLine - gap, width + 1,
                       style_.metrics.smallLine),
                 Qt::AlignLeft, style_.metrics.small, style_.theme.text, text);
    }

    void paintMean(double mean) {
        const double x = middleOf(mean);
        const int side = style_.metrics.step;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(style_.theme.accent);
        const double y = plot_.bottom() + 1;
        painter_.drawPolygon(QPolygonF({QPointF(x, y + 1), QPointF(x - side, y + 1.6 * side),
                                        QPointF(x + side, y + 1.6 * side)}));
        const QString text = QStringLiteral("mean %1").arg(decimal(mean, 1));
        const int width = QFontMetrics(style_.metrics.small).horizontalAdvance(text) + 1;
        const int left = std::clamp(static_cast<int>(std::lround(x)) - width / 2, plot_.left(),
                                    plot_.right() + 1 - width);
        drawLine(painter_,
                 QRect(left, plot_.bottom() + 1 + side + style_.metrics.smallLine, width,
                       style_.metrics.smallLine),
                 Qt::AlignLeft, style_.metrics.small, style_.theme.accent, text);
    }

  private:
    double yOf(double share) const {
        return plot_.bottom() + 1 - plot_.height() * std::min(1.0, share / grid_.back());
    }
    double middleOf(double value) const {
        return plot_.left() + plot_.width() * (value - bars_.first() + 0.5) /
                                  static_cast<double>(bars_.end() - bars_.first());
    }

    bool isRight(double value) const { return middleOf(value) > plot_.center().x(); }

    void writeBelow(double x, int row, const QString& text) {
        const int width = QFontMetrics(style_.metrics.small).horizontalAdvance(text);
        const QRect rect(static_cast<int>(std::lround(x)) - width / 2,
                         plot_.bottom() + 1 + style_.metrics.step + row * style_.metrics.smallLine,
                         width + 1, style_.metrics.smallLine);
        drawLine(painter_, rect, Qt::AlignLeft, style_.metrics.small, style_.theme.mutedText, text);
    }

    QPainter& painter_;
    const Bars& bars_;
    const PageStyle& style_;
    QRect plot_;
    std::vector<double> grid_;  ///< probabilities, the top of the axis the last
    QStringList gridTexts_;
};

}  // namespace

Range shownValues(const Series& series, int mark) {
    const auto least = static_cast<int>(series.points.front().x);
    const auto most = static_cast<int>(series.points.back().x);
    const int span = std::max(most - least, leastSpan);
    const bool isMarkBeyond = mark >= most && mark <= most + span / 2;
    return {.least = least < span ? 0 : least - span / 8,
            .most = isMarkBeyond ? mark + std::max(1, span / 16) : most};
}

void paintDistribution(QPainter& painter, const QRect& rect, const Series& series,
                       std::optional<double> mark, double mean, const PageStyle& style) {
    const int hp = mark ? static_cast<int>(*mark) : std::numeric_limits<int>::max() / 2;
    const Bars bars(series, hp);
    painter.save();
    painter.translate(rect.topLeft());
    Picture picture(painter, QRect(QPoint(), rect.size()), bars, style);
    picture.paintGrid(toQString(series.xLabel), mean);
    picture.paintBars();
    picture.paintHitPoints(hp);
    picture.paintMean(mean);
    painter.restore();
}

}  // namespace polyplan::ui
