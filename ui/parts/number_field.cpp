#include "ui/parts/number_field.h"

#include <QAbstractScrollArea>
#include <QCursor>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <algorithm>
#include <cstdlib>

#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

/// Twelve digits show well enough that a number is too much.
constexpr qint64 beyondAllReason = 1'000'000'000'000;
constexpr qsizetype mostDigits = 12;
constexpr int untilLetGo = 50;  // ms

/// Whether it was opened in place, over what it belongs to. Whoever did so asks it for the number
/// before it loses the keys: what is out of range even then was given up.
bool isOpenedOver(const QWidget& field) {
    const QWidget* ground = field.parentWidget();
    const auto* area = ground == nullptr
                           ? nullptr
                           : qobject_cast<const QAbstractScrollArea*>(ground->parentWidget());
    return area != nullptr && area->viewport() == ground;
}

QString wholeNumbersOnly() {
    return NumberField::tr("Only whole numbers");
}

/// Where a tooltip shows that the mouse is not on: one that takes the mouse from what lies below it
/// hides again at once.
QPoint clearOfMouse(const QPoint& place, const QString& words) {
    const QFontMetrics letters(QToolTip::font());
    const QRect taken(place, QSize(letters.horizontalAdvance(words) + 2 * letters.height(),
                                   4 * letters.height()));
    const QPoint mouse = QCursor::pos();
    return taken.contains(mouse) ? mouse : place;
}

/// Once the keys have gone where they are going and the mouse is let go: both hide a tooltip.
void tellOnceFree(QWidget* window, const QPoint& place, const QString& words) {
    const bool isPressed = QGuiApplication::mouseButtons() != Qt::NoButton;
    QTimer::singleShot(isPressed ? untilLetGo : 0, window, [window, place, words] {
        if (QGuiApplication::mouseButtons() != Qt::NoButton) {
            tellOnceFree(window, place, words);
        } else if (window->isVisible()) {
            QToolTip::showText(clearOfMouse(place, words), words, window);
        }
    });
}

}  // namespace

NumberField::NumberField(QWidget* parent) : QSpinBox(parent) {
    connect(lineEdit(), &QLineEdit::textChanged, this, qOverload<>(&QWidget::update));
}

void NumberField::allow(int least, int most, const QString& words) {
    areWordsBelow_ = !words.isEmpty();
    setRange(least - (areWordsBelow_ ? 1 : 0), most);
    setSpecialValueText(words);
}

void NumberField::drop() {
    if (isOutOfRange()) {
        setValue(value());
    }
}

void NumberField::stepBy(int steps) {
    const bool isWords = value() == minimum() && !specialValueText().isEmpty();
    if (isWords && meant_ && steps > 0) {
        setValue(*meant_ + steps * singleStep());
    } else {
        QSpinBox::stepBy(steps);
    }
}

void NumberField::reserve(const QStringList& specialTexts) {
    reserved_ = specialTexts;
    updateGeometry();
}

QSize NumberField::sizeHint() const {
    QSize hint = QSpinBox::sizeHint();
    const auto widest = [this](const QStringList& texts) {
        int width = 0;
        for (const QString& text : texts) {
            width = std::max(width, fontMetrics().horizontalAdvance(text));
        }
        return width;
    };
    const int present =
        widest({prefix() + textFromValue(minimum()) + suffix(),
                prefix() + textFromValue(maximum()) + suffix(), specialValueText()});
    hint.rwidth() += std::max(0, widest(reserved_) - present);
    return hint;
}

QSize NumberField::minimumSizeHint() const {
    return reserved_.isEmpty() ? QSpinBox::minimumSizeHint() : sizeHint();
}

QString NumberField::typedIn(QStringView input) const {
    const QString before = prefix();
    const QString behind = suffix();
    if (input.startsWith(before)) {
        input = input.sliced(before.size());
    }
    if (input.endsWith(behind)) {
        input.chop(behind.size());
    }
    return input.trimmed().toString();
}

