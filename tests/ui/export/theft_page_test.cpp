#include <QTest>
#include <algorithm>
#include <limits>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/export/page_distribution.h"
#include "ui/export/theft_sheet.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

/// The page of the example, seven things in the open beside the Wizard of Yendor.
class TheftPageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void chartsSayWhatTheyShow() {
        const ReportSheet sheet = sheetOf(example());
        QVERIFY(sheet.distribution.has_value());
        QCOMPARE(QString::fromStdString(sheet.distribution->label),
                 QStringLiteral("Gone by turn 50"));
        QCOMPARE(sheet.curvesTitle, QStringLiteral("Chance to be gone by each turn"));
        QCOMPARE(sheet.curves.front().name, QStringLiteral("something is gone"));
        plan::Document byHit = example();
        byHit.strategies.front().theft->turns.reset();
        byHit.strategies.front().theft->hits = 9;
        QCOMPARE(sheetOf(byHit).curvesTitle, QStringLiteral("Chance to be gone by each hit"));
    }

    void remediesSayWhatTheyHarm() {
        const ReportSheet sheet = sheetOf(example());
        const auto list = std::ranges::find(sheet.lists, QStringLiteral("What to do about it"),
                                            &ReportSheet::List::heading);
        QVERIFY(list != sheet.lists.end());
        QCOMPARE(list->head.value, QStringLiteral("Something goes"));
        QVERIFY(std::ranges::any_of(list->rows, [](const ReportSheet::Row& row) {
            return row.detail.contains(QStringLiteral("; but Amulet of Yendor: "));
        }));
    }

    void axisEndsAtWhatCanGo() {
        constexpr int noMark = std::numeric_limits<int>::max() / 2;
        plan::Document plan = example();
        auto& things = plan.strategies.front().theft->inventory;
        things.resize(2);
        const ReportSheet sheet = sheetOf(plan);
        const Range shown = shownValues(*sheet.distribution, noMark);
        QCOMPARE(shown.least, 0);
        QCOMPARE(shown.most, 2);
    }

    void axisReachesAMarkThatIsNear() {
        Series series;
        series.points = {{.x = 10, .value = 0.5}, {.x = 26, .value = 0.5}};
        QCOMPARE(shownValues(series, 20).most, 26);
        QCOMPARE(shownValues(series, 26).most, 27);
        QCOMPARE(shownValues(series, 30).most, 31);
        QCOMPARE(shownValues(series, 40).most, 26);
    }

  private:
    static plan::Document example() {
        return loadTemplate({"", ":/examples/up-with-the-amulet.polyplan"}, test::catalogues());
    }
    static ReportSheet sheetOf(const plan::Document& plan) {
        return theftSheet(*pageTheft(plan, plan.strategies.front(), test::catalogues()));
    }
};

POLYPLAN_UI_TEST(TheftPageTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "theft_page_test.moc"
