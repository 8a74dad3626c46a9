#include <QAccessible>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/main_window.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::smallPlan;

/// What the line says of engravings that label its piles.
class LabelOddsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        plan::Document plan = smallPlan();
        auto& line = plan.strategies.front().polypile->line;
        line[0].engraving.text = "0 reads";
        line[0].engraving.stylus = "fingers";
        line[1].engraving.text = "0 reads";
        window_ = std::make_unique<MainWindow>(catalogues());
        window_->document().reset(plan);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() {
        window_->document().undoStack().setClean();
        window_.reset();
    }

    // Reference section 4: six characters in dust, each 1 − 1/25 × 93/94. Section 5.4: one to five
    // picks, none of which may hit but the blank, when it is stepped on and when it is left.
    void lineTellsHowTheLabelCameOut() {
        QVERIFY2(described(0).contains("it came out right: 78.5 %"), qPrintable(described(0)));
        QVERIFY2(described(0).contains("one walk over it does: 0.11 %"), qPrintable(described(0)));
        QVERIFY2(!described(1).contains("came out"), qPrintable(described(1)));
    }

    void followsTheEditOfTheLabel() {
        auto* line = window_->findChild<LineBoard*>();
        const QRect foot = line->lineGeometry().foot(0);
        QTest::mouseDClick(line->viewport(), Qt::LeftButton, {}, foot.center());
        auto* editor = line->findChild<QLineEdit*>();
        QTRY_VERIFY(editor != nullptr && editor->isVisible());
        editor->selectAll();
        QTest::keyClicks(editor, "x");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY2(described(0).contains("it came out right: 96.0 %"), qPrintable(described(0)));
        window_->document().undoStack().undo();
        QTRY_VERIFY2(described(0).contains("it came out right: 78.5 %"), qPrintable(described(0)));
    }

  private:
    QString described(int pile) {
        auto* line = QAccessible::queryAccessibleInterface(window_->findChild<LineBoard*>());
        return line->child(pile)->text(QAccessible::Description);
    }

    std::unique_ptr<MainWindow> window_;
};

POLYPLAN_UI_TEST(LabelOddsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "label_odds_test.moc"
