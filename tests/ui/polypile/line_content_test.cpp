#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <numeric>

#include "core/nethack/polypile/evaluate.h"
#include "core/plan/line_of.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/look/broken_lines.h"
#include "ui/look/figures.h"
#include "ui/models/report_text.h"
#include "ui/models/stack_words.h"
#include "ui/polypile/card_painter.h"
#include "ui/polypile/head_words.h"
#include "ui/polypile/line_content.h"
#include "ui/polypile/line_painter.h"

namespace polyplan::ui {
namespace {

using test::documentOf;
using test::stack;

const ObjectTable& table() {
    return *test::catalogues().objects(nethack::Game::NetHack367);
}

LineFigures figuresOf(const plan::Document& document) {
    const auto question =
        plan::lineQuestion(document, document.strategies.front(), test::catalogues());
    auto answer =
        nethack::polypile::evaluateLine(question->situation, question->piles, question->goals);
    return {document.strategies.front().polypile->line,
            std::make_shared<const nethack::polypile::LineAnswer>(std::move(*answer))};
}

std::vector<std::optional<Material>> materials(const plan::Document& document) {
    return nethack::settledMaterials(table(), document.game,
                                     {.materials = document.appearanceMaterials, .discovered = {}});
}

double sum(const FateBar& bar) {
    return std::accumulate(bar.begin(), bar.end(), 0.0);
}

/// A card with a name of two lines.
QImage faceOf(const Card& card, int width) {
    const Metrics metrics{QFont()};
    QImage image(width, CardPainter::height(2, metrics), QImage::Format_RGB32);
    image.fill(Theme::light().window);
    QPainter painter(&image);
    CardPainter(painter, Theme::light(), metrics).face(image.rect(), card, {});
    return image;
}

class LineContentTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void percentagesAreHonest() {
        QCOMPARE(percent(0), "0 %");
        QCOMPARE(percent(1), "100 %");
        QCOMPARE(percent(0.875), "87.5 %");
        QCOMPARE(percent(0.0051), "0.51 %");
        QCOMPARE(percent(1e-9), "< 0.01 %");
        QCOMPARE(percent(1 - 1e-9), "> 99.99 %");
        QCOMPARE(percent(0.9995), "99.95 %");
        QCOMPARE(estimateText({0.875, 0}, Unit::Probability), "87.5 %");
        QCOMPARE(estimateText({0.875, 0.0012}, Unit::Probability), "87.50 % ± 0.12");
    }

    void stacksAreNamedAsInTheGame() {
        plan::Stack water = stack("potion of water", 4);
        QCOMPARE(stackTitle(water, table()), "4 uncursed potions of water");
        water.buc = nethack::Buc::Blessed;
        QCOMPARE(stackTitle(water, table()), "4 potions of holy water");
        QCOMPARE(cardDetail(water, table()), "holy");
        plan::Stack wand = stack("wand of digging");
        wand.charges = 5;
        wand.recharged = 1;
        QCOMPARE(stackTitle(wand, table()), "an uncursed wand of digging (1:5)");
        QCOMPARE(cardName(wand, table()), "digging");
        QCOMPARE(cardDetail(wand, table()), "1:5");
        wand.chargesAssumed = true;
        QCOMPARE(cardDetail(wand, table()), "1:5?");
        plan::Stack book = stack("spellbook of sleep");
        book.timesRead = 1;
        QCOMPARE(stackTitle(book, table()), "an uncursed spellbook of sleep (read once)");
        QCOMPARE(cardDetail(book, table()), "1× read");
        book.timesRead = 2;
        QCOMPARE(cardDetail(book, table()), "2× read");
        plan::Stack ring = stack("ring of adornment");
        ring.enchantment = -2;
        QCOMPARE(cardDetail(ring, table()), "−2");
        plan::Stack bag = stack("bag of holding");
        bag.contents = 3;
        bag.inUse = "in use";
        QCOMPARE(cardDetail(bag, table()), "containing 3 in use");
        QCOMPARE(besideTitle(bag), (QStringList{"containing 3", "in use"}));
        plan::Stack corpse = stack("corpse", 2);
        corpse.corpse = "crocodile";
        QCOMPARE(stackTitle(corpse, table()), "2 uncursed crocodile corpses");
        plan::Stack sword = stack("long sword");
        sword.artifact = "Excalibur";
        sword.name = "x";
        QCOMPARE(cardName(sword, table()), "Excalibur");
        QCOMPARE(stackTitle(sword, table()), "the uncursed +0 Excalibur named x");
    }

