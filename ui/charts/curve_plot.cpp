#include "ui/charts/curve_plot.h"

#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QGraphicsPathItem>
#include <QGraphicsSceneResizeEvent>
#include <QGraphicsSimpleTextItem>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

#include "ui/charts/curve_look.h"
#include "ui/charts/tick_texts.h"
#include "ui/look/figures.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int marksPerCurve = 8;
/// Of the width, what names have at most: in a narrow plot more, until a few words have room.
constexpr double widestLabelShare = 0.3;
constexpr double narrowLabelShare = 0.45;
constexpr int labelEms = 9;
constexpr float bandOpacity = 0.22F;
constexpr double leaderWidth = 0.8;
const QList<qreal> twinDashes = {4, 5};

constexpr int fewestPieces = 2;
constexpr int mostPieces = 8;

/// A round step that cuts `most` into no more than so many pieces.
double tickStep(double most, int pieces) {
    const double rough = std::max(1.0, most / pieces);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (factor * power >= rough) {
            return factor * power;
        }
    }
    return 10 * power;
}

/// What lies between the upper and the lower edge of a curve's points.
template <typename Edge>
QPolygonF outlineOf(const Curve& curve, const Edge& edge) {
    QPolygonF outline;
    for (const CurvePoint& point : curve.points) {
        outline.append(edge(point, true));
    }
    for (auto point = curve.points.rbegin(); point != curve.points.rend(); ++point) {
        outline.append(edge(*point, false));
    }
    return outline;
}

}  // namespace

CurvePlot::CurvePlot()
    : theme_(&Theme::light()), metrics_(QFont()), across_(new QValueAxis), up_(new QValueAxis) {
    addAxis(across_, Qt::AlignBottom);
    addAxis(up_, Qt::AlignLeft);
    across_->setTickType(QValueAxis::TicksDynamic);
    across_->setMinorTickCount(0);
    up_->setTickCount(curveGridLines);
    across_->setLabelsVisible(false);
    up_->setLabelsVisible(false);
    up_->setLineVisible(false);
    across_->setGridLineVisible(false);
    legend()->hide();
    setBackgroundVisible(false);
    setMargins({});
    layout()->setContentsMargins(0, 0, 0, 0);
    connect(this, &QChart::plotAreaChanged, this, &CurvePlot::placeItems);
}

void CurvePlot::setLook(const Theme& theme, const Metrics& metrics) {
    theme_ = &theme;
    metrics_ = metrics;
    rebuild();
}

void CurvePlot::setCurves(std::vector<Curve> curves, CurveAxes axes) {
    if (curves == curves_ && axes == axes_) {
        return;
    }
    curves_ = std::move(curves);
    axes_ = std::move(axes);
    rebuild();
}

void CurvePlot::rebuild() {
    while (lines_.size() > curves_.size()) {
        removeSeries(lines_.back());
        delete lines_.back();
        lines_.pop_back();
    }
    while (lines_.size() < curves_.size()) {
        auto* line = new QLineSeries;
        addSeries(line);
        line->attachAxis(across_);
        line->attachAxis(up_);
        lines_.push_back(line);
    }
    spanAcross();
    up_->setRange(0, axes_.highest);
    for (QValueAxis* axis : {across_, up_}) {  // texts that are not shown take their room, too
        axis->setLabelsFont(metrics_.small);
        axis->setTitleFont(metrics_.small);
    }
    across_->setLinePenColor(theme_->divider);
    up_->setGridLineColor(theme_->divider);
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        QList<QPointF> points;
        for (const CurvePoint& point : curves_[i].points) {
            points.append({point.x, point.value});
        }
        lines_[i]->replace(points);
        QPen pen = curvePen(*theme_, metrics_, curves_[i].look, curves_[i].isStressed);
        if (curves_[i].isTwin) {
            pen.setDashPattern(twinDashes);
        }
        pen.setColor(colorOf(curves_[i]));
        lines_[i]->setPen(pen);
    }
    placeItems();
}

