#include "ui/polypile/line_editor.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>
#include <utility>

#include "ui/parts/number_field.h"
#include "ui/parts/plain_line.h"

namespace polyplan::ui {

LineEditor::LineEditor(QWidget& over) : QObject(&over), over_(over) {}

void LineEditor::askNumber(const QRect& place, const Number& number,
                           const std::function<void(int)>& answer) {
    auto* field = new NumberField(&over_);
    field->setRange(number.least, number.most);
    field->setPrefix(number.prefix);
    field->setValue(number.value);
    field->selectAll();
    open(field, place, number.name, [this, field, answer, number] {
        const QString limit = field->limitWords();
        if (field->isBroken() || (number.isExact && !limit.isEmpty())) {
            Q_EMIT message(tr("%1: %2").arg(number.name, limit));
            return;
        }
        field->interpretText();
        answer(field->value());
        if (!limit.isEmpty()) {
            Q_EMIT message(limit);
        }
    });
}

void LineEditor::askText(const QRect& place, const Text& text,
                         const std::function<void(const QString&)>& answer) {
    auto* field = new QLineEdit(&over_);
    keepOnOneLine(*field);
    // Some characters take two places, and what stands there is not cut.
    field->setMaxLength(
        std::max(static_cast<int>(text.mostCharacters), static_cast<int>(text.text.size())));
    field->setText(text.text);
    field->selectAll();
    open(field, place, text.name, [field, answer] { answer(field->text()); });
}

void LineEditor::open(QWidget* field, const QRect& place, const QString& name,
                      const std::function<void()>& take) {
    cancel();
    field_ = field;
    take_ = take;
    field->setAccessibleName(name);
    field->setToolTip(name);
    field->installEventFilter(this);
    const QSize size = field->sizeHint().expandedTo(place.size());
    QRect rect(place.right() + 1 - size.width(), place.center().y() - size.height() / 2,
               size.width(), size.height());
    rect.moveLeft(std::max(0, std::min(rect.left(), over_.width() - rect.width())));
    rect.moveTop(std::max(0, std::min(rect.top(), over_.height() - rect.height())));
    field->setGeometry(rect);
    field->show();
    field->setFocus(Qt::OtherFocusReason);
}

void LineEditor::close() {
    QWidget* field = field_;
    field_.clear();
    take_ = nullptr;
    field->removeEventFilter(this);
    const bool hadFocus = field->hasFocus();
    field->hide();
    field->deleteLater();
    if (hadFocus) {
        over_.parentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void LineEditor::cancel() {
    if (isOpen()) {
        close();
    }
}

bool LineEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_) {
        return QObject::eventFilter(watched, event);
    }
    const auto take = [this] {
        const std::function<void()> answer = std::exchange(take_, nullptr);
        answer();
        cancel();
    };
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            close();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            take();
            return true;
        }
    } else if (event->type() == QEvent::FocusOut && take_ &&
               static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        take();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
