#include "core/plan/advice/effect.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/report.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::ItemMeans;
using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;

constexpr double noise = 3;        ///< standard errors
constexpr double rounding = 1e-9;  ///< two ways of adding exact figures up differ by less
/// A cause of loss, in the order of `JudgedLine::lostByCause`.
struct LossCause {
    const char* id;
    double ItemMeans::*member;
};
constexpr std::array<LossCause, 4> lossCauses = {{
    {"polypile/lost/shocked_away", &ItemMeans::shockedAway},
    {"polypile/lost/shocked_off", &ItemMeans::shockedOff},
    {"polypile/lost/fused", &ItemMeans::fused},
    {"polypile/lost/golem", &ItemMeans::absorbed},
}};
constexpr std::array effectIds = {
    "polypile/goals/all", "polypile/goals/any", "polypile/items/wanted", lossCauses[0].id,
    lossCauses[1].id,     lossCauses[2].id,     lossCauses[3].id};
constexpr const char* decoysAside = ", decoys aside";

bool anyIsDecoy(const LineQuestion& line) {
    return std::ranges::any_of(line.piles, [&](const nethack::polypile::Pile& pile) {
        return std::ranges::any_of(pile.stacks, [&](const nethack::Stack& stack) {
            return isDecoy(line.situation.table, stack);
        });
    });
}

Estimate lostOf(const LineQuestion& line, const LineAnswer& answer, double ItemMeans::*member,
                bool countsStones) {
    Estimate lost;
    for (std::size_t pile = 0; pile < line.piles.size(); ++pile) {
        const PileAnswer& odds = answer.piles[pile];
        Estimate ofPile;
        for (std::size_t i = 0; i < odds.ifHit.stacks.size(); ++i) {
            const ObjectType& type = line.situation.table[line.piles[pile].stacks[i].object];
            if (!countsStones && canBeDecoy(type)) {
                continue;
            }
            ofPile = ofPile +
                     Estimate{odds.ifHit.stacks[i].items.*member,
                              odds.ifHitErrors ? odds.ifHitErrors->stacks[i].items.*member : 0.0};
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
                    .lostItems = {}};
    judged.hasDecoys = anyIsDecoy(line);
    for (std::size_t i = 0; i < lossCauses.size(); ++i) {
        judged.lostByCause[i] = lostOf(line, answer, lossCauses[i].member, true);
        judged.lostButStones[i] = lostOf(line, answer, lossCauses[i].member, false);
        judged.worth.lostItems = judged.worth.lostItems + judged.lostByCause[i];
    }
    return judged;
}

void putDecoysAside(JudgedLine& before, JudgedLine& after) {
    if (!before.hasDecoys && !after.hasDecoys) {
        return;
    }
    for (JudgedLine* line : {&before, &after}) {
        line->lostByCause = line->lostButStones;
        line->worth.lostItems =
            std::accumulate(line->lostByCause.begin(), line->lostByCause.end(), Estimate());
    }
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

std::vector<Effect> effectsThatCount(const JudgedLine& before, const JudgedLine& after) {
    std::vector<Effect> effects = effectsOf(before.report, after.report);
    if (!before.hasDecoys && !after.hasDecoys) {
        return effects;
    }
    for (Effect& effect : effects) {
        const auto cause = std::ranges::find(lossCauses, effect.id, &LossCause::id);
        if (cause != lossCauses.end()) {
            const auto i = static_cast<std::size_t>(cause - lossCauses.begin());
            effect.label += decoysAside;
            effect.before = before.lostByCause[i];
            effect.after = after.lostByCause[i];
        }
    }
    return effects;
}

Effect lossEffect(const JudgedLine& before, const JudgedLine& after) {
    return {.id = "polypile/lost",
            .label = std::string("lost") + (before.hasDecoys || after.hasDecoys ? decoysAside : ""),
            .unit = Unit::Items,
            .better = Better::Lower,
            .before = before.worth.lostItems,
            .after = after.worth.lostItems};
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
