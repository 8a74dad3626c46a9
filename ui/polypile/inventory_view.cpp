#include "ui/polypile/inventory_view.h"

#include <QDragMoveEvent>
#include <QMimeData>
#include <QPainter>
#include <utility>

#include "core/plan/limits.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/line_mime.h"
#include "ui/polypile/line_geometry.h"
#include "ui/polypile/line_trial.h"

namespace polyplan::ui {

InventoryView::InventoryView(PlanDocument& document, QWidget* parent)
    : QListView(parent), document_(document), editor_(new LineEditor(*viewport())) {
    setUniformItemSizes(true);
    setMouseTracking(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&document_, &PlanDocument::planChanged, editor_, &LineEditor::cancel);
    connect(editor_, &LineEditor::message, this, &InventoryView::message);
}

void InventoryView::follow(const OddsService& odds, QWidget& over) {
    trialRoom_ = &over;
    trial_ = new LineTrial(document_, over);
    trial_->follow(odds);
}

void InventoryView::askQuantity(const QModelIndex& row, int quantity,
                                const std::function<void(int)>& answer) {
    scrollTo(row);
    editor_->askNumber(visualRect(row),
                       {.name = tr("Quantity of %1").arg(row.data().toString()),
                        .prefix = {},
                        .value = quantity,
                        .least = plan::limits::quantity.least,
                        .most = plan::limits::quantity.most},
                       answer);
}

void InventoryView::setRemark(const QString& words) {
    remark_ = words;
    viewport()->update();
}

void InventoryView::setHeld(std::optional<HeldStacks> held) {
    held_ = std::move(held);
    endTrial();
    viewport()->update();
}

void InventoryView::endTrial() {
    tried_.reset();
    if (trial_ != nullptr) {
        trial_->end();
    }
}

void InventoryView::showTrial(QPoint cursor, DropKind kind) {
    // A copy leaves the line as it is, and so does what comes from elsewhere.
    const Selection& taken = held_->carried.positions;
    const bool changesLine = kind != DropKind::Copy && !taken.empty() &&
                             LineShape::of(document_.polypile()).contains(taken.front());
    if (trial_ == nullptr || held_->refusal(document_) || !changesLine) {
        endTrial();
        return;
    }
    const int reach = LineGeometry::cardSize(Metrics(font())).height();
    const QPoint at = viewport()->mapTo(trialRoom_, cursor);
    const QRect picture(at - QPoint(0, reach), QSize(reach, 2 * reach));
    if (tried_ == kind) {
        trial_->moveBeside(picture);
        return;
    }
    tried_ = kind;
    const auto pile = static_cast<std::size_t>(taken.front().pile);
    trial_->ask({.title = tr("into the inventory"),
                 .edit = dropIntoInventory(document_, held_->carried, kind),
                 .distance = document_.polypile().line[pile].distance},
                picture);
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
    const DropKind kind = held_->kind(event->modifiers());
    event->setDropAction(kind == DropKind::Copy ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
    showTrial(event->position().toPoint(), kind);
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
    if (const plan::Refusal refusal = held.refusal(document_)) {
        Q_EMIT message(toQString(*refusal));
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
