#include "ui/charts/distribution_plot.h"

#include <QAreaSeries>
#include <QGraphicsLayout>
#include <QGraphicsLineItem>
#include <QGraphicsSceneResizeEvent>
#include <QGraphicsSimpleTextItem>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

#include "ui/charts/curve_look.h"
#include "ui/charts/curve_plot.h"
#include "ui/charts/tick_texts.h"
#include "ui/look/figures.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int mostDistributionBins = 150;
constexpr double fillOpacity = 0.35;
constexpr int gridLines = 5;
constexpr double mostLabelsAcross = 8;
constexpr double leastPlotShare = 0.45;  ///< of the height, however long the legend

/// The least of 1, 2, 5, 10, 20, 50 … that is at least `amount`.
double roundStep(double amount) {
    double power = 1;
    while (power * 10 <= amount) {
        power *= 10;
    }
    while (power > amount) {
        power /= 10;
    }
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= amount) {
            return factor * power;
        }
    }
    return 10 * power;
}

/// The bin of a value where bins are so wide.
int binAmong(int value, int width) {
    return value <= 0 ? 0 : (value - 1) / width + 1;
}

/// Whether bins of a width hold equally many of the values that a curve has. The first and the last
/// of neighboring ones don't count: its values may begin and end within them.
bool holdsAlike(const DistributionCurve& curve, int width) {
    std::vector<std::pair<int, int>> held;  // bins, and how many values each holds
    for (const ValueOdds& share : curve.shares) {
        const int bin = binAmong(share.value, width);
        if (bin > 0 && (held.empty() || held.back().first != bin)) {
            held.emplace_back(bin, 0);
        }
        if (bin > 0) {
            ++held.back().second;
        }
    }
    int usual = 0;
    for (std::size_t i = 1; i + 1 < held.size(); ++i) {
        const bool isWithin =
            held[i - 1].first + 1 == held[i].first && held[i].first + 1 == held[i + 1].first;
        if (isWithin && usual == 0) {
            usual = held[i].second;
        }
        if (isWithin && held[i].second != usual) {
            return false;
        }
    }
    return true;
}

/// Of bins that hold now more, now fewer possible values the chart would be a saw: half more damage
/// leaves out every third number. Wider bins are alike, or the difference is small.
int evenWidth(const std::vector<DistributionCurve>& curves, int least) {
    constexpr int widthThatEvensOut = 12;
    constexpr int timesWider = 4;
    if (least == 1 || least > widthThatEvensOut) {
        return least;
    }
    for (int width = least; width <= timesWider * least; ++width) {
        if (std::ranges::all_of(curves, [width](const DistributionCurve& curve) {
                return holdsAlike(curve, width);
            })) {
            return width;
        }
    }
    return least;
}

double legendSample(const Metrics& metrics) {
    return 2.2 * metrics.em;
}

/// What stands for a curve in the legend.
class CurveSample : public QGraphicsItem {
  public:
    CurveSample(QRectF rect, const Theme& theme, const QFont& font, int look, QGraphicsItem* parent)
        : QGraphicsItem(parent), rect_(rect), theme_(theme), font_(font), look_(look) {}
    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setFont(font_);
        paintCurveSample(*painter, rect_, theme_, look_);
    }

  private:
    QRectF rect_;
    const Theme& theme_;
    QFont font_;
    int look_;
};

}  // namespace

DistributionPlot::DistributionPlot()
    : theme_(&Theme::light()), metrics_(QFont()), across_(new QValueAxis), up_(new QValueAxis) {
    addAxis(across_, Qt::AlignBottom);
    addAxis(up_, Qt::AlignLeft);
    for (QValueAxis* axis : {across_, up_}) {
        axis->setLabelsVisible(false);
        axis->setGridLineVisible(false);
        // Lines and numbers are items of its own: those of an axis stay behind where the plot
        // moves.
        axis->setLineVisible(false);
    }
    legend()->hide();
    setBackgroundVisible(false);
    setMargins({});
    layout()->setContentsMargins(0, 0, 0, 0);
}

