#include <QDragMoveEvent>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <algorithm>

#include "ui/models/line_mime.h"
#include "ui/polypile/line_accessible.h"
#include "ui/polypile/line_band.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_carry.h"
#include "ui/polypile/line_drag.h"
#include "ui/polypile/line_trial.h"

namespace polyplan::ui {

void LineBoard::startDrag() {
    const Press press = *press_;
    press_.reset();
    if (!isSelected(press.position)) {
        select(press.position, Qt::NoModifier);
    }
    Selection positions = document_.selection();
    if (press.position.stack < 0) {
        positions = {press.position};
    }
    const QRect rect = press.position.stack >= 0 ? geometry_.card(press.position)
                                                 : geometry_.head(press.position.pile);
    drag_->start(positions, dragPicture(positions), press.point - rect.topLeft());
    dragScroll_.stop();
}

QPixmap LineBoard::dragPicture(const Selection& positions) const {
    constexpr int mostShown = 3;
    const auto line = content();
    const bool isPile = positions.front().stack < 0;
    const QSize size = isPile ? geometry_.head(positions.front().pile).size()
                              : geometry_.card(positions.front()).size();
    const int shown = std::min(mostShown, static_cast<int>(positions.size()));
    const int shift = metrics_.step;
    const double ratio = devicePixelRatioF();
    QPixmap picture((size + QSize(1, 1) * (shown - 1) * shift) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    CardPainter parts(painter, Theme::of(palette()), metrics_);
    painter.setOpacity(0.9);
    for (int index = shown - 1; index >= 0; --index) {
        const QRect rect(QPoint(1, 1) * index * shift, size);
        const StackPosition at = positions[static_cast<std::size_t>(index)];
        if (at.stack < 0) {
            parts.pile(rect, {.isSelected = true});
            parts.head(rect, line->head(at.pile));
        } else {
            parts.card(rect, line->card(at), {.isSelected = true});
        }
    }
    return picture;
}

void LineBoard::dragEnterEvent(QDragEnterEvent* event) {
    drag_->enter(*event->mimeData());
    dragMoveEvent(event);
    if (hasStacks(*event->mimeData())) {
        event->accept();
    }
}

void LineBoard::dragMoveEvent(QDragMoveEvent* event) {
    dragPoint_ = event->position().toPoint();
    drag_->move(*event, geometry_, removalRect());
    trial_->moveBeside(underDrag());
    scrollWhileDragging(dragPoint_);
}

void LineBoard::dragLeaveEvent(QDragLeaveEvent*) {
    dragScroll_.stop();
    drag_->leave();
}

void LineBoard::dropEvent(QDropEvent* event) {
    dragScroll_.stop();
    drag_->drop(*event, geometry_, removalRect());
    if (event->isAccepted()) {
        setFocus(Qt::MouseFocusReason);
    }
}

void LineBoard::scrollWhileDragging(QPoint point) {
    const QRect window = geometry_.cardsWindow();
    const auto push = [edge = 2 * metrics_.line, step = metrics_.step](int at, int low, int high) {
        return at < low + edge ? -step : (at > high - edge ? step : 0);
    };
    dragScrollStep_ = {push(point.x(), 0, viewport()->width()),
                       window.contains(window.left(), point.y())
                           ? push(point.y(), window.top(), window.bottom())
                           : 0};
    if (dragScrollStep_.isNull()) {
        dragScroll_.stop();
    } else {
        dragScroll_.start();
    }
}

void LineBoard::scrollByDrag() {
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + dragScrollStep_.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + dragScrollStep_.y());
    if (band_->isDrawing()) {
        document_.setSelection(band_->reach(dragPoint_, geometry_));
    }
}

QRect LineBoard::underDrag() const {
    const QRect picture = drag_->picture(dragPoint_);
    const auto place = drag_->place();
    const QRect mark = place ? geometry_.dropMark(*place) : QRect();
    return mark.height() < geometry_.cardsWindow().height() ? picture.united(mark) : picture;
}

void LineBoard::showTrial() {
    if (const auto place = carry_->place()) {
        const QPoint scroll = geometry_.scrollFor(*place);
        horizontalScrollBar()->setValue(scroll.x());
        verticalScrollBar()->setValue(scroll.y());
        trial_->ask({.title = carry_->words(), .edit = carry_->edit(), .distance = place->distance},
                    geometry_.square(place->distance));
    } else if (const auto edit = drag_->edit()) {
        const auto over = drag_->place();
        trial_->ask({.title = drag_->words(),
                     .edit = *edit,
                     .distance = over ? std::optional(over->distance) : std::nullopt},
                    underDrag());
    } else {
        trial_->end();
    }
    updateMarks();
}

QRegion LineBoard::marks() const {
    const bool carries = carry_->isCarrying();
    const int margin = 2 * metrics_.step;
    QRegion region;
    if (const auto place = carries ? carry_->place() : drag_->place()) {
        QRect mark = geometry_.dropMark(*place);
        if (carries ? carry_->carried().isWholePile() : drag_->movesWholePile()) {
            mark = QRect(mark.left(), 0, mark.width(), viewport()->height());
        }
        if (const auto merged = drag_->merged(); merged && !carries) {
            mark = geometry_.card(*merged);
        }
        region += mark.adjusted(-margin, -margin, margin, margin);
    }
    return drag_->isOverRemoval() ? region + removalRect() : region;
}

void LineBoard::updateMarks() {
    const QRegion marks = this->marks();
    const bool isLifting = carry_->isCarrying() || drag_->isDragging();
    if (isLifting != showsLifted_) {
        viewport()->update();
    } else {
        viewport()->update(shownMarks_ + marks);
    }
    shownMarks_ = marks;
    showsLifted_ = isLifting;
}

void LineBoard::say(const QString& words) {
    spoken_ = words;
    LineBoardAccessible::announce(*this);
    Q_EMIT message(words);
}

}  // namespace polyplan::ui
