#include "ui/parts/badge.h"

#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

Badge::Badge(QWidget* parent) : QLabel(parent) {
    const Metrics metrics(font());
    setFont(metrics.small);
    setAlignment(Qt::AlignCenter);
    setContentsMargins(2 * metrics.step, 1, 2 * metrics.step, 1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // What stands beside it stays where it is while an answer is on its way.
    setMinimumWidth(fontMetrics().horizontalAdvance(tr("computing")) + 4 * metrics.step);
}

void Badge::show(const QString& text, Tone tone) {
    tone_ = tone;
    setText(text);
    setVisible(!text.isEmpty());
    update();
}

void Badge::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tone_ == Tone::Good      ? theme.good
                   : tone_ == Tone::Warning ? theme.warning
                                            : theme.mutedText);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

}  // namespace polyplan::ui
