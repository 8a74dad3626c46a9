#include "ui/shell/field_history.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include "ui/parts/text_line.h"
#include "ui/shell/field_behind_menu.h"

namespace polyplan::ui {

namespace {

/// @returns whether the field takes the key
bool sendKey(QWidget& field, QEvent::Type type, QKeySequence::StandardKey key) {
    const QKeyCombination keys = QKeySequence::keyBindings(key).front()[0];
    QKeyEvent event(type, keys.key(), keys.keyboardModifiers());
    event.ignore();
    QCoreApplication::sendEvent(&field, &event);
    return event.isAccepted();
}

}  // namespace

FieldHistory::FieldHistory(QMenu& menu, const FieldBehindMenu& behind, QAction& undo, QAction& redo)
    : QObject(&menu), behind_(behind) {
    add(menu, tr("&Undo typing"),
        {&undo, nullptr, QKeySequence::Undo, &QLineEdit::isUndoAvailable});
    add(menu, tr("&Redo typing"),
        {&redo, nullptr, QKeySequence::Redo, &QLineEdit::isRedoAvailable});
    connect(&menu, &QMenu::aboutToShow, this, &FieldHistory::choose);
    // What is not visible has no keys either.
    connect(&menu, &QMenu::aboutToHide, this, [this] {
        for (const Entry& entry : entries_) {
            entry.ofPlan->setVisible(true);
        }
    });
}

void FieldHistory::add(QMenu& menu, const QString& text, const Entry& entry) {
    auto* action = new QAction(text, this);
    action->setVisible(false);
    menu.insertAction(entry.ofPlan, action);
    connect(action, &QAction::triggered, this, [this, key = entry.key] {
        if (QWidget* field = behind_.field()) {
            sendKey(*field, QEvent::KeyPress, key);
        }
    });
    entries_.push_back({entry.ofPlan, action, entry.key, entry.isAvailable});
}

void FieldHistory::choose() {
    for (const Entry& entry : entries_) {
        const bool ofField = isOfField(entry);
        entry.ofField->setVisible(ofField);
        entry.ofPlan->setVisible(!ofField);
    }
}

bool FieldHistory::isOfField(const Entry& entry) const {
    QWidget* field = behind_.field();
    const QLineEdit* line = textLineOf(field);
    return line != nullptr && (line->*entry.isAvailable)() &&
           sendKey(*field, QEvent::ShortcutOverride, entry.key);
}

}  // namespace polyplan::ui
