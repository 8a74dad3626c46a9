#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

/// Title and notes, in the real window with real keys and clicks.
class NotesTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.strategies.push_back(plan.strategies.front());
        plan.strategies.back().name = "Other";
        plan.strategies.back().notes = "<b>as it was</b>";
        return plan;
    }

    QPlainTextEdit* notes() { return child<QPlainTextEdit>("strategyNotes"); }

  private Q_SLOTS:
    void comeAndGo() {
        QVERIFY(!notes()->isVisible());
        QTest::mouseClick(child<QToolButton>("notes"), Qt::LeftButton);
        QVERIFY(notes()->isVisible());
        QTest::mouseClick(child<QToolButton>("closeNotes"), Qt::LeftButton);
        QVERIFY(!notes()->isVisible());
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(notes()->isVisible());
    }

    void areWrittenAsOneStep() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        notes()->setFocus();
        QTest::keyClicks(notes(), "Zap twice.");
        QCOMPARE(document().strategy().notes, std::string("Zap twice."));
        QCOMPARE(document().undoStack().undoText(), QString("Change the notes"));
        QTest::keyClick(notes(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().strategy().notes, std::string());
        QCOMPARE(notes()->toPlainText(), QString());
        document().setStrategyIndex(1);
        QCOMPARE(notes()->toPlainText(), QString("<b>as it was</b>"));
    }

    void theTitleBeginsWithItsBeginning() {
        QTest::mouseClick(child<QToolButton>("notes"), Qt::LeftButton);
        auto* title = child<QLineEdit>("planTitle");
        const auto first = [title] { return title->cursorPositionAt({1, title->height() / 2}); };
        QTest::mouseClick(title, Qt::LeftButton);
        QTest::keyClicks(title, QString("A long title ").repeated(20));
        QTRY_VERIFY(first() > 0);
        QTest::mouseClick(notes(), Qt::LeftButton);
        QTRY_COMPARE(first(), 0);
        document().edit("Elsewhere",
                        [](PlanDocument::Draft& draft) { draft.plan.title += "more"; });
        QTRY_COMPARE(first(), 0);
    }

    void openingThemIsEnoughToWrite() {
        QTest::mouseClick(child<QToolButton>("notes"), Qt::LeftButton);
        QTRY_VERIFY(notes()->hasFocus());
        QTest::keyClicks(window_->focusWidget(), "Zap twice.");
        QCOMPARE(document().strategy().notes, std::string("Zap twice."));
    }

    void theCaretStaysWhereTheTextWasUndone() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClicks(notes(), "First, last.");
        QTest::keyClick(notes(), Qt::Key_End);
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(notes(), Qt::Key_Left);
        }
        document().endMerging();
        QTest::keyClicks(notes(), "second,");
        QTest::keyClick(notes(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notes()->toPlainText(), QString("First, last."));
        QTest::keyClicks(notes(), "then ");
        QCOMPARE(document().strategy().notes, std::string("First, then last."));
    }

    void pastingNothingChangesNothing() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClicks(notes(), "Zap.");
        QApplication::clipboard()->clear();
        QTest::keyClick(notes(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(notes()->toPlainText(), QString("Zap."));
        QApplication::clipboard()->setText(QStringLiteral(" Twice."));
        QTest::keyClick(notes(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(document().strategy().notes, std::string("Zap. Twice."));
    }

    void noCharacterIsCutInHalf() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* title = child<QLineEdit>("planTitle");
        title->setFocus();
        const QString horn = QStringLiteral("📯");
        QApplication::clipboard()->setText(u'x' + horn.repeated(150));
        QTest::keyClick(title, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(title->text(), u'x' + horn.repeated(99));
        QCOMPARE(document().plan().title, title->text().toStdString());
    }

    void theTitleIsWritten() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* title = child<QLineEdit>("planTitle");
        title->setFocus();
        QTest::keyClicks(title, "Horns");
        QCOMPARE(document().plan().title, std::string("Horns"));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().plan().title, std::string());
        QCOMPARE(title->text(), QString());
    }

    void notesThatAreTooLongStayAndAreNotTaken() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        const auto most = static_cast<qsizetype>(plan::limits::noteCharacters);
        const auto* fault = child<QLabel>("notesFault");
        QTest::keyClicks(notes(), "Zap.");
        QVERIFY(!fault->isVisible());
        const QString more(most + 3, u'x');
        QApplication::clipboard()->setText(more);
        QTest::keyClick(notes(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(notes()->toPlainText(), "Zap." + more);
        QCOMPARE(document().strategy().notes, std::string("Zap."));
        QTRY_VERIFY(fault->isVisible());
        QCOMPARE(fault->text(),
                 QStringLiteral("✕ The notes have 10,007 characters, more than the 10,000 that are "
                                "allowed. Until they are shorter the plan keeps the 4 characters "
                                "that they had before."));
        document().edit("Elsewhere", [](PlanDocument::Draft& draft) { draft.plan.title = "T"; });
        document().setStrategyIndex(1);
        QCOMPARE(notes()->toPlainText(), QString("<b>as it was</b>"));
        QVERIFY(!fault->isVisible());
        document().setStrategyIndex(0);
        QCOMPARE(notes()->toPlainText(), "Zap." + more);
        QVERIFY(fault->isVisible());
        notes()->moveCursor(QTextCursor::End);
        for (int i = 0; i < 7; ++i) {
            QVERIFY(fault->isVisible());
            QTest::keyClick(notes(), Qt::Key_Backspace);
        }
        QVERIFY(!fault->isVisible());
        QCOMPARE(document().strategy().notes.size(), plan::limits::noteCharacters);
    }

    void undoDropsNotesThatAreTooLongFirst() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClicks(notes(), "Zap.");
        QApplication::clipboard()->setText(
            QString(static_cast<qsizetype>(plan::limits::noteCharacters), u'x'));
        QTest::keyClick(notes(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(child<QLabel>("notesFault")->isVisible());
        QTest::keyClick(notes(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notes()->toPlainText(), QString("Zap."));
        QVERIFY(!child<QLabel>("notesFault")->isVisible());
        QCOMPARE(document().strategy().notes, std::string("Zap."));
        QTest::keyClick(notes(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().strategy().notes, std::string());
    }

    void notesThatAreTooLongStayWhenTheirStrategyIsRenamed() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        const QString more(static_cast<qsizetype>(plan::limits::noteCharacters) + 1, u'x');
        QApplication::clipboard()->setText(more);
        QTest::keyClick(notes(), Qt::Key_V, Qt::ControlModifier);
        const auto rename = [this](const char* name) {
            auto* tabs = child<QTabBar>("strategies");
            QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
            auto* editor = tabs->findChild<QLineEdit*>();
            editor->selectAll();
            QTest::keyClicks(editor, name);
            QTest::keyClick(editor, Qt::Key_Return);
        };
        rename("Otherwise");
        QCOMPARE(document().strategy().name, std::string("Otherwise"));
        QCOMPARE(notes()->toPlainText(), more);
        document().undoStack().undo();
        QCOMPARE(notes()->toPlainText(), more);
        document().setStrategyIndex(1);
        QVERIFY(notes()->toPlainText() != more);
        document().setStrategyIndex(0);
        QCOMPARE(notes()->toPlainText(), more);
    }

    void asManyCharactersAreTakenAsAFileMayHave() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        const auto most = static_cast<qsizetype>(plan::limits::noteCharacters);
        notes()->setPlainText(QStringLiteral("😀").repeated(most));  // two units each
        QCOMPARE(document().strategy().notes, notes()->toPlainText().toStdString());
        QVERIFY(!child<QLabel>("notesFault")->isVisible());
    }

    void aTemplateTellsWhatItIs() {
        document().undoStack().setClean();
        QVERIFY(window_->file().startNew(planTemplates().front()));
        QVERIFY(notes()->isVisible());
        QVERIFY(!notes()->toPlainText().isEmpty());
        QVERIFY(window_->file().startNew(planTemplates().back()));
        QVERIFY(!notes()->isVisible());
    }

    void takeFewerLinesInALowWindow() {
        window_->resize(1600, 1000);
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(notes()->height() >= 4 * notes()->fontMetrics().lineSpacing());
        window_->resize(1024, 700);
        QTRY_VERIFY(notes()->height() < 4 * notes()->fontMetrics().lineSpacing());
        QVERIFY(notes()->viewport()->height() >= 2 * notes()->fontMetrics().lineSpacing());
    }

    void areClosedForAPlanWithoutNotes() {
        const QTemporaryDir folder;
        const auto opens = [&](const plan::Document& plan) {
            QFile file(folder.filePath("plan.polyplan"));
            file.open(QIODevice::WriteOnly);
            file.write(QByteArray::fromStdString(plan::writeDocument(plan, test::catalogues())));
            file.close();
            document().undoStack().setClean();
            return window_->file().open(file.fileName());
        };
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(opens(plan()));
        QVERIFY(notes()->isVisible());
        QVERIFY(opens(test::smallPlan()));
        QVERIFY(!notes()->isVisible());
    }

    void newStrategiesHaveTheGoalsOfTheShownOne() {
        QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
        QCOMPARE(document().plan().strategies.size(), std::size_t{3});
        QCOMPARE(document().polypile().goals, document().plan().strategies[0].polypile->goals);
    }
};

POLYPLAN_UI_TEST(NotesTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "notes_test.moc"
