#include "ui/export/page_charts.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>

#include "ui/charts/curve_look.h"
#include "ui/look/figures.h"

namespace polyplan::ui {

namespace {

constexpr double rowBarShare = 0.62;  ///< of a row that its bar takes
/// How far the axis reaches beyond the longest bar, so that its figure has room.
constexpr double axisReach = 1.28;
constexpr double leastReach = 1e-6;

/// One row of a chart, the top row first.
struct Row {
    QString label;
    QString figure;
    std::vector<double> parts;
    bool stressed = false;
};

int rowHeight(const PageStyle& style) {
    return style.metrics.smallLine + style.metrics.step;
}

int heightOf(std::size_t rows, const PageStyle& style) {
    return static_cast<int>(std::max<std::size_t>(1, rows)) * rowHeight(style);
}

double length(const Row& row) {
    double sum = 0;
    for (const double part : row.parts) {
        sum += part;
    }
    return sum;
}

/// Writes the rows' names left of their bars, and their figures right of them: an axis of the chart
/// would cut the names to the height of its own margins.
void addTexts(QChart& chart, QAbstractSeries& series, const std::vector<Row>& rows,
              const PageStyle& style) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        QFont font = style.metrics.small;
        font.setBold(row.stressed);
        const QFontMetrics metrics(font);
        const auto add = [&](const QString& text, const QColor& color, QPointF middleLeft) {
            auto* item = new QGraphicsSimpleTextItem(text, &chart);
            item->setFont(font);
            item->setBrush(color);
            item->setPos(middleLeft - QPointF(0, metrics.height() / 2.0));
        };
        const double at = static_cast<double>(rows.size() - 1 - i);
        const double gap = style.metrics.step;
        const QPointF start = chart.mapToPosition({0, at}, &series);
        const QString label =
            metrics.elidedText(row.label, Qt::ElideRight, static_cast<int>(start.x() - gap));
        add(label, style.theme.text, start - QPointF(gap + metrics.horizontalAdvance(label), 0));
        add(row.figure, row.stressed ? style.theme.text : style.theme.mutedText,
            chart.mapToPosition({length(row), at}, &series) + QPointF(gap, 0));
    }
}

/// The room that the longest name needs, up to half the width.
double labelWidth(const std::vector<Row>& rows, int width, const PageStyle& style) {
    QFont font = style.metrics.small;
    font.setBold(true);
    const QFontMetrics metrics(font);
    int longest = 0;
    for (const Row& row : rows) {
        longest = std::max(longest, metrics.horizontalAdvance(row.label));
    }
    return std::min(longest, width / 2) + 2 * style.metrics.step;
}

std::vector<Row> rowsOf(const std::vector<ComparedBar>& bars, int parts) {
    std::vector<Row> rows;
    for (const ComparedBar& bar : bars) {
        Row& row = rows.emplace_back(Row{bar.isFirst ? bar.category : QString(), bar.figure,
                                         std::vector<double>(static_cast<std::size_t>(parts))});
        row.parts[static_cast<std::size_t>(bar.column)] = bar.value;
    }
    return rows;
}

QBarCategoryAxis* rowAxis(std::size_t rows) {
    auto* axis = new QBarCategoryAxis;
    for (std::size_t row = 0; row < rows; ++row) {
        axis->append(QString::number(row));
    }
    axis->setVisible(false);
    return axis;
}

double longestOf(const std::vector<Row>& rows) {
    double longest = 0;
    for (const Row& row : rows) {
        longest = std::max(longest, length(row));
    }
    return longest;
}

QValueAxis* lengthAxis(double longest) {
    auto* axis = new QValueAxis;
    axis->setRange(0, std::max(longest, leastReach) * axisReach);
    axis->setVisible(false);
    return axis;
}

QBarSet* barSet(const std::vector<Row>& rows, std::size_t part, const QBrush& brush,
                const QColor& stressColor) {
    auto* set = new QBarSet(QString());
    QList<double> values;
    QList<int> stressed;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if (row->stressed) {
            stressed << static_cast<int>(values.size());
        }
        values << row->parts[part];
    }
    set->append(values);
    set->setBrush(brush);
    set->setPen(brush.style() == Qt::SolidPattern ? QPen(Qt::NoPen) : QPen(brush.color(), 1));
    set->setSelectedColor(stressColor);
    set->selectBars(stressed);
    return set;
}

