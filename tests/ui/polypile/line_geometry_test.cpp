#include <QFontMetrics>
#include <QRegularExpression>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "ui/polypile/card_painter.h"
#include "ui/polypile/line_geometry.h"
#include "ui/polypile/line_keys.h"

namespace polyplan::ui {
namespace {

using nethack::polypile::Source;
using Part = LineHit::Part;

LineShape shape(std::vector<LineShape::Pile> piles, Source source = Source::Wand) {
    return {.source = source, .piles = std::move(piles)};
}

Metrics metrics(double points = 9) {
    QFont font;
    font.setPointSizeF(points);
    return Metrics(font);
}

class LineGeometryTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void everyCardIsHitWhereItIs_data() {
        QTest::addColumn<double>("points");
        QTest::addColumn<QSize>("viewport");
        QTest::newRow("narrow") << 9.0 << QSize(300, 400);
        QTest::newRow("wide") << 9.0 << QSize(2400, 900);
        QTest::newRow("large type") << 24.0 << QSize(1600, 1000);
    }
    void everyCardIsHitWhereItIs() {
        QFETCH(double, points);
        QFETCH(QSize, viewport);
        LineGeometry geometry(shape({{1, 40}, {2, 1}, {5, 0}, {9, 12}}), metrics(points), viewport);
        for (int pile = 0; pile < 4; ++pile) {
            for (int stack = 0; stack < geometry.shape().piles[std::size_t(pile)].stacks; ++stack) {
                geometry.setScroll({});
                geometry.setScroll(geometry.scrollFor(StackPosition{pile, stack}));
                const QRect card = geometry.card({pile, stack});
                QVERIFY(geometry.pile(pile).left() < card.left());
                QVERIFY(geometry.pile(pile).right() > card.right());
                const LineHit hit = geometry.hit(card.center());
                QCOMPARE(hit.part, Part::Card);
                QVERIFY((hit.position == StackPosition{pile, stack}));
                const auto [first, end] = geometry.visibleStacks(pile, card.top(), card.bottom());
                QVERIFY(first <= stack && stack < end);
                QVERIFY(end - first <= 2 * geometry.lanes(pile));
            }
        }
    }

    void gapsAreFloor() {
        const LineGeometry geometry(shape({{1, 2}, {4, 2}, {40, 1}}), metrics(), {2000, 600});
        const auto floors = geometry.floors();
        QCOMPARE(floors.size(), std::size_t(3));
        QCOMPARE(floors[0].first, 2);
        QCOMPARE(floors[0].last, 3);
        QCOMPARE(floors[1].first, 5);
        QCOMPARE(floors[1].last, 39);
        QVERIFY(floors[2].isEnd);
        QCOMPARE(floors[2].first, 41);
        QVERIFY(floors[0].rect.left() > geometry.pile(0).right());
        QVERIFY(floors[0].rect.right() < geometry.pile(1).left());
        QCOMPARE(geometry.hit({floors[0].rect.left() + 1, 300}).distance, 2);
        QCOMPARE(geometry.hit({floors[0].rect.right() - 1, 300}).distance, 3);
        QCOMPARE(geometry.hit({floors[1].rect.right(), 300}).distance, 39);
        QCOMPARE(geometry.placeAt({1990, 300})->distance, 41);
    }

    void thereIsNoFloorPastTheLastSquareOrBesideYourOwn() {
        QVERIFY(LineGeometry(shape({{79, 1}}), metrics(), {900, 600}).floors().size() == 1);
        QVERIFY(LineGeometry(shape({{0, 1}}, Source::SelfSquare), metrics(), {900, 600})
                    .floors()
                    .empty());
        const LineGeometry empty(shape({}, Source::SelfSquare), metrics(), {900, 600});
        QCOMPARE(empty.hit({450, 300}).distance, 0);
    }

