#include "tests/ui/support/next_question.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace polyplan::test {

NextQuestion::NextQuestion(const QString& button) : button_(button) {
    answerSoon();
}

void NextQuestion::answerSoon() {
    QTimer::singleShot(100, this, &NextQuestion::answer);
}

void NextQuestion::answer() {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box == nullptr) {
        answerSoon();
        return;
    }
    text_ = box->text();
    if (const QPushButton* byEnter = box->defaultButton()) {
        defaultButton_ = byEnter->text().remove('&');
    }
    for (QAbstractButton* each : box->buttons()) {
        if (each->text().remove('&').startsWith(button_)) {
            QTest::mouseClick(each, Qt::LeftButton);
            return;
        }
    }
    box->reject();
}

}  // namespace polyplan::test