/// Bars from left to right, each of as many parts as there are fillings.
/// @param all of the chart that the rows may be a part of: by its lengths and names they are laid
/// out
void paintBars(QPainter& painter, const QRect& rect, const std::vector<Row>& rows,
               const std::vector<Row>& all, const std::vector<QBrush>& fillings,
               const QColor& stressColor, const PageStyle& style) {
    auto* series = new QHorizontalStackedBarSeries;
    series->setBarWidth(rowBarShare);
    for (std::size_t part = 0; part < fillings.size(); ++part) {
        series->append(barSet(rows, part, fillings[part], stressColor));
    }

    QChart chart;
    chart.addSeries(series);
    chart.setBackgroundVisible(false);
    chart.setTitleFont(style.metrics.small);  // even an empty title takes its room
    chart.setMargins({});
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.legend()->hide();

    auto* down = rowAxis(rows.size());
    chart.addAxis(down, Qt::AlignLeft);
    series->attachAxis(down);
    auto* across = lengthAxis(longestOf(all));
    chart.addAxis(across, Qt::AlignBottom);
    series->attachAxis(across);

    QGraphicsScene scene;
    scene.addItem(&chart);
    chart.resize(rect.size());
    const double left = labelWidth(all, rect.width(), style);
    chart.setPlotArea({left, 0, rect.width() - left, static_cast<double>(rect.height())});
    chart.layout()->activate();
    addTexts(chart, *series, rows, style);
    scene.setSceneRect(QRectF(QPointF(), rect.size()));
    scene.render(&painter, rect, scene.sceneRect());
    scene.removeItem(&chart);
}

}  // namespace

int outcomesHeight(const Outcomes& outcomes, const PageStyle& style) {
    return heightOf(outcomes.shown.size(), style);
}

void paintOutcomes(QPainter& painter, const QRect& rect, const Outcomes& outcomes,
                   const PageStyle& style) {
    std::vector<Row> rows;
    rows.reserve(outcomes.shown.size());
    for (const ShownOutcome& outcome : outcomes.shown) {
        rows.push_back({outcome.isWanted ? QStringLiteral("★ ") + outcome.name : outcome.name,
                        meanText(outcome.mean),
                        {outcome.mean},
                        outcome.isWanted});
    }
    paintBars(painter, rect, rows, rows, {style.theme.other}, style.theme.wanted, style);
}

int lossesHeight(const std::vector<PileLoss>& losses, const PageStyle& style) {
    return heightOf(losses.size(), style);
}

void paintLosses(QPainter& painter, const QRect& rect, const std::vector<PileLoss>& losses,
                 const PageStyle& style) {
    std::vector<Row> rows;
    rows.reserve(losses.size());
    for (const PileLoss& loss : losses) {
        rows.push_back({QString::number(loss.distance),
                        percent(loss.total()),
                        {loss.shock, loss.fused, loss.golem},
                        false});
    }
    const Theme& theme = style.theme;
    paintBars(painter, rect, rows, rows, {theme.shock, theme.fused, theme.golem}, theme.accent,
              style);
}

int comparedBarsHeight(const std::vector<ComparedBar>& bars, const PageStyle& style) {
    return heightOf(bars.size(), style);
}

void paintComparedBars(QPainter& painter, const QRect& rect, const std::vector<ComparedBar>& bars,
                       const std::vector<ComparedBar>& all, const PageStyle& style) {
    int columns = 0;
    for (const ComparedBar& bar : all) {
        columns = std::max(columns, bar.column + 1);
    }
    std::vector<QBrush> fillings;
    fillings.reserve(static_cast<std::size_t>(columns));
    for (int column = 0; column < columns; ++column) {
        fillings.emplace_back(curveColor(style.theme, column), barPattern(column));
    }
    paintBars(painter, rect, rowsOf(bars, columns), rowsOf(all, columns), fillings,
              style.theme.accent, style);
}

}  // namespace polyplan::ui
