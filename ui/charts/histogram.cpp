#include "ui/charts/histogram.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cstdint>
#include <ranges>

#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

constexpr double hardlyEver = 1e-4;    // bins at the ends below it are left out
constexpr std::int64_t mostBins = 80;  // more are put together

double probability(const RangeOdds& bin) {
    return bin.probability;
}

/// At most `mostBins`, each of as many numbers, also of those that never come, so that places on
/// the axis are true.
std::vector<RangeOdds> evenBins(std::span<const RangeOdds> ranges) {
    std::vector<RangeOdds> bins;
    if (ranges.empty()) {
        return bins;
    }
    const std::int64_t first = ranges.front().first;
    const std::int64_t last = ranges.back().last;
    std::int64_t widest = 1;
    for (const RangeOdds& each : ranges) {
        widest = std::max<std::int64_t>(widest, std::int64_t{each.last} - each.first + 1);
    }
    const std::int64_t most = mostBins * widest;
    const std::int64_t width = (last - first + most) / most * widest;
    for (std::int64_t start = first; start <= last; start += width) {
        bins.push_back(
            {static_cast<int>(start), static_cast<int>(std::min(start + width - 1, last)), 0});
    }
    for (const RangeOdds& each : ranges) {
        bins[static_cast<std::size_t>((each.first - first) / width)].probability +=
            each.probability;
    }
    return bins;
}

}  // namespace

Histogram::Histogram(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize Histogram::sizeHint() const {
    const Metrics metrics(font());
    return {24 * metrics.em, 8 * metrics.line};
}

QSize Histogram::minimumSizeHint() const {
    const Metrics metrics(font());
    return {10 * metrics.em, 4 * metrics.line};
}

void Histogram::setBins(std::span<const RangeOdds> bins, double mean) {
    const auto matters = [](const RangeOdds& bin) { return bin.probability >= hardlyEver; };
    const auto first = std::ranges::find_if(bins, matters);
    const auto last = std::ranges::find_if(bins | std::views::reverse, matters).base();
    bins_ = evenBins(first < last ? std::span(first, last) : std::span<const RangeOdds>());
    mean_ = mean;
    current_ = std::min(current_, static_cast<int>(bins_.size()) - 1);
    const auto likeliest = std::ranges::max_element(bins_, {}, probability);
    setAccessibleDescription(bins_.empty()
                                 ? tr("nothing to show")
                                 : tr("mean %1, from %2 to %3, likeliest %4")
                                       .arg(decimal(mean_, 2))
                                       .arg(decimal(bins_.front().first))
                                       .arg(decimal(bins_.back().last))
                                       .arg(said(static_cast<int>(likeliest - bins_.begin()))));
    update();
}

QRectF Histogram::plot() const {
    const Metrics metrics(font());
    return QRectF(rect()).adjusted(2, 1.4 * metrics.smallLine, -2, -1.3 * metrics.smallLine);
}

QRectF Histogram::column(int bin) const {
    const QRectF area = plot();
    const double width = area.width() / static_cast<double>(std::max<std::size_t>(8, bins_.size()));
    const double highest = std::ranges::max(bins_, {}, probability).probability;
    const double height =
        area.height() * bins_[static_cast<std::size_t>(bin)].probability / highest;
    const double left = area.left() + bin * width;
    const double gap = std::min(2.0, width * 0.15);
    return {left + gap / 2, area.bottom() - height, width - gap, height};
}

QString Histogram::said(int bin) const {
    const RangeOdds& shown = bins_[static_cast<std::size_t>(bin)];
    const QString range =
        shown.first == shown.last
            ? decimal(shown.first)
            : QStringLiteral("%1–%2").arg(decimal(shown.first), decimal(shown.last));
    return QStringLiteral("%1: %2").arg(range, percent(shown.probability));
}

void Histogram::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(metrics.small);
    if (bins_.empty()) {
        painter.setPen(theme.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("nothing to show yet"));
        return;
    }
    const QRectF area = plot();
    painter.setPen(Qt::NoPen);
    for (int bin = 0; bin < std::ssize(bins_); ++bin) {
        painter.setBrush(bin == current_ ? theme.accent : theme.other);
        painter.drawRect(column(bin));
    }
    painter.setPen(QPen(theme.divider, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());

    const auto at = std::ranges::find_if(bins_, [this](const RangeOdds& bin) {
        return mean_ < static_cast<double>(bin.last) + 0.5;
    });
    const auto index = static_cast<int>(std::min(at, bins_.end() - 1) - bins_.begin());
    const RangeOdds& around = bins_[static_cast<std::size_t>(index)];
    const double width = column(index).width();
    const double within = (mean_ - around.first + 0.5) / (around.last - around.first + 1);
    const double x = column(index).left() + std::clamp(within, 0.0, 1.0) * width;
    painter.setPen(QPen(theme.text, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));

    const QRectF head(area.left(), 0, area.width(), area.top());
    painter.setPen(theme.text);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, tr("mean %1").arg(decimal(mean_, 2)));
    if (current_ >= 0) {
        painter.setPen(theme.accent);
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, said(current_));
    }
    const QRectF foot(area.left(), area.bottom(), area.width(), height() - area.bottom());
    painter.setPen(theme.mutedText);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, decimal(bins_.front().first));
    const QRectF last = column(static_cast<int>(bins_.size()) - 1);
    painter.drawText(QRectF(area.left(), foot.top(), last.right() - area.left(), foot.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     bins_.size() > 1 ? decimal(bins_.back().last) : QString());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

void Histogram::setCurrent(int bin) {
    if (bin != current_) {
        if (current_ < 0) {
            plainToolTip_ = toolTip();
        }
        current_ = bin;
        setToolTip(bin < 0 ? plainToolTip_ : said(bin));
        update();
    }
}

void Histogram::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(bins_.size()) - 1;
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0 || last < 0) {
        event->ignore();
        return;
    }
    setCurrent(std::clamp(current_ + step, 0, last));
}

void Histogram::mouseMoveEvent(QMouseEvent* event) {
    int pointed = -1;
    for (int bin = 0; bin < std::ssize(bins_); ++bin) {
        const QRectF bar = column(bin);
        if (event->position().x() >= bar.left() - 1 && event->position().x() <= bar.right() + 1) {
            pointed = bin;
        }
    }
    setCurrent(pointed);
}

void Histogram::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!hasFocus()) {
        setCurrent(-1);
    }
}

}  // namespace polyplan::ui
