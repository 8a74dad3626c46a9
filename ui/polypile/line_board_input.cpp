#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>

#include "core/plan/limits.h"
#include "ui/look/text.h"
#include "ui/models/use_words.h"
#include "ui/polypile/line_band.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_carry.h"
#include "ui/polypile/line_commands.h"
#include "ui/polypile/line_editor.h"
#include "ui/polypile/line_keys.h"

namespace polyplan::ui {
namespace {

using Part = LineHit::Part;

bool isOnPile(Part part) {
    return part == Part::Card || part == Part::Head || part == Part::Foot || part == Part::Pile;
}

/// The action that a key stands for; null if none.
QAction* actionFor(const LineCommands& commands, const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QKeySequence pressed(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
    for (QAction* action : commands.clipboardActions() + commands.actions()) {
        if (action != nullptr && action->shortcuts().contains(pressed)) {
            return action;
        }
    }
    return nullptr;
}

}  // namespace

bool LineBoard::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (carry_->isCarrying() || actionFor(*commands_, *key) != nullptr ||
            key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void LineBoard::keyPressEvent(QKeyEvent* event) {
    const bool isFromInventory = !carry_->carried().rows.empty();
    if (carry_->take(*event, geometry_)) {
        if (isFromInventory && !carry_->isCarrying()) {
            Q_EMIT inventoryCarryEnded();
        }
        return;
    }
    if (QAction* action = actionFor(*commands_, *event)) {
        commands_->triggerByKey(*action);
        return;
    }
    if (event->matches(QKeySequence::SelectAll) && !geometry_.shape().piles.empty()) {
        selectAll();
        return;
    }
    if (event->key() == Qt::Key_Space && current_) {
        select(*current_, Qt::ControlModifier);
        return;
    }
    if (event->key() == Qt::Key_Escape && !document_.selection().empty()) {
        document_.setSelection({});
        return;
    }
    if (const auto to = stepOf(geometry_, current_, event->key())) {
        if (event->modifiers() & Qt::ControlModifier) {
            current_ = to;
            reveal(*to);
            announceCurrent();
            viewport()->update();
        } else {
            select(*to, event->modifiers());
        }
        return;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void LineBoard::selectAll() {
    const LineShape& shape = geometry_.shape();
    const auto allOf = [&shape](int first, int last) {
        const int stacks = shape.piles[static_cast<std::size_t>(last)].stacks;
        return rangeOf(shape, {first, 0}, {last, stacks - 1});
    };
    const Selection pile = current_ ? allOf(current_->pile, current_->pile) : Selection();
    const bool isAllOfPile = pile.empty() || document_.selection() == pile;
    document_.setSelection(isAllOfPile ? allOf(0, static_cast<int>(shape.piles.size()) - 1) : pile);
}

void LineBoard::mousePressEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    const LineHit hit = geometry_.hit(point);
    press_.reset();
    carry_->putBack();
    if (!isOnPile(hit.part)) {
        if (event->button() == Qt::LeftButton) {
            startBand(point, event->modifiers());
        }
        return;
    }
    if (event->button() != Qt::LeftButton) {
        if (!isSelected(hit.position)) {
            select(hit.position, Qt::NoModifier);
        }
        return;
    }
    // With these keys the selection grows, unless a drag begins: that takes the card alone.
    const bool grows = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    press_ = Press{point, hit.position, grows || isSelected(hit.position)};
    if (!press_->selectsOnRelease) {
        select(hit.position, event->modifiers());
    }
}

void LineBoard::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    if (press_ && event->buttons() & Qt::LeftButton) {
        if ((point - press_->point).manhattanLength() < QApplication::startDragDistance()) {
            return;
        }
        if (geometry_.hit(press_->point).part == Part::Pile) {
            startBand(press_->point, event->modifiers());
            press_.reset();
        } else {
            startDrag();
            return;
        }
    }
    if (band_->isDrawing()) {
        dragPoint_ = point;
        document_.setSelection(band_->reach(point, geometry_));
        scrollWhileDragging(point);
        return;
    }
    const LineHit hit = geometry_.hit(point);
    const bool isButton =
        hit.part == Part::Card &&
        (CardPainter::bucRect(geometry_.card(hit.position), metrics_).contains(point) ||
         (stackAt(hit.position)->quantity > 1 &&
          CardPainter::quantityRect(geometry_.card(hit.position), stackAt(hit.position)->quantity,
                                    metrics_)
              .contains(point)));
    viewport()->setCursor(isButton ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LineBoard::startBand(QPoint point, Qt::KeyboardModifiers modifiers) {
    const bool adds = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (!adds) {
        document_.setSelection({});
    }
    band_->start(point, geometry_, document_.selection());
}

void LineBoard::endBand() {
    band_->end();
    dragScroll_.stop();
    if (!document_.selection().empty()) {
        current_ = document_.selection().front();
        anchor_ = current_;
        announceCurrent();
    }
}

void LineBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (band_->isDrawing() && event->button() == Qt::LeftButton) {
        endBand();
        return;
    }
    if (!press_ || event->button() != Qt::LeftButton) {
        return;
    }
    const Press press = *press_;
    press_.reset();
    if (event->modifiers() == Qt::NoModifier && clickOnCard(press)) {
        return;
    }
    if (press.selectsOnRelease) {
        select(press.position, event->modifiers());
    }
}

bool LineBoard::clickOnCard(const Press& press) {
    const plan::Stack* stack = stackAt(press.position);
    if (stack == nullptr) {
        return false;
    }
    const QRect card = geometry_.card(press.position);
    // The first click on a card only selects it.
    if (press.selectsOnRelease && CardPainter::bucRect(card, metrics_).contains(press.point)) {
        commands_->cycleBuc(press.position);
        return true;
    }
    const bool showsQuantity = stack->quantity > 1 || press.selectsOnRelease;
    if (showsQuantity && (*commands_->table())[stack->object].stacks &&
        CardPainter::quantityRect(card, stack->quantity, metrics_).contains(press.point)) {
        select(press.position, Qt::NoModifier);
        editQuantity(press.position);
        return true;
    }
    return false;
}

void LineBoard::mouseDoubleClickEvent(QMouseEvent* event) {
    const LineHit hit = geometry_.hit(event->position().toPoint());
    if (event->button() != Qt::LeftButton) {
        return;
    }
    if (hit.part == Part::Floor) {
        commands_->newPile(hit.distance);
    } else if (hit.part == Part::Foot) {
        if (isOnEngraving(hit.position.pile, event->position().toPoint())) {
            editEngraving(hit.position.pile);
        } else {
            editLabel(hit.position.pile);
        }
    } else if (hit.part == Part::Card && !isMark(hit.position, event->position().toPoint())) {
        select(hit.position, Qt::NoModifier);
        Q_EMIT commands_->stateEditorWanted();
    } else {
        mousePressEvent(event);
    }
}

/// Whether a point of a card is on its quantity or its status, which take clicks of their own.
bool LineBoard::isMark(StackPosition position, QPoint point) const {
    const plan::Stack* stack = stackAt(position);
    const QRect card = geometry_.card(position);
    return CardPainter::bucRect(card, metrics_).contains(point) ||
           (stack != nullptr &&
            CardPainter::quantityRect(card, stack->quantity, metrics_).contains(point));
}

void LineBoard::contextMenuEvent(QContextMenuEvent* event) {
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && current_) {
        const QRect rect =
            current_->stack >= 0 ? geometry_.card(*current_) : geometry_.head(current_->pile);
        at = viewport()->mapToGlobal(rect.intersected(viewport()->rect()).center());
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(commands_->clipboardActions());
    menu->addSeparator();
    for (QAction* action : commands_->actions()) {
        if (action == nullptr) {
            menu->addSeparator();
        } else {
            menu->addAction(action);
        }
    }
    const LineHit hit = geometry_.hit(viewport()->mapFromGlobal(event->globalPos()));
    if (hit.part == Part::Floor) {
        menu->addSeparator();
        menu->addAction(tr("Start a pile on square %1").arg(hit.distance), this,
                        [this, hit] { commands_->newPile(hit.distance); });
    }
    menu->popup(at);
}

bool LineBoard::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString text = toolTipAt(help->pos());
        if (text.isEmpty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), text, viewport());
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString LineBoard::toolTipAt(QPoint point) const {
    const LineHit hit = geometry_.hit(point);
    const auto line = content();
    if (line && isOnPile(hit.part)) {
        return line->title(hit.position) + u'\n' + line->description(hit.position);
    }
    if (line && hit.part == Part::Floor) {
        return tr("Square %1: drop something here, or double-click, to start a pile")
                   .arg(hit.distance) +
               line->reachWords(hit.distance);
    }
    return hit.part != Part::Hero                  ? QString()
           : isDipped(document_.polypile().source) ? tr("You")
                                                   : tr("You: the zap starts here");
}

Selection LineBoard::makingStacksWith(StackPosition position) const {
    Selection all = document_.selection();
    if (std::ranges::find(all, position) == all.end()) {
        return {position};
    }
    std::erase_if(all, [this](StackPosition each) {
        const plan::Stack* stack = stackAt(each);
        return stack == nullptr || !(*commands_->table())[stack->object].stacks;
    });
    return all;
}

void LineBoard::editQuantity(StackPosition position) {
    const plan::Stack* stack = stackAt(position);
    if (stack == nullptr) {
        commands_->refuse(tr("A stack has a quantity; a pile as a whole has none."));
        return;
    }
    if (!(*commands_->table())[stack->object].stacks) {
        commands_->setQuantity({position}, 2);
        return;
    }
    reveal(position);
    const Range range = plan::limits::quantity;
    const Selection all = makingStacksWith(position);
    editor_->askNumber(
        CardPainter::quantityRect(geometry_.card(position), stack->quantity, metrics_),
        {.name = all.size() > 1 ? tr("Quantity of each of %1 stacks").arg(all.size())
                                : tr("Quantity of %1").arg(content()->title(position)),
         .prefix = {},
         .value = stack->quantity,
         .least = range.least,
         .most = range.most},
        [this, all](int quantity) { commands_->setQuantity(all, quantity); });
}

void LineBoard::editSplit(StackPosition position) {
    const plan::Stack* stack = stackAt(position);
    if (stack == nullptr || stack->quantity < 2) {
        commands_->refuse(tr("Only a stack of two or more can be split."));
        return;
    }
    constexpr int largestCalm = 4;  // five or more shudder twice as often
    reveal(position);
    editor_->askNumber(geometry_.card(position),
                       {.name = tr("Split into stacks of"),
                        .prefix = tr("stacks of "),
                        .value = std::min(largestCalm, stack->quantity / 2),
                        .least = 1,
                        .most = stack->quantity - 1,
                        .isExact = true},
                       [this](int size) { commands_->split(document_.selection(), size); });
}

void LineBoard::editLabel(int pile) {
    if (!geometry_.shape().contains({pile, -1})) {
        return;
    }
    editor_->askText(geometry_.labelRow(pile),
                     {.name = tr("Label of the pile"),
                      .text = toEditable(document_.polypile().line[std::size_t(pile)].label),
                      .mostCharacters = plan::limits::nameCharacters},
                     [this, pile](const QString& text) { commands_->setLabel(pile, text); });
}

void LineBoard::editEngraving(int pile) {
    if (!geometry_.shape().contains({pile, -1})) {
        return;
    }
    editor_->askText(
        geometry_.engravingRow(pile),
        {.name = tr("What is engraved under the pile"),
         .text = toEditable(document_.polypile().line[std::size_t(pile)].engraving.text),
         .mostCharacters = plan::limits::noteCharacters},
        [this, pile](const QString& text) { commands_->setEngraving(pile, text); });
}

bool LineBoard::isOnEngraving(int pile, QPoint point) const {
    return geometry_.shape().hasTwoFootRows ? geometry_.engravingRow(pile).contains(point)
                                            : !content()->foot(pile).engraving.isEmpty();
}

}  // namespace polyplan::ui
