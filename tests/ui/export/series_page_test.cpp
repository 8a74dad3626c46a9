#include <QTest>

#include "core/plan/change_game.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/export/picture_source.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

/// The page of a line that is zapped several times.
class SeriesPageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void givesTheOddsAfterTheLastZap() {
        const plan::Document plan = example(10);
        const PictureSource source(plan, 0, test::catalogues());
        const PageContent content = source.content({PagePart::Charts});
        QVERIFY(content.series != nullptr);
        const ReportSheet& sheet = content.series->sheet;
        QCOMPARE(sheet.title, QStringLiteral("After 10 zaps"));
        QCOMPARE(sheet.curves.front().points.size(), std::size_t{10});
        // One item alone: nothing fuses, no golem is made.
        QCOMPARE(sheet.amounts.size(), std::size_t{3});
        QVERIFY(!sheet.tiles.empty());
        QVERIFY(!sheet.lists.empty());
        // More zaps make a goal more likely than the first alone.
        const auto& goal = sheet.curves.back().points;
        QVERIFY(goal.back().value > goal.front().value);
        const QString svg = pictureOf(source, {PagePart::Charts});
        for (const char* heading : {"After 10 zaps", "Goals by the number of zaps",
                                    "Items by the number of zaps, on average",
                                    "Goals, after the first zap", "Zaps that it takes"}) {
            QVERIFY2(svg.contains(QLatin1String(heading), Qt::CaseInsensitive), heading);
        }
    }

    void hasEveryGoal() {
        plan::Document plan = test::documentOf({{test::stack("unicorn horn")}});
        plan::Polypile& polypile = *plan.strategies.front().polypile;
        polypile.zaps = 3;
        for (const char* wanted : {"magic marker", "magic lamp", "bag of holding", "oilskin sack",
                                   "crystal ball", "magic whistle", "magic flute", "magic harp",
                                   "frost horn", "tin opener", "skeleton key", "land mine"}) {
            polypile.goals.emplace_back().object = test::object(wanted);
        }
        const PictureSource source(plan, 0, test::catalogues());
        const std::vector<Tile> tiles = source.content({PagePart::Charts}).series->sheet.tiles;
        QCOMPARE(tiles.size(), polypile.goals.size() + 1);
        const QString svg = pictureOf(source, {PagePart::Charts});
        for (const Tile& tile : tiles) {
            QVERIFY2(svg.contains(u'>' + tile.label + QStringLiteral("</text>")),
                     qPrintable(tile.label));
        }
    }

    void oneZapHasNoSeries() {
        const PictureSource source(example(1), 0, test::catalogues());
        QVERIFY(source.content({PagePart::Charts}).series == nullptr);
        QVERIFY(!pictureOf(source, {PagePart::Charts}).contains(QLatin1String("first zap")));
    }

    void whatWasStoppedIsAskedAgain() {
        const PictureSource source(example(10), 0, test::catalogues());
        std::stop_source stop;
        source.content({PagePart::Charts}, stop.get_token(),
                       [&stop](double) { stop.request_stop(); });
        stop.request_stop();
        source.content({PagePart::Charts}, stop.get_token());
        QVERIFY(source.content({PagePart::Charts}).series != nullptr);
        QVERIFY(source.content({PagePart::Line}).series == nullptr);
    }

    void tellsOfCardsAndOfLaterZapsApartHowTheyWereFound() {
        plan::Document plan = test::documentOf(
            {{test::stack("unicorn horn"), test::stack("unicorn horn"), test::stack("dagger")}});
        plan::Polypile& polypile = *plan.strategies.front().polypile;
        polypile.zaps = 3;
        polypile.goals.emplace_back().object = test::object("magic marker");
        const PictureSource source(plan, 0, test::catalogues());
        const QString exactPill = QStringLiteral(">first zap: exact</text>");
        const QString later = QStringLiteral(">sampled, ");
        const QString ofFirst = QStringLiteral(", on the cards the first");

        const QString all = pictureOf(source, {PagePart::Line, PagePart::Charts});
        QVERIFY(all.contains(ofFirst));
        QCOMPARE(all.count(exactPill), 1);
        QCOMPARE(all.count(later), 1);
        QVERIFY(all.indexOf(exactPill) < all.indexOf(later));

        // As a page of a PDF, whose pages have one content.
        const PageContent content = source.content({});
        QVERIFY(content.series != nullptr);
        const QString line = pictureOf(content, {PagePart::Line});
        QVERIFY(line.contains(ofFirst));
        QCOMPARE(line.count(exactPill), 1);
        QVERIFY(!line.contains(later));

        const QString charts = pictureOf(content, {PagePart::Charts});
        QVERIFY(charts.contains(QLatin1String("3 zaps")));
        QVERIFY(!charts.contains(ofFirst));
        QVERIFY(!charts.contains(exactPill));
        QVERIFY(charts.contains(later));
    }

    void saysWhetherGoalsArePickedUp() {
        plan::Document plan = example(3);
        for (const bool collects : {false, true}) {
            plan.strategies.front().polypile->collectGoalsBetweenZaps = collects;
            const PictureSource source(plan, 0, test::catalogues());
            const QString line = source.content({PagePart::Charts}).series->sheet.lines.front();
            QCOMPARE(line.contains(QLatin1String("Nothing")), !collects);
        }
    }

    void saysWhatHazeMeansForItsFigures() {
        plan::Document plan = example(3);
        const QString said = QStringLiteral("What changes is hazy");
        const auto isSaid = [&said](const ReportSheet& sheet) {
            return std::ranges::any_of(sheet.lists.front().rows, [&said](const auto& row) {
                return row.label.startsWith(said);
            });
        };
        const PictureSource source(plan, 0, test::catalogues());
        QVERIFY(!isSaid(source.content({PagePart::Charts}).series->sheet));
        auto changed = plan::changeGame(plan, nethack::Game::SlashEm007, test::catalogues());
        QVERIFY(changed);
        changed->document.strategies.front().polypile->turnsLater = 700;
        const PictureSource hazy(changed->document, 0, test::catalogues());
        QVERIFY(isSaid(hazy.content({PagePart::Charts}).series->sheet));
        const QString svg = pictureOf(hazy, {PagePart::Charts});
        QVERIFY(svg.contains(said));
        QVERIFY(svg.contains(QStringLiteral(" · later ")));
        QCOMPARE(svg.count(QStringLiteral("“later” is after 700 turns")), 1);
    }

    void explainsTheMarkOfWhatTurnsBack() {
        const plan::Document plan = example(3);
        const QString mark = QStringLiteral("↺ turns back");
        const PictureSource source(plan, 0, test::catalogues());
        QVERIFY(!pictureOf(source, {PagePart::Line}).contains(mark));
        const auto hazy = plan::changeGame(plan, nethack::Game::SlashEm007, test::catalogues());
        const PictureSource hazySource(hazy->document, 0, test::catalogues());
        QVERIFY(pictureOf(hazySource, {PagePart::Line}).contains(mark));
        QVERIFY(!pictureOf(hazySource, {PagePart::Charts}).contains(mark));
    }

    void isPaintedTheSameTwice() {
        const PictureSource one(example(5), 0, test::catalogues());
        const PictureSource again(example(5), 0, test::catalogues());
        QCOMPARE(pictureOf(one, {}), pictureOf(again, {}));
    }

  private:
    static plan::Document example(int zaps) {
        plan::Document plan = loadTemplate({"", ":/examples/a-shirt-out-of-other-armor.polyplan"},
                                           test::catalogues());
        plan.strategies.front().polypile->zaps = zaps;
        return plan;
    }

    static QString pictureOf(const PictureSource& source, const std::vector<PagePart>& parts) {
        return pictureOf(source.content(parts), parts);
    }

    static QString pictureOf(const PageContent& content, const std::vector<PagePart>& parts) {
        const PictureOptions options{.parts = parts, .theme = ThemeMode::Light};
        return QString::fromUtf8(std::get<QByteArray>(
            writePicture(std::get<LaidOutPicture>(layOut(content, PictureFormat::Svg, options)))));
    }
};

POLYPLAN_UI_TEST(SeriesPageTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "series_page_test.moc"
