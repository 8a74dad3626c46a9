#include "ui/damage/damage_edit.h"

#include <QKeyEvent>
#include <optional>
#include <utility>
#include <variant>

#include "core/oangband/scene.h"
#include "core/probability/dice.h"
#include "core/probability/grouped.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

/// Why a text is no damage; empty if it is one.
QString faultOf(const QString& text) {
    const std::string typed = text.toStdString();
    const auto dice = readDice(typed);
    if (const auto* fault = std::get_if<DiceFault>(&dice)) {
        return toQString(fault->message);
    }
    const auto& read = std::get<Dice>(dice);
    const auto range = oangband::limits::damage;
    if (read.lowest() < range.least || read.highest() > range.most) {
        return QObject::tr("Damage is %1 to %2: this may come to %3.")
            .arg(toQString(grouped(range.least)), toQString(grouped(range.most)),
                 toQString(grouped(read.lowest() < range.least ? read.lowest() : read.highest())));
    }
    return {};
}

/// Whether a key that the field has no use for is to do something with the plan.
bool isCommand(const QKeyEvent& key) {
    constexpr auto modifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isModifier = key.key() == Qt::Key_Control || key.key() == Qt::Key_Alt ||
                            key.key() == Qt::Key_Meta || key.key() == Qt::Key_Shift;
    return !isModifier && (key.modifiers() & modifiers) != 0;
}

}  // namespace

DamageEdit::DamageEdit(QWidget* parent) : PlainLine(parent) {
    setMaxLength(static_cast<int>(oangband::limits::damageCharacters));
    connect(this, &QLineEdit::textEdited, this, &DamageEdit::look);
    connect(this, &QLineEdit::editingFinished, this, &DamageEdit::enter);
}

void DamageEdit::showDamage(const QString& damage) {
    if (damage != shown_ || !isTyped_) {
        shown_ = damage;
        showWhatCounts();
    }
}

void DamageEdit::showWhatCounts() {
    if (text() != shown_) {
        setText(shown_);
    }
    look();
}

void DamageEdit::look() {
    const bool wasTyped = isTyped_;
    isTyped_ = text().trimmed() != shown_;
    setDropsTo(isTyped_ ? std::optional(shown_) : std::nullopt);
    const QString fault = std::exchange(fault_, isTyped_ ? faultOf(text()) : QString());
    if (isTyped_ != wasTyped || fault != fault_) {
        Q_EMIT typedChanged();
    }
}

void DamageEdit::enter() {
    if (isTyped_ && fault_.isEmpty()) {
        shown_ = text().trimmed();
        Q_EMIT damageEntered(shown_);
        showWhatCounts();
    }
}

bool DamageEdit::event(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride || !isTyped_) {
        return PlainLine::event(event);
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    const bool isHandled = PlainLine::event(event);
    if (!event->isAccepted() && isCommand(key)) {
        enter();
    }
    return isHandled;
}

void DamageEdit::keyPressEvent(QKeyEvent* event) {
    if (isTyped_ && event->key() == Qt::Key_Escape) {
        drop();
    } else {
        PlainLine::keyPressEvent(event);
    }
}

}  // namespace polyplan::ui
