#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>

#include "core/plan/limits.h"
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

    void labelAndEngravingAreTypedApart() {
        window_->document().edit(
            "Label", [](PlanDocument::Draft& draft) { draft.polypile.line[0].label = "horns"; });
        line().setFocus();
        line().setCurrent({0, -1});
        const QRect label = line().lineGeometry().labelRow(0);
        const QRect engraving = line().lineGeometry().engravingRow(0);
        QVERIFY(label.bottom() < engraving.top());
        const QImage labelBefore = line().viewport()->grab(label).toImage();
        const QImage engravingBefore = line().viewport()->grab(engraving).toImage();

        QTest::mouseDClick(line().viewport(), Qt::LeftButton, {}, label.center());
        QCOMPARE(retyped("spikes"), "horns");
        QCOMPARE(pile(0).label, "spikes");
        QCOMPARE(pile(0).engraving.text, "0 reads");
        QVERIFY(line().viewport()->grab(label).toImage() != labelBefore);
        QCOMPARE(line().viewport()->grab(engraving).toImage(), engravingBefore);

        QTest::mouseDClick(line().viewport(), Qt::LeftButton, {}, engraving.center());
        QCOMPARE(retyped("x"), "0 reads");
        QCOMPARE(pile(0).label, "spikes");
        QCOMPARE(pile(0).engraving.text, "x");
        QCOMPARE(pile(0).engraving.stylus, "fingers");
        QVERIFY(line().viewport()->grab(engraving).toImage() != engravingBefore);

        QTest::keyClick(&line(), Qt::Key_L);
        QCOMPARE(retyped("tips"), "spikes");
        QTest::keyClick(&line(), Qt::Key_G);
        QCOMPARE(retyped("y"), "x");
        QCOMPARE(pile(0).label, "tips");
        QCOMPARE(pile(0).engraving.text, "y");
        QVERIFY2(described(0).contains("labeled “tips”\nengraved “y”"), qPrintable(described(0)));
    }

    void aLabelTakesNoMoreThanAFile() {
        line().setFocus();
        line().setCurrent({0, -1});
        const auto most = static_cast<qsizetype>(plan::limits::nameCharacters);
        QTest::keyClick(&line(), Qt::Key_L);
        retyped(QString(most + 1, u'x'));
        QCOMPARE(pile(0).label, std::string(plan::limits::nameCharacters, 'x'));
    }

    void aFootHasARowForEach() {
        const LineGeometry& geometry = line().lineGeometry();
        QCOMPARE(geometry.labelRow(1), geometry.foot(1));
        QCOMPARE(geometry.engravingRow(1), geometry.foot(1));
        const int before = geometry.foot(1).height();
        // What stands there is an engraving: the label is another thing, and there is none yet.
        line().setFocus();
        line().setCurrent({1, -1});
        QTest::keyClick(&line(), Qt::Key_L);
        QCOMPARE(retyped("papers"), "");
        QCOMPARE(pile(1).label, "papers");
        QCOMPARE(pile(1).engraving.text, "0 reads");
        QVERIFY(geometry.foot(1).height() > before);
        QVERIFY(geometry.foot(1).contains(geometry.labelRow(1)));
        QVERIFY(geometry.foot(1).contains(geometry.engravingRow(1)));
        // Where the other pile would have its label, it gets one.
        QTest::mouseDClick(line().viewport(), Qt::LeftButton, {}, geometry.labelRow(0).center());
        QCOMPARE(retyped("horns"), "");
        QCOMPARE(pile(0).label, "horns");
        window_->document().undoStack().undo();
        window_->document().undoStack().undo();
        QCOMPARE(geometry.foot(1).height(), before);
    }

    void theMenuOfAPileEngraves() {
        QWidget* viewport = line().viewport();
        const QPoint head = line().lineGeometry().head(1).center();
        QTest::mouseClick(viewport, Qt::LeftButton, {}, head);
        QContextMenuEvent event(QContextMenuEvent::Mouse, head, viewport->mapToGlobal(head));
        QApplication::sendEvent(viewport, &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        const auto engrave = std::ranges::find(actions, "Engra&ve under pile…", &QAction::text);
        QVERIFY(engrave != actions.end());
        QVERIFY((*engrave)->isEnabled());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*engrave).center());
        QTRY_VERIFY(field() != nullptr);
        QCOMPARE(retyped(""), "0 reads");
        QCOMPARE(pile(1).engraving.text, "0 reads");
        QTest::keyClick(&line(), Qt::Key_G);
        QTest::keyClick(field(), Qt::Key_Delete);
        QCOMPARE(retyped(""), "");
        QVERIFY(pile(1).engraving == plan::Label());
        QCOMPARE(window_->document().undoStack().undoText(), "Engrave under a pile");
    }

  private:
    LineBoard& line() { return *window_->findChild<LineBoard*>(); }
    const plan::Pile& pile(std::size_t index) { return window_->document().polypile().line[index]; }
    /// The field that is open under a pile; null if none is.
    QLineEdit* field() {
        const auto fields = line().findChildren<QLineEdit*>();
        const auto open = std::ranges::find_if(fields, &QLineEdit::isVisible);
        return open == fields.end() ? nullptr : *open;
    }
    /// Types over what stands in the field, and tells what that was.
    QString retyped(const QString& text) {
        QLineEdit* editor = field();
        if (editor == nullptr) {
            return QStringLiteral("no field");
        }
        QString before = editor->text();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        return before;
    }
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
