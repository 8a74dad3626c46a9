#include <QRegularExpression>
#include <QTest>
#include <map>
#include <random>

#include "core/plan/limits.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/models/line_edits.h"

namespace polyplan::ui {
namespace {

using line_edits::Direction;
using line_edits::Refusal;
using test::documentOf;
using test::named;
using test::stack;

/// The obvious model of a line: names by square, top first.
using Names = std::map<int, std::vector<std::string>>;

/// A line as a draft to work on.
class Line {
  public:
    explicit Line(plan::Document document) : plan(std::move(document)) {}

    PlanDocument::Draft draft() {
        return {.plan = plan,
                .strategy = plan.strategies.front(),
                .polypile = polypile(),
                .inventory = plan.inventory,
                .selection = selection,
                .strategyIndex = index};
    }
    plan::Polypile& polypile() { return *plan.strategies.front().polypile; }
    Names names() {
        Names all;
        for (const plan::Pile& pile : polypile().line) {
            for (const plan::Stack& at : pile.stacks) {
                all[pile.distance].push_back(at.name);
            }
            all.try_emplace(pile.distance);
        }
        return all;
    }
    std::vector<std::string> selectedNames() {
        std::vector<std::string> result;
        for (const plan::Stack& at : line_edits::stacksAt(polypile(), selection)) {
            result.push_back(at.name);
        }
        return result;
    }

    plan::Document plan;
    Selection selection;
    int index = 0;
};

Line threePiles() {
    return Line(documentOf(
        {{named("a"), named("b"), named("c")}, {named("d"), named("e")}, {named("f", 7)}}));
}

/// Does to the model what move() is to do: puts a mark where the stacks are to go, takes them out,
/// and puts them at the mark.
Names moved(Names names, const std::vector<std::string>& what, LinePlace place) {
    auto& target = names[place.distance];
    const auto at = std::min<std::size_t>(static_cast<std::size_t>(place.stack), target.size());
    target.insert(target.begin() + static_cast<std::ptrdiff_t>(at), "mark");
    for (auto& [distance, pile] : names) {
        std::erase_if(pile, [&](const std::string& name) {
            return std::ranges::find(what, name) != what.end();
        });
    }
    const auto mark = std::ranges::find(target, "mark");
    target.insert(target.erase(mark), what.begin(), what.end());
    std::erase_if(names, [](const auto& pile) { return pile.second.empty(); });
    return names;
}

std::string onSquare(Line& line, int distance) {
    std::string all;
    const Names names = line.names();
    for (const std::string& name : names.at(distance)) {
        all += name;
    }
    return all;
}

class LineEditsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void movesAsTheObviousModelDoes() {
        std::mt19937 random(7);
        const auto below = [&](int end) {
            return std::uniform_int_distribution<int>(0, end - 1)(random);
        };
        for (int round = 0; round < 3000; ++round) {
            std::vector<std::vector<plan::Stack>> piles(static_cast<std::size_t>(1 + below(4)));
            int serial = 0;
            for (auto& pile : piles) {
                for (int count = 1 + below(4); count > 0; --count) {
                    pile.push_back(named("n" + std::to_string(serial++)));
                }
            }
            Line line(documentOf(piles));
            Selection positions;
            for (int pile = 0; pile < std::ssize(piles); ++pile) {
                for (int at = 0; at < std::ssize(piles[static_cast<std::size_t>(pile)]); ++at) {
                    if (below(3) == 0) {
                        positions.push_back({pile, at});
                    }
                }
            }
            if (positions.empty()) {
                continue;
            }
            const LinePlace place{1 + below(6), below(6)};
            line.selection = positions;
            const std::vector<std::string> what = line.selectedNames();
            const Names expected = moved(line.names(), what, place);

            auto draft = line.draft();
            QCOMPARE(line_edits::move(draft, positions, place), Refusal());
            QVERIFY(line.names() == expected);
            QVERIFY(line.selectedNames() == what);
            QVERIFY(std::ranges::is_sorted(line.polypile().line, {}, &plan::Pile::distance));
        }
    }

    void insertsWhereAsked() {
        Line line = threePiles();
        auto draft = line.draft();
        QCOMPARE(line_edits::insert(draft, {named("x"), named("y")}, {1, 1}), Refusal());
        QCOMPARE(onSquare(line, 1), "axybc");
        QVERIFY((line.selectedNames() == std::vector<std::string>{"x", "y"}));
        QCOMPARE(line_edits::insert(draft, {named("z")}, {9, 5}), Refusal());
        QCOMPARE(onSquare(line, 9), "z");
        QVERIFY(line_edits::insert(draft, {}, {1, 0}));
    }

