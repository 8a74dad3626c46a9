#include "ui/charts/bar_chart.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QHorizontalStackedBarSeries>
#include <QKeyEvent>
#include <QLegend>
#include <QMouseEvent>
#include <QScrollArea>
#include <QToolTip>
#include <QValueAxis>
#include <QtMath>
#include <algorithm>
#include <numeric>
#include <utility>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr double barHeightShare = 0.62;  // of a row's height
constexpr double leastBarShare = 0.1;    // of the width
constexpr int narrowest = 24;            // in widths of an average character

double length(const BarChart::Bar& bar) {
    return std::accumulate(bar.parts.begin(), bar.parts.end(), 0.0);
}

}  // namespace

BarChart::BarChart(std::vector<Part> parts, QWidget* parent)
    : ChartView(new QChart, parent),
      parts_(std::move(parts)),
      rows_(new QBarCategoryAxis),
      lengths_(new QValueAxis) {
    auto* series = new QHorizontalStackedBarSeries;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        auto* set = new QBarSet(parts_[i].name);
        sets_.push_back(set);
        series->append(set);
        connect(set, &QBarSet::hovered, this, [this, i](bool isInside, int fromBelow) {
            showToolTip(isInside, static_cast<int>(bars_.size()) - 1 - fromBelow, parts_[i]);
        });
    }
    series->setBarWidth(barHeightShare);
    chart()->addSeries(series);
    chart()->addAxis(rows_, Qt::AlignLeft);
    chart()->addAxis(lengths_, Qt::AlignBottom);
    series->attachAxis(rows_);
    series->attachAxis(lengths_);
    rows_->setVisible(false);
    lengths_->setVisible(false);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    applyLook();
}

int BarChart::rowHeight() const {
    return qRound(fontMetrics().height() * 1.15);
}

QSize BarChart::sizeHint() const {
    const int rows = std::max<int>(1, static_cast<int>(bars_.size()));
    return {fontMetrics().averageCharWidth() * narrowest * 2, rows * rowHeight() + 4};
}

QSize BarChart::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * narrowest, sizeHint().height()};
}

void BarChart::setBars(std::vector<Bar> bars) {
    if (bars == bars_) {
        return;
    }
    const bool countDiffers = bars.size() != bars_.size();
    bars_ = std::move(bars);
    for (std::size_t part = 0; part < sets_.size(); ++part) {
        QList<qreal> fromBelow;
        for (auto bar = bars_.rbegin(); bar != bars_.rend(); ++bar) {
            fromBelow.append(bar->parts[part]);
        }
        sets_[part]->remove(0, sets_[part]->count());
        sets_[part]->append(fromBelow);
    }
    if (countDiffers) {
        QStringList rows;
        for (std::size_t i = 0; i < bars_.size(); ++i) {
            rows.append(QString::number(i));
        }
        rows_->setCategories(rows);
        updateGeometry();
    }
    double longest = 0;
    QStringList spoken;
    for (const Bar& bar : bars_) {
        longest = std::max(longest, length(bar));
        if (bar.told.isEmpty()) {
            spoken.append(bar.name + ' ' + bar.figure);
        } else if (!bar.name.isEmpty()) {
            spoken.append(bar.told);
        }
    }
    lengths_->setRange(0, longest > 0 ? longest : 1);
    setAccessibleDescription(spoken.join(", "));
    placeTexts();
}

void BarChart::makeChoosable() {
    setFocusPolicy(Qt::StrongFocus);
    plainName_ = accessibleName();
    viewport()->setCursor(Qt::PointingHandCursor);
}

QRect BarChart::barRect(int bar) const {
    const int bars = std::max<int>(1, static_cast<int>(bars_.size()));
    const int top = bar * height() / bars;
    return {0, top, width(), (bar + 1) * height() / bars - top};
}

void BarChart::setCurrent(int bar) {
    if (bars_.empty()) {
        return;
    }
    current_ = std::clamp(bar, 0, static_cast<int>(bars_.size()) - 1);
    const Bar& shown = bars_[static_cast<std::size_t>(current_)];
    setAccessibleName(QStringLiteral("%1: %2 %3").arg(plainName_, shown.name, shown.figure));
    if (auto* scroll = qobject_cast<QScrollArea*>(parentWidget()->parentWidget())) {
        scroll->ensureVisible(0, barRect(current_).center().y(), 0, rowHeight());
    }
    viewport()->update();
}

