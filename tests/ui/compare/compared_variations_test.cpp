#include <QComboBox>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/calculator/comparison.h"
#include "tests/ui/compare/compare_window.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/curve_chart.h"
#include "ui/compare/compare_view.h"
#include "ui/compare/comparison_charts.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"
#include "ui/models/report_curves.h"
#include "ui/parts/stale_veil.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// What is tried beside a strategy that is compared, in the real window.
class ComparedVariationsTest : public CompareFixture {
    Q_OBJECT

    /// Chooses the chart by keys and waits for it.
    void sweep(const QString& member) {
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setFocus();
        while (choice->currentIndex() < choice->findData("sweep/" + member)) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
    }

  private Q_SLOTS:
    void variationsAreOfAStrategyThatIsCompared() {
        const auto varied = [this] { return child<QLabel>("variedStrategy")->text(); };
        QCOMPARE(varied(), QString("What if “unlucky” were:"));
        click("contender unlucky");
        QCOMPARE(varied(), QString("What if “lucky” were:"));
        click("try luck -10");
        QCOMPARE(model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "lucky · Luck −10");
        click("contender unlucky");
        QCOMPARE(varied(), QString("What if “unlucky” were:"));
    }

    void variationsChangeWhatIsAsked() {
        std::vector<plan::Strategy> strategies = {theftOf("thief", 50, {}),
                                                  theftOf("other", 20, {})};
        strategies.front().polypile.emplace();  // as a new strategy has
        document().reset(thefts(std::move(strategies)));
        const auto* armor = child<QToolButton>("try armor class");
        QVERIFY(armor != nullptr);
        QTRY_VERIFY(armor->isVisible());
        for (const QToolButton* each : view_->findChildren<QToolButton*>()) {
            QVERIFY2(!each->objectName().startsWith("try luck") &&
                         !each->objectName().startsWith("try game"),
                     qPrintable(each->objectName()));
        }
    }

