#include "ui/parts/plain_line.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QValidator>
#include <algorithm>
#include <utility>

#include "ui/parts/text_line.h"

namespace polyplan::ui {

namespace {

void removeHalves(QString& text) {
    for (qsizetype i = 0; i < text.size();) {
        const bool isWhole =
            text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isWhole || !text[i].isSurrogate()) {
            i += isWhole ? 2 : 1;
        } else {
            text.remove(i, 1);
        }
    }
}

class OneLine : public QValidator {
  public:
    using QValidator::QValidator;

    State validate(QString& input, int& place) const override {
        static const QRegularExpression last(QStringLiteral("[\\r\\n]+$"));
        static const QRegularExpression inner(QStringLiteral("[\\r\\n]+"));
        input.remove(last).replace(inner, QStringLiteral(" "));
        removeHalves(input);
        place = std::min(place, static_cast<int>(input.size()));
        return Acceptable;
    }
};

}  // namespace

void keepOnOneLine(QLineEdit& line) {
    line.setValidator(new OneLine(&line));
}

PlainLine::PlainLine(QWidget* parent) : QLineEdit(parent) {
    keepOnOneLine(*this);
}

void PlainLine::drop() {
    if (const auto taken = std::exchange(taken_, std::nullopt)) {
        setText(*taken);
        Q_EMIT textEdited(*taken);
    }
}

bool PlainLine::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->setAccepted(mayDrop() && key->matches(QKeySequence::Undo));
            return true;
        }
        if (isLeftToWindow(*key)) {
            key->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void PlainLine::keyPressEvent(QKeyEvent* event) {
    if (mayDrop() && event->matches(QKeySequence::Undo)) {
        drop();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

}  // namespace polyplan::ui
