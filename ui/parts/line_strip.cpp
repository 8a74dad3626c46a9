#include "ui/parts/line_strip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/look/text.h"

namespace polyplan::ui {

LineStrip::LineStrip(const plan::Catalogues& catalogues, QWidget* parent)
    : QWidget(parent), catalogues_(catalogues) {
    setObjectName("lineStrip");
    setAccessibleName(tr("Lines"));
    const int step = 3 * Metrics(font()).step;
    setContentsMargins(step, 0, step, 0);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

LineMiniatures LineStrip::lines(int width, int height) const {
    const Metrics metrics(font());
    const auto ofRows = [&](int rows) {
        LineMiniatures lines(contenders_, catalogues_, Theme::of(palette()), metrics, rows);
        lines.setLooks(looks_);
        return lines;
    };
    int rows = std::max(LineMiniatures::leastRows, height / metrics.smallLine);
    while (rows > LineMiniatures::leastRows && ofRows(rows).heightFor(width) > height) {
        --rows;
    }
    return ofRows(rows);
}

LineMiniatures LineStrip::lines() const {
    return lines(contentsRect().width(), contentsRect().height());
}

void LineStrip::setRoom(int height) {
    if (room_ != height) {
        room_ = height;
        updateGeometry();
    }
}

void LineStrip::setContenders(std::vector<plan::Contender> contenders, std::vector<int> looks) {
    contenders_ = std::move(contenders);
    looks_ = std::move(looks);
    QStringList words;
    for (const plan::Contender& each : contenders_) {
        if (const auto& line = each.asked().polypile) {
            words.append(tr("%1: %2 piles").arg(toQString(each.name)).arg(line->line.size()));
        }
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    showIfAny();
    updateGeometry();
    update();
}

void LineStrip::setLeftOut(bool isLeftOut) {
    isLeftOut_ = isLeftOut;
    showIfAny();
}

void LineStrip::showIfAny() {
    setVisible(!isLeftOut_ && !lines().isEmpty());
}

QSize LineStrip::sizeHint() const {
    const int width = 20 * Metrics(font()).em;
    return {width, heightForWidth(std::max(width, this->width()))};
}

QSize LineStrip::minimumSizeHint() const {
    const QSize wanted = sizeHint();
    return {wanted.width(), std::min(wanted.height(), lines(width(), 0).heightFor(width()))};
}

int LineStrip::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    const int inside = width - margins.left() - margins.right();
    return lines(inside, room_).heightFor(inside);
}

void LineStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    lines().paint(painter, contentsRect());
}

bool LineStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const int at = lines().at(help->pos(), contentsRect());
    if (at >= 0) {
        const plan::Contender& contender = contenders_[static_cast<std::size_t>(at)];
        QToolTip::showText(help->globalPos(), toQString(contender.name), this);
    }
    return true;
}

}  // namespace polyplan::ui