/// Either setter draws all ticks anew: the smaller span comes with the larger step, so that there
/// are never more than the few that are wanted.
void CurvePlot::spanAcross() {
    const bool isWider = width() > across_->max() - across_->min();
    if (isWider) {
        across_->setTickInterval(tickStep(width(), mostPieces));
    }
    across_->setRange(axes_.least, axes_.least + width());
    if (!isWider) {
        across_->setTickInterval(tickStep(width(), mostPieces));
    }
}

/// As many ticks as their numbers have room for.
void CurvePlot::tickAcross(double room) {
    const QFontMetrics letters(metrics_.small);
    const int number = metrics_.em + std::max(letters.horizontalAdvance(decimal(axes_.least)),
                                              letters.horizontalAdvance(decimal(axes_.most)));
    const int pieces = std::clamp(qFloor(room / number), fewestPieces, mostPieces);
    const double interval = tickStep(width(), pieces);
    if (interval != across_->tickInterval()) {
        across_->setTickInterval(interval);
    }
}

std::vector<double> CurvePlot::ticksAcross() const {
    const double interval = across_->tickInterval();
    const double last = std::floor(across_->max() / interval);
    std::vector<double> ticks;
    for (double tick = std::ceil(across_->min() / interval); tick <= last; ++tick) {
        ticks.push_back(tick * interval);
    }
    return ticks;
}

void CurvePlot::resizeEvent(QGraphicsSceneResizeEvent* event) {
    QChart::resizeEvent(event);
    placeItems();
}

QGraphicsSimpleTextItem* CurvePlot::write(const QString& text, const QFont& font,
                                          const QColor& color) {
    auto* item = new QGraphicsSimpleTextItem(text, this);
    item->setFont(font);
    item->setBrush(color);
    names_.push_back(item);
    return item;
}

void CurvePlot::addMarks(const QPainterPath& marks, const QColor& color, bool areHollow) {
    auto* item = new QGraphicsPathItem(marks, this);
    item->setPen(areHollow ? QPen(color, curveWidth(metrics_, false)) : QPen(theme_->window, 0.8));
    item->setBrush(areHollow ? theme_->window : color);
    marks_.push_back(item);
}

std::vector<const Curve*> CurvePlot::legends() const {
    std::vector<const Curve*> told;
    for (const Curve& curve : curves_) {
        const auto isTold = [&curve](const Curve* each) { return each->legend == curve.legend; };
        if (!curve.legend.isEmpty() && std::ranges::none_of(told, isTold)) {
            told.push_back(&curve);
        }
    }
    return told;
}

double CurvePlot::writeLegends() {
    const double radius = markRadius(metrics_);
    double left = size().width();
    for (const Curve* curve : legends() | std::views::reverse) {
        auto* text = write(curve->legend, endFont(*curve, metrics_), theme_->mutedText);
        left -= text->boundingRect().width() + metrics_.step;
        text->setPos(left, size().height() - metrics_.smallLine);
        left -= metrics_.step + radius;
        const QPointF middle(left, size().height() - metrics_.smallLine / 2.0);
        addMarks(QTransform::fromTranslate(middle.x(), middle.y())
                     .scale(radius, radius)
                     .map(markShape(curve->look)),
                 theme_->mutedText, curve->isTwin);
        left -= radius + 2 * metrics_.step;
    }
    return left;
}

