#include "ui/parts/ask.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QMessageBox>
#include <QStringList>
#include <algorithm>

namespace polyplan::ui {

namespace {

QString letterOf(const QAbstractButton* button) {
    return QKeySequence::mnemonic(button->text()).toString();
}

/// Standard buttons come without one.
void giveLetters(const QList<QAbstractButton*>& buttons) {
    QStringList taken;
    std::ranges::transform(buttons, std::back_inserter(taken), letterOf);
    for (QAbstractButton* button : buttons) {
        const QString text = button->text();
        for (qsizetype at = 0; at < text.size() && letterOf(button).isEmpty(); ++at) {
            const QString lettered = QString(text).insert(at, u'&');
            const QString letter = QKeySequence::mnemonic(lettered).toString();
            if (text[at].isLetter() && !taken.contains(letter)) {
                taken.append(letter);
                button->setText(lettered);
            }
        }
    }
}

}  // namespace

const QAbstractButton* ask(QMessageBox& question) {
    giveLetters(question.buttons());
    question.exec();
    return question.clickedButton();
}

}  // namespace polyplan::ui
