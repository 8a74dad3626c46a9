#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>
#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/nethack/polypile/wanted_items.h"
#include "core/plan/compared.h"
#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_picture.h"
#include "ui/export/comparison_sheet.h"
#include "ui/export/page_figures.h"
#include "ui/export/page_line.h"
#include "ui/export/plan_export.h"
#include "ui/look/contrast.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::example;

std::shared_ptr<const nethack::polypile::LineAnswer> answerOf(const plan::Document& plan) {
    return pageAnswer(plan, plan.strategies.front(), catalogues());
}

PageContent contentOf(const plan::Document& plan,
                      std::shared_ptr<const nethack::polypile::LineAnswer> answer = nullptr) {
    return {plan, plan.strategies.front(), catalogues(), std::move(answer)};
}

std::vector<plan::Contender> contendersOf(std::shared_ptr<const plan::Document> plan) {
    const std::vector<plan::NamedDocument> documents = {{std::move(plan), "one.polyplan"}};
    return std::get<std::vector<plan::Contender>>(plan::contendersOf(documents, {}));
}

/// Its strategies side by side.
PageContent sideBySide(plan::Document strategies) {
    const auto plan = std::make_shared<const plan::Document>(std::move(strategies));
    PageContent content = contentOf(*plan);
    content.comparison = std::make_shared<const plan::ComparedStrategies>(
        plan::compared(contendersOf(plan), 0, catalogues()).value());
    return content;
}

QImage image(const PageContent& content, const PictureOptions& options = {}) {
    return std::get<QImage>(
        paintImage(std::get<LaidOutPicture>(layOut(content, PictureFormat::Png, options))));
}

/// A plan of so many piles of so many daggers each.
plan::Document piles(int count, int stacks) {
    plan::Document plan;
    plan.strategies.emplace_back().polypile.emplace();
    plan::Stack dagger;
    dagger.object = *catalogues().objects(plan.game)->find("dagger");
    for (int distance = 1; distance <= count; ++distance) {
        plan::Pile pile;
        pile.distance = distance;
        pile.stacks.assign(static_cast<std::size_t>(stacks), dagger);
        plan.strategies.front().polypile->line.push_back(pile);
    }
    return plan;
}

QByteArray file(const PageContent& content, PictureFormat format = PictureFormat::Png,
                const PictureOptions& options = {}) {
    return std::get<QByteArray>(
        writePicture(std::get<LaidOutPicture>(layOut(content, format, options))));
}

/// Two strategies of a plan, with groups of 50 figures that differ.
plan::ComparedStrategies manyFigures(const std::shared_ptr<const plan::Document>& plan,
                                     int groups) {
    std::vector<Report> reports(2);
    for (Report& report : reports) {
        for (int group = 0; group < groups; ++group) {
            report.groups.push_back("Group " + std::to_string(group));
            for (int i = 0; i < 50; ++i) {
                const std::string name =
                    "figure " + std::to_string(group) + '-' + std::to_string(i);
                report.figures.push_back(
                    {.id = name,
                     .group = report.groups.back(),
                     .label = name,
                     .value = {.value = &report == &reports.front() ? 1.0 : 2.0}});
            }
        }
    }
    auto contenders = contendersOf(plan);
    contenders.resize(2);
    return {
        .contenders = std::move(contenders), .differences = {}, .comparison = compare(reports, 0)};
}