    void copiesLeaveTheirOriginals() {
        Line line = threePiles();
        auto draft = line.draft();
        QCOMPARE(line_edits::copy(draft, {{0, 0}, {1, -1}}, {3, 1}), Refusal());
        QCOMPARE(onSquare(line, 3), "fade");
        QCOMPARE(onSquare(line, 1), "abc");
        QCOMPARE(onSquare(line, 2), "de");
    }

    void anEmptiedPileGoesUnlessSomethingIsWrittenThere() {
        Line line = threePiles();
        line.polypile().line[1].engraving.text = "here";
        auto draft = line.draft();
        QCOMPARE(line_edits::move(draft, {{1, -1}, {2, -1}}, {1, 0}), Refusal());
        QCOMPARE(onSquare(line, 1), "defabc");
        QVERIFY(line.names().contains(2));
        QVERIFY(!line.names().contains(3));
    }

    void halfAStackMoves() {
        Line line = threePiles();
        auto draft = line.draft();
        QCOMPARE(line_edits::moveHalf(draft, {2, 0}, {3, 0}), Refusal());
        QCOMPARE(line.polypile().line[2].stacks[0].quantity, 3);
        QCOMPARE(line.polypile().line[2].stacks[1].quantity, 4);
        QCOMPARE(line_edits::moveHalf(draft, {2, 1}, {5, 0}), Refusal());
        QCOMPARE(line.polypile().line[2].stacks[1].quantity, 2);
        QCOMPARE(line.polypile().line[3].stacks[0].quantity, 2);
        QVERIFY(line_edits::moveHalf(draft, {0, 0}, {5, 0}));
    }

    void removingSelectsWhatComesNext() {
        Line line = threePiles();
        auto draft = line.draft();
        QCOMPARE(line_edits::remove(draft, {{0, 1}}), Refusal());
        QCOMPARE(onSquare(line, 1), "ac");
        QVERIFY((line.selection == Selection{{0, 1}}));
        QCOMPARE(line_edits::remove(draft, {{1, -1}}), Refusal());
        QVERIFY(!line.names().contains(2));
        QVERIFY(line_edits::remove(draft, {}));
        QVERIFY(line_edits::remove(draft, {{40, 3}}));
        QCOMPARE(line_edits::remove(draft, {{0, -1}, {1, -1}}), Refusal());
        QVERIFY(line.polypile().line.empty());
        QVERIFY(line.selection.empty());
    }

    void stacksMoveByOnePlace() {
        Line line = threePiles();
        auto draft = line.draft();
        QCOMPARE(line_edits::moveBy(draft, {{0, 1}}, Direction::Up), Refusal());
        QCOMPARE(onSquare(line, 1), "bac");
        QVERIFY(line_edits::moveBy(draft, {{0, 0}}, Direction::Up));
        QCOMPARE(line_edits::moveBy(draft, {{0, 0}, {0, 1}}, Direction::Down), Refusal());
        QCOMPARE(onSquare(line, 1), "cba");
        QVERIFY((line.selection == Selection{{0, 1}, {0, 2}}));
        QVERIFY(line_edits::moveBy(draft, {{0, 2}}, Direction::Down));
        QCOMPARE(line_edits::moveBy(draft, {{0, 1}}, Direction::Farther), Refusal());
        QCOMPARE(onSquare(line, 2), "dbe");
        QCOMPARE(line_edits::moveBy(draft, {{1, 2}}, Direction::Nearer), Refusal());
        QCOMPARE(onSquare(line, 1), "cae");
        QCOMPARE(line_edits::moveBy(draft, {{2, 0}}, Direction::Farther), Refusal());
        QCOMPARE(onSquare(line, 4), "f");
        QVERIFY(!line.names().contains(3));
        QVERIFY(line_edits::moveBy(draft, {{0, 0}}, Direction::Nearer));
    }

    void pilesMoveAndChangePlaces() {
        Line line = threePiles();
        auto draft = line.draft();
        QCOMPARE(line_edits::movePile(draft, 0, 9), Refusal());
        QCOMPARE(onSquare(line, 9), "abc");
        QVERIFY((line.selection == Selection{{2, -1}}));
        QCOMPARE(line_edits::movePile(draft, 2, 2), Refusal());
        QCOMPARE(onSquare(line, 2), "abc");
        QCOMPARE(onSquare(line, 9), "de");
        QCOMPARE(line_edits::moveBy(draft, {{0, -1}}, Direction::Farther), Refusal());
        QCOMPARE(onSquare(line, 3), "abc");
        QVERIFY(line_edits::movePile(draft, 0, 80));
        QVERIFY(line_edits::movePile(draft, 0, 0));
    }

