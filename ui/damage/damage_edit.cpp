#include "ui/damage/damage_edit.h"

#include <variant>

#include "core/oangband/scene.h"
#include "core/probability/dice.h"
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
            .arg(range.least)
            .arg(range.most)
            .arg(read.lowest() < range.least ? read.lowest() : read.highest());
    }
    return {};
}

}  // namespace

DamageEdit::DamageEdit(QWidget* parent) : QLineEdit(parent) {
    setMaxLength(static_cast<int>(oangband::limits::damageCharacters));
    connect(this, &QLineEdit::textEdited, this, &DamageEdit::read);
}

void DamageEdit::showDamage(const QString& damage) {
    if (damage == shown_ && !fault_.isEmpty()) {
        return;
    }
    shown_ = damage;
    if (text() != damage) {
        setText(damage);
    }
    if (!fault_.isEmpty()) {
        fault_.clear();
        Q_EMIT faultChanged();
    }
}

void DamageEdit::read() {
    const QString fault = faultOf(text());
    if (fault != fault_) {
        fault_ = fault;
        Q_EMIT faultChanged();
    }
    if (fault_.isEmpty()) {
        shown_ = text();
        Q_EMIT damageTyped(shown_);
    }
}

}  // namespace polyplan::ui
