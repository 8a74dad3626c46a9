#include "ui/parts/typing_steps.h"

#include <QAbstractScrollArea>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QString>

#include "ui/document/plan_document.h"

namespace polyplan::ui {

namespace {

bool isBlank(const QString& text) {
    return text.trimmed().isEmpty();
}

}  // namespace

TypingSteps::TypingSteps(QWidget& field, PlanDocument& document)
    : QObject(&field), document_(document) {
    field.installEventFilter(this);
    if (auto* area = qobject_cast<QAbstractScrollArea*>(&field)) {
        area->viewport()->installEventFilter(this);  // it has the clicks and drops
    }
}

TypingSteps::Input TypingSteps::inputBy(const QKeyEvent& key) {
    if (key.matches(QKeySequence::Paste) || key.matches(QKeySequence::Cut)) {
        return Input::Other;
    }
    if (key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Delete ||
        key.matches(QKeySequence::DeleteEndOfLine) ||
        key.matches(QKeySequence::DeleteCompleteLine)) {
        return Input::Deleting;
    }
    const bool isCommand = (key.modifiers() & ~Qt::ShiftModifier) == Qt::ControlModifier;
    const bool isBreak = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const QString text = key.text();
    const bool isText = !text.isEmpty() && text.front().category() != QChar::Other_Control;
    return isBreak || (isText && !isCommand) ? Input::Typing : Input::None;
}

TypingSteps::Input TypingSteps::inputBy(const QEvent& event) {
    switch (event.type()) {
        case QEvent::KeyPress:
            return inputBy(static_cast<const QKeyEvent&>(event));
        case QEvent::InputMethod:
            return static_cast<const QInputMethodEvent&>(event).commitString().isEmpty()
                       ? Input::None
                       : Input::Typing;
        case QEvent::FocusIn:  // as when a menu closes, which may then paste
        case QEvent::FocusOut:
        case QEvent::MouseButtonPress:
        case QEvent::Drop:
            return Input::Other;
        default:
            return Input::None;
    }
}

QString TypingSteps::typedBy(const QEvent& event) {
    return event.type() == QEvent::KeyPress
               ? static_cast<const QKeyEvent&>(event).text()
               : static_cast<const QInputMethodEvent&>(event).commitString();
}

bool TypingSteps::beginsStep(Input input, const QString& typed) const {
    return input == Input::Other || input != last_ || sinceLast_.hasExpired(pause.count()) ||
           (length_ >= fewWords && isBetweenWords_ && !isBlank(typed));
}

bool TypingSteps::eventFilter(QObject* watched, QEvent* event) {
    const Input input = inputBy(*event);
    if (input != Input::None) {
        const QString typed = input == Input::Typing ? typedBy(*event) : QString();
        if (beginsStep(input, typed)) {
            document_.endMerging();
            length_ = 0;
        }
        length_ += typed.size();
        isBetweenWords_ = isBlank(typed);
        last_ = input;
        sinceLast_.start();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