    void quantityOnlyWhereTheGameStacks() {
        Line line(documentOf({{stack("dagger", 2), stack("unicorn horn")}}));
        const ObjectTable& table = *test::catalogues().objects(line.plan.game);
        auto draft = line.draft();
        QCOMPARE(line_edits::setQuantity(draft, {{0, 0}}, 12, table), Refusal());
        QCOMPARE(line.polypile().line[0].stacks[0].quantity, 12);
        QVERIFY(line_edits::setQuantity(draft, {{0, 0}, {0, 1}}, 3, table));
        QCOMPARE(line.polypile().line[0].stacks[0].quantity, 12);
        QVERIFY(line_edits::setQuantity(draft, {{0, 0}}, 0, table));
        QVERIFY(line_edits::setQuantity(draft, {{0, 0}}, 1'000'001, table));
        QCOMPARE(line_edits::changeQuantity(draft, {{0, 0}, {0, 1}}, -20, table), Refusal());
        QCOMPARE(line.polypile().line[0].stacks[0].quantity, 1);
        QCOMPARE(line.polypile().line[0].stacks[1].quantity, 1);
        QVERIFY(line_edits::changeQuantity(draft, {{0, 1}}, 1, table));
    }

    void splittingKeepsEveryItem() {
        Line line(documentOf({{named("a", 11), named("b"), named("c", 4)}}));
        auto draft = line.draft();
        QCOMPARE(line_edits::split(draft, {{0, 0}, {0, 2}}, 4), Refusal());
        std::vector<int> quantities;
        for (const plan::Stack& at : line.polypile().line[0].stacks) {
            quantities.push_back(at.quantity);
        }
        QVERIFY((quantities == std::vector<int>{4, 4, 3, 1, 4}));
        QVERIFY((line.selection == Selection{{0, 0}, {0, 1}, {0, 2}, {0, 4}}));
        QVERIFY(line_edits::split(draft, {{0, 3}}, 4));
        QVERIFY(line_edits::split(draft, {{0, 0}}, 0));
    }

    void limitsAreKept() {
        namespace limits = plan::limits;
        Line line(documentOf({std::vector<plan::Stack>(limits::stacksOfPile, named("a", 2)),
                              {named("b"), named("c")}}));
        const plan::Document before = line.plan;
        auto draft = line.draft();
        QVERIFY(line_edits::insert(draft, {named("x")}, {1, 0}));
        QVERIFY(line_edits::move(draft, {{1, 0}}, {1, 0}));
        QVERIFY(line_edits::split(draft, {{0, 0}}, 1));
        QVERIFY(line_edits::insert(draft, {named("x")}, {0, 0}));
        QVERIFY(line_edits::insert(draft, {named("x")}, {80, 0}));
        QVERIFY(line_edits::newPile(draft, 2));
        QVERIFY(line.plan == before);
        QCOMPARE(line_edits::move(draft, {{0, 0}}, {1, 2000}), Refusal());

        Line wide(documentOf(std::vector<std::vector<plan::Stack>>(limits::piles, {named("a")})));
        auto wideDraft = wide.draft();
        QVERIFY(line_edits::insert(wideDraft, {named("x")}, {70, 0}));
        QVERIFY(line_edits::newPile(wideDraft, 70));
        QCOMPARE(line_edits::move(wideDraft, {{63, 0}}, {70, 0}), Refusal());

        Line full(documentOf(std::vector<std::vector<plan::Stack>>(
            10, std::vector<plan::Stack>(limits::stacksOfPile - 1, named("a", 2)))));
        full.plan.inventory.resize(10, named("i"));
        auto fullDraft = full.draft();
        QVERIFY(line_edits::insert(fullDraft, {named("x")}, {1, 0}));
        QVERIFY(line_edits::split(fullDraft, {{0, 0}}, 1));
    }

    void onYourOwnSquareThereIsOnePile() {
        Line line(documentOf({}));
        line.polypile().source = nethack::polypile::Source::SelfSquare;
        auto draft = line.draft();
        QVERIFY(line_edits::insert(draft, {named("a")}, {1, 0}));
        QCOMPARE(line_edits::insert(draft, {named("a")}, {0, 0}), Refusal());
        QCOMPARE(onSquare(line, 0), "a");
        QVERIFY(line_edits::moveBy(draft, {{0, 0}}, Direction::Farther));
    }

    void labelsAreWrittenUnderPiles() {
        Line line = threePiles();
        line.polypile().line[1].engraving.text = "old";
        auto draft = line.draft();
        QCOMPARE(line_edits::setLabel(draft, 0, "horns"), Refusal());
        QCOMPARE(line_edits::setLabel(draft, 1, "new"), Refusal());
        QCOMPARE(line.polypile().line[0].label, "horns");
        QCOMPARE(line.polypile().line[1].engraving.text, "new");
        QVERIFY(line_edits::setLabel(draft, 0, QString(201, u'x')));
        QVERIFY(line_edits::setLabel(draft, 5, "x"));
    }
};

POLYPLAN_UI_TEST(LineEditsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "line_edits_test.moc"
