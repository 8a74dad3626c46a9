#include "ui/polypile/zaps_panel.h"

#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/models/report_model.h"
#include "ui/parts/badge.h"
#include "ui/parts/figure_list.h"

namespace polyplan::ui {
namespace {

using test::object;
using test::stack;

/// What the inspector of the line says of several zaps, in the real window with real keys.
class ZapsPanelTest : public test::WindowFixture {
    Q_OBJECT

    /// A horn alone on its square.
    plan::Document plan() override {
        plan::Document plan = test::documentOf({{stack("unicorn horn")}});
        auto& polypile = *plan.strategies.front().polypile;
        polypile.collectGoalsBetweenZaps = true;
        polypile.goals.emplace_back().object = object("magic marker");
        return plan;
    }

  private Q_SLOTS:
    void comesWithTheSecondZap() {
        QVERIFY(!panel()->isVisible());
        type("2");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        QVERIFY(panel()->isVisible());
        document().setSelection({{0, 0}});
        QVERIFY(!panel()->isVisible());
        document().setSelection({});
        QVERIFY(panel()->isVisible());
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!panel()->isVisible());
    }

    void whatIsOfTheFirstZapSaysSo() {
        const auto* heading = child<QLabel>("firstZap");
        const auto* lost = child<QLabel>("lossesTitle");
        const auto* left = child<QLabel>("leftTitle");
        QTRY_VERIFY(window_->odds().isComplete());
        QVERIFY(!heading->isVisible());
        QCOMPARE(lost->text(), QString("Lost, by pile and cause"));
        QVERIFY(!left->text().contains("zap"));
        type("2");
        QVERIFY(heading->isVisible());
        QCOMPARE(lost->text(), QString("Lost by the first zap, by pile and cause"));
        QTRY_VERIFY(left->text().contains("after the first zap"));
        document().setSelection({{0, 0}});
        QVERIFY(heading->isVisible());
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!heading->isVisible());
        QCOMPARE(lost->text(), QString("Lost, by pile and cause"));
        QTRY_VERIFY(!left->text().contains("zap"));
    }

