#include "ui/polypile/line_drag.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPixmap>
#include <QPointer>
#include <QWidget>
#include <utility>

#include "ui/polypile/line_commands.h"
#include "ui/polypile/line_mime.h"

namespace polyplan::ui {

LineDrag::LineDrag(PlanDocument& document, LineCommands& commands, QWidget* source)
    : QObject(source), document_(document), commands_(commands), source_(source) {}

bool LineDrag::movesWholePile() const {
    return lifted_.size() == 1 && lifted_.front().stack < 0;
}

void LineDrag::start(const Selection& positions, const QPixmap& picture, QPoint hotSpot) {
    auto mime = stacksToMime(line_edits::stacksAt(document_.polypile(), positions),
                             document_.plan().game, document_.catalogues());
    mime->setData(
        QLatin1String(positionsMimeType),
        positionsToData({identity_, document_.revision(), document_.strategyIndex(), positions}));
    auto* drag = new QDrag(source_);
    drag->setMimeData(mime.release());
    drag->setPixmap(picture);
    drag->setHotSpot(hotSpot);
    lifted_ = positions;
    Q_EMIT changed();

    const QPointer<LineDrag> self(this);
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    if (self) {
        lifted_.clear();
        show(std::nullopt, false);
        Q_EMIT changed();
    }
}

void LineDrag::show(std::optional<LinePlace> place, bool isOverRemoval) {
    if (place_ != place || isOverRemoval_ != isOverRemoval) {
        place_ = place;
        isOverRemoval_ = isOverRemoval;
        Q_EMIT changed();
    }
}

bool LineDrag::isOwn(const QMimeData& mime) const {
    const auto dragged = positionsFromData(mime.data(QLatin1String(positionsMimeType)));
    return dragged && dragged->document == identity_;
}

Qt::DropAction LineDrag::actionFor(const QDropEvent& event) const {
    const bool copies = !isOwn(*event.mimeData()) || event.modifiers() & Qt::ControlModifier;
    return copies ? Qt::CopyAction : Qt::MoveAction;
}

void LineDrag::move(QDragMoveEvent& event, const LineGeometry& geometry, const QRect& removal) {
    const QPoint point = event.position().toPoint();
    const bool isRemoval = isDragging() && removal.contains(point);
    const std::optional<LinePlace> place =
        isRemoval || !hasStacks(*event.mimeData()) ? std::nullopt : geometry.placeAt(point);
    show(place, isRemoval);
    if (place || isRemoval) {
        event.setDropAction(isRemoval ? Qt::MoveAction : actionFor(event));
        event.accept();
    } else {
        event.ignore();
    }
}

void LineDrag::leave() {
    show(std::nullopt, false);
}

void LineDrag::drop(QDropEvent& event, const LineGeometry& geometry, const QRect& removal) {
    const QPoint point = event.position().toPoint();
    const bool isRemoval = isDragging() && removal.contains(point);
    const std::optional<LinePlace> place = isRemoval ? std::nullopt : geometry.placeAt(point);
    show(std::nullopt, false);
    if (!place && !isRemoval) {
        event.ignore();
        return;
    }
    event.setDropAction(isRemoval ? Qt::MoveAction : actionFor(event));
    event.accept();

    const auto dragged =
        positionsFromData(event.mimeData()->data(QLatin1String(positionsMimeType)));
    if (!dragged || dragged->document != identity_) {
        if (place) {
            commands_.drop(*event.mimeData(), *place);
        }
    } else if (dragged->revision != document_.revision() ||
               dragged->strategy != document_.strategyIndex()) {
        commands_.refuse(tr("The line has changed since you picked this up: nothing was moved."));
    } else {
        dropOwn(event, dragged->positions, place, isRemoval);
    }
}

void LineDrag::dropOwn(const QDropEvent& event, const Selection& positions,
                       std::optional<LinePlace> place, bool isRemoval) {
    if (isRemoval) {
        commands_.remove(positions);
    } else if (event.modifiers() & Qt::ControlModifier) {
        commands_.copyTo(positions, *place);
    } else if (event.modifiers() & Qt::ShiftModifier) {
        if (positions.size() == 1 && positions.front().stack >= 0) {
            commands_.moveHalf(positions.front(), *place);
        } else {
            commands_.refuse(tr("Shift splits one stack at a time."));
        }
    } else if (positions.size() == 1 && positions.front().stack < 0) {
        commands_.movePile(positions.front().pile, place->distance);
    } else {
        commands_.move(positions, *place);
    }
}

}  // namespace polyplan::ui
