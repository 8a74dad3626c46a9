#include "ui/polypile/advice_panel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QListView>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/advice_model.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/advice_delegate.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

using test::object;
using test::stack;

/// Advice in the real window, with real mouse and keys.
class AdvicePanelTest : public test::WindowFixture {
    Q_OBJECT

    /// A stack that is too large, on the second square.
    plan::Document plan() override {
        plan::Document plan =
            test::documentOf({{stack("elven cloak")}, {stack("potion of booze", 12)}});
        plan.hero.luck = 13;
        plan.strategies.front().polypile->goals.emplace_back().object =
            object("potion of gain level");
        return plan;
    }
    void start() override {
        window_->resize(1600, 1000);
        model_ = window_->findChild<AdviceModel*>();
        list_ = child<QListView>("advice");
        new QAbstractItemModelTester(model_, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     model_);
        QTRY_VERIFY(model_->isComplete());
    }

  private Q_SLOTS:
    void clickGoesThere() {
        const QModelIndex large = row("large-stacks");
        QVERIFY(large.isValid());
        QVERIFY(list_->isVisible());
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, titleOf(large));
        QCOMPARE(document().selection(), (Selection{{1, 0}}));
        QCOMPARE(document().undoStack().count(), 0);
    }

    void fixIsOneStepNamedByTheHint() {
        const plan::Document before = document().plan();
        const QModelIndex large = row("large-stacks");
        list_->scrollTo(large);
        const QRect visual = list_->visualRect(large);
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {},
                          AdviceDelegate::buttonRect(visual, list_->font()).center());
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(document().undoStack().undoText(), QString("Split stacks into four or fewer"));
        const auto& stacks = document().polypile().line[1].stacks;
        QVERIFY(stacks.size() >= 3);
        for (const plan::Stack& each : stacks) {
            QVERIFY(each.quantity <= 4);
        }
        QTRY_VERIFY(model_->isComplete());
        QVERIFY(!row("large-stacks").isValid());
        board().setFocus();
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == before);
        QTRY_VERIFY(model_->isComplete() && row("large-stacks").isValid());
    }

    void keysGoThereAndFix() {
        list_->setFocus();
        list_->setCurrentIndex(row("large-stacks"));
        key(Qt::Key_Return);
        QCOMPARE(document().selection(), (Selection{{1, 0}}));
        key(Qt::Key_F);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().polypile().line[1].stacks.size() >= 3);
    }

    void tellsWhatComesOfIt() {
        const QModelIndex large = row("large-stacks");
        const QString effect = large.data(AdviceModel::EffectRole).toString();
        QVERIFY2(effect.contains("All goals") && effect.contains(u'→') && effect.contains(u'▲'),
                 qPrintable(effect));
        const QString spoken = large.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains("12 potions of booze") && spoken.contains(", better"),
                 qPrintable(spoken));
        const QString toolTip = large.data(Qt::ToolTipRole).toString();
        QVERIFY2(toolTip.contains("obj_shudders()"), qPrintable(toolTip));
    }

    void isOutOfDateUntilThereIsNew() {
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks[0].quantity = 20;
        });
        QVERIFY(!model_->isCurrent());
        QCOMPARE(model_->index(0).data(AdviceModel::IsCurrentRole).toBool(), false);
        QVERIFY(model_->index(0).data(Qt::AccessibleTextRole).toString().endsWith("out of date"));
        QVERIFY(model_->fix(0).isEmpty());
        QCOMPARE(document().undoStack().count(), 1);
        QTRY_VERIFY(model_->isComplete());
        QVERIFY(row("large-stacks").data(RowSummary).toString().contains("20 potions"));
    }

    void isQuietWhereThereIsNothing() {
        document().edit("Fine", [](PlanDocument::Draft& draft) {
            draft.polypile.line.resize(1);
            draft.polypile.line[0].stacks = {stack("unicorn horn")};
            draft.polypile.line[0].stacks[0].buc = nethack::Buc::Blessed;
            draft.polypile.goals[0].object = object("magic marker");
        });
        QTRY_VERIFY(model_->isComplete());
        QCOMPARE(model_->rowCount(), 0);
        QVERIFY(!list_->isVisible());
        QCOMPARE(child<QLabel>("noAdvice")->text(), QString("Nothing to advise."));
        QVERIFY(child<QLabel>("noAdvice")->isVisible());
    }

    void folds() {
        auto* fold = child<QToolButton>("foldAdvice");
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(!list_->isVisible());
        QCOMPARE(fold->accessibleName(), QString("Unfold the advice"));
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(list_->isVisible());
    }

  private:
    QModelIndex row(const QString& hint) const {
        const auto found =
            model_->match(model_->index(0), AdviceModel::HintRole, hint, 1, Qt::MatchExactly);
        return found.isEmpty() ? QModelIndex() : found.front();
    }
    QPoint titleOf(const QModelIndex& index) const {
        list_->scrollTo(index);
        return list_->visualRect(index).topLeft() + QPoint(20, 10);
    }

    AdviceModel* model_ = nullptr;
    QListView* list_ = nullptr;
};

POLYPLAN_UI_TEST(AdvicePanelTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "advice_panel_test.moc"