void DistributionPlot::setLook(const Theme& theme, const Metrics& metrics) {
    theme_ = &theme;
    metrics_ = metrics;
    rebuild();
}

void DistributionPlot::setCurves(std::vector<DistributionCurve> curves, QString what,
                                 std::vector<ValueMark> marks) {
    if (curves == curves_ && what == what_ && marks == marks_) {
        return;
    }
    curves_ = std::move(curves);
    what_ = std::move(what);
    marks_ = std::move(marks);
    rebuild();
}

void DistributionPlot::reckonBins() {
    int most = 1;
    for (const DistributionCurve& curve : curves_) {
        if (!curve.shares.empty()) {
            most = std::max(most, curve.shares.back().value);
        }
    }
    for (const ValueMark& mark : marks_) {
        if (mark.value <= 1.5 * most) {
            most = std::max(most, static_cast<int>(std::ceil(mark.value)));
        }
    }
    binWidth_ = evenWidth(
        curves_, std::max(1, static_cast<int>(roundStep(most / double{mostDistributionBins}))));
    binCount_ = binOf(most) + 2;
}

int DistributionPlot::binOf(int value) const {
    return binAmong(value, binWidth_);
}

double DistributionPlot::acrossOf(double value) const {
    return value <= 0.5 ? value : (value - 0.5) / binWidth_ + 0.5;
}

Range DistributionPlot::bin(int index) const {
    return index == 0 ? Range{0, 0} : Range{(index - 1) * binWidth_ + 1, index * binWidth_};
}

double DistributionPlot::probability(const DistributionCurve& curve, Range bin) {
    double sum = 0;
    const auto first = std::ranges::lower_bound(curve.shares, bin.least, {}, &ValueOdds::value);
    for (auto share = first; share != curve.shares.end() && share->value <= bin.most; ++share) {
        sum += share->probability;
    }
    return sum;
}

std::vector<double> DistributionPlot::heights(const DistributionCurve& curve) const {
    std::vector<double> result(static_cast<std::size_t>(binCount_), 0.0);
    for (const ValueOdds& share : curve.shares) {
        result[static_cast<std::size_t>(std::min(binOf(share.value), binCount_ - 1))] +=
            share.probability;
    }
    return result;
}

void DistributionPlot::rebuild() {
    reckonBins();
    while (lines_.size() > curves_.size()) {
        removeSeries(lines_.back().area);
        removeSeries(lines_.back().upper);
        delete lines_.back().area;
        delete lines_.back().upper;
        lines_.pop_back();
    }
    while (lines_.size() < curves_.size()) {
        Line line;
        line.upper = new QLineSeries;
        line.lower = new QLineSeries;
        auto* top = new QLineSeries;
        line.area = new QAreaSeries(top, line.lower);
        top->setParent(line.area);
        line.lower->setParent(line.area);
        for (QAbstractSeries* series : {static_cast<QAbstractSeries*>(line.area),
                                        static_cast<QAbstractSeries*>(line.upper)}) {
            addSeries(series);
            series->attachAxis(across_);
            series->attachAxis(up_);
        }
        lines_.push_back(line);
    }
    double highest = 0;
    std::set<int> filled;
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        const DistributionCurve& curve = curves_[i];
        QList<QPointF> steps;
        steps.append({-0.5, 0});
        double previous = 0;
        const std::vector<double> tops = heights(curve);
        for (std::size_t each = 0; each < tops.size(); ++each) {
            highest = std::max(highest, tops[each]);
            if (tops[each] > 0) {
                filled.insert(static_cast<int>(each));
            }
            if (tops[each] != previous) {
                const double edge = static_cast<double>(each) - 0.5;
                steps.append({edge, previous});
                steps.append({edge, tops[each]});
                previous = tops[each];
            }
        }
        const double end = binCount_ - 0.5;
        steps.append({end, previous});
        steps.append({end, 0});
        const QColor color = faintIf(curve.isFaint, curveColor(*theme_, curve.look));
        QPen pen = curvePen(*theme_, metrics_, curve.look, curve.isStressed);
        pen.setColor(color);
        pen.setJoinStyle(Qt::MiterJoin);
        lines_[i].upper->setPen(pen);
        lines_[i].upper->replace(steps);
        lines_[i].area->upperSeries()->replace(steps);
        lines_[i].lower->replace(QList<QPointF>{{-0.5, 0}, {end, 0}});
        QColor fill = color;
        fill.setAlphaF(color.alphaF() *
                       static_cast<float>(curve.isStressed ? fillOpacity : fillOpacity / 3));
        lines_[i].area->setPen(Qt::NoPen);
        lines_[i].area->setBrush(fill);
    }
    filledBins_.assign(filled.begin(), filled.end());
    across_->setRange(-0.5, binCount_ - 0.5);
    grid_ = roundHeights(highest > 0 ? highest : 1, gridLines);
    up_->setRange(0, grid_.back());
    placeItems();
}