    void aHeartbeatHasVariationsOfItsOwn() {
        document().reset(test::example("starving-wizard"));
        click("try other outfit");
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "Ring of regeneration · In the other outfit");
        for (const char* each : {"try fed", "try floor"}) {
            QVERIFY2(child<QToolButton>(each) != nullptr, each);
        }
    }

    void aTriedVariationHandsTheFocusToItsChipAndBack() {
        click("try luck 10");
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender unlucky · Luck 10"));
        key(Qt::Key_Space);
        QTRY_COMPARE(model().columnCount(), 3);
        QCOMPARE(window_->focusWidget(), child<QWidget>("try luck 10"));
        key(Qt::Key_Space);
        QTRY_COMPARE(model().columnCount(), 4);
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender unlucky · Luck 10"));
        QVERIFY(view_->isVisible());
        QTRY_VERIFY(service().isComplete());
    }

    void aDoubleClickTriesOneVariation() {
        auto* button = child<QToolButton>("try luck 10");
        QVERIFY(button != nullptr);
        const QPoint place = button->mapTo(window_.get(), button->rect().center());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(service().picks().size(), std::size_t{3});
        const auto next = [&] { return qobject_cast<QToolButton*>(window_->childAt(place)); };
        QTRY_VERIFY(next() != nullptr && next()->objectName().startsWith("try "));
        QMouseEvent again(QEvent::MouseButtonDblClick, next()->rect().center(),
                          window_->mapToGlobal(place), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(next(), &again);
        QTest::mouseRelease(next(), Qt::LeftButton);
        QCOMPARE(service().picks().size(), std::size_t{3});
    }

    void aVariationIsTriedAndKept() {
        click("try luck 10");
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky · Luck 10");
        QCOMPARE(document().plan().strategies.size(), std::size_t{2});
        click("keep unlucky · Luck 10");
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender unlucky · Luck 10"));
        QCOMPARE(document().plan().strategies.size(), std::size_t{3});
        QCOMPARE(document().plan().strategies[2].hero.luck, std::optional(10));
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky · Luck 10");
        // Undone it is a variation once more, done again the strategy.
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().plan().strategies.size(), std::size_t{2});
        QCOMPARE(model().columnCount(), 4);
        QVERIFY(child<QToolButton>("keep unlucky · Luck 10"));
        QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(document().plan().strategies.size(), std::size_t{3});
        QVERIFY(service().isPicked({0, 2, {}}));
        QCOMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        // Of another name it is that strategy still.
        document().edit("Rename", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[2].name = "luckier";
        });
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("luckier"));
        QVERIFY(service().isPicked({0, 2, {}}));
        QTRY_VERIFY(service().isComplete());
    }

    void theOnlyStrategyKeepsItsFiguresWhenItIsRenamed() {
        plan::Document alone = plan();
        alone.strategies.resize(1);
        document().reset(alone);
        QTRY_VERIFY(service().isComplete());
        document().edit("Rename", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[0].name = "renamed";
        });
        QCOMPARE(service().contenders().size(), std::size_t{1});
        QCOMPARE(service().contenders()[0].name, std::string("renamed"));
        QVERIFY(!service().comparison().figures.empty());
        QTRY_VERIFY(service().isComplete());
    }

    void namesKeepWhatWouldTurnText() {
        const std::string turning = "\u200F\u05E2\u05E8";
        plan::Document plan = document().plan();
        plan.strategies.front().name = turning;
        document().reset(std::move(plan));
        QTRY_COMPARE(service().contenders().front().name, turning);
        QCOMPARE(model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("\uFFFD\u05E2\u05E8 (baseline)"));
        click("try luck 10");
        click("keep \uFFFD\u05E2\u05E8 \u00b7 Luck 10");
        QCOMPARE(document().plan().strategies[2].name, turning + " \u00b7 Luck 10");
        QVERIFY(service().isPicked({0, 2, {}}));
        QTRY_VERIFY(service().isComplete());
    }

    void aMemberGoesThroughItsRange() {
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setFocus();
        const int sweep = choice->findData("sweep/luck");
        QVERIFY(sweep > 0);
        while (choice->currentIndex() < sweep) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        const auto* figure = child<QLabel>("sweptFigure");
        QVERIFY2(figure->text().endsWith(" …"), qPrintable(figure->text()));
        QVERIFY(child<QLabel>("noChart")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
        QTRY_VERIFY2(!figure->text().endsWith(u'…'), qPrintable(figure->text()));
        const auto reports = service().sweepReports();
        QCOMPARE(reports.size(), std::size_t{2});
        const Series* series = reports[0].seriesOf("polypile/golems");
        QVERIFY(series != nullptr);
        QCOMPARE(series->points.size(), std::size_t{27});
        QCOMPARE(series->points.front().x, -13.0);
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->curves().size(), std::size_t{2});
        QCOMPARE(chart->curves()[0].points.size(), std::size_t{27});
        const QStringList texts = test::textsIn(*chart);
        QVERIFY2(texts.contains("−10") && texts.contains("10") && !texts.contains("-10"),
                 qPrintable(texts.join(' ')));
    }

    void aMovedColumnTakesItsCurveAlong() {
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[1].polypile->line.front().stacks.front().quantity += 3;
        });
        QTRY_VERIFY(service().isComplete());
        sweep("luck");
        const auto values = [](const std::vector<CurvePoint>& points) {
            std::vector<double> each;
            std::ranges::transform(points, std::back_inserter(each), &CurvePoint::value);
            return each;
        };
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        for (const ComparedFigure& figure : service().comparison().figures) {
            child<ComparisonCharts>()->setFigure(QString::fromStdString(figure.about.id));
            if (chart->isVisible() && chart->curves().size() == 2 &&
                values(chart->curves()[0].points) != values(chart->curves()[1].points)) {
                break;
            }
        }
        const std::vector<Curve> before = chart->curves();
        QCOMPARE(before.size(), std::size_t{2});
        QVERIFY(values(before[0].points) != values(before[1].points));
        table()->setFocus();
        table()->setCurrentIndex(model().index(table()->currentIndex().row(), 2));
        QTest::keyClick(table(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(service().contenders()[0].name, before[1].name.toStdString());
        const std::vector<Curve> after = chart->curves();
        QCOMPARE(after.size(), std::size_t{2});
        for (const std::size_t column : {0, 1}) {
            QCOMPARE(after[column].name, before[1 - column].name);
            QVERIFY(values(after[column].points) == values(before[1 - column].points));
        }
    }

    void curvesOfAChangedQuestionStayDimmed() {
        sweep("luck");
        auto* veil = child<ComparisonCharts>()->findChild<StaleVeil*>();
        QVERIFY(service().isSweepCurrent() && veil->isHidden());
        veil->setCurrent(false);
        QTRY_VERIFY(veil->isVisible());
        bool wasLifted = false;
        const auto look = [&] {
            wasLifted = wasLifted || (veil->isHidden() && !service().isSweepCurrent());
        };
        connect(&service(), &ComparisonService::comparisonChanged, veil, look);
        connect(&service(), &ComparisonService::sweepChanged, veil, look);
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[1].polypile->line.front().stacks.front().quantity += 3;
        });
        QVERIFY(!service().isSweepCurrent());
        QTRY_VERIFY_WITH_TIMEOUT(service().isComplete() && service().isSweepComplete(), 20'000);
        QVERIFY(service().isSweepCurrent() && veil->isHidden());
        QVERIFY(!wasLifted);
    }

    void nothingOfAPlanStandsUnderAnothers() {
        sweep("luck");
        plan::Document other = plan();
        for (plan::Strategy& each : other.strategies) {
            each.name += " elsewhere";
        }
        document().reset(other);
        QVERIFY(service().comparison().figures.empty());
        for (const Report& report : service().sweepReports()) {
            QVERIFY(report.series.empty());
        }
        QTRY_VERIFY(service().isComplete());
        QVERIFY(!service().comparison().figures.empty());
    }

    void columnsMayGoUnseenInTheMiddleOfASweep() {
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setCurrentIndex(choice->findData("sweep/luck"));
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
        document().edit("Others", [](PlanDocument::Draft& draft) {
            plan::Strategy other = draft.plan.strategies[1];
            other.name = "other";
            other.polypile->line.front().stacks.front().quantity += 3;
            draft.plan.strategies = {other};
            draft.strategyIndex = 0;
        });
        QTest::qWait(300);
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(service().sweepReports().size(), std::size_t{1});
        QVERIFY(service().sweepReports()[0].series.empty());
        QTRY_VERIFY_WITH_TIMEOUT(service().isComplete() && service().isSweepComplete(), 20'000);
        QVERIFY(!service().sweepReports()[0].series.empty());
    }

    void whatIsLeftKeepsItsFigures() {
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[1].polypile->line.front().stacks.front().quantity += 3;
        });
        QTRY_VERIFY(service().isComplete());
        const Comparison before = service().comparison();
        document().edit("Delete", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.erase(draft.plan.strategies.begin());
            draft.strategyIndex = 0;
        });
        QVERIFY(service().isCurrent());
        const auto& figures = service().comparison().figures;
        QVERIFY(!figures.empty());
        for (const ComparedFigure& figure : figures) {
            const auto was =
                std::ranges::find(before.figures, figure.about.id,
                                  [](const ComparedFigure& each) { return each.about.id; });
            QVERIFY(was != before.figures.end());
            QCOMPARE(figure.each.size(), std::size_t{1});
            QCOMPARE(figure.each[0]->value.value, was->each[1]->value.value);
        }
    }

    void anAxisEndsAtARoundNumber() {
        QCOMPARE(roundTop(0.83), 1.0);
        QCOMPARE(roundTop(0.73), 0.8);
        QCOMPARE(roundTop(0.0734), 0.08);
        QCOMPARE(roundTop(23), 24.0);
        QCOMPARE(roundTop(100), 100.0);
    }

    void aSweepBeginsWithAFigureThatItChanges() {
        plan::Document both = test::smallPlan();
        both.strategies.resize(1);
        both.strategies.front().theft = theftOf("theft", 50, {}).theft;
        both.strategies.push_back(both.strategies.front());
        both.strategies.back().name = "other";
        document().reset(both);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        sweep("armor class");
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QVERIFY(chart->isVisible());
        const std::vector<CurvePoint>& points = chart->curves().front().points;
        QVERIFY(std::ranges::any_of(points, [&points](const CurvePoint& point) {
            return point.value != points.front().value;
        }));
    }

    void aSweepKeepsItsFigureBesideAnotherPlan() {
        sweep("luck");
        const auto* figure = child<QLabel>("sweptFigure");
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        const QString shown = figure->text();
        QVERIFY(!shown.isEmpty() && chart->isVisible());
        const QTemporaryDir folder;
        const QString path = folder.filePath("theft.polyplan");
        write(path, thefts({theftOf("theft", 50, {})}));
        view_->addPlan(path);
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
        QCOMPARE(child<QComboBox>("comparedSeries")->currentData().toString(),
                 QString("sweep/luck"));
        QCOMPARE(figure->text(), shown);
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->curves().size(), std::size_t{2});

        // What has nothing to do with Luck has no curve: words stand in its place.
        const QModelIndex theft = model().indexOf("theft/any", 3);
        table()->scrollTo(theft);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier,
                          table()->visualRect(theft).center());
        const auto* nothing = child<QLabel>("noChart");
        QTRY_VERIFY(nothing->isVisible());
        QVERIFY(!chart->isVisible());
        QCOMPARE(nothing->text(), QString("There is no curve of this figure against Luck. Choose "
                                          "another row of the table."));
    }
};

POLYPLAN_UI_TEST(ComparedVariationsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "compared_variations_test.moc"