void BarChart::keyPressEvent(QKeyEvent* event) {
    const bool isChoosable = focusPolicy() != Qt::NoFocus && !bars_.empty();
    switch (isChoosable ? event->key() : 0) {
        case Qt::Key_Up:
            return setCurrent(current_ - 1);
        case Qt::Key_Down:
            return setCurrent(current_ + 1);
        case Qt::Key_Home:
            return setCurrent(0);
        case Qt::Key_End:
            return setCurrent(static_cast<int>(bars_.size()) - 1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            Q_EMIT chosen(current_);
            return;
        default:
            event->ignore();
    }
}

void BarChart::mouseReleaseEvent(QMouseEvent* event) {
    ChartView::mouseReleaseEvent(event);
    if (focusPolicy() == Qt::NoFocus || event->button() != Qt::LeftButton) {
        return;
    }
    for (int bar = 0; bar < std::ssize(bars_); ++bar) {
        if (barRect(bar).contains(event->position().toPoint())) {
            setCurrent(bar);
            Q_EMIT chosen(bar);
        }
    }
}

void BarChart::focusInEvent(QFocusEvent* event) {
    ChartView::focusInEvent(event);
    setCurrent(current_);
}

void BarChart::focusOutEvent(QFocusEvent* event) {
    ChartView::focusOutEvent(event);
    viewport()->update();
}

void BarChart::drawForeground(QPainter* painter, const QRectF& rect) {
    ChartView::drawForeground(painter, rect);
    if (hasFocus() && current_ < std::ssize(bars_)) {
        painter->save();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(Theme::of(palette()).accent, 1));
        painter->drawRoundedRect(QRectF(barRect(current_)).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->restore();
    }
}

void BarChart::placeTexts() {
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    for (auto* texts : {&names_, &figures_}) {
        while (texts->size() > bars_.size()) {
            delete texts->back();
            texts->pop_back();
        }
        while (texts->size() < bars_.size()) {
            texts->push_back(new QGraphicsSimpleTextItem(chart()));
        }
    }
    QFont bold = metrics.small;
    bold.setBold(true);
    double figureWidth = 0;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        figures_[i]->setFont(metrics.small);
        figures_[i]->setBrush(theme.mutedText);
        figures_[i]->setText(bars_[i].figure);
        figureWidth = std::max(figureWidth, figures_[i]->boundingRect().width());
    }
    const double gaps = 4 * metrics.step;  // half of them on either side of the bars
    const double widestName = width() * (1 - leastBarShare) - figureWidth - gaps;
    double nameWidth = 0;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const QFont& font = bars_[i].isMarked ? bold : metrics.small;
        names_[i]->setFont(font);
        names_[i]->setBrush(theme.text);
        names_[i]->setText(QFontMetrics(font).elidedText(bars_[i].name, Qt::ElideRight,
                                                         qFloor(std::max(0.0, widestName))));
        nameWidth = std::max(nameWidth, names_[i]->boundingRect().width());
    }
    const double left = nameWidth + gaps / 2;
    const double room = std::max(1.0, width() - left - figureWidth - gaps / 2);
    const QRectF plot(left, 0, room, height());
    chart()->setPlotArea(plot);
    const double row = bars_.empty() ? 0 : plot.height() / static_cast<double>(bars_.size());
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const double middle = (static_cast<double>(i) + 0.5) * row;
        const QRectF name = names_[i]->boundingRect();
        names_[i]->setPos(nameWidth - name.width(), middle - name.height() / 2);
        const double end = left + length(bars_[i]) / lengths_->max() * room;
        figures_[i]->setPos(end + metrics.step, middle - figures_[i]->boundingRect().height() / 2);
    }
}

void BarChart::applyLook() {
    const Theme& theme = Theme::of(palette());
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        sets_[i]->setBrush(QBrush(parts_[i].color(theme), parts_[i].pattern));
        sets_[i]->setPen(parts_[i].pattern == Qt::SolidPattern ? QPen(Qt::NoPen)
                                                               : QPen(parts_[i].color(theme), 1));
    }
    placeTexts();
}

void BarChart::resizeEvent(QResizeEvent* event) {
    ChartView::resizeEvent(event);
    placeTexts();
}

void BarChart::showToolTip(bool isInside, int bar, const Part& part) {
    if (!isInside || bar < 0 || bar >= std::ssize(bars_)) {
        QToolTip::hideText();
        return;
    }
    const Bar& shown = bars_[static_cast<std::size_t>(bar)];
    const QString name = parts_.size() == 1 ? shown.name : shown.name + ", " + part.name;
    QToolTip::showText(QCursor::pos(),
                       shown.told.isEmpty() ? name + ": " + shown.figure : shown.told, this);
}

}  // namespace polyplan::ui
