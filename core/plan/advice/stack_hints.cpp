#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <ranges>
#include <set>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/advice/effect.h"
#include "core/plan/advice/hint.h"
#include "core/plan/advice/suggestions.h"
#include "core/plan/edits/line_edits.h"
#include "core/plan/limits.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::FateRolls;
using nethack::polypile::halvedFrom;

constexpr int readsBeforeBlank = 3;     // poly_obj(): a fourth time turns it blank
constexpr double worthOfTheBest = 0.5;  ///< share of the best stack's gain that is worth as much

bool canChange(const AdvisedLine& line, StackPosition at) {
    return line.oddsOf(at).unaffected < 1.0 && !line.isDecoy(at);
}

bool isOneOf(ObjectClass objectClass, std::initializer_list<ObjectClass> classes) {
    return std::find(classes.begin(), classes.end(), objectClass) != classes.end();
}

/// Whether the stacks can be split so: neither a pile nor the line comes to hold more than it may.
bool hasRoomFor(const AdvisedLine& line, const Selection& stacks, int size) {
    std::vector<std::size_t> after;
    std::ranges::transform(line.polypile.line, std::back_inserter(after),
                           [](const Pile& pile) { return pile.stacks.size(); });
    for (const StackPosition at : stacks) {
        after[static_cast<std::size_t>(at.pile)] +=
            static_cast<std::size_t>((line.stack(at).quantity - 1) / size);
    }
    return std::ranges::max(after) <= limits::stacksOfPile &&
           std::accumulate(after.begin(), after.end(), std::size_t{0}) <= limits::stacksOfDocument;
}

/// The least size from this one on that the stacks can be split into.
int sizeWithRoom(const AdvisedLine& line, const Selection& stacks, int size) {
    const auto sizes = std::views::iota(size, limits::quantity.most + 1);
    return *std::ranges::partition_point(sizes,
                                         [&](int each) { return !hasRoomFor(line, stacks, each); });
}

std::vector<Suggestion> splitting(const AdvisedLine& line, const Selection& stacks,
                                  std::string_view what, std::initializer_list<int> sizes) {
    std::vector<Suggestion> suggestions;
    std::set<int> tried;
    for (const int asked : stacks.empty() ? std::initializer_list<int>{} : sizes) {
        const int size = sizeWithRoom(line, stacks, asked);
        if (!tried.insert(size).second) {
            continue;
        }
        suggestions.push_back(
            {.found = counted(stacks.size(), "stack") + ' ' + std::string(what) + ": " +
                      wordsFor(line, stacks) +
                      (size == 1 ? "; singly" : "; into " + grouped(size) + "s"),
             .where = stacks,
             .fix = [=](Draft& draft) { return line_edits::splitApart(draft, stacks, size); }});
    }
    return suggestions;
}

/// What a stack gains by being blessed: wanted things, or where there are no goals items that are
/// not lost; on average.
double gainByBlessing(const AdvisedLine& line, StackPosition at, bool ofGoals) {
    Stack blessed = line.stack(at);
    blessed.buc = nethack::Buc::Blessed;
    const int before = fateRolls(line.question.situation, line.stack(at)).shudderDie;
    const int after = fateRolls(line.question.situation, blessed).shudderDie;
    if (before == after || before <= 1) {
        return 0;
    }
    const double shudders = 1.0 / before;
    const double shuddersBlessed = 1.0 / after;
    const double changesMore = (1 - shuddersBlessed) / (1 - shudders) - 1;
    const nethack::polypile::ItemMeans& items = line.oddsOf(at).items;
    const double reached = line.odds.piles[static_cast<std::size_t>(at.pile)].reached.value;
    return reached * (ofGoals ? items.wanted * changesMore
                              : (items.shockedAway + items.shockedOff + items.absorbed) *
                                        (1 - shuddersBlessed / shudders) -
                                    items.fused * changesMore);
}

bool isWrittenBook(const ObjectType& type) {
    return type.objectClass == ObjectClass::Spellbook && type.id != "spe_blank_paper";
}

}  // namespace