    void isSeenAboveTheFirstZap_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("small") << QSize(1280, 800);
    }
    void isSeenAboveTheFirstZap() {
        QFETCH(const QSize, size);
        window_->resize(size);
        type("2");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        QTRY_COMPARE(window_->size(), size);
        const auto* chart = child<CurveChart>("zapCurves");
        const auto* figures = child<FigureList>("zapFigures");
        const auto* fates = child<QWidget>("fates");
        QTRY_VERIFY(fates->mapTo(window_.get(), QPoint()).y() >
                    figures->mapTo(window_.get(), QPoint()).y());
        // Within the area that scrolls, what is seen without scrolling.
        QWidget* seen = panel()->parentWidget()->parentWidget();
        const auto shown = [seen](const QWidget* part) {
            return QRect(part->mapTo(seen, QPoint()), part->size()) & seen->rect();
        };
        QTRY_COMPARE(shown(chart).size(), chart->size());
        const int rows = shown(figures).height();
        QVERIFY2(rows >= 3 * figures->fontMetrics().height(), qPrintable(QString::number(rows)));
    }

    void oneGoalHasOneExactCurve() {
        type("40");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        const std::vector<Curve>& curves = child<CurveChart>("zapCurves")->curves();
        QCOMPARE(curves.size(), std::size_t{1});
        QCOMPARE(curves[0].name, QString("magic marker"));
        QCOMPARE(curves[0].points.size(), std::size_t{40});
        // A change in one zap: 0.0320085780 (marker out of an uncursed unicorn horn, 3.6.7).
        QVERIFY(std::abs(curves[0].points[0].value - 0.0320085780) < 1e-9);
        QVERIFY(curves[0].points[39].value > curves[0].points[0].value);
        QCOMPARE(curves[0].points[39].standardError, 0.0);
        QCOMPARE(child<Badge>("zapsBadge")->text(), QString("exact"));
    }

    void goalsNeverReachedTogetherHaveACurveOfAnyOfThem() {
        document().edit("Out of reach", [](PlanDocument::Draft& draft) {
            draft.polypile.goals.emplace_back().object = object("dagger");
        });
        type("2");
        const auto* chart = child<CurveChart>("zapCurves");
        QTRY_COMPARE(chart->curves().size(), std::size_t{3});
        QTRY_COMPARE(chart->curves()[0].name, QString("Any goal"));
        QVERIFY(chart->curves()[0].isStressed);
        QCOMPARE(chart->curves()[0].points.back().value, chart->curves()[1].points.back().value);
    }

    void smallChancesHaveARoundHeight() {
        const auto top = [this] {
            const auto* plot = dynamic_cast<CurvePlot*>(child<CurveChart>("zapCurves")->chart());
            return plot->axes().highest;
        };
        type("2");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        const double last = child<CurveChart>("zapCurves")->curves()[0].points.back().value;
        QVERIFY2(last < 0.06, qPrintable(QString::number(last)));
        QTRY_COMPARE(top(), 0.06);
        document().edit("Out of reach", [](PlanDocument::Draft& draft) {
            draft.polypile.line.emplace_back().distance = 20;
            draft.polypile.line.back().stacks = {stack("dagger")};
            draft.polypile.goals.emplace_back().object = object("dagger");
        });
        QTRY_COMPARE(top(), 1.0);
    }

    void sampledCurvesHaveTheirErrors() {
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks.assign(7, stack("unicorn horn"));
            draft.polypile.goals.emplace_back().object = object("oil lamp");
        });
        type("5");
        auto* chart = child<CurveChart>("zapCurves");
        QTRY_COMPARE(chart->curves().size(), std::size_t{3});
        const std::vector<Curve>& curves = chart->curves();
        QCOMPARE(curves[0].name, QString("All goals"));
        QVERIFY(curves[0].isStressed);
        QCOMPARE(curves[2].name, QString("oil lamp"));
        for (const Curve& curve : curves) {
            QCOMPARE(curve.points.size(), std::size_t{5});
            QCOMPARE(curve.points.front().standardError, 0.0);
            QVERIFY(curve.points.back().standardError > 0);
        }
        QVERIFY(curves[0].points[4].value < curves[1].points[4].value);
        QVERIFY(chart->accessibleDescription().contains(" ± "));
        QVERIFY(child<Badge>("zapsBadge")->text().startsWith("sampled"));
    }

    void unitsStandBesideTheirNumbers() {
        const QSize size(1280, 780);
        window_->resize(size);
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks.assign(7, stack("unicorn horn"));
        });
        type("5");
        QTRY_COMPARE(window_->size(), size);
        const QString label = "Lost to shocks";
        QTRY_VERIFY2_WITH_TIMEOUT(value(label).contains(" ± "), qPrintable(value(label)), 60'000);
        const auto* figures = child<FigureList>("zapFigures");
        const auto found = figures->model()->match(figures->model()->index(0, ReportModel::Label),
                                                   Qt::DisplayRole, label);
        QCOMPARE(found.size(), 1);
        QTRY_VERIFY(figures->visualRect(found.front()).height() <
                    2 * figures->fontMetrics().height());
    }

    void nothingIsCalledExactBesideWhatIsSampled() {
        const auto* state = child<QLabel>("state");
        const auto* badge = child<Badge>("subjectBadge");
        QTRY_VERIFY(state->text().startsWith("exact"));
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks.assign(7, stack("unicorn horn"));
            draft.polypile.goals.emplace_back().object = object("oil lamp");
        });
        type("5");
        QTRY_VERIFY_WITH_TIMEOUT(window_->odds().isSeriesComplete(), 60000);
        QTRY_VERIFY2(state->text().startsWith("first zap exact, all 5 zaps sampled"),
                     qPrintable(state->text()));
        QTRY_VERIFY(badge->text().startsWith("sampled"));
        QVERIFY2(!child<Badge>("zapsBadge")->isVisible(), "the heading says the same");
        // Of a stack the first zap alone is told.
        document().setSelection({{0, 0}});
        QTRY_COMPARE(badge->text(), QString("exact"));
        type("1");
        QTRY_VERIFY(state->text().startsWith("exact"));
    }

    void tellsHowManyZapsTheGoalsTake() {
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.polypile.source = nethack::polypile::Source::Potion;
            draft.polypile.collectGoalsBetweenZaps = true;
            draft.polypile.line[0].stacks.assign(7, stack("unicorn horn"));
            draft.polypile.goals[0].object = object("oil lamp");
        });
        type("4");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        const auto series = window_->odds().series();
        const auto first = std::ranges::find_if(
            series->byZap, [](const auto& zap) { return zap.allGoals.value >= 0.5; });
        const auto zaps = first - series->byZap.begin() + 1;
        QVERIFY(zaps > 1 && zaps <= 4);
        QCOMPARE(value("50 % for all goals"), QString("%1 dips").arg(zaps));
        QCOMPARE(value("95 % for all goals"), QString("over 4"));
        QVERIFY(value("dips made if you stop at all goals, on average").endsWith(" dips"));
        QVERIFY(value("dips made if you stop at any goal, on average").endsWith(" dips"));
    }

    void aTabSaysWhichZapItIsOf() {
        window_->resize(1024, 700);
        type("2");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        const auto bars = window_->findChildren<QTabBar*>();
        const auto bar = std::ranges::find_if(bars, [](const QTabBar* each) {
            return each->tabText(each->count() - 1) == "Lost and left";
        });
        QVERIFY(bar != bars.end());
        QTest::mouseClick(*bar, Qt::LeftButton, {}, (*bar)->tabRect((*bar)->count() - 1).center());
        const auto* left = child<QLabel>("leftTitle");
        QTRY_VERIFY(left->isVisible());
        QTRY_VERIFY2(left->text().contains("after the first zap"), qPrintable(left->text()));
    }

    void speaksOfDipsWhereStacksAreDipped() {
        const auto* heading = child<QLabel>("firstZap");
        const auto* lost = child<QLabel>("lossesTitle");
        const auto* left = child<QLabel>("leftTitle");
        const auto* title = child<QLabel>("zapsTitle");
        const auto* reach = child<QLabel>("reach");
        auto* field = child<QSpinBox>("zaps");
        const std::vector<QWidget*> told = {field,
                                            child<QWidget>("collectsGoals"),
                                            child<QWidget>("luck"),
                                            child<QWidget>("zapCurves"),
                                            child<QWidget>("zapFigures"),
                                            child<QWidget>("losses"),
                                            child<QWidget>("lossesTitle"),
                                            child<QWidget>("left"),
                                            child<QWidget>("leftTitle"),
                                            child<QWidget>("reach"),
                                            child<QWidget>("firstZap")};
        type("2");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        QCOMPARE(title->text(), QString("Zap by zap"));
        QCOMPARE(field->accessibleName(), QString("Number of zaps"));
        QTRY_VERIFY(left->text().endsWith("after the first zap, if reached"));
        QTRY_VERIFY(reach->text().startsWith("expected piles hit: "));
        for (const QWidget* each : told) {
            QVERIFY2(!zapWordsOf(*each).isEmpty(), qPrintable(each->objectName()));
        }
        document().edit("Dip", [](PlanDocument::Draft& draft) {
            draft.polypile.source = nethack::polypile::Source::Potion;
            draft.polypile.line[0].stacks.push_back(stack("wand of polymorph"));
        });
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        QCOMPARE(title->text(), QString("Dip by dip"));
        QCOMPARE(heading->text(), QString("By the first dip"));
        QCOMPARE(lost->text(), QString("Lost by the first dip, by pile and cause"));
        QTRY_COMPARE(left->text(), QString("Left in pile 1 after the first dip"));
        QTRY_COMPARE(reach->text(),
                     QString("stacks that a dip can change: 1; for all 2 dips at most 2 potions"));
        QCOMPARE(field->accessibleName(), QString("Number of dips"));
        QVERIFY(child<CurveChart>("zapCurves")->accessibleDescription().contains(" after 2 dips"));
        for (const QWidget* each : told) {
            QCOMPARE(zapWordsOf(*each), QStringList());
        }
    }

    void tellsOfThePotionsOfAllDips() {
        document().edit("Dip", [](PlanDocument::Draft& draft) {
            draft.polypile.source = nethack::polypile::Source::Potion;
            draft.polypile.line[0].stacks.assign(7, stack("unicorn horn"));
        });
        const QString changed = "stacks that a dip can change: 7";
        const auto* reach = child<QLabel>("reach");
        QTRY_COMPARE(reach->text(), changed);
        type("12");
        QTRY_COMPARE(reach->text(), changed + "; for all 12 dips at most 84 potions");
        type("2");
        QTRY_COMPARE(reach->text(), changed + "; for all 2 dips at most 14 potions");
        type("1");
        QTRY_COMPARE(reach->text(), changed);
    }

    void thatItIsBeingComputedIsSaid() {
        const auto* remark = child<QLabel>("zapsRemark");
        const auto* chart = child<CurveChart>("zapCurves");
        document().edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 20; });
        QVERIFY(!window_->odds().series());
        QVERIFY(remark->isVisible());
        QCOMPARE(remark->text(), "The odds are being worked out …");
        QVERIFY(chart->isVisible());
        QTRY_VERIFY(test::textsIn(*chart).contains("20"));
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        QVERIFY(!remark->isVisible());
        QVERIFY(chart->isVisible());
    }

    void aWordHasABadgeOfItsWidth() {
        const auto* badge = child<Badge>("subjectBadge");
        QTRY_COMPARE(badge->text(), QString("exact"));
        const int width = badge->width();
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks.assign(7, stack("unicorn horn"));
        });
        type("5");
        QTRY_VERIFY_WITH_TIMEOUT(badge->text().startsWith("sampled") && badge->width() > width,
                                 60'000);
        document().setSelection({{0, 0}});
        QTRY_COMPARE(badge->text(), QString("exact"));
        QTRY_COMPARE(badge->width(), width);
    }

    void noGoalHasNoCurve() {
        document().edit("None", [](PlanDocument::Draft& draft) { draft.polypile.goals.clear(); });
        type("3");
        QTRY_VERIFY(window_->odds().isSeriesComplete());
        QVERIFY(!child<CurveChart>("zapCurves")->isVisible());
        QVERIFY(child<QLabel>("zapsRemark")->text().startsWith("No goal is set"));
        QVERIFY(!value("Polyfodder used up").isEmpty());
    }

  private:
    ZapsPanel* panel() { return child<ZapsPanel>(); }
    void type(const QString& zaps) {
        auto* field = child<QSpinBox>("zaps");
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, zaps);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// What of a widget's words is of zaps alone; "zap.c" is the place of dips' rules too.
    static QStringList zapWordsOf(const QWidget& widget) {
        QStringList told = {widget.toolTip(), widget.accessibleName(),
                            widget.accessibleDescription()};
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            told << label->text();
        }
        static const QRegularExpression ofZaps(
            QStringLiteral("\\b(zap(s|ped)?(?!\\.c)|beam|hit)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        QStringList words;
        for (auto found = ofZaps.globalMatch(told.join(u'\n')); found.hasNext();) {
            words << found.next().captured();
        }
        return words;
    }
    QString value(const QString& label) {
        const QAbstractItemModel* figures = child<FigureList>("zapFigures")->model();
        for (int row = 0; row < figures->rowCount(); ++row) {
            if (figures->index(row, ReportModel::Label).data().toString() == label) {
                return figures->index(row, ReportModel::Value).data().toString();
            }
        }
        return {};
    }
};

POLYPLAN_UI_TEST(ZapsPanelTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "zaps_panel_test.moc"
