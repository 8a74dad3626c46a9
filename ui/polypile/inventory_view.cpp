#include "ui/polypile/inventory_view.h"

#include <QDragMoveEvent>
#include <QMimeData>
#include <QPainter>
#include <utility>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/polypile/line_mime.h"

namespace polyplan::ui {

InventoryView::InventoryView(PlanDocument& document, QWidget* parent)
    : QListView(parent), document_(document) {
    setUniformItemSizes(true);
    setMouseTracking(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void InventoryView::setRemark(const QString& words) {
    remark_ = words;
    viewport()->update();
}

void InventoryView::setHeld(std::optional<HeldStacks> held) {
    held_ = std::move(held);
    viewport()->update();
}

void InventoryView::dragEnterEvent(QDragEnterEvent* event) {
    if (hasStacks(*event->mimeData())) {
        setHeld(heldStacks(*event->mimeData(), document_));
        dragMoveEvent(event);
    }
}

void InventoryView::dragMoveEvent(QDragMoveEvent* event) {
    if (!held_ || !takes(*held_)) {
        event->ignore();
        return;
    }
    event->setDropAction(held_->kind(event->modifiers()) == DropKind::Copy ? Qt::CopyAction
                                                                           : Qt::MoveAction);
    event->accept();
}

void InventoryView::dragLeaveEvent(QDragLeaveEvent*) {
    setHeld(std::nullopt);
}

void InventoryView::dropEvent(QDropEvent* event) {
    const HeldStacks held = heldStacks(*event->mimeData(), document_);
    setHeld(std::nullopt);
    if (!takes(held)) {
        event->ignore();
        return;
    }
    const DropKind kind = held.kind(event->modifiers());
    event->setDropAction(kind == DropKind::Copy ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
    if (const line_edits::Refusal refusal = held.refusal(document_)) {
        Q_EMIT message(*refusal);
    } else {
        Q_EMIT dropped(dropIntoInventory(document_, held.carried, kind));
    }
}

void InventoryView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    QPainter painter(viewport());
    const QRect room = viewport()->rect().adjusted(1, 1, -2, -2);
    if (!remark_.isEmpty()) {
        painter.setPen(theme.mutedText);
        painter.setFont(metrics.small);
        painter.drawText(room.adjusted(metrics.step, metrics.step, -metrics.step, -metrics.step),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                         remark_);
    }
    if (held_ && takes(*held_)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(room, metrics.radius, metrics.radius);
    }
}

}  // namespace polyplan::ui
