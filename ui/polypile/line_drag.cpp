#include "ui/polypile/line_drag.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPixmap>
#include <QPointer>
#include <QWidget>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/line_mime.h"
#include "ui/polypile/line_commands.h"

namespace polyplan::ui {

LineDrag::LineDrag(PlanDocument& document, LineCommands& commands, QWidget* source)
    : QObject(source), document_(document), commands_(commands), source_(source) {}

void LineDrag::start(const Selection& positions, const QPixmap& picture, QPoint hotSpot) {
    auto mime = stacksToMime(plan::line_edits::stacksAt(document_.polypile(), positions),
                             document_.game(), document_.catalogues());
    mime->setData(QLatin1String(positionsMimeType), positionsToData({document_.identity(),
                                                                     document_.revision(),
                                                                     document_.strategyIndex(),
                                                                     positions,
                                                                     {}}));
    auto* drag = new QDrag(source_);
    drag->setMimeData(mime.release());
    drag->setPixmap(picture);
    drag->setHotSpot(hotSpot);
    lifted_ = positions;
    picture_ = QRect(-hotSpot, (QSizeF(picture.size()) / picture.devicePixelRatio()).toSize());
    Q_EMIT changed();

    const QPointer<LineDrag> self(this);
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    if (self) {
        lifted_.clear();
        picture_ = {};
        leave();
        Q_EMIT changed();
    }
}

QRect LineDrag::picture(QPoint cursor) const {
    constexpr int cursorSize = 24;
    const QRect around(0, 0, cursorSize, cursorSize);
    return (picture_.isNull() ? around : picture_.united(around)).translated(cursor);
}

Qt::DropAction LineDrag::actionFor(const Target& target, DropKind kind) const {
    return target.isRemoval || kind != DropKind::Copy ? Qt::MoveAction : Qt::CopyAction;
}

LineDrag::Target LineDrag::targetAt(QPoint point, const LineGeometry& geometry,
                                    const QRect& removal) const {
    if (!held_) {
        return {};
    }
    if (isDragging() && removal.contains(point)) {
        return {.place = {}, .card = {}, .isRemoval = true};
    }
    const LineHit hit = geometry.hit(point);
    const bool isOnCard = hit.part == LineHit::Part::Card;
    return {.place = geometry.placeAt(point),
            .card = isOnCard ? std::optional(hit.position) : std::nullopt};
}

std::optional<NamedEdit> LineDrag::mergeFor(const Target& target) const {
    return held_ && target.card ? mergeOnLine(document_, held_->carried, kind_, *target.card)
                                : std::nullopt;
}

std::optional<StackPosition> LineDrag::merged() const {
    return mergeFor(target_) ? target_.card : std::nullopt;
}

std::optional<NamedEdit> LineDrag::editFor(const Target& target) const {
    if (!held_ || held_->refusal(document_)) {
        return std::nullopt;
    }
    if (target.isRemoval) {
        return dropAway(document_, held_->carried);
    }
    if (!target.place) {
        return std::nullopt;
    }
    const auto merge = mergeFor(target);
    return merge ? merge : dropOnLine(document_, held_->carried, kind_, *target.place);
}

std::optional<NamedEdit> LineDrag::edit() const {
    return editFor(target_);
}

QString LineDrag::words() const {
    if (!held_ || held_->isStale(document_)) {
        return {};
    }
    if (target_.isRemoval) {
        return tr("off the line");
    }
    if (const auto into = merged()) {
        return tr("one stack with the %1 there")
            .arg(wordsFor(document_, Carried{.positions = {*into}, .rows = {}, .stacks = {}}));
    }
    return target_.place ? wordsFor(document_.polypile(), held_->carried, kind_, *target_.place)
                         : QString();
}

void LineDrag::show(const Target& target, DropKind kind) {
    if (target_ != target || kind_ != kind) {
        target_ = target;
        kind_ = kind;
        Q_EMIT changed();
    }
}

void LineDrag::enter(const QMimeData& mime) {
    held_.reset();
    if (hasStacks(mime)) {
        held_ = heldStacks(mime, document_);
    }
}

void LineDrag::move(QDragMoveEvent& event, const LineGeometry& geometry, const QRect& removal) {
    const Target target = targetAt(event.position().toPoint(), geometry, removal);
    const DropKind kind = held_ ? held_->kind(event.modifiers()) : DropKind::Move;
    show(target, kind);
    if (target.place || target.isRemoval) {
        event.setDropAction(actionFor(target, kind));
        event.accept();
    } else {
        event.ignore();
    }
}

void LineDrag::stay(QPoint cursor, const LineGeometry& geometry, const QRect& removal) {
    show(targetAt(cursor, geometry, removal), kind_);
}

void LineDrag::leave() {
    held_.reset();
    show({}, DropKind::Move);
}

void LineDrag::drop(QDropEvent& event, const LineGeometry& geometry, const QRect& removal) {
    enter(*event.mimeData());
    const Target target = targetAt(event.position().toPoint(), geometry, removal);
    if (!target.place && !target.isRemoval) {
        leave();
        event.ignore();
        return;
    }
    kind_ = held_->kind(event.modifiers());
    event.setDropAction(actionFor(target, kind_));
    event.accept();
    const plan::Refusal refusal = held_->refusal(document_);
    const std::optional<NamedEdit> edit = editFor(target);
    leave();
    if (refusal) {
        commands_.refuse(toQString(*refusal));
    } else if (edit) {
        commands_.apply(*edit);
    }
}

}  // namespace polyplan::ui
