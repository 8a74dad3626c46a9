#include "ui/polypile/stack_clipboard.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>

#include "ui/polypile/inventory_panel.h"
#include "ui/polypile/line_commands.h"

namespace polyplan::ui {

StackClipboard::StackClipboard(LineCommands& line, InventoryPanel& inventory, QObject* parent)
    : QObject(parent), line_(line), inventory_(inventory) {
    addAction(tr("Cu&t"), Command::Cut);
    addAction(tr("&Copy"), Command::Copy);
    addAction(tr("&Paste"), Command::Paste);
}

void StackClipboard::addAction(const QString& text, Command command) {
    constexpr QKeySequence::StandardKey keys[] = {QKeySequence::Cut, QKeySequence::Copy,
                                                  QKeySequence::Paste};
    auto* action = new QAction(text, this);
    action->setShortcuts(keys[static_cast<int>(command)]);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [this, command] { run(command); });
    actions_.append(action);
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
            case Command::Paste:
                target.paste();
                break;
        }
    };
    if (auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget())) {
        runOn(*field);
    } else if (inventory_.hasListFocus()) {
        runOn(inventory_);
    } else {
        runOn(line_);
    }
}

}  // namespace polyplan::ui
