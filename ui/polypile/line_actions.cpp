#include <QAction>
#include <algorithm>
#include <utility>

#include "ui/polypile/line_commands.h"

namespace polyplan::ui {

using plan::line_edits::Direction;

QAction* LineCommands::addAction(const QString& text, const QList<QKeySequence>& keys,
                                 const QString& toolTip, const std::function<void()>& run,
                                 Needs needs) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setStatusTip(toolTip);
    action->setToolTip(toolTip);
    connect(action, &QAction::triggered, this, run);
    actions_.append(action);
    needs_[action] = needs;
    return action;
}

void LineCommands::makeActions() {
    const auto selected = [this] { return document_.selection(); };
    addAction(tr("Cu&t"), QKeySequence::keyBindings(QKeySequence::Cut),
              tr("Take the selected stacks off the line, onto the clipboard"), [this] { cut(); });
    addAction(tr("&Copy"), QKeySequence::keyBindings(QKeySequence::Copy),
              tr("Copy the selected stacks, as plan data and as text"), [this] { copy(); });
    addAction(tr("Copy as &game text"), {Qt::CTRL | Qt::ALT | Qt::Key_C},
              tr("Copy the selected stacks as lines of the game's inventory"),
              [this] { copyAsText(); });
    addAction(
        tr("&Paste"), QKeySequence::keyBindings(QKeySequence::Paste),
        tr("Put the stacks of the clipboard, or of the game's lines there, above the selected one"),
        [this] { paste(); }, Needs::Nothing);
    clipboardActions_ = std::exchange(actions_, {});
    addAction(tr("&Remove"), {Qt::Key_Delete, Qt::Key_Backspace},
              tr("Remove the selected stacks; with a pile selected, the pile"), [this, selected] {
                  apply(dropAway(document_, {.positions = selected(), .rows = {}, .stacks = {}}));
              });
    addSeparator();
    addAction(tr("Change &quantity…"), {Qt::Key_F2, Qt::Key_Return, Qt::Key_Enter},
              tr("Type how many items the stack has"),
              [this, selected] { Q_EMIT quantityEditorWanted(selected().front()); });
    addAction(tr("&Edit what it is…"), {Qt::Key_E},
              tr("Enchantment, charges, erosion, name and what else the stack can have"), [this] {
                  const Selection& all = document_.selection();
                  document_.setSelection({all.front()});
                  Q_EMIT stateEditorWanted();
              });
    addAction(
        tr("One &more"), {Qt::Key_Plus, Qt::Key_Equal, Qt::SHIFT | Qt::Key_Plus},
        tr("Add an item to each selected stack"), [this] { changeQuantity(1); }, Needs::Cards);
    addAction(
        tr("One &less"), {Qt::Key_Minus}, tr("Take an item from each selected stack"),
        [this] { changeQuantity(-1); }, Needs::Cards);
    addAction(tr("&Split…"), {Qt::Key_S},
              tr("Split the selected stacks into smaller ones: five or more items shudder twice as "
                 "often, cursed ones always"),
              [this, selected] { Q_EMIT splitEditorWanted(selected().front()); });
    addSeparator();
    addAction(
        tr("&Bless"), {Qt::Key_B}, tr("Make the selected stacks blessed"),
        [this] { setBuc(nethack::Buc::Blessed); }, Needs::Cards);
    addAction(
        tr("&Uncurse"), {Qt::Key_U}, tr("Make the selected stacks uncursed"),
        [this] { setBuc(nethack::Buc::Uncursed); }, Needs::Cards);
    addAction(
        tr("Curs&e"), {Qt::Key_C}, tr("Make the selected stacks cursed"),
        [this] { setBuc(nethack::Buc::Cursed); }, Needs::Cards);
    addAction(
        tr("Dip into restore abilit&y"), {Qt::Key_H},
        tr("Make the selected hazy stacks permanent: they turn back no more (potion.c "
           "dodip())"),
        [this] { restore(); }, Needs::Cards);
    addSeparator();
    addAction(tr("Move u&p"), {Qt::ALT | Qt::Key_Up},
              tr("Move towards the top of the pile: the top is zapped first"),
              [this] { moveBy(Direction::Up); });
    addAction(tr("Move do&wn"), {Qt::ALT | Qt::Key_Down}, tr("Move towards the bottom of the pile"),
              [this] { moveBy(Direction::Down); });
    addAction(tr("Move &nearer"), {Qt::ALT | Qt::Key_Left},
              tr("Move into the next pile nearer to you; a pile, to the next square"),
              [this] { moveBy(Direction::Nearer); });
    addAction(tr("Move &farther"), {Qt::ALT | Qt::Key_Right},
              tr("Move into the next pile farther away, or start one behind the last"),
              [this] { moveBy(Direction::Farther); });
    addAction(
        tr("Pic&k up"), {Qt::Key_Space},
        tr("Carry the selected stacks by keyboard: arrows choose the place and show its odds, "
           "Enter drops them, Escape puts them back"),
        [this] { Q_EMIT pickUpWanted(); });
    addAction(
        tr("Pi&n to its square"), {Qt::Key_P},
        tr("Keep the selected stacks on their square when the line is arranged, or let them "
           "go again"),
        [this] { togglePin(); }, Needs::Cards);
    arranging_ = addAction(
        tr("&Arrange for me…"), {Qt::CTRL | Qt::Key_R},
        tr("Look for the layout of all stacks that serves the goals best, or loses the least"),
        [this] { Q_EMIT arrangingWanted(); }, Needs::Nothing);
    arranging_->setShortcutContext(Qt::WindowShortcut);
    addSeparator();
    addAction(
        tr("New p&ile"), {Qt::Key_Insert}, tr("Start an empty pile on the first free square"),
        [this] { newPile(plan::firstFreeSquare(document_.polypile())); }, Needs::Nothing);
    addAction(tr("&Label pile…"), {Qt::Key_L}, tr("Say what the pile is called"),
              [this, selected] { Q_EMIT labelEditorWanted(selected().front().pile); });
    addAction(tr("Engra&ve under pile…"), {Qt::Key_G},
              tr("Say what is engraved on the pile's square; the composer tells how it comes out"),
              [this, selected] { Q_EMIT engravingEditorWanted(selected().front().pile); });
}

void LineCommands::updateActions() {
    for (QAction* action : clipboardActions_ + actions_) {
        if (action != nullptr) {
            const bool lacksSelection =
                needs_.value(action) != Needs::Nothing && document_.selection().empty();
            action->setEnabled(isShown_ && !lacksSelection);
        }
    }
}

void LineCommands::triggerByKey(QAction& action) {
    const bool hasWholePile =
        std::ranges::any_of(document_.selection(), [](StackPosition at) { return at.stack < 0; });
    if (needs_.value(&action) == Needs::Cards && hasWholePile) {
        refuse(tr("The pile as a whole is selected. Ctrl+A selects its stacks."));
    } else {
        action.trigger();
    }
}

void LineCommands::setShown(bool isShown) {
    isShown_ = isShown;
    updateActions();
}

}  // namespace polyplan::ui
