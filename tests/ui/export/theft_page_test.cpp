#include <QTest>
#include <algorithm>
#include <limits>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/export/page_distribution.h"
#include "ui/export/page_report.h"
#include "ui/export/page_style.h"
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

    void rulesBelowLongNamesAreWhole() {
        plan::Document plan = example();
        plan.strategies.front().theft->inventory.front().name =
            "The Platinum Yendorian Express Card of the long way up to Moloch's Sanctum";
        const PageStyle style(ThemeMode::Light);
        const auto heightWith = [&style](const ReportSheet::Row& row) {
            ReportSheet sheet;
            sheet.tiles = {{QStringLiteral("something is gone"), QStringLiteral("90 %"), {}}};
            sheet.lists = {{.heading = QStringLiteral("What to do about it"), .rows = {row}}};
            return PageReport(sheet, false, style, 108 * style.metrics.em).size().height();
        };
        const ReportSheet sheet = sheetOf(plan);
        const auto list = std::ranges::find(sheet.lists, QStringLiteral("What to do about it"),
                                            &ReportSheet::List::heading);
        QVERIFY(list != sheet.lists.end());
        for (const ReportSheet::Row& row : list->rows) {
            ReportSheet::Row longer = row;
            longer.detail += u'\n' + row.label;
            QVERIFY2(heightWith(longer) > heightWith(row), qPrintable(row.detail));
        }
    }

    void everythingAskedStandsOnIt() {
        plan::Document plan = example();
        nethack::theft::Request& theft = *plan.strategies.front().theft;
        QCOMPARE(sheetOf(plan).kind, QStringLiteral("NetHack 3.6.7, exact"));
        QCOMPARE(sheetOf(plan).lines.size(), 2);
        theft.monster = "Dark One";
        theft.armorClass = -40;
        theft.toHitBonus = 7;
        theft.levelDifficulty = 20;
        theft.heroLevel = 14;
        theft.conditions = {nethack::theft::HeroCondition::Helpless,
                            nethack::theft::HeroCondition::Riding};
        theft.monsterConditions = {nethack::theft::ThiefCondition::Slow};
        theft.levelForbidsTeleport = true;
        const QString asked = sheetOf(plan).lines.join(u'\n');
        for (const char* part :
             {"armor class −40", "bonus to hit 7", "difficulty 20", "hero's level then 14",
              "hero is helpless, riding", "thief is slow", "no teleport", "speed 8"}) {
            QVERIFY2(asked.contains(QString::fromUtf8(part)), qPrintable(asked));
        }
        theft.conditions.clear();
        plan.strategies.front().game = nethack::Game::DNetHack;
        QVERIFY(sheetOf(plan).kind.endsWith(QStringLiteral(", rules in part")));
    }

    void whatIsSupposedHasAHeadingOfItsOwn() {
        plan::Document plan = example();
        nethack::theft::Request& theft = *plan.strategies.front().theft;
        theft.game = nethack::Game::DNetHack;
        theft.monster = "Legion";
        const ReportSheet sheet = sheetOf(plan);
        const auto list = std::ranges::find(sheet.lists, QStringLiteral("What is supposed"),
                                            &ReportSheet::List::heading);
        QVERIFY(list != sheet.lists.end());
        QVERIFY(list->rows.size() >= 2);
        for (const QString& note : sheet.notes) {
            QVERIFY2(note.startsWith(QStringLiteral("The wiki")), qPrintable(note));
        }
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