    void dropsGoBetweenCards() {
        const LineGeometry geometry(shape({{1, 3}, {2, 0}}), metrics(), {400, 700});
        const auto placeAt = [&](StackPosition card, int fromTop) {
            const QRect rect = geometry.card(card);
            return *geometry.placeAt({rect.center().x(), rect.top() + fromTop});
        };
        const int height = geometry.card({0, 0}).height();
        QVERIFY((placeAt({0, 0}, 1) == LinePlace{1, 0}));
        QVERIFY((placeAt({0, 0}, height - 1) == LinePlace{1, 1}));
        QVERIFY((placeAt({0, 2}, 1) == LinePlace{1, 2}));
        QVERIFY((placeAt({0, 2}, 5 * height) == LinePlace{1, 3}));
        QVERIFY((placeAt({1, 0}, 1) == LinePlace{2, 0}));
        QVERIFY((*geometry.placeAt(geometry.head(0).center()) == LinePlace{1, 0}));
        QVERIFY(!geometry.placeAt(geometry.hero().center()));
        QVERIFY(geometry.dropMark({1, 1}).top() > geometry.card({0, 0}).bottom());
        QVERIFY(geometry.dropMark({1, 1}).bottom() < geometry.card({0, 1}).top());
    }

    void aTallPileTakesLanesWhereThereIsRoom() {
        const LineGeometry wide(shape({{1, 60}, {2, 2}}), metrics(), {2000, 600});
        QVERIFY(wide.lanes(0) > 1);
        QCOMPARE(wide.lanes(1), 1);
        QCOMPARE(wide.card({0, 0}).top(), wide.card({0, 1}).top());
        QVERIFY(wide.fullWidth() <= 2000);
        const LineGeometry narrow(shape({{1, 60}, {2, 2}}), metrics(), {400, 600});
        QCOMPARE(narrow.lanes(0), 1);
        const QRect second = wide.card({0, 1});
        QVERIFY((*wide.placeAt({second.left() + 2, second.center().y()}) == LinePlace{1, 1}));
        QVERIFY((*wide.placeAt({second.right() - 2, second.center().y()}) == LinePlace{1, 2}));
    }

    void aLineThatNearlyFitsIsMadeToFit() {
        const LineShape seven = shape({{1, 8}, {2, 8}, {3, 8}, {4, 8}, {5, 8}, {6, 8}, {7, 8}});
        const Metrics usual = metrics();
        const int card = LineGeometry::cardSize(usual).width();
        const int whole = LineGeometry(seven, usual, {}).fullWidth();
        const LineGeometry fitted(seven, usual, {whole - 7 * (card / 4), 500});
        QCOMPARE(fitted.scrollRange().width(), 0);
        QVERIFY(fitted.card({6, 0}).width() < card);
        QVERIFY(fitted.card({6, 0}).width() > 7 * card / 10);
        QVERIFY(fitted.pile(6).right() < fitted.floors().back().rect.left());
        const QRect narrow = fitted.card({6, 0});
        QCOMPARE(narrow.height(), CardPainter::height(2, usual));
        const QRect quantity = CardPainter::quantityRect(narrow, 9999, usual);
        QVERIFY(narrow.contains(quantity));
        QVERIFY(!quantity.intersects(CardPainter::bucRect(narrow, usual)));
        // Where they would be too narrow to read they scroll.
        const LineGeometry scrolled(seven, usual, {whole - 7 * (card / 2), 500});
        QVERIFY(scrolled.scrollRange().width() > 0);
        QCOMPARE(scrolled.card({6, 0}).size(), LineGeometry::cardSize(usual));
    }

    void longNamesHaveTwoLines() {
        const Metrics usual = metrics();
        LineShape line = shape({{1, 3}, {2, 3}, {3, 3}});
        line.nameWidth = 16 * usual.em;
        const QSize room(48 * usual.em, 500);
        const QRect wide = LineGeometry(line, usual, 2 * room).card({0, 0});
        QVERIFY(wide.width() >= line.nameWidth);
        QCOMPARE(wide.height(), CardPainter::height(1, usual));
        const QRect narrow = LineGeometry(line, usual, room).card({0, 0});
        QVERIFY(narrow.width() < line.nameWidth);
        QCOMPARE(narrow.height(), CardPainter::height(2, usual));
        line.nameWidth = 0;
        const QRect brief = LineGeometry(line, usual, room).card({0, 0});
        QCOMPARE(brief.size(), QSize(narrow.width(), CardPainter::height(1, usual)));
    }

