#include "core/plan/advice/effect.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/calculator/comparison.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/series_report.h"
#include "core/nethack/polypile/zaps_needed.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::ItemMeans;
using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;

constexpr double noise = 3;        ///< standard errors, of what is better
constexpr double doubt = 1;        ///< standard errors, of what may be worse
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

/// The last digit that people are shown of a figure.
double lastDigit(double value, Unit unit) {
    const double size = std::abs(value);
    if (unit == Unit::Probability) {
        return size < 0.01 || size > 0.99 ? 0.0001 : 0.001;
    }
    return size >= 100 ? 1 : size >= 10 ? 0.1 : size >= 0.1 ? 0.01 : 0.0001;
}

bool isShownApart(Estimate before, Estimate after, Unit unit) {
    const double apart = std::abs(after.value - before.value) * (1 + rounding);
    return apart >= std::max(lastDigit(before.value, unit), lastDigit(after.value, unit));
}

Judgement moreOrLess(Estimate before, Estimate after, double least) {
    const double change = after.value - before.value;
    const double errors = change > 0 ? noise * (before.standardError + after.standardError)
                                     : doubt * std::max(before.standardError, after.standardError);
    const double beyond = std::max(
        {errors, least * std::abs(before.value), rounding * std::max(1.0, std::abs(before.value))});
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
    judged.itemsHit = nethack::polypile::itemsHit(line.piles, answer);
    for (const nethack::polypile::Pile& pile : line.piles) {
        judged.items += itemsOf(pile);
    }
    for (std::size_t i = 0; i < lossCauses.size(); ++i) {
        judged.lostByCause[i] = lostOf(line, answer, lossCauses[i].member, true);
        judged.lostButStones[i] = lostOf(line, answer, lossCauses[i].member, false);
        judged.worth.lostItems = judged.worth.lostItems + judged.lostByCause[i];
    }
    return judged;
}

JudgedLine judged(const LineQuestion& line, const nethack::polypile::SeriesAnswer& answer) {
    const nethack::polypile::ZapAnswer& last = answer.byZap.back();
    JudgedLine judged;
    judged.report = nethack::polypile::seriesReport(answer, line.situation, line.piles,
                                                    line.series.collectsGoals);
    judged.worth = {.hasGoals = !line.goals.empty(),
                    .allGoals = last.allGoals,
                    .anyGoal = last.anyGoal,
                    .wantedItems = {},
                    .lostItems = nethack::polypile::fodderUsed(last)};
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

bool Effect::isSeen() const {
    const double jointError = std::hypot(before.standardError, after.standardError);
    return isShownApart(before, after, unit) &&
           std::abs(after.value - before.value) > clearErrors * jointError;
}

bool Effect::isGain() const {
    return before.value != after.value &&
           (better == Better::Higher) == (after.value > before.value);
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

std::optional<Effect> hitEffect(const JudgedLine& before, const JudgedLine& after) {
    const Effect hit{.id = "polypile/items/hit",
                     .label = "items hit",
                     .unit = Unit::Items,
                     .better = Better::Neither,
                     .before = before.itemsHit,
                     .after = after.itemsHit};
    const bool missesMore =
        before.items - before.itemsHit.value < after.items - after.itemsHit.value;
    const bool hitsLess = after.itemsHit.value < before.itemsHit.value;
    return missesMore && hitsLess && hit.isSeen() ? std::optional(hit) : std::nullopt;
}

Judgement judgementOn(const LineWorth& before, const LineWorth& after, const Threshold& threshold) {
    struct Goals {
        Estimate LineWorth::*figure;
        Unit unit;
    };
    constexpr std::array<Goals, 3> figures = {{{&LineWorth::allGoals, Unit::Probability},
                                               {&LineWorth::anyGoal, Unit::Probability},
                                               {&LineWorth::wantedItems, Unit::Items}}};
    if (before.hasGoals && after.hasGoals) {
        for (const auto& [figure, unit] : figures) {
            const Estimate now = before.*figure;
            const Estimate then = after.*figure;
            const bool isSeen = !threshold.isSeen || isShownApart(now, then, unit);
            const bool isSeenToFall = isSeen && then.value < now.value;
            const Judgement goals = moreOrLess(now, then, isSeenToFall ? 0 : threshold.ofGoals);
            if (goals == Judgement::Worse || (goals == Judgement::Better && isSeen)) {
                return goals;
            }
        }
    }
    return moreOrLess(after.lostItems, before.lostItems, threshold.ofLoss);
}

Shows shownChanges(const JudgedLine& before, const JudgedLine& after) {
    const Effect loss = lossEffect(before, after);
    std::vector<Effect> effects = effectsThatCount(before, after);
    effects.push_back(loss);
    std::erase_if(effects, [](const Effect& effect) { return !effect.isSeen(); });
    const bool hasGain = std::ranges::any_of(effects, &Effect::isGain);
    const bool losesMore = loss.isSeen() && !loss.isGain();
    return {.gain = hasGain, .harm = losesMore || (!hasGain && !effects.empty())};
}

}  // namespace polyplan::plan
