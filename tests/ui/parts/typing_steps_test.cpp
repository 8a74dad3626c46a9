#include "ui/parts/typing_steps.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/target_words.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// Which typing one undo takes back, in the real window with real keys.
class TypingStepsTest : public test::WindowFixture {
    Q_OBJECT

    QWidget* field_ = nullptr;

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan::Strategy& strategy = plan.strategies.front();
        strategy.engraving.emplace().stylus = "fingers";
        strategy.engraving->existing.emplace().text = "x";
        strategy.damage.push_back(firstAttack());
        strategy.damage.front().monster = byHand({}, test::catalogues().oangband());
        return plan;
    }

    void openField(const QString& name) {
        if (name == u"engravingText" || name == u"existingText") {
            key(Qt::Key_3, Qt::ControlModifier);
        } else if (name == u"handName") {
            key(Qt::Key_4, Qt::ControlModifier);
        } else if (name == u"stackName") {
            document().setSelection({{0, 2}});
        } else {
            key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        }
        field_ = child<QWidget>(name);
        field_->setFocus();
        QVERIFY(field_->hasFocus());
    }
    void type(const QString& text) { QTest::keyClicks(field_, text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(field_, key, modifiers);
    }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    QString text() {
        const auto* lines = qobject_cast<QPlainTextEdit*>(field_);
        return lines != nullptr ? lines->toPlainText() : static_cast<QLineEdit*>(field_)->text();
    }
    int steps() { return document().undoStack().count(); }

    static void addFields() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"strategyNotes", "planTitle", "engravingText", "stackName"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

  private Q_SLOTS:
    void aPauseBeginsAStep_data() { addFields(); }
    void aPauseBeginsAStep() {
        QFETCH(const QString, name);
        openField(name);
        type("one");
        QTest::qWait(static_cast<int>(TypingSteps::pause.count()) + 100);
        type(" two");
        QCOMPARE(text(), QString("one two"));
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(text(), QString("one"));
        undo();
        QCOMPARE(text(), QString());
    }

    void whatIsTypedWithoutAPauseIsOneStep_data() { addFields(); }
    void whatIsTypedWithoutAPauseIsOneStep() {
        QFETCH(const QString, name);
        openField(name);
        QTest::keyClicks(field_, "one two three", Qt::NoModifier, 100);
        press(Qt::Key_Home);
        type("no");
        QCOMPARE(text(), QString("noone two three"));
        QCOMPARE(steps(), 1);
        undo();
        QCOMPARE(text(), QString());
    }

    void manyWordsAreTakenBackByAFew_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("notes") << QStringLiteral("strategyNotes");
        QTest::newRow("title") << QStringLiteral("planTitle");
    }
    void manyWordsAreTakenBackByAFew() {
        QFETCH(const QString, name);
        openField(name);
        type("one two three four five six seven eight nine ten");
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(text(), QString("one two three four five "));
        undo();
        QCOMPARE(text(), QString());
        QVERIFY(!document().undoStack().canUndo());
    }

    void aPasteIsAStepOfItsOwn_data() { addFields(); }
    void aPasteIsAStepOfItsOwn() {
        QFETCH(const QString, name);
        openField(name);
        QApplication::clipboard()->setText(QStringLiteral("x"));
        type("one");
        press(Qt::Key_V, Qt::ControlModifier);
        type(" two");
        QCOMPARE(text(), QString("onex two"));
        QCOMPARE(steps(), 3);
        undo();
        QCOMPARE(text(), QString("onex"));
        undo();
        QCOMPARE(text(), QString("one"));
        undo();
        QCOMPARE(text(), QString());
    }

    void aRefusedPasteIsTakenBackFirst_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("pasted");
        const QString tooLong(300, u'x');
        QTest::newRow("too long") << QStringLiteral("engravingText") << tooLong;
        QTest::newRow("no character") << QStringLiteral("engravingText") << QString(QChar(0xe9));
        QTest::newRow("that is there") << QStringLiteral("existingText") << tooLong;
    }
    void aRefusedPasteIsTakenBackFirst() {
        QFETCH(const QString, name);
        QFETCH(const QString, pasted);
        openField(name);
        const QString before = text();
        QApplication::clipboard()->setText(pasted);
        press(Qt::Key_End);
        type("one");
        press(Qt::Key_Backspace);
        press(Qt::Key_V, Qt::ControlModifier);
        type("no");
        QCOMPARE(text(), before + "on" + pasted + "no");
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(text(), before + "on");
        QCOMPARE(document().undoStack().index(), 2);
        undo();
        QCOMPARE(text(), before + "one");
        undo();
        QCOMPARE(text(), before);
        QCOMPARE(document().undoStack().index(), 0);
    }

    void aCutIsAStepOfItsOwn_data() { addFields(); }
    void aCutIsAStepOfItsOwn() {
        QFETCH(const QString, name);
        openField(name);
        type("one");
        press(Qt::Key_Backspace);
        press(Qt::Key_Left, Qt::ShiftModifier);
        press(Qt::Key_X, Qt::ControlModifier);
        press(Qt::Key_Backspace);
        QCOMPARE(text(), QString());
        QCOMPARE(steps(), 4);
        undo();
        QCOMPARE(text(), QString("o"));
        undo();
        QCOMPARE(text(), QString("on"));
        undo();
        QCOMPARE(text(), QString("one"));
    }

    void deletingIsAStepOfItsOwn_data() { addFields(); }
    void deletingIsAStepOfItsOwn() {
        QFETCH(const QString, name);
        openField(name);
        type("once");
        press(Qt::Key_Backspace);
        press(Qt::Key_Backspace);
        type("ly");
        QCOMPARE(text(), QString("only"));
        QCOMPARE(steps(), 3);
        undo();
        QCOMPARE(text(), QString("on"));
        undo();
        QCOMPARE(text(), QString("once"));
        undo();
        QCOMPARE(text(), QString());
    }

    void otherTextsHaveStepsToo_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("engraving that is there") << QStringLiteral("existingText");
        QTest::newRow("target by hand") << QStringLiteral("handName");
    }
    void otherTextsHaveStepsToo() {
        QFETCH(const QString, name);
        openField(name);
        QApplication::clipboard()->setText(QStringLiteral("x"));
        type("one");
        QCOMPARE(steps(), 1);
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(steps(), 2);
        type(" two");
        QCOMPARE(steps(), 3);
    }

    void aDropIsAStepOfItsOwn() {
        openField("strategyNotes");
        type("one");
        auto* target = static_cast<QPlainTextEdit*>(field_)->viewport();
        QMimeData mime;
        mime.setText(QStringLiteral("two "));
        QDragEnterEvent enter({3, 3}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({3, 3}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(target, &drop);
        QVERIFY(text().contains("two "));
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(text(), QString("one"));
    }

    void leavingTheFieldEndsTheStep() {
        openField("planTitle");
        type("one");
        board().setFocus();
        field_->setFocus();
        press(Qt::Key_End);
        type(" two");
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(text(), QString("one"));
    }

    void aClickEndsTheStep() {
        openField("strategyNotes");
        type("one");
        QTest::mouseClick(static_cast<QPlainTextEdit*>(field_)->viewport(), Qt::LeftButton, {},
                          QPoint(3, 5));
        type("two ");
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(text(), QString("one"));
    }
};

POLYPLAN_UI_TEST(TypingStepsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "typing_steps_test.moc"