QPointF DistributionPlot::place(double x, double y) const {
    const QRectF plot = plotArea();
    return {plot.left() + (x + 0.5) / binCount_ * plot.width(),
            plot.bottom() - y / up_->max() * plot.height()};
}

void DistributionPlot::resizeEvent(QGraphicsSceneResizeEvent* event) {
    QChart::resizeEvent(event);
    placeItems();
}

void DistributionPlot::clearItems() {
    qDeleteAll(items_);
    items_.clear();
}

QGraphicsSimpleTextItem* DistributionPlot::write(const QString& text, const QColor& color) {
    auto* item = new QGraphicsSimpleTextItem(text, this);
    item->setFont(metrics_.small);
    item->setBrush(color);
    item->setZValue(30);
    items_.push_back(item);
    return item;
}

void DistributionPlot::placeItems() {
    clearItems();
    const double step = metrics_.step;
    const QFontMetrics words(metrics_.small);
    const QStringList gridTexts = tickTexts(grid_, true);
    int gridWidth = words.horizontalAdvance(QStringLiteral("88.88 %"));
    for (const QString& text : gridTexts) {
        gridWidth = std::max(gridWidth, words.horizontalAdvance(text));
    }
    const double left = gridWidth + 2 * step;
    const double low = 2.0 * metrics_.smallLine + 2 * step;
    const double aboveIt = metrics_.smallLine + step;  // names of marks
    const double roomOfLegend = (1 - leastPlotShare) * size().height() - low - aboveIt;
    // What everything around the chart is about needs no name, unless others are drawn with it.
    const bool isNamed = curves_.size() > 1 || (curves_.size() == 1 && !curves_[0].isStressed);
    const auto legend =
        isNamed ? legendEntries({std::max(10.0, size().width() - left - 2 * step), roomOfLegend})
                : std::vector<LegendEntry>();
    const double high = heightOf(legend) + aboveIt;
    const QRectF plot(left, high, std::max(10.0, size().width() - left - 2 * step),
                      std::max(10.0, size().height() - low - high));
    setPlotArea(plot);
    if (curves_.empty()) {
        return;
    }
    const auto rule = [&](QPointF from, QPointF to, const QPen& pen, double z) {
        auto* line = new QGraphicsLineItem(QLineF(from, to), this);
        line->setPen(pen);
        line->setZValue(z);
        items_.push_back(line);
    };
    for (qsizetype line = 0; line < gridTexts.size(); ++line) {
        const double y = place(0, grid_[static_cast<std::size_t>(line)]).y();
        rule({plot.left(), y}, {plot.right(), y}, QPen(theme_->divider, 1), 1);
        auto* text = write(gridTexts[line], theme_->mutedText);
        const QRectF box = text->boundingRect();
        text->setPos(left - step - box.width(), y - box.height() / 2);
    }
    const double across = double(binCount_) * binWidth_;
    const double widest = words.horizontalAdvance(decimal(across)) + metrics_.em;
    const double labels = std::clamp(std::floor(plot.width() / widest), 1.0, mostLabelsAcross);
    const double stepAcross = std::max(1.0, roundStep(across / labels));
    for (double value = 0; binOf(static_cast<int>(value)) < binCount_; value += stepAcross) {
        auto* text = write(decimal(value), theme_->mutedText);
        const QRectF box = text->boundingRect();
        const double x = place(acrossOf(value), 0).x() - box.width() / 2;
        text->setPos(std::min(x, size().width() - box.width()), plot.bottom() + step / 2);
    }
    auto* caption =
        write(binWidth_ == 1 ? what_ : tr("%1, %2 values to a step").arg(what_, decimal(binWidth_)),
              theme_->mutedText);
    caption->setPos(plot.center().x() - caption->boundingRect().width() / 2,
                    size().height() - metrics_.smallLine);
    for (const ValueMark& mark : marks_) {
        const double x = place(acrossOf(mark.value + 0.5), 0).x();
        if (x > plot.right()) {
            continue;
        }
        rule({x, plot.top() - step}, {x, plot.bottom()},
             QPen(theme_->text, std::max(1.0, metrics_.line / 14.0), Qt::DashLine), 25);
        auto* text = write(mark.name, theme_->text);
        const QRectF box = text->boundingRect();
        text->setPos(std::clamp(x - box.width() / 2, 0.0, size().width() - box.width()),
                     plot.top() - step - box.height());
    }
    placeLegend(legend, plot.left());
}