namespace hint_checks {

std::vector<Suggestion> largeStacks(const AdvisedLine& line) {
    if (line.isDipped()) {
        return {};
    }
    const Selection large = line.allThat([&](StackPosition at) {
        return line.stack(at).quantity >= halvedFrom && canChange(line, at) &&
               isOneOf(line.type(at).objectClass,
                       {ObjectClass::Potion, ObjectClass::Scroll, ObjectClass::Food});
    });
    return splitting(line, large, "of five or more", {halvedFrom - 1, 2});
}

std::vector<Suggestion> stackedWeapons(const AdvisedLine& line) {
    if (line.isDipped()) {
        return {};
    }
    const Selection stacked = line.allThat([&](StackPosition at) {
        return line.stack(at).quantity > 1 && canChange(line, at) &&
               isOneOf(line.type(at).objectClass, {ObjectClass::Weapon, ObjectClass::Tool});
    });
    return splitting(line, stacked, "of weapons or tools", {1, 2, halvedFrom - 1});
}

std::vector<Suggestion> stones(const AdvisedLine& line) {
    const Selection large = line.allThat([&](StackPosition at) {
        return line.stack(at).quantity >= halvedFrom && canChange(line, at) &&
               line.type(at).objectClass == ObjectClass::Gem;
    });
    return splitting(line, large, "of stones or gems above four", {halvedFrom - 1, 2, 1});
}

std::vector<Suggestion> blessing(const AdvisedLine& line) {
    if (line.isDipped()) {
        return {};
    }
    const Selection unblessed = line.allThat([&](StackPosition at) {
        return nethack::polypile::hasBuc(line.type(at)) &&
               line.stack(at).buc != nethack::Buc::Blessed && canChange(line, at) &&
               !canBeDecoy(line.type(at));
    });
    const bool ofGoals = std::any_of(unblessed.begin(), unblessed.end(), [&](StackPosition at) {
        return line.oddsOf(at).items.wanted > 0;
    });
    double best = 0;
    for (const StackPosition at : unblessed) {
        best = std::max(best, gainByBlessing(line, at, ofGoals));
    }
    Selection worth = unblessed;
    std::erase_if(worth, [&](StackPosition at) {
        return gainByBlessing(line, at, ofGoals) < worthOfTheBest * best;
    });
    if (best <= 0) {
        return {};
    }
    return {{.found = counted(worth.size(), "stack") + " to bless: " + wordsFor(line, worth),
             .where = worth,
             .fix = [worth, &table = line.table()](Draft& draft) {
                 return line_edits::setBuc(draft, worth, nethack::Buc::Blessed, table);
             }}};
}

std::vector<Suggestion> wornBooks(const AdvisedLine& line) {
    if (!line.question.situation.rules.booksWearOut) {
        return {};
    }
    const Selection worn = line.allThat([&](StackPosition at) {
        return isWrittenBook(line.type(at)) && line.stack(at).timesRead >= readsBeforeBlank &&
               canChange(line, at);
    });
    return takingOff(line, worn, "can only turn blank");
}

std::vector<Suggestion> booksByReads(const AdvisedLine& line) {
    if (!line.isBeam()) {
        return {};
    }
    std::vector<std::map<int, Selection>> byReads(line.polypile.line.size());
    for (const StackPosition at : line.all()) {
        if (isWrittenBook(line.type(at))) {
            byReads[static_cast<std::size_t>(at.pile)][line.stack(at).timesRead].push_back(at);
        }
    }
    PilesToBe piles(line);
    Selection moved;
    std::map<int, int> homes;  ///< by times read, the square where such books may go
    for (std::size_t pile = 0; pile < byReads.size(); ++pile) {
        if (!byReads[pile].empty()) {
            const auto most = std::max_element(
                byReads[pile].begin(), byReads[pile].end(),
                [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
            homes.try_emplace(most->first, line.polypile.line[pile].distance);
            for (const auto& [reads, books] : byReads[pile]) {
                if (reads != most->first) {
                    moved.insert(moved.end(), books.begin(), books.end());
                }
            }
        }
    }
    for (const StackPosition at : moved) {
        const auto home =
            homes.try_emplace(line.stack(at).timesRead, piles.nextFree()).first->second;
        piles.moveTo(at, home);
    }
    if (moved.empty()) {
        return {};
    }
    return {
        {.found = counted(moved.size(), "book") +
                  " read more or less often than others on the square: " + wordsFor(line, moved),
         .where = moved,
         .fix = piles.layingOut()}};
}

}  // namespace hint_checks

}  // namespace polyplan::plan
