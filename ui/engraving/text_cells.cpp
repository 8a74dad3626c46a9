#include "ui/engraving/text_cells.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

TextCells::TextCells(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setObjectName("textCells");
    setAccessibleName(tr("Risk of each letter"));
}

void TextCells::setCells(std::vector<TextCell> cells) {
    if (cells == cells_) {
        return;
    }
    const bool sizeChanges = cells.size() != cells_.size();
    cells_ = std::move(cells);
    QStringList spoken;
    for (const TextCell& cell : cells_) {
        spoken.append(cell.character == u' ' ? tr("space")
                      : cell.isKnown
                          ? QStringLiteral("%1 %2").arg(cell.character).arg(percent(cell.risk))
                          : QString(cell.character));
    }
    setAccessibleDescription(spoken.join(", "));
    if (sizeChanges) {
        updateGeometry();
    }
    update();
}

void TextCells::setCursor(int place) {
    if (std::exchange(cursor_, place) != place) {
        update();
    }
}

QSize TextCells::cellSize() const {
    return ui::cellSize(Metrics(font()));
}

int TextCells::columns(int width) const {
    return std::max(1, width / cellSize().width());
}

int TextCells::heightForWidth(int width) const {
    const auto count = static_cast<int>(std::max<std::size_t>(1, cells_.size()));
    const int each = columns(width);
    return (count + each - 1) / each * cellSize().height();
}

QSize TextCells::sizeHint() const {
    const int width = cellSize().width() * 24;
    return {width, heightForWidth(width)};
}

QSize TextCells::minimumSizeHint() const {
    return {cellSize().width() * 8, cellSize().height()};
}

QRect TextCells::cellRect(std::size_t index) const {
    const QSize size = cellSize();
    const int each = columns(width());
    const auto i = static_cast<int>(index);
    return {QPoint(i % each * size.width(), i / each * size.height()), size};
}

int TextCells::cellAt(QPoint point) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (cellRect(i).contains(point)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void TextCells::paintEvent(QPaintEvent* event) {
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    QPainter painter(this);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const TextCell& cell = cells_[i];
        const QRect rect = cellRect(i);
        if (!rect.intersects(event->rect())) {
            continue;
        }
        paintCell(painter, rect, cell, theme, metrics);
        if (cell.place >= 0 && cell.place == cursor_) {
            painter.fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), theme.accent);
        }
    }
}

void TextCells::mousePressEvent(QMouseEvent* event) {
    const int at = cellAt(event->position().toPoint());
    if (at >= 0 && cells_[static_cast<std::size_t>(at)].place >= 0) {
        Q_EMIT clicked(cells_[static_cast<std::size_t>(at)].place);
    }
}

void TextCells::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

bool TextCells::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const int at = cellAt(help->pos());
    if (at < 0) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    const TextCell& cell = cells_[static_cast<std::size_t>(at)];
    const QString name =
        cell.character == u' ' ? tr("a space") : QStringLiteral("“%1”").arg(cell.character);
    const QString text =
        cell.place < 0    ? tr("%1 stands there already.").arg(name)
        : !cell.isKnown   ? tr("Nothing is written, so nothing is known of %1.").arg(name)
        : !cell.isWritten ? tr("%1 is not written in one go: the stylus gives out before it "
                               "(engrave.c doengrave()).")
                                .arg(name)
        : cell.risk > 0
            ? tr("%1 comes out different with %2. A spoilt character becomes any of 94, itself "
                 "among them (engrave.c doengrave()).")
                  .arg(name, percent(cell.risk))
            : tr("%1 comes out right for sure (engrave.c doengrave()).").arg(name);
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

}  // namespace polyplan::ui
