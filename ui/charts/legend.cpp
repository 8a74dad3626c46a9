#include "ui/charts/legend.h"

#include <QPainter>
#include <utility>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

int swatchSide(const Metrics& metrics) {
    return qRound(metrics.smallLine * 0.6);
}

int markWidth(const Legend::Entry& entry, const Metrics& metrics) {
    return entry.sign.isEmpty() ? swatchSide(metrics)
                                : QFontMetrics(metrics.small).horizontalAdvance(entry.sign);
}

}  // namespace

Legend::Legend(std::vector<Entry> entries, QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend"));
    setEntries(std::move(entries));
}

void Legend::setEntries(std::vector<Entry> entries) {
    entries_ = std::move(entries);
    QStringList words;
    for (const Entry& entry : entries_) {
        words.append(entry.word);
    }
    setAccessibleDescription(words.join(", "));
    updateGeometry();
    update();
}

QSize Legend::sizeHint() const {
    const Metrics metrics(font());
    const QFontMetrics words(metrics.small);
    int width = 0;
    for (const Entry& entry : entries_) {
        width += markWidth(entry, metrics) + metrics.step + words.horizontalAdvance(entry.word) +
                 3 * metrics.step;
    }
    return {width, metrics.smallLine + 2};
}

void Legend::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(metrics.small);
    int x = 0;
    for (const Entry& entry : entries_) {
        const int mark = markWidth(entry, metrics);
        if (entry.sign.isEmpty()) {
            painter.setPen(entry.pattern == Qt::SolidPattern ? QPen(Qt::NoPen)
                                                             : QPen(entry.color(theme), 1));
            painter.setBrush(QBrush(entry.color(theme), entry.pattern));
            painter.drawRoundedRect(QRect(x, (height() - mark) / 2, mark, mark), 2, 2);
        } else {
            painter.setPen(entry.color(theme));
            painter.drawText(QRect(x, 0, mark + 1, height()), Qt::AlignVCenter, entry.sign);
        }
        x += mark + metrics.step;
        painter.setPen(theme.mutedText);
        const int width = painter.fontMetrics().horizontalAdvance(entry.word);
        painter.drawText(QRect(x, 0, width + 1, height()), Qt::AlignVCenter, entry.word);
        x += width + 3 * metrics.step;
    }
}

}  // namespace polyplan::ui
