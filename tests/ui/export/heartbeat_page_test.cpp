#include <QTest>
#include <algorithm>

#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/export/heartbeat_sheet.h"
#include "ui/export/page_report.h"
#include "ui/export/picture_source.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

/// The page of the example, a starving wizard with a ring of regeneration on lava.
class HeartbeatPageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void isOfferedWhereThereIsAHeartbeat() {
        plan::Strategy strategy;
        QVERIFY(partsOf(strategy, test::catalogues()).empty());
        strategy.heartbeat.emplace().creature.maxHp = 20;
        QVERIFY(partsOf(strategy, test::catalogues()) == std::vector{PagePart::Heartbeat});
    }

    void saysWhoStandsWhereAndWhatComesOfIt() {
        const auto sheet =
            pageHeartbeat(example().strategies.front(), test::catalogues(), std::stop_token());
        QVERIFY(sheet != nullptr);
        QVERIFY(sheet->title.startsWith(QStringLiteral("adventurer")));
        QVERIFY(sheet->lines.front().contains(QStringLiteral("ring of regeneration")));
        QVERIFY(sheet->lines.back().contains(QStringLiteral("ring of fire resistance")));
        QCOMPARE(sheet->tiles.front().value, QStringLiteral("0 %"));
        QCOMPARE(sheet->curvesTitle, QStringLiteral("What became of it"));
        QCOMPARE(sheet->amounts.size(), 2U);
        QVERIFY(!sheet->amounts.front().band.isEmpty());
        QCOMPARE(sheet->amounts.back().name, QStringLiteral("other outfit"));
        QVERIFY(sheet->amounts.back().isTwin && !sheet->amounts.front().isTwin);
        QVERIFY(sheet->amountAxes.highest >= 60);
        QCOMPARE(sheet->furtherCharts.size(), 2U);
        QVERIFY(sheet->furtherCharts.front().title.startsWith(QStringLiteral("Food")));
        QVERIFY(sheet->furtherCharts.back().title.startsWith(QStringLiteral("MP")));
        QCOMPARE(sheet->furtherCharts.front().curves.size(), 2U);
        QVERIFY(sheet->curves.size() >= 2U);
        QCOMPARE(sheet->curves.back().name, QStringLiteral("Alive, other outfit"));
        QVERIFY(sheet->curves.back().isTwin && sheet->curves.back().look == 0);
        QCOMPARE(sheet->curves.front().legend, QStringLiteral("own"));
        QCOMPARE(sheet->curves.back().legend, QStringLiteral("other"));
        QVERIFY(!sheet->steps.empty() && sheet->steps.size() < 36U);
        QVERIFY(sheet->notes.join(' ').contains(QStringLiteral("3d3+6")));
    }

    void remarksOfTilesAreWhole() {
        const PageStyle style(ThemeMode::Light);
        const auto heightWith = [&style](const QString& remark) {
            ReportSheet sheet;
            sheet.tiles.assign(5, {QStringLiteral("HP"), QStringLiteral("7"), remark});
            return PageReport(sheet, false, style, 108 * style.metrics.em).size().height();
        };
        const int oneLine = heightWith(QStringLiteral("5 to 95 %: 0 to 0"));
        QCOMPARE(heightWith({}), oneLine);
        const int broken = heightWith(
            QStringLiteral("5 to 95 %: 0 to 0, the dead count as 0, who polymorphs is left out"));
        QVERIFY(broken > oneLine);
        QCOMPARE((broken - oneLine) % style.metrics.smallLine, 0);
    }

    void tablesHaveTheirHeads() {
        plan::Document plan = example();
        plan.strategies.front().heartbeat->creature.worn.front().noise = 5;
        const auto sheet =
            pageHeartbeat(plan.strategies.front(), test::catalogues(), std::stop_token());
        QVERIFY(sheet != nullptr);
        const auto head = [&sheet](const QString& heading) {
            const auto list = std::ranges::find(sheet->lists, heading, &ReportSheet::List::heading);
            return list == sheet->lists.end() ? ReportSheet::Row() : list->head;
        };
        QCOMPARE(head(QStringLiteral("What happens")).value, QStringLiteral("Times"));
        QCOMPARE(head(QStringLiteral("Who hears it")).label, QStringLiteral("Distance"));
        QCOMPARE(head(QStringLiteral("Who hears it")).value, QStringLiteral("Wakes"));
    }

    void callsIntrinsicsInWords() {
        plan::Document plan = example();
        plan.strategies.front().heartbeat->creature.intrinsics = {
            {.intrinsic = powder::Intrinsic::PoisonHarsh, .beats = 7, .source = std::nullopt},
            {.intrinsic = powder::Intrinsic::NoBreath,
             .beats = std::nullopt,
             .source = std::nullopt}};
        const auto sheet =
            pageHeartbeat(plan.strategies.front(), test::catalogues(), std::stop_token());
        QVERIFY(sheet != nullptr);
        QCOMPARE(sheet->lines[1], QStringLiteral("harsh poison (7), breathless"));
    }

    void saysWhatItemsGiveAndWhatTheAirIs() {
        plan::Document plan = example();
        plan::Heartbeat& heartbeat = *plan.strategies.front().heartbeat;
        heartbeat.creature.worn.front().gives = {powder::Intrinsic::Fast,
                                                 powder::Intrinsic::ResistFire};
        heartbeat.square.smoke = powder::Smoke::Poison;
        heartbeat.square.noTeleport = true;
        const auto lines = pageHeartbeat(plan.strategies.front(), test::catalogues())->lines;
        QVERIFY2(lines.front().contains(QStringLiteral("(fast, fire resistance)")),
                 qPrintable(lines.front()));
        QVERIFY2(lines.front().contains(QStringLiteral("ring of regeneration,")),
                 "what its name says is not said twice");
        QVERIFY(lines.contains(QStringLiteral("poison gas  ·  no teleport")));
    }

    void isPaintedTheSameTwice() {
        const plan::Document plan = example();
        const auto file = [&plan](ThemeMode theme) {
            const PictureSource source(plan, 0, test::catalogues());
            const PictureOptions options{
                .parts = {PagePart::Heartbeat}, .theme = theme, .scale = 0.5};
            return std::get<QByteArray>(writePicture(std::get<LaidOutPicture>(
                layOut(source.content(options.parts), PictureFormat::Png, options))));
        };
        const QByteArray light = file(ThemeMode::Light);
        QCOMPARE(file(ThemeMode::Light), light);
        QVERIFY(file(ThemeMode::Dark) != light);
        QImage image;
        QVERIFY(image.loadFromData(light));
        QVERIFY(image.width() > 400 && image.height() > 400);
    }

  private:
    static plan::Document example() {
        return loadTemplate({"", ":/examples/starving-wizard.polyplan"}, test::catalogues());
    }
};

POLYPLAN_UI_TEST(HeartbeatPageTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "heartbeat_page_test.moc"