/// What is written on a page, each text as ">text<".
QString textsOf(const PlanPage& page) {
    QByteArray svg;
    QBuffer buffer(&svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(page.size());
    generator.setViewBox(QRect(QPoint(), page.size()));
    QPainter painter(&generator);
    page.paint(painter);
    painter.end();
    return QString::fromUtf8(svg);
}

QSize pageSize(const plan::Document& plan) {
    const PageContent content = contentOf(plan);
    return PlanPage(content, partsOf(content), ThemeMode::Light, {}).size();
}

class PlanPageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void carriesThePlanThatItShows() {
        const plan::Document plan = example("seven-small-piles");
        for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg}) {
            const auto text = planTextOf(file(contentOf(plan, answerOf(plan)), format));
            QCOMPARE(std::get<std::string>(text), plan::writeDocument(plan, catalogues()));
            QVERIFY(std::get<plan::Document>(
                        plan::readDocument(std::get<std::string>(text), catalogues())) == plan);
        }
    }

    void namesOfCardsAndGoalsAreWhole() {
        plan::Document plan = piles(9, 1);
        plan::Polypile& polypile = *plan.strategies.front().polypile;
        const std::array names = {"amulet of strangulation",
                                  "ring of protection from shape changers",
                                  "gray dragon scale mail"};
        for (std::size_t i = 0; i < polypile.line.size(); ++i) {
            plan::Stack& stack = polypile.line[i].stacks.front();
            stack.object = *catalogues().objects(plan.game)->find(names[i % names.size()]);
            stack.pinned = true;
            polypile.goals.emplace_back().object = stack.object;
        }
        polypile.goals.resize(names.size());
        const PageContent content = contentOf(plan, answerOf(plan));
        const QString texts = textsOf(PlanPage(content, partsOf(content), ThemeMode::Light, {}));
        QVERIFY2(texts.contains("★ ring of protection from shape changers"), qPrintable(texts));
        QVERIFY2(texts.contains("strangulation"), qPrintable(texts));
        QVERIFY2(texts.contains("shape changers"), qPrintable(texts));
        QVERIFY2(!texts.contains(u'…'), qPrintable(texts));
    }

    void goalsCountWhatIsUnidentified() {
        plan::Document plan = piles(1, 1);
        plan::Polypile& polypile = *plan.strategies.front().polypile;
        const ObjectTable& table = *catalogues().objects(plan.game);
        polypile.line.front().stacks.front().object = *table.findLook(ObjectClass::Wand, "iron");
        for (const char* wanted : {"wand of digging", "wand of sleep"}) {
            polypile.goals.emplace_back().object = *table.find(wanted);
        }
        polypile.goals.emplace_back().object = *table.find("ruby");
        const auto answer = answerOf(plan);
        const PageContent content = contentOf(plan, answer);
        const QString texts = textsOf(PlanPage(content, partsOf(content), ThemeMode::Light, {}));
        for (const char* line : {"★ wand of digging †", "★ wand of sleep †", "★ ruby",
                                 "† with what is unidentified, by its chance to be one"}) {
            QVERIFY2(texts.contains('>' + QString(line) + '<'), line);
        }
        // Whatever is met is a wanted thing at least, and there is but one thing.
        QVERIFY(answer->unidentifiedWanted[0].mean.value > 0.0);
        const double mean = nethack::polypile::wantedItems(*answer).value;
        QVERIFY(std::abs(mean - answer->anyGoal.value) < 1e-12);
        QVERIFY2(texts.contains('>' + meanText(mean) + '<'), qPrintable(meanText(mean)));
    }

    void vectorPictureLooksLikeTheImage() {
        const plan::Document plan = example("seven-small-piles");
        const auto content = contentOf(plan, answerOf(plan));
        const QImage painted = image(content);
        QSvgRenderer renderer(file(content, PictureFormat::Svg));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox().size(), painted.size());
        QImage drawn(painted.size(), QImage::Format_RGB32);
        drawn.fill(Qt::magenta);
        QPainter painter(&drawn);
        renderer.render(&painter);
        painter.end();
        // Letters are set differently: only the large areas can be held against each other.
        int different = 0;
        for (int y = 0; y < drawn.height(); y += 4) {
            for (int x = 0; x < drawn.width(); x += 4) {
                const QColor a = drawn.pixelColor(x, y);
                const QColor b = painted.pixelColor(x, y);
                different += std::abs(a.lightness() - b.lightness()) > 64 ? 1 : 0;
            }
        }
        QVERIFY(different < drawn.width() * drawn.height() / 16 / 20);
    }

    void pdfHasAPageForEachPart() {
        const plan::Document plan = example("seven-small-piles");
        const auto content = contentOf(plan, answerOf(plan));
        const QByteArray all = file(content, PictureFormat::Pdf);
        QVERIFY(all.startsWith("%PDF-"));
        QCOMPARE(all.count("/Type /Page\n"), 2);
        const PictureOptions line{.parts = {PagePart::Line}};
        QCOMPARE(file(content, PictureFormat::Pdf, line).count("/Type /Page\n"), 1);
    }

    void givesTheSameBytesAgain() {
        const plan::Document plan = example("one-large-pile");
        const auto answer = answerOf(plan);
        const PictureOptions options{.parts = {}, .theme = ThemeMode::Dark, .scale = 1.5};
        const std::array formats = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};
        std::vector<QByteArray> first;
        first.reserve(formats.size());
        for (const PictureFormat format : formats) {
            first.push_back(file(contentOf(plan, answer), format, options));
        }
        QTest::qSleep(1100);  // whatever tells the second of writing would differ
        const QFont usual = QApplication::font();
        QFont other(QStringLiteral("DejaVu Serif"));
        other.setPointSize(24);
        QApplication::setFont(other);
        std::vector<QByteArray> again;
        again.reserve(formats.size());
        for (const PictureFormat format : formats) {
            again.push_back(file(contentOf(plan, answer), format, options));
        }
        QApplication::setFont(usual);
        for (std::size_t i = 0; i < formats.size(); ++i) {
            QVERIFY2(again[i] == first[i], qPrintable(QString::number(i)));
        }
    }

    void paintsInBothThemes() {
        const plan::Document plan = example("one-large-pile-with-meatballs");
        const auto content = contentOf(plan, answerOf(plan));
        const QImage light = image(content, {.parts = {}, .theme = ThemeMode::Light});
        const QImage dark = image(content, {.parts = {}, .theme = ThemeMode::Dark});
        QCOMPARE(light.size(), dark.size());
        QCOMPARE(light.pixelColor(1, 1), Theme::light().window);
        QCOMPARE(dark.pixelColor(1, 1), Theme::dark().window);
    }

    void growsWithTheScale() {
        const plan::Document plan = example("seven-small-piles");
        const QSize natural = image(contentOf(plan)).size();
        QCOMPARE(
            image(contentOf(plan), {.parts = {}, .theme = ThemeMode::Light, .scale = 2}).size(),
            2 * natural);
        for (const double scale : {0.25, 0.3, 0.5, 0.77}) {
            const QImage small =
                image(contentOf(plan), {.parts = {}, .theme = ThemeMode::Light, .scale = scale});
            QCOMPARE(small.width(), qCeil(natural.width() * scale));
            const QPoint last(small.width() - 1, small.height() - 1);
            QCOMPARE(small.pixelColor(last), Theme::light().window);
        }
    }

    void refusesImpossibleScales() {
        const plan::Document plan = example("blank");
        for (const double scale : {0.0, -1.0, 0.1, 9.0, std::nan(""), HUGE_VAL}) {
            const auto refusal = layOut(contentOf(plan), PictureFormat::Png,
                                        {.parts = {}, .theme = ThemeMode::Light, .scale = scale});
            QVERIFY(std::get<QString>(refusal).contains("0.25 to 8"));
        }
        const plan::Document large = piles(64, 60);
        const auto laidOut = layOut(contentOf(large), PictureFormat::Png,
                                    {.parts = {}, .theme = ThemeMode::Light, .scale = 8});
        const auto refusal = paintImage(std::get<LaidOutPicture>(laidOut));
        QVERIFY(std::get<QString>(refusal).contains("smaller scale"));
    }

    void showsLineAndChartsByThemselves() {
        const plan::Document plan = example("seven-small-piles");
        const auto content = contentOf(plan, answerOf(plan));
        const int all = image(content).height();
        const int line = image(content, {.parts = {PagePart::Line}}).height();
        const int charts = image(content, {.parts = {PagePart::Charts}}).height();
        QVERIFY(line < all);
        QVERIFY(charts < all);
        QVERIFY(line + charts > all);
    }

    void growsDownwardsWithTallPiles() {
        QVERIFY(pageSize(piles(7, 60)).height() > 2 * pageSize(piles(7, 20)).height());
        QCOMPARE(pageSize(piles(7, 60)).width(), pageSize(piles(7, 20)).width());
    }

    void laysATallPileOutInLanes() {
        const auto tall = pageSize(piles(1, 60));
        QVERIFY(tall.height() < pageSize(piles(7, 60)).height() / 2);
    }

    void cutsPilesBeyondReason() {
        QCOMPARE(shownStacks(1), 240);
        QCOMPARE(shownStacks(7), 68);
        QCOMPARE(shownStacks(64), 60);
        QCOMPARE(pageSize(piles(1, 2000)), pageSize(piles(1, 241)));
        QVERIFY(pageSize(piles(1, 2000)).height() < 3000);
        QVERIFY(pageSize(piles(10, 2000)).height() < 4000);
        const plan::Document plan = piles(1, 2000);
        const QByteArray png = file(contentOf(plan));
        const auto inside =
            plan::readDocument(std::get<std::string>(planTextOf(png)), catalogues());
        QVERIFY(std::get<plan::Document>(inside) == plan);
    }

    void paintsWithoutOddsGoalsOrPiles() {
        QVERIFY(!image(contentOf(example("blank"))).isNull());
        QVERIFY(!image(contentOf(piles(3, 1))).isNull());
        plan::Document plan = example("blank");
        plan.strategies.front().name.clear();
        QVERIFY(!image(contentOf(plan, answerOf(plan))).isNull());
    }

    void staysInsideItsWidthHoweverLongTheNames() {
        plan::Document plan = example("seven-small-piles");
        const QSize usual = image(contentOf(plan)).size();
        plan.title = std::string(200, 'W');
        plan.strategies.front().name = std::string(200, 'W');
        plan.strategies.front().polypile->line.front().label = std::string(200, 'W');
        plan.strategies.front().notes = std::string(10'000, 'W');
        const QImage page = image(contentOf(plan));
        QCOMPARE(page.width(), usual.width());
        for (int y = 0; y < page.height(); ++y) {
            QCOMPARE(page.pixelColor(2, y), Theme::light().window);
            QCOMPARE(page.pixelColor(page.width() - 3, y), Theme::light().window);
        }
    }

    void saysHowManyLinesOfNotesAreLeftOut() {
        plan::Document plan = example("blank");
        std::string& notes = plan.strategies.front().notes;
        const auto svgOf = [](const plan::Document& shown) {
            return QString::fromUtf8(file(contentOf(shown), PictureFormat::Svg));
        };
        for (int line = 1; line <= 12; ++line) {
            notes += "Note " + std::to_string(line) + '\n';
        }
        const QString whole = svgOf(plan);
        QVERIFY(whole.contains(QLatin1String(">Note 12<")));
        QVERIFY(!whole.contains(QLatin1String("more lines")));
        notes += "Note 13";
        const QString cut = svgOf(plan);
        QVERIFY(cut.contains(QLatin1String(">Note 11<")));
        QVERIFY(!cut.contains(QLatin1String(">Note 12<")));
        QVERIFY(cut.contains(QStringLiteral("… and 2 more lines of notes")));
    }

    void countsLossesByCause() {
        const plan::Document plan = example("seven-small-piles");
        const auto losses = pileLosses(*plan.strategies.front().polypile, *answerOf(plan));
        QCOMPARE(losses.size(), std::size_t{7});
        QVERIFY(losses[0].shock > 0.05 && losses[0].shock < 0.15);
        QVERIFY(losses[0].golem > 0 && losses[0].golem < 0.02);
        QVERIFY(losses[6].total() < losses[0].total() / 4);
    }

    void countsOutcomesThatWereNotThere() {
        const plan::Document plan = example("one-large-pile");
        const plan::Polypile& polypile = *plan.strategies.front().polypile;
        const auto answer = answerOf(plan);
        const ObjectTable& table = *catalogues().objects(plan.game);
        const Outcomes outcomes = outcomesOf(polypile, *answer, table, 5);
        QVERIFY(outcomes.shown.size() >= 5 && outcomes.shown.size() <= 8);
        QCOMPARE(std::count_if(outcomes.shown.begin(), outcomes.shown.end(),
                               [](const ShownOutcome& outcome) { return outcome.isWanted; }),
                 3);
        for (const ShownOutcome& outcome : outcomes.shown) {
            QVERIFY(outcome.name != "rock" && outcome.name != "unicorn horn");
        }
        const Outcomes all = outcomesOf(polypile, *answer, table, 1000);
        QCOMPARE(all.others, 0);
        QCOMPARE(outcomes.others + outcomes.shown.size(), all.shown.size());
        double sum = 0;
        for (const ShownOutcome& outcome : all.shown) {
            sum += outcome.mean;
        }
        double shown = outcomes.othersMean;
        for (const ShownOutcome& outcome : outcomes.shown) {
            shown += outcome.mean;
        }
        QVERIFY(std::abs(sum - shown) < 1e-9 * sum);
    }

    void writesMeansForPeople() {
        QCOMPARE(meanText(0), "0");
        QCOMPARE(meanText(0.00001), "< 0.0001");
        QCOMPARE(meanText(0.0456), "0.046");
        QCOMPARE(meanText(0.125), "0.13");
        QCOMPARE(meanText(12.34), "12.3");
        QCOMPARE(meanText(1234.4), "1,234");
    }

    void saysWhichZapTheOddsAreOf() {
        plan::Document plan = piles(1, 1);
        const plan::Settings settings =
            plan::settingsOf(plan, plan.strategies.front(), catalogues());
        plan::Polypile polypile = *plan.strategies.front().polypile;
        QVERIFY(settingsText(settings, polypile, true).endsWith("odds of one zap"));
        polypile.zaps = 100;
        QVERIFY(
            settingsText(settings, polypile, true).endsWith("100 zaps, on the cards the first"));
        QVERIFY(settingsText(settings, polypile, false).endsWith("100 zaps"));
        polypile.source = nethack::polypile::Source::Potion;
        QVERIFY(
            settingsText(settings, polypile, true).endsWith("100 dips, on the cards the first"));
        polypile.zaps = 1;
        QVERIFY(!settingsText(settings, polypile, true).contains("dips"));
        QVERIFY(!settingsText(settings, polypile, true).contains("later"));
        plan::Settings slashem = settings;
        slashem.game = nethack::Game::SlashEm007;
        polypile.turnsLater = 700;
        for (const int zaps : {1, 3}) {
            polypile.zaps = zaps;
            QVERIFY(settingsText(slashem, polypile, true).endsWith("“later” is after 700 turns"));
        }

        plan.strategies.front().polypile->zaps = 3;
        const QString svg =
            QString::fromUtf8(file(contentOf(plan, answerOf(plan)), PictureFormat::Svg));
        QVERIFY(svg.contains(QLatin1String("Goals, after the first zap"), Qt::CaseInsensitive));
        plan.strategies.front().polypile->source = nethack::polypile::Source::Potion;
        const QString dipped =
            QString::fromUtf8(file(contentOf(plan, answerOf(plan)), PictureFormat::Svg));
        QVERIFY(dipped.contains(QLatin1String("Goals, after the first dip"), Qt::CaseInsensitive));
        // No swatch for what a dip can't bring.
        for (const char* fate : {">system shock<", ">golem<", ">lost to system shock<"}) {
            QVERIFY2(svg.contains(QLatin1String(fate)), fate);
            QVERIFY2(!dipped.contains(QLatin1String(fate)), fate);
        }
        for (const char* fate : {">fused<", ">lost by fusing<"}) {
            QVERIFY2(dipped.contains(QLatin1String(fate)), fate);
        }
    }

    void aComparisonShowsWhatDiffersInCharts() {
        const PageContent content = sideBySide(example("seven-piles-or-one"));
        const QString svg = QString::fromUtf8(file(content, PictureFormat::Svg));
        for (const char* title : {"Goals", "Lost, by cause", "Golems, by kind",
                                  "Items left, by square", "Items on the line afterwards"}) {
            QVERIFY2(svg.contains(QLatin1String(title), Qt::CaseInsensitive), title);
        }
        const QSize size = image(content).size();
        QVERIFY(size.height() > size.width());
    }

    void aComparisonSaysThatNoFigureDiffers() {
        plan::Document two = piles(1, 1);
        two.strategies.front().name = "one";
        two.strategies.push_back(two.strategies.front());
        two.strategies.back().name = "other";
        const QString svg = QString::fromUtf8(file(sideBySide(two), PictureFormat::Svg));
        QVERIFY(svg.contains("All ask the same."));
        QVERIFY(svg.contains("No figure differs."));
        const PageContent other = sideBySide(example("seven-piles-or-one"));
        QVERIFY(!QString::fromUtf8(file(other, PictureFormat::Svg)).contains("No figure differs."));
        const PageContent thefts = sideBySide(example("up-with-the-amulet"));
        QVERIFY(QString::fromUtf8(file(thefts, PictureFormat::Svg))
                    .contains("the same in all and left out"));
    }

    void aComparisonSaysInWordsWhatIsBetter() {
        const PageContent content = sideBySide(example("seven-piles-or-one"));
        const QString svg = QString::fromUtf8(file(content, PictureFormat::Svg));
        const QRegularExpression judged(QStringLiteral(">([▲▼]) ([+−])[^<]*, (better|worse)<"));
        bool isLessBetter = false;
        for (const QRegularExpressionMatch& match : judged.globalMatch(svg)) {
            QCOMPARE(match.captured(1) == QStringLiteral("▲"), match.captured(2) == u'+');
            isLessBetter = isLessBetter || (match.captured(2) != u'+' &&
                                            match.captured(3) == QStringLiteral("better"));
        }
        QVERIFY(isLessBetter);
        QCOMPARE(svg.count(judged), svg.count(QRegularExpression(QStringLiteral(">[▲▼]"))));
    }

    void namesOfComparedStrategiesAreReadWhole() {
        plan::Document four = piles(1, 1);
        plan::Strategy strategy = four.strategies.front();
        four.strategies.clear();
        for (int i = 1; i <= 4; ++i) {
            strategy.name = "All in the open before noon, No" + std::to_string(i);
            strategy.hero.luck = i;
            four.strategies.push_back(strategy);
        }
        const QString svg = QString::fromUtf8(file(sideBySide(four), PictureFormat::Svg));
        QCOMPARE(svg.count(">baseline<"), 1);
        for (int i = 1; i <= 4; ++i) {
            const QRegularExpression end(QStringLiteral("No%1<").arg(i));
            QVERIFY2(svg.contains(end), qPrintable(end.pattern()));
        }
    }

    void aComparisonsChartsComeInTheOrderOfTheReports() {
        const QString svg =
            QString::fromUtf8(file(sideBySide(example("starving-wizard")), PictureFormat::Svg));
        QVERIFY(svg.contains(QLatin1String(">HP<")));
        QVERIFY(svg.contains(QRegularExpression(QStringLiteral("and \\d+ more charts?: "))));
        QVERIFY2(!svg.contains(QLatin1String("no line")), "nobody asks for one");
    }

    void aComparisonBeginsWithTheChartsThatSeveralShare() {
        plan::Document two = example("up-with-the-amulet");
        two.strategies.resize(2);
        for (plan::Strategy& strategy : two.strategies) {
            strategy.theft->turns = 50;
            strategy.theft->hits.reset();
        }
        two.strategies[0].theft->turns.reset();
        two.strategies[0].theft->hits = 20;
        plan::Strategy third = two.strategies[1];
        third.name = "A slower thief";
        third.theft->turns = 20;
        two.strategies.insert(two.strategies.begin() + 1, third);
        const plan::ComparedStrategies compared =
            plan::compared(contendersOf(std::make_shared<const plan::Document>(two)), 1,
                           catalogues())
                .value();
        const ComparisonSheet sheet = wholeSheet(compared);
        QVERIFY(!sheet.charts.empty());
        const auto has = [](const std::optional<Series>& each) { return each.has_value(); };
        QVERIFY(std::ranges::count_if(sheet.charts.front().series->each, has) > 1);
    }

    void aComparisonShowsItsFiguresOrNamesTheirGroups() {
        const auto plan = std::make_shared<const plan::Document>(example("seven-piles-or-one"));
        const auto pictureWith = [&plan](int groups) {
            PageContent content = contentOf(*plan);
            content.comparison =
                std::make_shared<const plan::ComparedStrategies>(manyFigures(plan, groups));
            return QString::fromUtf8(file(content, PictureFormat::Svg));
        };
        const QString all = pictureWith(6);
        for (int group = 0; group < 6; ++group) {
            QVERIFY2(all.contains(QStringLiteral(">GROUP %1<").arg(group)), qPrintable(all));
        }
        QVERIFY(all.contains(">figure 5-49<"));
        QVERIFY(!all.contains(" more figure"));
        const QString some = pictureWith(8);
        QVERIFY(some.contains(">figure 5-49<") && !some.contains(">GROUP 6<"));
        QVERIFY(some.contains("and 100 more figures: 50 in “Group 6”, 50 in “Group 7”"));
    }

    void aComparisonBreaksALongNameOfAFigure() {
        plan::Document engravings;
        plan::Strategy first;
        first.name = "dagger";
        first.engraving.emplace().text = "Elbereth";
        first.engraving->stylus = "dagger";
        plan::Strategy second = first;
        second.name = "diamond";
        second.engraving->stylus = "diamond";
        engravings.strategies = {first, second};
        const PageContent content = sideBySide(engravings);
        const QString texts =
            textsOf(PlanPage(content, {PagePart::Comparison}, ThemeMode::Light, {}));
        const QStringList lines = {"has the word Elbereth, in one go / has the word", "Elbereth"};
        for (const QString& line : lines) {
            QVERIFY2(texts.contains('>' + line + '<'), qPrintable(texts));
        }
        QVERIFY2(!texts.contains(u'…'), qPrintable(texts));
    }

    void aComparisonTakesAsManySheetsOfPaperAsItNeeds() {
        const auto plan = std::make_shared<const plan::Document>(example("seven-piles-or-one"));
        PageContent content = contentOf(*plan);
        content.comparison = std::make_shared<const plan::ComparedStrategies>(manyFigures(plan, 2));
        const auto laidOut =
            std::get<LaidOutPicture>(layOut(content, PictureFormat::Pdf, PictureOptions()));
        QVERIFY2(laidOut.pages.size() >= 3, qPrintable(QString::number(laidOut.pages.size())));
        QString all;
        for (const auto& page : laidOut.pages) {
            QVERIFY2(page->size().width() > 1.25 * page->size().height(), "is read on paper");
            const QString text = textsOf(*page);
            QVERIFY2(text.contains(">One large pile<"), qPrintable(text));
            all += text;
        }
        for (const ComparedFigure& figure : content.comparison->comparison.figures) {
            QCOMPARE(all.count('>' + QString::fromStdString(figure.about.label) + '<'), 1);
        }
        QCOMPARE(all.count(">GROUP 0<"), 1);
        QVERIFY(all.contains(">GROUP 0, CONTINUED<"));
        QCOMPARE(file(content, PictureFormat::Pdf).count("/Type /Page\n"),
                 static_cast<qsizetype>(laidOut.pages.size()));

        content.comparison = std::make_shared<const plan::ComparedStrategies>(manyFigures(plan, 0));
        QCOMPARE(file(content, PictureFormat::Pdf).count("/Type /Page\n"), 1);
    }

    void manyBarsTakeSeveralSheetsOfPaper() {
        plan::Document engravings;
        plan::Strategy first;
        first.name = "dagger";
        first.engraving.emplace().text = std::string(64, 'x');
        first.engraving->stylus = "dagger";
        plan::Strategy second = first;
        second.name = "fingers";
        second.engraving->stylus = "fingers";
        engravings.strategies = {first, second};
        const auto laidOut = std::get<LaidOutPicture>(
            layOut(sideBySide(engravings), PictureFormat::Pdf, PictureOptions()));
        int letters = 0;
        int parts = 0;
        for (const auto& page : laidOut.pages) {
            QVERIFY2(page->size().width() > 1.25 * page->size().height(), "is read on paper");
            const QString text = textsOf(*page);
            letters += static_cast<int>(text.count(">x<"));
            parts += static_cast<int>(text.count("chance of each letter"));
        }
        QCOMPARE(letters, 64);
        QCOMPARE(parts, 8);  // of nine letters, each with two bars
        const PageContent whole = sideBySide(engravings);
        const QString picture =
            textsOf(PlanPage(whole, {PagePart::Comparison}, ThemeMode::Light, {}));
        QCOMPARE(picture.count("chance of each letter"), 1);
        QCOMPARE(picture.count(">x<"), 64);
    }

    void aStrategyAloneIsShownWithItsFigures() {
        const auto plan = std::make_shared<const plan::Document>(example("seven-piles-or-one"));
        auto contenders = contendersOf(plan);
        contenders.resize(1);
        const plan::ComparedStrategies alone = plan::compared(contenders, 0, catalogues()).value();
        PageContent content = contentOf(*plan);
        content.comparison = std::make_shared<const plan::ComparedStrategies>(alone);
        const QString svg = QString::fromUtf8(file(content, PictureFormat::Svg));
        QVERIFY(!svg.contains(">baseline<") && !svg.contains("All ask the same"));
        PageContent empty = contentOf(*plan);
        empty.comparison = std::make_shared<const plan::ComparedStrategies>(
            plan::ComparedStrategies{alone.contenders, {}, {}});
        QVERIFY(image(content).height() > image(empty).height());
    }
};

POLYPLAN_UI_TEST(PlanPageTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "plan_page_test.moc"
