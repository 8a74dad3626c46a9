#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <algorithm>

#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/legend.h"
#include "ui/document/plan_document.h"
#include "ui/models/goals_model.h"
#include "ui/models/inventory_model.h"
#include "ui/models/odds_service.h"
#include "ui/parts/figure_list.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

constexpr const char* hazyPlan = R"({
  "format": "polyplan", "version": 1, "game": "slashem-0.0.7",
  "inventory": [ { "object": "oil lamp", "hazy_remembering": "unicorn horn" } ],
  "strategies": [ { "name": "Hazy", "polypile": {
    "source": "wand", "goals": [ { "object": "magic marker", "at_least": 1 } ],
    "line": [ { "distance": 1, "stacks": [
      { "object": "unicorn horn" },
      { "object": "magic marker", "hazy_remembering": "tin opener" } ] } ] } } ] })";

/// What turns back, on the real window.
class HazyWindowTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void goalsAreCountedOnceMoreLater();
    void saysWhyGoalsAreCountedOnceMoreAfterOneZapOnly();
    void saysWhatHazeMeansForSeveralZaps();
    void nothingIsAskedLaterWhereNothingTurnsBack();
    void theMarkOfWhatTurnsBackIsInTheLegend();
    void cardIsMadePermanentByKey();
    void stackOfTheInventoryIsMadePermanent();

  private:
    void openHazy() {
        auto read = plan::readDocument(hazyPlan, test::catalogues());
        QVERIFY(std::holds_alternative<plan::Document>(read));
        document().reset(std::get<plan::Document>(read));
        QTRY_VERIFY(window_->odds().isComplete());
    }
    QString figure(int row) {
        return child<QTableView>("goals")
            ->model()
            ->index(row, GoalsModel::Probability)
            .data()
            .toString();
    }
};

void HazyWindowTest::goalsAreCountedOnceMoreLater() {
    openHazy();
    auto* turns = child<QSpinBox>("turnsLater");
    QVERIFY(turns->isVisible());
    QVERIFY(!figure(0).contains(QStringLiteral("later")));
    turns->setFocus();
    turns->selectAll();
    QTest::keyClicks(turns, "1000");
    QCOMPARE(document().polypile().turnsLater, 1'000);
    QTRY_VERIFY(window_->odds().isComplete() && window_->odds().answer()->later);
    const auto& later = *window_->odds().answer()->later;
    QCOMPARE(later.turns, 1'000);
    // The marker that was hazy before has turned back too.
    QCOMPARE(later.goals.front().probability.value, 0.0);
    QVERIFY(window_->odds().answer()->goals.front().probability.value > 0.05);
    QTRY_VERIFY(figure(0).contains(QStringLiteral("later")));
    QVERIFY(child<QTableView>("goals")
                ->model()
                ->index(0, GoalsModel::Probability)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("1,000 turns after")));
    document().undoStack().undo();
    QTRY_VERIFY(!figure(0).contains(QStringLiteral("later")));
    QTRY_COMPARE(turns->value(), 0);
}

void HazyWindowTest::saysWhyGoalsAreCountedOnceMoreAfterOneZapOnly() {
    openHazy();
    const QString why = QStringLiteral("Only for one zap: set Times to 1.");
    auto* turns = child<QSpinBox>("turnsLater");
    QVERIFY(!turns->toolTip().contains(why));
    document().edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 3; });
    QVERIFY(!turns->isEnabled());
    QVERIFY2(turns->toolTip().contains(why), qPrintable(turns->toolTip()));
    const auto* label = turns->parentWidget()->findChild<QLabel*>();
    QCOMPARE(label->text(), QStringLiteral("Count &goals again"));
    QCOMPARE(label->toolTip(), turns->toolTip());
}

void HazyWindowTest::saysWhatHazeMeansForSeveralZaps() {
    openHazy();
    document().edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 3; });
    document().setSelection({});
    const QAbstractItemModel* figures = child<FigureList>("zapFigures")->model();
    QTRY_COMPARE(
        figures
            ->match(figures->index(0, 0), Qt::DisplayRole,
                    QStringLiteral("What changes is hazy and turns back"), -1, Qt::MatchStartsWith)
            .size(),
        1);
}

void HazyWindowTest::nothingIsAskedLaterWhereNothingTurnsBack() {
    document().reset(test::smallPlan());
    QVERIFY(!child<QSpinBox>("turnsLater")->isVisible());
}

void HazyWindowTest::theMarkOfWhatTurnsBackIsInTheLegend() {
    const auto* legend = child<Legend>("fatesLegend");
    const int width = legend->sizeHint().width();
    QVERIFY(!legend->accessibleDescription().contains(QStringLiteral("turns back")));
    openHazy();
    QCOMPARE(legend->accessibleDescription(),
             QString("kept, wanted, other, shock, fused, golem, turns back"));
    QVERIFY(legend->sizeHint().width() > width);
    const auto content = board_->content();
    QCOMPARE(content->card({0, 0}).detail, QStringLiteral("↺ +0"));
    QVERIFY(content->description({0, 0}).contains(QStringLiteral("\n↺: what it becomes")));
}

void HazyWindowTest::cardIsMadePermanentByKey() {
    openHazy();
    document().setSelection({{0, 1}});
    child<LineBoard>()->setFocus();
    QTest::keyClick(child<LineBoard>(), Qt::Key_H);
    QVERIFY(!document().polypile().line.front().stacks[1].hazyRemembering);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Make magic marker permanent"));
    const auto before = document().plan();
    QTest::keyClick(child<LineBoard>(), Qt::Key_H);
    QVERIFY(document().plan() == before);
    document().undoStack().undo();
    QVERIFY(document().polypile().line.front().stacks[1].hazyRemembering);
}

void HazyWindowTest::stackOfTheInventoryIsMadePermanent() {
    openHazy();
    auto* list = child<QListView>("inventory");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_H);
    QVERIFY(!document().inventory().front().hazyRemembering);
}

POLYPLAN_UI_TEST(HazyWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "hazy_window_test.moc"
