#include "ui/polypile/stack_clipboard.h"

#include <QAction>
#include <QApplication>
#include <QChildEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <variant>

#include "ui/parts/clipboard_target.h"
#include "ui/parts/text_line.h"
#include "ui/polypile/clipboard_stacks.h"
#include "ui/polypile/inventory_panel.h"
#include "ui/polypile/line_commands.h"

namespace polyplan::ui {

StackClipboard::StackClipboard(PlanDocument& document, LineCommands& line,
                               InventoryPanel& inventory, QWidget& parent)
    : QObject(&parent), document_(document), view_(parent), line_(line), inventory_(inventory) {
    addAction(tr("Cu&t"), Command::Cut, QKeySequence::keyBindings(QKeySequence::Cut));
    addAction(tr("&Copy"), Command::Copy, QKeySequence::keyBindings(QKeySequence::Copy));
    addAction(tr("Copy as &game text"), Command::CopyAsText, {Qt::CTRL | Qt::ALT | Qt::Key_C});
    paste_ =
        addAction(tr("&Paste"), Command::Paste, QKeySequence::keyBindings(QKeySequence::Paste));
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        updateActions(now);
        watch(now);
    });
    updateActions(QApplication::focusWidget());
}

QAction* StackClipboard::addAction(const QString& text, Command command,
                                   const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [this, command] { run(command); });
    actions_.append(action);
    return action;
}

void StackClipboard::setShown(bool isShown) {
    isShown_ = isShown;
    updateActions(QApplication::focusWidget());
}

void StackClipboard::updateActions(QWidget* focused) {
    // The menu that they stand in acts on what had the focus before.
    if (qobject_cast<const QMenuBar*>(focused) != nullptr ||
        qobject_cast<const QMenu*>(focused) != nullptr) {
        return;
    }
    const bool hasOwn = textLineOf(focused) != nullptr ||
                        qobject_cast<const QPlainTextEdit*>(focused) != nullptr ||
                        clipboardTargetOf(focused) != nullptr;
    for (QAction* action : actions_) {
        action->setEnabled(isShown_ || hasOwn || action == paste_);
    }
    // The list of the inventory has the key as an action of its own.
    const bool hasOwnKey = focused != nullptr && inventory_.hasListFocus();
    paste_->setShortcutContext(hasOwnKey ? Qt::WidgetShortcut : Qt::WindowShortcut);
}

void StackClipboard::run(Command command) {
    const auto runOn = [command](auto& target) {
        switch (command) {
            case Command::Cut:
                target.cut();
                break;
            case Command::Copy:
                target.copy();
                break;
            case Command::CopyAsText:
                if constexpr (requires { target.copyAsText(); }) {
                    target.copyAsText();
                } else {
                    target.copy();
                }
                break;
            case Command::Paste:
                target.paste();
                break;
        }
    };
    QWidget* focused = QApplication::focusWidget();
    if (QLineEdit* field = textLineOf(focused)) {
        if (command != Command::Paste || !pasteThings()) {
            runOn(*field);
        }
    } else if (auto* text = qobject_cast<QPlainTextEdit*>(focused)) {
        runOn(*text);
    } else if (ClipboardTarget* target = clipboardTargetOf(focused)) {
        if (command != Command::Paste) {
            runOn(*target);
        } else if (!target->paste() && !pasteThings() && !target->refuse()) {
            pasteText();
        }
    } else if (!isShown_) {
        if (command == Command::Paste) {
            pasteText();
        }
    } else if (inventory_.hasListFocus()) {
        runOn(inventory_);
    } else {
        runOn(line_);
    }
}

void StackClipboard::pasteText() {
    const auto found = copiedText();
    if (const auto* nothing = std::get_if<NothingCopied>(&found)) {
        Q_EMIT message(nothing->why);
    } else {
        Q_EMIT textPasted(std::get<CopiedText>(found).text);
    }
}

bool StackClipboard::pasteThings(QClipboard::Mode mode) {
    const auto found = copiedText(mode);
    const auto* text = std::get_if<CopiedText>(&found);
    const bool isForPlan = text != nullptr && tellsOfThings(text->text, document_);
    if (isForPlan) {
        Q_EMIT textPasted(text->text);
    }
    return isForPlan;
}

void StackClipboard::watch(QWidget* focused) {
    for (QWidget* each : {field_.data(), static_cast<QWidget*>(text_)}) {
        if (each != nullptr) {
            each->removeEventFilter(this);
        }
    }
    text_ =
        focused != nullptr && focused->window() == view_.window() ? textLineOf(focused) : nullptr;
    field_ = text_ != nullptr ? focused : nullptr;
    for (QWidget* each : {field_.data(), static_cast<QWidget*>(text_)}) {
        if (each != nullptr) {
            each->installEventFilter(this);
        }
    }
}

void StackClipboard::takeOver(const QMenu& menu, QLineEdit& line) {
    for (QAction* action : menu.actions()) {
        if (action->text().startsWith(QLineEdit::tr("&Paste"))) {
            action->disconnect(&line);
            connect(action, &QAction::triggered, &line, [this, &line] {
                if (!pasteThings()) {
                    line.paste();
                }
            });
        }
    }
}

bool StackClipboard::isPastedThings(QObject* watched, const QEvent& event) {
    if (watched == field_ && event.type() == QEvent::KeyPress) {
        return static_cast<const QKeyEvent&>(event).matches(QKeySequence::Paste) && pasteThings();
    }
    return watched == text_ && event.type() == QEvent::MouseButtonRelease &&
           static_cast<const QMouseEvent&>(event).button() == Qt::MiddleButton &&
           !text_->isReadOnly() && QGuiApplication::clipboard()->supportsSelection() &&
           pasteThings(QClipboard::Selection);
}

bool StackClipboard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::ChildAdded) {
        // Perhaps its menu, which is not made yet.
        static_cast<QChildEvent*>(event)->child()->installEventFilter(this);
    } else if (event->type() == QEvent::Show) {
        const auto* menu = qobject_cast<const QMenu*>(watched);
        auto* line = qobject_cast<QLineEdit*>(watched->parent());
        if (menu != nullptr && line != nullptr) {
            takeOver(*menu, *line);
        }
    }
    return isPastedThings(watched, *event) || QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