bool NumberField::beginsWords(const QString& input) const {
    const QString typed = typedIn(input);
    return !typed.isEmpty() && specialValueText().startsWith(typed, Qt::CaseInsensitive);
}

std::optional<qint64> NumberField::numberBeyond(const QString& input) const {
    bool isNumber = false;
    const qint64 number =
        locale().toLongLong(typedIn(input).remove(locale().groupSeparator()), &isNumber);
    const bool isBeyond = number < leastTyped() || number > maximum();
    return isNumber && isBeyond && std::abs(number) < beyondAllReason ? std::optional(number)
                                                                      : std::nullopt;
}

bool NumberField::isBroken(const QString& input) const {
    const QString typed = typedIn(input);
    bool isNumber = false;
    locale().toDouble(typed, &isNumber);
    return isNumber && typed.size() <= mostDigits && typed.contains(locale().decimalPoint());
}

QValidator::State NumberField::validate(QString& input, int& position) const {
    if (beginsWords(input)) {
        const bool areWhole = typedIn(input).size() == specialValueText().size();
        return areWhole ? QValidator::Acceptable : QValidator::Intermediate;
    }
    const QValidator::State state = QSpinBox::validate(input, position);
    if (state == QValidator::Acceptable) {
        return numberBeyond(input) ? QValidator::Intermediate : state;
    }
    if (state == QValidator::Intermediate) {
        return state;
    }
    const QString typed = typedIn(input);
    return typed.isEmpty() || typed == u"-" || numberBeyond(input) || isBroken(input)
               ? QValidator::Intermediate
               : QValidator::Invalid;
}

int NumberField::valueFromText(const QString& text) const {
    return beginsWords(text) ? minimum() : QSpinBox::valueFromText(text);
}

void NumberField::fixup(QString& input) const {
    if (beginsWords(input)) {
        input = specialValueText();
        return;
    }
    if (isBroken(input)) {
        input = prefix() + textFromValue(value()) + suffix();
        tellOnceFree(window(), mapToGlobal(QPoint(0, height() / 2)), wholeNumbersOnly());
        return;
    }
    const auto number = numberBeyond(input);
    if (!number) {
        QSpinBox::fixup(input);
        return;
    }
    const bool isTooMuch = *number > maximum();
    input = prefix() + textFromValue(isTooMuch ? maximum() : leastTyped()) + suffix();
    tellOnceFree(window(), mapToGlobal(QPoint(0, height() / 2)), wordsOfLimit(isTooMuch));
}

QString NumberField::limitWords() const {
    if (isBroken()) {
        return wholeNumbersOnly();
    }
    const auto number = numberBeyond(text());
    return number ? wordsOfLimit(*number > maximum()) : QString();
}

QString NumberField::wordsOfLimit(bool isTooMuch) const {
    return isTooMuch ? tr("At most %1").arg(decimal(maximum()))
           : specialValueText().isEmpty()
               ? tr("At least %1").arg(decimal(minimum()))
               : tr("At least %1, or “%2”").arg(decimal(minimum() + 1), specialValueText());
}

void NumberField::focusOutEvent(QFocusEvent* event) {
    if (event->reason() != Qt::PopupFocusReason && isOpenedOver(*this)) {
        drop();
    }
    QSpinBox::focusOutEvent(event);
    const bool leadsToMenu =
        event->reason() == Qt::PopupFocusReason || event->reason() == Qt::MenuBarFocusReason;
    if (!leadsToMenu) {
        forgetTyping();
    }
}

void NumberField::forgetTyping() {
    lineEdit()->setText(lineEdit()->text());
}

void NumberField::hideEvent(QHideEvent* event) {
    if (isOpenedOver(*this)) {
        drop();
    }
    QSpinBox::hideEvent(event);
}

void NumberField::paintEvent(QPaintEvent* event) {
    QSpinBox::paintEvent(event);
    if (!isOutOfRange()) {
        return;
    }
    const Metrics metrics(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(palette()).error, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics.radius, metrics.radius);
}

}  // namespace polyplan::ui