    void headsHaveRoomForWhatTheyTell() {
        const Metrics usual = metrics();
        const auto headOf = [&usual](Source source) {
            return LineGeometry(shape({{1, 1}}, source), usual, {400, 500}).head(0).height();
        };
        QCOMPARE(headOf(Source::Wand) - headOf(Source::Potion), 2 * usual.smallLine);
        const LineGeometry seven(shape({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}}),
                                 usual, {683, 500});
        const QFontMetrics words(usual.small);
        for (const char* told : {"golem 88.8 %", "clay or stone", "lost 88.8 %"}) {
            QVERIFY2(words.horizontalAdvance(told) <= seven.head(6).width() - 2 * usual.step, told);
        }
    }

    void itScrollsToWhatIsAskedFor() {
        LineGeometry geometry(shape({{1, 2000}, {2, 1}, {3, 5}}), metrics(), {300, 400});
        for (const StackPosition at : {StackPosition{0, 1999}, {2, 4}, {0, 1000}, {0, 0}}) {
            geometry.setScroll(geometry.scrollFor(at));
            QVERIFY(geometry.cardsWindow().contains(geometry.card(at)));
            QVERIFY(geometry.scroll().x() <= geometry.scrollRange().width());
            QVERIFY(geometry.scroll().y() <= geometry.scrollRange().height());
        }
    }

    void arrowsFollowTheLayout() {
        const LineGeometry geometry(shape({{1, 60}, {2, 0}, {3, 2}}), metrics(), {2000, 600});
        const int lanes = geometry.lanes(0);
        const auto step = [&](StackPosition from, int key) { return *stepOf(geometry, from, key); };
        QVERIFY((step({0, 0}, Qt::Key_Down) == StackPosition{0, lanes}));
        QVERIFY((step({0, lanes}, Qt::Key_Up) == StackPosition{0, 0}));
        QVERIFY((step({0, 0}, Qt::Key_Up) == StackPosition{0, -1}));
        QVERIFY((step({0, -1}, Qt::Key_Down) == StackPosition{0, 0}));
        QVERIFY((step({0, 0}, Qt::Key_Right) == StackPosition{0, 1}));
        QVERIFY((step({0, lanes - 1}, Qt::Key_Right) == StackPosition{1, -1}));
        QVERIFY((step({1, -1}, Qt::Key_Right) == StackPosition{2, -1}));
        QVERIFY((step({1, -1}, Qt::Key_Down) == StackPosition{1, -1}));
        QVERIFY((step({2, 1}, Qt::Key_Right) == StackPosition{2, 1}));
        QVERIFY((step({2, 1}, Qt::Key_Down) == StackPosition{2, 1}));
        QVERIFY((step({0, 30}, Qt::Key_End) == StackPosition{0, 59}));
        QVERIFY(step({0, 0}, Qt::Key_PageDown).stack > lanes);
        QVERIFY(!stepOf(geometry, StackPosition{0, 0}, Qt::Key_A));
        QVERIFY((*stepOf(geometry, std::nullopt, Qt::Key_Down) == StackPosition{0, 0}));
        const LineGeometry empty(shape({}), metrics(), {900, 600});
        QVERIFY(!stepOf(empty, std::nullopt, Qt::Key_Down));
    }

    void rangesRunAlongTheLine() {
        const LineShape line = shape({{1, 3}, {2, 0}, {3, 2}});
        QVERIFY((rangeOf(line, {0, 1}, {2, 0}) == Selection{{0, 1}, {0, 2}, {2, 0}}));
        QVERIFY((rangeOf(line, {2, 0}, {0, 2}) == Selection{{0, 2}, {2, 0}}));
        QVERIFY((rangeOf(line, {0, 0}, {1, -1}) == Selection{{0, 0}, {0, 1}, {0, 2}}));
        QVERIFY((rangeOf(line, {1, -1}, {1, -1}) == Selection{{1, -1}}));
    }
};

POLYPLAN_UI_TEST(LineGeometryTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "line_geometry_test.moc"