void CurvePlot::placeItems() {
    const QSignalBlocker quiet(this);
    qDeleteAll(marks_);
    qDeleteAll(names_);
    marks_.clear();
    names_.clear();
    const double step = metrics_.step;
    const int widest =
        qRound(std::max(size().width() * widestLabelShare,
                        std::min<double>(size().width() * narrowLabelShare,
                                         static_cast<double>(labelEms) * metrics_.em)));
    const double low = 2.0 * metrics_.smallLine + 2 * step;
    const double high = metrics_.smallLine / 2.0 + 2;
    const double tall = std::max(10.0, size().height() - low - high);
    const EndPlaces places = endPlaces();
    const std::vector<EndName> ends = places.names({0, high, 1, tall}, widest);
    double nameWidth = 0;
    bool isLed = false;
    for (const EndName& end : ends) {
        nameWidth = std::max(nameWidth, end.width);
        isLed = isLed || places.isAway(end);
    }
    std::vector<double> grid;
    grid.reserve(curveGridLines);
    for (int i = 0; i < curveGridLines; ++i) {
        grid.push_back(axes_.highest * i / (curveGridLines - 1));
    }
    const QStringList gridTexts = tickTexts(grid, axes_.isProbability);
    int gridWidth = 0;
    for (const QString& text : gridTexts) {
        gridWidth = std::max(gridWidth, QFontMetrics(metrics_.small).horizontalAdvance(text));
    }
    const double left = gridWidth + 2 * step;
    const double gap = (isLed ? 4 : 2) * step;
    const double right = nameWidth + gap + step;
    const QRectF plot(left, high, std::max(10.0, size().width() - left - right), tall);
    setPlotArea(plot);
    tickAcross(plot.width());
    // The axes follow a fixed plot area only with the next layout.
    layout()->invalidate();
    layout()->activate();
    const auto place = [&](double x, double value) { return placeOf(plot, x, value); };

    for (int i = 0; i < curveGridLines; ++i) {
        auto* text = write(gridTexts[i], metrics_.small, theme_->mutedText);
        const QRectF box = text->boundingRect();
        const double y = place(0, grid[static_cast<std::size_t>(i)]).y();
        text->setPos(left - step - box.width(), y - box.height() / 2);
    }
    const std::vector<double> ticks = ticksAcross();
    const QStringList tickWords = tickTexts(ticks, false);
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        auto* text = write(tickWords[static_cast<qsizetype>(i)], metrics_.small, theme_->mutedText);
        const double width = text->boundingRect().width();
        const double x = place(ticks[i], 0).x() - width / 2;
        text->setPos(std::min(x, size().width() - width), plot.bottom() + step);
    }
    if (axes_.mark) {
        QPainterPath upright(place(*axes_.mark, 0));
        upright.lineTo(place(*axes_.mark, axes_.highest));
        auto* mark = new QGraphicsPathItem(upright, this);
        mark->setPen(QPen(theme_->accent, std::max(1.0, metrics_.line / 12.0), Qt::DashLine));
        marks_.push_back(mark);
    }
    for (const Curve& curve : curves_) {
        shadeBand(curve, plot);
        shadeErrors(curve, plot);
    }
    auto* caption = write(axes_.x, metrics_.small, theme_->mutedText);
    const double captionWidth = caption->boundingRect().width();
    caption->setPos(std::min(plot.center().x() - captionWidth / 2, writeLegends() - captionWidth),
                    size().height() - metrics_.smallLine);

    const double radius = markRadius(metrics_);
    for (const Curve& curve : curves_) {
        QPainterPath marks;
        const QPainterPath shape = markShape(curve.look);
        const auto count = curve.points.size();
        const auto every = std::max<std::size_t>(1, count / marksPerCurve);
        for (std::size_t i = 0; i < count; ++i) {
            const CurvePoint& point = curve.points[i];
            const QPointF at = place(point.x, point.value);
            if (i % every == 0 || i + 1 == count) {
                marks.addPath(
                    QTransform::fromTranslate(at.x(), at.y()).scale(radius, radius).map(shape));
            }
        }
        marks.setFillRule(Qt::WindingFill);
        addMarks(marks, colorOf(curve), curve.isTwin);
    }
    for (QGraphicsPathItem* each : marks_) {
        each->setZValue(20);
    }

    for (const EndName& end : writeWithin(ends, plot)) {
        writeBesidePlot(end, plot, gap);
    }
}

std::vector<EndName> CurvePlot::writeWithin(const std::vector<EndName>& ends, const QRectF& plot) {
    const EndPlaces places = endPlaces();
    std::vector<EndName> others;
    std::vector<QRectF> taken;
    for (const EndName& end : ends) {
        const auto place =
            places.endsEarly(end) ? places.freePlace(end, plot, taken) : std::nullopt;
        if (place) {
            write(end.text, endFont(*end.curve, metrics_), colorOf(*end.curve))
                ->setPos(place->topLeft());
            taken.push_back(*place);
        } else {
            others.push_back(end);
        }
    }
    places.spread(others, plot);
    return others;
}

