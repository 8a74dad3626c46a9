#include <algorithm>
#include <array>

#include "core/nethack/polypile/fate.h"
#include "core/plan/advice/effect.h"
#include "core/plan/advice/hint.h"
#include "core/plan/advice/suggestions.h"
#include "core/plan/edits/hero_edits.h"
#include "core/plan/edits/inventory_edits.h"
#include "core/plan/limits.h"
#include "core/plan/own_settings.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

/// In fives there are as many stacks that always shudder as there can be (obj_shudders()).
constexpr int decoySize = nethack::polypile::halvedFrom;
/// setgemprobs() leaves out one gem for every three levels above it.
constexpr int levelOfAllGems = 27;

std::vector<Suggestion> withLuckOf(const AdvisedLine& line, int luck) {
    const int now = line.question.situation.luck;
    if (line.isDipped() || now == luck || line.all().empty()) {
        return {};
    }
    return {{.found = "Luck is " + grouped(now) + "; " + grouped(luck) + " is the " +
                      (luck > 0 ? "best" : "worst"),
             .where = {},
             .fix = [luck](Draft& draft) { return hero_edits::setLuck(draft, luck); }}};
}

bool areLaidOut(const AdvisedLine& line, const Selection& stones) {
    for (std::size_t i = 0; i < stones.size(); ++i) {
        const Stack& stack = line.stack(stones[i]);
        if (stones[i].stack != static_cast<int>(i) || stack.buc != nethack::Buc::Cursed ||
            stack.quantity > decoySize) {
            return false;
        }
    }
    return true;
}

}  // namespace

namespace hint_checks {

std::vector<Suggestion> luckUp(const AdvisedLine& line) {
    return withLuckOf(line, limits::luck.most);
}

std::vector<Suggestion> luckDown(const AdvisedLine& line) {
    return withLuckOf(line, limits::luck.least);
}

std::vector<Suggestion> deeperLevel(const AdvisedLine& line) {
    const int level = line.question.situation.ledgerLevel;
    const bool lacksGem =
        std::ranges::any_of(line.odds.goals, [&](const nethack::polypile::GoalAnswer& each) {
            return each.probability == Estimate{} &&
                   line.table()[each.goal.object].objectClass == ObjectClass::Gem;
        });
    if (level >= levelOfAllGems || !lacksGem) {
        return {};
    }
    return {{.found = "ledger level is " + grouped(level) + "; from " + grouped(levelOfAllGems) +
                      " on every gem may be made",
             .where = {},
             .fix = [](Draft& draft) -> Refusal {
                 setLedgerLevel(draft.plan, static_cast<std::size_t>(draft.strategyIndex),
                                levelOfAllGems);
                 return std::nullopt;
             }}};
}

std::vector<Suggestion> decoys(const AdvisedLine& line) {
    if (line.isDipped()) {
        return {};
    }
    PilesToBe piles(line);
    Selection where;
    Selection afterwards;
    Selection tooLarge;
    for (std::size_t pile = 0; pile < piles.count(); ++pile) {
        Selection& stacks = piles.stacks(pile);
        Selection stones = stacks;
        std::erase_if(stones, [&](StackPosition at) { return !canBeDecoy(line.type(at)); });
        int items = 0;
        for (const StackPosition at : stones) {
            items += line.stack(at).quantity;
        }
        if (items < decoySize || stones.size() == stacks.size() || areLaidOut(line, stones)) {
            continue;
        }
        std::stable_partition(stacks.begin(), stacks.end(),
                              [&](StackPosition at) { return canBeDecoy(line.type(at)); });
        where.insert(where.end(), stones.begin(), stones.end());
        for (std::size_t i = 0; i < stones.size(); ++i) {
            const StackPosition at{static_cast<int>(pile), static_cast<int>(i)};
            afterwards.push_back(at);
            if (line.stack(stones[i]).quantity > decoySize) {
                tooLarge.push_back(at);
            }
        }
    }
    if (where.empty()) {
        return {};
    }
    const auto fix = [laidOut = piles.layingOut(), afterwards, tooLarge,
                      &table = line.table()](Draft& draft) {
        Refusal refusal = laidOut(draft);
        if (!refusal) {
            refusal = line_edits::setBuc(draft, afterwards, nethack::Buc::Cursed, table);
        }
        if (!refusal && !tooLarge.empty()) {
            refusal = line_edits::splitApart(draft, tooLarge, decoySize);
        }
        return refusal;
    };
    return {{.found = wordsFor(line, where) + ": not all on top, cursed and in fives",
             .where = where,
             .fix = fix}};
}

std::vector<Suggestion> decoysMaterial(const AdvisedLine& line) {
    if (line.isDipped()) {
        return {};
    }
    Selection food;
    std::vector<bool> hasDecoys(line.polypile.line.size());
    for (const StackPosition decoy : line.all()) {
        if (!line.isDecoy(decoy)) {
            continue;
        }
        hasDecoys[static_cast<std::size_t>(decoy.pile)] = true;
        for (const StackPosition at : line.all()) {
            if (at.pile == decoy.pile && !canBeDecoy(line.type(at)) &&
                line.type(at).objectClass != ObjectClass::Rock &&
                line.materials[line.stack(at).object] == line.materials[line.stack(decoy).object]) {
                food.push_back(at);
            }
        }
    }
    std::sort(food.begin(), food.end());
    food.erase(std::unique(food.begin(), food.end()), food.end());
    std::vector<Suggestion> suggestions = takingOff(line, food, "the golem of the stones feeds on");
    if (food.empty() || !line.isBeam()) {
        return suggestions;
    }
    PilesToBe beside(line);
    const auto safe = std::find(hasDecoys.begin(), hasDecoys.end(), false);
    const int square =
        safe == hasDecoys.end()
            ? beside.nextFree()
            : line.polypile.line[static_cast<std::size_t>(safe - hasDecoys.begin())].distance;
    for (const StackPosition at : food) {
        beside.moveTo(at, square);
    }
    suggestions.push_back(
        {.found = suggestions.front().found + "; onto square " + std::to_string(square),
         .where = food,
         .fix = beside.layingOut()});
    return suggestions;
}

}  // namespace hint_checks

}  // namespace polyplan::plan