    void plurals_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("many");
        QTest::newRow("of") << "scroll of light"
                            << "scrolls of light";
        QTest::newRow("knife") << "crysknife"
                               << "crysknives";
        QTest::newRow("tooth") << "worm tooth"
                               << "worm teeth";
        QTest::newRow("leaf") << "eucalyptus leaf"
                              << "eucalyptus leaves";
        QTest::newRow("ruby") << "ruby"
                              << "rubies";
        QTest::newRow("same") << "shuriken"
                              << "shuriken";
        QTest::newRow("plain") << "candy bar"
                               << "candy bars";
    }
    void plurals() {
        QFETCH(QString, one);
        QTEST(pluralName(one), "many");
    }

    void aCrysknifeLiesAsAWormTooth() {
        plan::Document document = documentOf({{stack("crysknife"), stack("crysknife")}});
        plan::Polypile& line = *document.strategies.front().polypile;
        line.line.front().stacks[1].erodeproof = true;
        const LineFigures figures = figuresOf(document);
        const auto content = [&] {
            return LineContent(line, table(), figures, materials(document));
        };
        const auto materialOf = [&](int at) { return content().card({0, at}).material; };
        const auto says = [&](int at, const char* words) {
            return content().description({0, at}).split(u'\n').contains(QLatin1StringView(words));
        };
        line.goals = {{{test::object("worm tooth"), 1}, {}}};
        const auto made = [](const char* name) {
            return materialWord(table()[test::object(name)].material);
        };
        QVERIFY(made("worm tooth") != made("crysknife"));
        QCOMPARE(materialOf(0), made("worm tooth"));
        QCOMPARE(materialOf(1), made("crysknife"));
        QVERIFY(content().card({0, 0}).isWanted);
        QVERIFY(!content().card({0, 1}).isWanted);
        const char* const becomes = "becomes a worm tooth when it is put down";
        QVERIFY(says(0, becomes));
        QVERIFY(says(1,
                     "becomes a worm tooth 1 time in 10 when it is put down: taken to have stayed "
                     "what it is"));
        line.source = nethack::polypile::Source::Potion;
        QCOMPARE(materialOf(0), made("crysknife"));
        QVERIFY(!content().card({0, 0}).isWanted);
        QVERIFY(!says(0, becomes));
    }

    void barsShowEveryItemOnce() {
        plan::Document document = documentOf(
            {{stack("unicorn horn"), stack("dagger", 9), stack("scroll of light", 2),
              stack("wand of polymorph"), stack("rock", 6), stack("scroll of mail", 3)}});
        document.strategies.front().polypile->goals.push_back(
            {{test::object("magic marker"), 1}, {}});
        const LineFigures figures = figuresOf(document);
        const LineContent content(*document.strategies.front().polypile, table(), figures,
                                  materials(document));
        for (int at = 0; at < 6; ++at) {
            const Card card = content.card({0, at});
            QVERIFY(card.bar.has_value());
            QVERIFY(qAbs(sum(*card.bar) - 1) < 1e-9);
            QVERIFY(std::ranges::all_of(*card.bar, [](double share) { return share >= 0; }));
        }
        const auto share = [&](int at, ItemFate fate) {
            return (*content.card({0, at}).bar)[static_cast<std::size_t>(fate)];
        };
        QVERIFY(share(0, ItemFate::Wanted) > 0.01);
        QCOMPARE(share(1, ItemFate::Wanted), 0.0);
        QVERIFY(share(1, ItemFate::Fused) > 0);
        QVERIFY(share(3, ItemFate::Shock) == 0);
        QVERIFY(share(0, ItemFate::Shock) > 0.05);
    }

