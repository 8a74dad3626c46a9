#include "core/plan/advice/effect.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/report.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::ItemMeans;
using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;

constexpr double noise = 3;        ///< standard errors
constexpr double rounding = 1e-9;  ///< two ways of adding exact figures up differ by less
constexpr std::array lossMembers = {&ItemMeans::shockedAway, &ItemMeans::shockedOff,
                                    &ItemMeans::fused, &ItemMeans::absorbed};
constexpr std::array effectIds = {"polypile/goals/all",        "polypile/goals/any",
                                  "polypile/items/wanted",     "polypile/lost/shocked_away",
                                  "polypile/lost/shocked_off", "polypile/lost/fused",
                                  "polypile/lost/golem"};

Estimate lostOf(const LineQuestion& line, const LineAnswer& answer) {
    Estimate lost;
    for (std::size_t pile = 0; pile < line.piles.size(); ++pile) {
        const PileAnswer& odds = answer.piles[pile];
        Estimate ofPile;
        for (std::size_t i = 0; i < odds.ifHit.stacks.size(); ++i) {
            if (isDecoy(line.situation.table, line.piles[pile].stacks[i])) {
                continue;
            }
            for (const auto member : lossMembers) {
                ofPile =
                    ofPile +
                    Estimate{odds.ifHit.stacks[i].items.*member,
                             odds.ifHitErrors ? odds.ifHitErrors->stacks[i].items.*member : 0.0};
            }
        }
        lost = lost + ofPile * odds.reached;
    }
    return lost;
}

Estimate valueIn(const Report& report, const char* id) {
    const Figure* figure = report.figure(id);
    return figure == nullptr ? Estimate{} : figure->value;
}

Judgement moreOrLess(Estimate before, Estimate after, double least) {
    const double change = after.value - before.value;
    const double beyond = std::max({noise * (before.standardError + after.standardError),
                                    least * std::abs(before.value),
                                    rounding * std::max(1.0, std::abs(before.value))});
    return std::abs(change) <= beyond ? Judgement::Same
           : change > 0               ? Judgement::Better
                                      : Judgement::Worse;
}

}  // namespace

bool canBeDecoy(const ObjectType& type) {
    return type.id == "rock" || type.id == "meatball";
}

bool isDecoy(const ObjectTable& table, const nethack::Stack& stack) {
    return stack.buc == nethack::Buc::Cursed && stack.quantity >= nethack::polypile::halvedFrom &&
           canBeDecoy(table[stack.object]);
}

JudgedLine judged(const LineQuestion& line, const LineAnswer& answer) {
    JudgedLine judged;
    judged.report = nethack::polypile::lineReport(
        {.piles = line.piles, .answer = answer, .table = line.situation.table});
    judged.worth = {.hasGoals = !line.goals.empty(),
                    .allGoals = answer.allGoals,
                    .anyGoal = answer.anyGoal,
                    .wantedItems = valueIn(judged.report, "polypile/items/wanted"),
                    .lostItems = lostOf(line, answer)};
    return judged;
}

bool Effect::isChanged() const {
    return moreOrLess(before, after, 0) != Judgement::Same;
}

bool Effect::isGain() const {
    return isChanged() && (better == Better::Higher) == (after.value > before.value);
}

std::vector<Effect> effectsOf(const Report& before, const Report& after) {
    std::vector<Effect> effects;
    for (const char* id : effectIds) {
        const Figure* now = before.figure(id);
        const Figure* then = after.figure(id);
        const Figure* told = now == nullptr ? then : now;
        if (told != nullptr) {
            effects.push_back({.id = id,
                               .label = told->label,
                               .unit = told->unit,
                               .better = told->better,
                               .before = now == nullptr ? Estimate{} : now->value,
                               .after = then == nullptr ? Estimate{} : then->value});
        }
    }
    return effects;
}

Judgement judgementOn(const LineWorth& before, const LineWorth& after, double leastGoals,
                      double leastLoss) {
    if (before.hasGoals && after.hasGoals) {
        for (const auto figure :
             {&LineWorth::allGoals, &LineWorth::anyGoal, &LineWorth::wantedItems}) {
            const Judgement goals = moreOrLess(before.*figure, after.*figure, leastGoals);
            if (goals != Judgement::Same) {
                return goals;
            }
        }
    }
    return moreOrLess(after.lostItems, before.lostItems, leastLoss);
}

}  // namespace polyplan::plan
