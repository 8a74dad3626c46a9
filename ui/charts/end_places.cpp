#include "ui/charts/end_places.h"

#include <QFontMetrics>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/curve_look.h"
#include "ui/charts/end_names.h"

namespace polyplan::ui {

namespace {

/// Where a name may stand beside the end of its curve, the best first: so many rows above or below.
constexpr std::array<int, 7> rowsBesideEnds = {0, -1, 1, -2, 2, -3, 3};

const QString& wholeEndName(const Curve& curve) {
    return curve.legend.isEmpty() ? curve.name : curve.brief;
}

int linesOf(const QString& text) {
    return 1 + static_cast<int>(text.count(u'\n'));
}

}  // namespace

QFont endFont(const Curve& curve, const Metrics& metrics) {
    QFont font = metrics.small;
    font.setBold(curve.isStressed);
    return font;
}

std::vector<EndName> EndPlaces::names(const QRectF& plot, int widest) const {
    std::vector<EndName> ends;
    for (const Curve& curve : curves_) {
        const CurvePoint last =
            curve.points.empty() ? CurvePoint{.x = axes_.most} : curve.points.back();
        ends.push_back({.curve = &curve,
                        .text = endText(curve, widest),
                        .across = last.x,
                        .wanted = axes_.placeIn(plot, 0, last.value).y()});
    }
    const double line = metrics_.smallLine;
    const double lowest = bottom_;
    const auto height = [&ends, line] {
        int lines = 0;
        for (const EndName& end : ends) {
            lines += linesOf(end.text);
        }
        return lines * line;
    };
    if (height() > lowest) {
        std::erase_if(ends, [this](const EndName& end) { return hasNameOfAnother(*end.curve); });
    }
    const bool areCut = height() > lowest;
    std::ranges::stable_sort(ends, {}, &EndName::wanted);
    for (EndName& end : ends) {
        const QFontMetrics letters(endFont(*end.curve, metrics_));
        if (areCut) {
            end.text = letters.elidedText(wholeEndName(*end.curve), Qt::ElideRight, widest);
        }
        end.width = letters.size(0, end.text).width() + 1;
    }
    spread(ends, plot);
    return ends;
}

QString EndPlaces::endText(const Curve& curve, int widest) const {
    return endNameOf(wholeEndName(curve), curve.brief, QFontMetrics(endFont(curve, metrics_)),
                     widest);
}

/// Whether the legend alone tells it from the other curve of its color.
bool EndPlaces::hasNameOfAnother(const Curve& curve) const {
    return curve.isTwin && !curve.legend.isEmpty() &&
           std::ranges::any_of(curves_, [&curve](const Curve& other) {
               return !other.isTwin && other.look == curve.look;
           });
}

void EndPlaces::spread(std::vector<EndName>& ends, const QRectF& plot) const {
    const double line = metrics_.smallLine;
    double height = 0;
    std::vector<Stacked> boxes;
    for (const EndName& end : ends) {
        boxes.push_back({end.wanted, linesOf(end.text) * line});
        height += boxes.back().height;
    }
    // Beside a low plot, names may also stand below it, and closer rather than not at all.
    const double usualBottom = plot.bottom() + line / 2;
    const double bottom = height > usualBottom ? bottom_ : usualBottom;
    const std::vector<double> middles = spreadApart(boxes, 0, bottom);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        ends[i].middle = middles[i];
    }
}

std::optional<QRectF> EndPlaces::freePlace(const EndName& end, const QRectF& plot,
                                           const std::vector<QRectF>& taken) const {
    const QSizeF size(end.width, linesOf(end.text) * metrics_.smallLine);
    const double away = markRadius(metrics_) + metrics_.step;
    const double across = axes_.placeIn(plot, end.across, 0).x();
    const auto isTaken = [&taken](const QRectF& place) {
        return std::ranges::any_of(taken,
                                   [&place](const QRectF& each) { return each.intersects(place); });
    };
    for (const double left : {across + away, across - away - size.width()}) {
        for (const int row : rowsBesideEnds) {
            const double off = row == 0 ? 0 : away + (std::abs(row) - 0.5) * size.height();
            const double middle = end.wanted + (row < 0 ? -off : off);
            const QRectF place(QPointF(left, middle - size.height() / 2), size);
            if (plot.contains(place) && !isCrossed(place, plot) && !isTaken(place)) {
                return place;
            }
        }
    }
    return std::nullopt;
}

bool EndPlaces::isCrossed(const QRectF& place, const QRectF& plot) const {
    const double radius = markRadius(metrics_);
    return std::ranges::any_of(curves_, [&](const Curve& curve) {
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const CurvePoint& from = curve.points[i > 0 ? i - 1 : 0];
            const CurvePoint& to = curve.points[i];
            const QRectF piece(axes_.placeIn(plot, from.x, from.value),
                               axes_.placeIn(plot, to.x, to.value));
            if (piece.normalized().adjusted(-radius, -radius, radius, radius).intersects(place)) {
                return true;
            }
        }
        return false;
    });
}

/// Whether a line has to lead from the curve to its name.
bool EndPlaces::isAway(const EndName& end) const {
    return endsEarly(end) || std::abs(end.middle - end.wanted) > metrics_.smallLine / 2.0;
}

bool EndPlaces::endsEarly(const EndName& end) const {
    return end.across < axes_.most;
}

}  // namespace polyplan::ui