/// A line that leads to it through the plot is not to be taken for a curve: it has no color, hangs
/// on the curve's last mark and leaves its height at once.
void CurvePlot::writeBesidePlot(const EndName& end, const QRectF& plot, double gap) {
    const Curve& curve = *end.curve;
    auto* name = write(end.text, endFont(curve, metrics_), colorOf(curve));
    name->setPos(plot.right() + gap, end.middle - name->boundingRect().height() / 2);
    const EndPlaces places = endPlaces();
    if (!places.isAway(end)) {
        return;
    }
    const bool isEarly = places.endsEarly(end);
    const double radius = markRadius(metrics_);
    const QPointF mark(placeOf(plot, end.across, 0).x(), end.wanted);
    const QPointF inwards(0, mark.y() < plot.center().y() ? 1 : -1);
    QPainterPath path(mark + (isEarly ? inwards * radius : QPointF(radius + 1, 0)));
    if (isEarly) {
        path.lineTo(mark + inwards * (radius + metrics_.step));
    }
    path.lineTo(plot.right() + gap - 2, end.middle);
    auto* leader = new QGraphicsPathItem(path, this);
    leader->setPen(QPen(isEarly ? theme_->mutedText : colorOf(curve), leaderWidth));
    marks_.push_back(leader);
}

QColor CurvePlot::colorOf(const Curve& curve) const {
    return faintIf(curve.isFaint, curveColor(*theme_, curve.look));
}

double CurvePlot::namesBottom() const {
    return size().height() - (legends().empty() ? 0 : metrics_.smallLine);
}

EndPlaces CurvePlot::endPlaces() const {
    return {curves_, axes_, metrics_, namesBottom()};
}

QString CurvePlot::valueText(double value) const {
    return axes_.isProbability ? percent(value) : significant(value, 6);
}

double CurvePlot::acrossAt(QPointF place) const {
    const QRectF plot = plotArea();
    return axes_.least + (place.x() - plot.left()) / plot.width() * width();
}

QGraphicsPathItem* CurvePlot::addBand(const QPolygonF& outline, const Curve& curve) {
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    auto* band = new QGraphicsPathItem(path, this);
    QColor color = curveColor(*theme_, curve.look);
    color.setAlphaF(bandOpacity);
    band->setPen(Qt::NoPen);
    band->setBrush(color);
    marks_.push_back(band);
    return band;
}

/// A stressed curve's band is filled, that of another one hatched.
void CurvePlot::shadeBand(const Curve& curve, const QRectF& plot) {
    if (curve.band.isEmpty()) {
        return;
    }
    QGraphicsPathItem* band =
        addBand(outlineOf(curve,
                          [&](const CurvePoint& point, bool isUpper) {
                              return placeOf(plot, point.x, isUpper ? point.high : point.low);
                          }),
                curve);
    if (!curve.isStressed) {
        QColor color = curveColor(*theme_, curve.look);
        color.setAlphaF(2 * bandOpacity);
        band->setBrush(QBrush(color, Qt::BDiagPattern));
    }
}

/// A point by itself has a bar.
void CurvePlot::shadeErrors(const Curve& curve, const QRectF& plot) {
    const bool isSampled = std::ranges::any_of(
        curve.points, [](const CurvePoint& point) { return point.standardError > 0; });
    if (!isSampled) {
        return;
    }
    const auto edge = [&](const CurvePoint& point, bool isUpper) {
        const double value = point.value + (isUpper ? 1 : -1) * point.standardError;
        return placeOf(plot, point.x, std::clamp(value, 0.0, axes_.highest));
    };
    QGraphicsPathItem* band = addBand(outlineOf(curve, edge), curve);
    if (curve.points.size() == 1) {
        const QColor color = curveColor(*theme_, curve.look);
        band->setPen(QPen(color, std::max(1.0, metrics_.line / 14.0)));
    }
}

}  // namespace polyplan::ui
