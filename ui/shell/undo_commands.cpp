#include "ui/shell/undo_commands.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

#include "ui/look/mnemonic.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/text_line.h"

namespace polyplan::ui {

UndoCommands::UndoCommands(QUndoStack& plan, QMenu& menu, QWidget& window)
    : QObject(&window),
      plan_(plan),
      window_(window),
      undo_(new QAction(this)),
      redo_(new QAction(this)) {
    undo_->setShortcut(QKeySequence::Undo);
    redo_->setShortcuts({QKeySequence::Redo, QKeySequence(Qt::CTRL | Qt::Key_Y)});
    addTo(menu, undo_, HistoryStep::Undo);
    addTo(menu, redo_, HistoryStep::Redo);
    connect(&menu, &QMenu::aboutToShow, this, &UndoCommands::show);
    connect(&plan_, &QUndoStack::indexChanged, this, &UndoCommands::show);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, QWidget* now) { watch(now); });
    show();
}

void UndoCommands::addTo(QMenu& menu, QAction* action, HistoryStep step) {
    menu.addAction(action);
    action->installEventFilter(this);
    connect(action, &QAction::triggered, this, [this, step] {
        QWidget* focused = QApplication::focusWidget();
        if (isOfTyping(step, focused)) {
            takeInTyping(step, *focused);
        } else {
            stepInPlan(step);
        }
    });
}

void UndoCommands::watch(QWidget* focused) {
    if (qobject_cast<QMenuBar*>(focused) != nullptr || qobject_cast<QMenu*>(focused) != nullptr) {
        return;
    }
    if (focused_ != nullptr) {
        focused_->removeEventFilter(this);
    }
    focused_ = focused != nullptr && focused->window() == &window_ ? focused : nullptr;
    if (focused_ != nullptr) {
        focused_->installEventFilter(this);
    }
}

void UndoCommands::show() {
    const auto tell = [this](QAction* action, HistoryStep step, bool isInPlan, const QString& word,
                             const QString& change) {
        const bool isTyped = isOfTyping(step, focused_);
        const QString what = isTyped ? tr("typing") : withoutMnemonic(change);
        action->setText(what.isEmpty() ? word : word + u' ' + what.front().toLower() + what.mid(1));
        action->setEnabled(isTyped || isInPlan);
    };
    tell(undo_, HistoryStep::Undo, plan_.canUndo(), tr("&Undo"), plan_.undoText());
    tell(redo_, HistoryStep::Redo, plan_.canRedo(), tr("&Redo"), plan_.redoText());
}

void UndoCommands::stepInPlan(HistoryStep step) {
    if (step == HistoryStep::Undo) {
        const QString what = plan_.undoText();
        plan_.undo();
        Q_EMIT stepped(tr("Undone: %1.").arg(what));
    } else {
        const QString what = plan_.redoText();
        plan_.redo();
        Q_EMIT stepped(tr("Redone: %1.").arg(what));
    }
}

bool UndoCommands::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Shortcut && (watched == undo_ || watched == redo_)) {
        stepInPlan(watched == undo_ ? HistoryStep::Undo : HistoryStep::Redo);
        return true;  // a field that has something to undo has taken the key before
    }
    if (event->type() != QEvent::ShortcutOverride || watched != focused_) {
        return QObject::eventFilter(watched, event);
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    const QLineEdit* line = textLineOf(focused_);
    const bool isAlwaysTaken = line != nullptr && qobject_cast<const PlainLine*>(line) == nullptr;
    if (isAlwaysTaken &&
        ((key.matches(QKeySequence::Undo) && !isOfTyping(HistoryStep::Undo, focused_)) ||
         (key.matches(QKeySequence::Redo) && !isOfTyping(HistoryStep::Redo, focused_)))) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