std::vector<DistributionPlot::LegendEntry> DistributionPlot::legendEntries(QSizeF room) const {
    std::vector<const DistributionCurve*> named;
    for (const DistributionCurve& curve : curves_) {
        named.push_back(&curve);
    }
    for (;;) {
        std::vector<LegendEntry> entries = entriesOf(named, room.width());
        const auto last = std::ranges::find_if(named.rbegin(), named.rend(),
                                               std::not_fn(&DistributionCurve::isStressed));
        if (heightOf(entries) <= room.height() || last == named.rend()) {
            return entries;
        }
        named.erase(std::next(last).base());
    }
}

std::vector<DistributionPlot::LegendEntry> DistributionPlot::entriesOf(
    const std::vector<const DistributionCurve*>& named, double width) const {
    const QFontMetrics words(metrics_.small);
    const double sample = legendSample(metrics_) + metrics_.step;
    std::vector<LegendEntry> entries;
    double x = 0;
    int row = 0;
    const auto add = [&](const QString& name, std::optional<int> look) {
        const double needed = (look ? sample : 0) + words.horizontalAdvance(name);
        if (x > 0 && x + needed > width) {
            x = 0;
            ++row;
        }
        entries.push_back({name, look, {x, 1.0 * row * metrics_.smallLine}});
        x += needed + 4 * metrics_.step;
    };
    for (const DistributionCurve* curve : named) {
        add(words.elidedText(curve->name, Qt::ElideRight, qRound(width - sample)), curve->look);
    }
    if (named.size() < curves_.size()) {
        add(tr("… and %1 more").arg(curves_.size() - named.size()), std::nullopt);
    }
    return entries;
}

double DistributionPlot::heightOf(const std::vector<LegendEntry>& entries) const {
    return entries.empty() ? 0 : entries.back().at.y() + metrics_.smallLine + metrics_.step;
}

void DistributionPlot::placeLegend(const std::vector<LegendEntry>& entries, double left) {
    const double sample = legendSample(metrics_);
    for (const LegendEntry& entry : entries) {
        double x = left + entry.at.x();
        if (entry.look) {
            auto* line = new CurveSample(QRectF(0, 0, sample, metrics_.smallLine), *theme_,
                                         metrics_.small, *entry.look, this);
            items_.push_back(line);
            line->setPos(x, entry.at.y());
            x += sample + metrics_.step;
        }
        write(entry.name, theme_->text)->setPos(x, entry.at.y());
    }
}

std::optional<Range> DistributionPlot::binAt(QPointF point) const {
    const QRectF plot = plotArea();
    if (curves_.empty() || !plot.contains(point)) {
        return std::nullopt;
    }
    const double x = (point.x() - plot.left()) / plot.width() * binCount_;
    return bin(std::clamp(static_cast<int>(x), 0, binCount_ - 1));
}

}  // namespace polyplan::ui
