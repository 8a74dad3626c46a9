#include "ui/models/engraving/stylus_ranking.h"

#include <tuple>

namespace polyplan::ui {

double Way::comesOut(Measure measure) const {
    return measure == Measure::Intact ? right : elbereth;
}

Way wayOf(const StylusAnswer& stylus) {
    const auto& writing = stylus.writing;
    const bool isOneGo = writing.complete || writing.goes.empty();
    if (isOneGo) {
        return {.right = writing.unchanged,
                .elbereth = writing.readsElbereth,
                .time = writing.interruptible ? writing.actions : writing.turns,
                .helpless = writing.helplessTurns,
                .cost = writing.cost,
                .isWhole = writing.complete};
    }
    return {.right = writing.unchangedInGoes,
            .elbereth = writing.readsElberethInGoes,
            .time = writing.interruptible ? writing.actionsOfGoes : writing.turnsOfGoes,
            .helpless = writing.interruptible ? 0 : writing.turnsOfGoes,
            .cost = writing.cheapest};
}

int spent(const nethack::engraving::Cost& cost) {
    return cost.enchantment + cost.markerCharges + cost.wandCharges;
}

double lasting(const StylusAnswer& stylus, Measure measure) {
    return stylus.durability && !stylus.durability->entries.empty()
               ? valueOf(stylus.durability->entries.back().figures, measure)
               : 1;
}

bool isBetter(const StylusAnswer& a, const StylusAnswer& b, Measure measure, Ranking ranking) {
    const auto keys = [&](const StylusAnswer& stylus) {
        const Way way = wayOf(stylus);
        return std::tuple(-way.comesOut(measure), -lasting(stylus, measure), way.time, way.helpless,
                          spent(way.cost));
    };
    const bool isWhole = wayOf(a).isWhole;
    if (isWhole != wayOf(b).isWhole) {
        return isWhole;
    }
    const auto [rightA, lastsA, timeA, helplessA, costA] = keys(a);
    const auto [rightB, lastsB, timeB, helplessB, costB] = keys(b);
    switch (ranking) {
        case Ranking::Fastest:
            return std::tie(timeA, helplessA, rightA, lastsA, costA) <
                   std::tie(timeB, helplessB, rightB, lastsB, costB);
        case Ranking::Lasts:
            return std::tie(lastsA, rightA, timeA, helplessA, costA) <
                   std::tie(lastsB, rightB, timeB, helplessB, costB);
        case Ranking::Safest:
        case Ranking::None:
            break;
    }
    return std::tie(rightA, helplessA, timeA, lastsA, costA) <
           std::tie(rightB, helplessB, timeB, lastsB, costB);
}

const StylusAnswer* bestCarried(const EngravingAnswer& answer, Measure measure, Ranking ranking) {
    const StylusAnswer* best = nullptr;
    for (const StylusAnswer& stylus : answer.styluses) {
        if (stylus.isCarried && stylus.isAllowed() && wayOf(stylus).isWhole &&
            (best == nullptr || isBetter(stylus, *best, measure, ranking))) {
            best = &stylus;
        }
    }
    return best;
}

}  // namespace polyplan::ui