    void lossesAddUp() {
        plan::Stack rocks = stack("rock", 5);
        rocks.buc = nethack::Buc::Cursed;
        std::vector<plan::Stack> stacks(10, rocks);
        stacks.push_back(stack("unicorn horn"));
        stacks.push_back(stack("dagger", 40));
        const plan::Document document = documentOf({stacks});
        const plan::Pile& pile = document.strategies.front().polypile->line.front();
        const auto question =
            plan::lineQuestion(document, document.strategies.front(), test::catalogues());
        const auto answer =
            nethack::polypile::evaluateLine(question->situation, question->piles, question->goals);
        const nethack::polypile::PileOdds& odds = answer->piles.front().ifHit;
        const PileLosses losses = lossesOf(pile, odds);
        QCOMPARE(losses.items, 91.0);
        double left = 0;
        for (const auto& object : odds.finalQuantity) {
            left += object.meanQuantity;
        }
        QVERIFY(qAbs(losses.shock + losses.fused + losses.golem + left - 91) < 1e-9);
        QVERIFY(losses.golem > 0);

        double golem = 0;
        double shock = 0;
        for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
            const FateBar bar = fateBar(pile.stacks[i], odds.stacks[i]);
            golem += bar[std::size_t(ItemFate::Golem)] * pile.stacks[i].quantity;
            shock += bar[std::size_t(ItemFate::Shock)] * pile.stacks[i].quantity;
        }
        QVERIFY(qAbs(shock - losses.shock) < 1e-9);
        QVERIFY(qAbs(golem - losses.golem) < 0.1 * losses.golem);
    }

    void figuresStayWithTheirStacks() {
        plan::Document document = documentOf({{stack("unicorn horn"), stack("dagger", 9)}});
        LineFigures figures = figuresOf(document);
        const FateBar daggers = *LineContent(*document.strategies.front().polypile, table(),
                                             figures, materials(document))
                                     .card({0, 1})
                                     .bar;
        std::swap(document.strategies.front().polypile->line[0].stacks[0],
                  document.strategies.front().polypile->line[0].stacks[1]);
        document.strategies.front().polypile->line[0].stacks.push_back(stack("rock"));
        figures.setCurrent(false);
        const LineContent content(*document.strategies.front().polypile, table(), figures,
                                  materials(document));
        QVERIFY(content.card({0, 0}).bar == daggers);
        QVERIFY(content.card({0, 0}).isStale);
        QVERIFY(!content.card({0, 2}).bar.has_value());
        document.strategies.front().polypile->line[0].stacks.pop_back();
        document.strategies.front().polypile->line[0].stacks[1].quantity = 90;
        QVERIFY(qAbs(sum(*content.card({0, 1}).bar) - 1) < 1e-9);
    }

    void headsSumUpTheirPiles() {
        const plan::Document document = documentOf({{stack("unicorn horn"), stack("dagger", 9)}});
        const LineFigures figures = figuresOf(document);
        const LineContent content(*document.strategies.front().polypile, table(), figures,
                                  materials(document));
        const PileHead head = content.head(0);
        QCOMPARE(head.number, "1");
        QCOMPARE(head.figures->reached, 1.0);
        QVERIFY(!head.figures->isSampled);
        QVERIFY(head.figures->golem > 0 && head.figures->golem < 1);
        QVERIFY(!head.figures->golemKind.isEmpty());
        QVERIFY(head.figures->lostShare > 0 && head.figures->lostShare < 1);
        QVERIFY(content.description({0, -1}).contains(percent(head.figures->golem)));
        QVERIFY(content.description({0, 0}).contains("made of bone"));
    }

    void narrowHeadsShortenTheirWordsNotTheirFigures() {
        const QFont font;
        const QFontMetrics letters(font);
        const auto width = [&](const char* words) {
            return letters.horizontalAdvance(QString::fromUtf8(words));
        };
        PileHead head;
        head.figures = PileSummary{.reached = 0.125,
                                   .isSampled = true,
                                   .golem = 0.162,
                                   .golemKind = {},
                                   .lostShare = 0.083};
        QCOMPARE(headWords(head, letters, width("if hit, lost ≈ 8.3 %")),
                 QStringList({"golem ≈ 16.2 %", "if hit, lost ≈ 8.3 %"}));
        QCOMPARE(headWords(head, letters, width("if hit, lost ≈ 8.3 %") - 1).last(),
                 "if hit ≈ −8.3 %");
        QCOMPARE(headWords(head, letters, width("if hit ≈ −8.3 %") - 1).last(), "hit ≈−8.3 %");
        QCOMPARE(headWords(head, letters, width("golem ≈ 16.2 %") - 1).first(), "' ≈ 16.2 %");
        const int narrow = width("if hit ≈ −8.3 %");
        head.figures->lostShare = 0;
        QCOMPARE(headWords(head, letters, narrow).last(), "if hit ≈ 0 %");
        head.figures->lostShare = 1e-9;
        QCOMPARE(headWords(head, letters, narrow).last(), "if hit ≈ 0 %");
        head.showsReach = false;
        head.figures->lostShare = 0.083;
        QCOMPARE(headWords(head, letters, narrow).last(), "lost ≈ 8.3 %");
    }

    void golemsThatAreAsLikelyAreBothNamed() {
        const plan::Document document = documentOf({{stack("rock", 5), stack("rock", 5)}});
        const LineFigures figures = figuresOf(document);
        const LineContent content(*document.strategies.front().polypile, table(), figures,
                                  materials(document));
        const PileSummary golems = *content.head(0).figures;
        QCOMPARE(golems.golemKind, "clay or stone");
        QVERIFY(!golems.hasOtherGolems());
        QVERIFY(content.description({0, -1}).contains(
            QString("a golem rises: %1, most likely: clay or stone\n").arg(percent(golems.golem))));
    }

    void theLikeliestGolemHasAChanceOfItsOwn() {
        const plan::Document document =
            documentOf({{stack("unicorn horn"), stack("dagger", 9), stack("bugle")}});
        const LineFigures figures = figuresOf(document);
        const LineContent content(*document.strategies.front().polypile, table(), figures,
                                  materials(document));
        const PileSummary golems = *content.head(0).figures;
        QVERIFY(golems.hasOtherGolems());
        QVERIFY(golems.ofKind > 0 && golems.ofKind < golems.golem);
        QVERIFY2(content.description({0, -1}).contains(
                     QString("a golem rises: %1, most likely: %2 (%3)")
                         .arg(percent(golems.golem), golems.golemKind, percent(golems.ofKind))),
                 qPrintable(content.description({0, -1})));
    }

    void materialsAreWhatThePlayerKnows() {
        plan::Document document =
            documentOf({{stack("ring of hunger"), stack("unicorn horn"), stack("wand of sleep")}});
        document.appearanceMaterials = {{*table().find("ring of hunger"), Material::Mineral}};
        const LineFigures none;
        const LineContent content(*document.strategies.front().polypile, table(), none,
                                  materials(document));
        QCOMPARE(content.card({0, 0}).material, "mineral");
        QCOMPARE(content.card({0, 1}).material, "bone");
        QCOMPARE(content.card({0, 2}).material, "?");
    }

    void withoutAnAnswerThereAreNoFigures() {
        const plan::Document document = documentOf({{stack("unicorn horn")}});
        const LineFigures none;
        const LineContent content(*document.strategies.front().polypile, table(), none,
                                  materials(document));
        QVERIFY(!content.card({0, 0}).bar.has_value());
        QVERIFY(!content.head(0).figures.has_value());
        QVERIFY(!content.title({0, 0}).isEmpty());
    }

    void onlyWhatShowsIsPainted() {
        const plan::Document document =
            documentOf({std::vector<plan::Stack>(2000, stack("dagger", 3))});
        const LineGeometry geometry(LineShape::of(*document.strategies.front().polypile),
                                    Metrics{QFont()}, {400, 600});
        const auto [first, end] = geometry.visibleStacks(0, 0, 600);
        QCOMPARE(first, 0);
        QVERIFY(end > 0);
        QVERIFY(end < 60);
    }

    void wordsWithoutRoomAreLeftOut() {
        const Metrics metrics{QFont()};
        const auto picture = [](int width, const QString& detail, const QString& material) {
            return faceOf({.glyph = u'?',
                           .name = "light",
                           .quantity = 3,
                           .canStack = true,
                           .detail = detail,
                           .material = material,
                           .bar = {}},
                          width);
        };
        // Of what is told, more is seen than the first two letters.
        for (int width = 4 * metrics.em; width < 20 * metrics.em; ++width) {
            const QImage none = picture(width, {}, {});
            const QImage made = picture(width, {}, "paper");
            QVERIFY2(made == none || made != picture(width, {}, "pacer"),
                     qPrintable(QString::number(width)));
            const QImage kind = picture(width, "holy", {});
            QVERIFY2(kind == none || kind != picture(width, "houy", {}),
                     qPrintable(QString::number(width)));
        }
        const int wide = 20 * metrics.em;
        QVERIFY(picture(wide, "holy", "paper") != picture(wide, "holy", {}));
        QVERIFY(picture(wide, "holy", {}) != picture(wide, {}, {}));
    }

    void whatIsNotIdentifiedIsMarkedOnTheNarrowestCard() {
        const auto picture = [](const QString& detail) {
            return faceOf({.glyph = u'!',
                           .name = "purple-red potion",
                           .quantity = 2,
                           .canStack = true,
                           .detail = detail,
                           .material = "glass",
                           .bar = {}},
                          LineGeometry::cardSize(Metrics{QFont()}).width());
        };
        const ObjectIndex look = *table().findLook(ObjectClass::Potion, "purple-red");
        plan::Stack potion;
        potion.object = look;
        const QString mark = cardDetail(potion, table());
        QCOMPARE(stackDetail(potion, table()), "not identified");
        QVERIFY(picture(mark) != picture({}));
        QVERIFY(picture(mark) != picture(mark.chopped(1)));
    }

    void aWordOfWhichALetterIsLeftIsLeftOut() {
        const QFontMetrics letters(Metrics{QFont()}.small);
        const auto fitted = [&letters](const QString& words, const QString& room) {
            return wordsThatFit(words, letters, letters.horizontalAdvance(room) + 2);
        };
        QCOMPARE(fitted("1× read", "1× read"), QString("1× read"));
        QCOMPARE(fitted("1× read", "1× r…"), QString("1×…"));
        QCOMPARE(fitted("+3 · poisoned", "+3 · po…"), QString("+3…"));
        QCOMPARE(fitted("+3 · poisoned", "+3 · pois…"), QString("+3 · pois…"));
        QCOMPARE(fitted("leather", "le…"), QString());
        QCOMPARE(fitted("+0 weapon in hand", "+0…"), QString("+0…"));
        QCOMPARE(fitted("+3 · poisoned", "+3 ·…"), QString("+3…"));
    }

    void namesMakeCardsWide() {
        const plan::Document document = documentOf({{stack("dagger")}});
        const plan::Document longer =
            documentOf({{stack("dagger"), stack("amulet of strangulation")}});
        const Metrics metrics{QFont()};
        const LineFigures none;
        const auto widthOf = [&](const plan::Document& plan) {
            return LineShape::of(LineContent(*plan.strategies.front().polypile, table(), none,
                                             materials(plan)),
                                 metrics)
                .nameWidth;
        };
        QVERIFY(widthOf(longer) > widthOf(document));
        const LineContent content(*longer.strategies.front().polypile, table(), none,
                                  materials(longer));
        const Card card = content.plainCard({0, 1});
        const int height = CardPainter::height(1, metrics);
        const int width = CardPainter::widthForName(card, metrics);
        QVERIFY(CardPainter::showsWholeName({width, height}, card, metrics));
        QVERIFY(!CardPainter::showsWholeName({width - 1, height}, card, metrics));
        const QSize inTwoLines(2 * width / 3, CardPainter::height(2, metrics));
        QVERIFY(CardPainter::showsWholeName(inTwoLines, card, metrics));
    }

    void cardsFromTheCacheLookTheSame() {
        const plan::Document document =
            documentOf({{stack("unicorn horn"), stack("dagger", 9), stack("potion of water", 2)}});
        const plan::Polypile& polypile = *document.strategies.front().polypile;
        const LineFigures figures = figuresOf(document);
        const LineContent content(polypile, table(), figures, materials(document));
        const Metrics metrics{QFont()};
        const LineGeometry geometry(LineShape::of(polypile), metrics, {400, 400});
        CardFaces faces;
        LineMarks marks;
        marks.selected = {{0, 1}};
        const auto picture = [&](CardFaces* cache, const Theme& theme) {
            QImage image(400, 400, QImage::Format_RGB32);
            image.fill(theme.window);
            QPainter painter(&image);
            paintLine(painter, image.rect(), geometry, content, marks, theme, metrics, cache);
            return image;
        };
        for (const Theme* theme : {&Theme::light(), &Theme::dark(), &Theme::light()}) {
            const QImage plain = picture(nullptr, *theme);
            for (int round = 0; round < 2; ++round) {
                const QImage cached = picture(&faces, *theme);
                for (int y = 0; y < plain.height(); ++y) {
                    for (int x = 0; x < plain.width(); ++x) {
                        const QColor a = plain.pixelColor(x, y);
                        const QColor b = cached.pixelColor(x, y);
                        QVERIFY(qAbs(a.red() - b.red()) + qAbs(a.green() - b.green()) +
                                    qAbs(a.blue() - b.blue()) <
                                24);
                    }
                }
            }
        }
    }
};

POLYPLAN_UI_TEST(LineContentTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "line_content_test.moc"
