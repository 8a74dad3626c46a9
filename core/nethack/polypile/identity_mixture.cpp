#include "core/nethack/polypile/identity_mixture.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>

#include "core/nethack/polypile/wanted_items.h"

namespace polyplan::nethack::polypile {
namespace {

/// What is sampled is sampled in each world by itself.
void mix(Estimate& sum, double weight, const Estimate& more) {
    sum.value += weight * more.value;
    sum.standardError = std::hypot(sum.standardError, weight * more.standardError);
}

/// A sum of many weights may be a last digit beyond 1.
Estimate capped(Estimate chance) {
    chance.value = std::min(chance.value, 1.0);
    return chance;
}

void mix(ZapAnswer& sum, double weight, const ZapAnswer& more) {
    for (std::size_t i = 0; i < more.goals.size(); ++i) {
        mix(sum.goals[i].probability, weight, more.goals[i].probability);
    }
    for (std::size_t i = 0; i < more.collected.size(); ++i) {
        mix(sum.collected[i].mean, weight, more.collected[i].mean);
    }
    for (Estimate ZapAnswer::*const figure :
         {&ZapAnswer::allGoals, &ZapAnswer::anyGoal, &ZapAnswer::itemsLeft, &ZapAnswer::stacksLeft,
          &ZapAnswer::golems}) {
        mix(sum.*figure, weight, more.*figure);
    }
    for (Estimate ZapAnswer::Lost::*const cause :
         {&ZapAnswer::Lost::shock, &ZapAnswer::Lost::fused, &ZapAnswer::Lost::golem}) {
        mix(sum.lost.*cause, weight, more.lost.*cause);
    }
    sum.provenance.note(more.provenance);
}

/// The same goals and objects, with nothing summed up yet.
ZapAnswer emptied(const ZapAnswer& answer) {
    ZapAnswer empty;
    for (const GoalAnswer& each : answer.goals) {
        empty.goals.push_back({each.goal, {}});
    }
    for (const ObjectMean& each : answer.collected) {
        empty.collected.push_back({each.object, {}});
    }
    return empty;
}

}  // namespace

LineMixture::LineMixture(const LineAnswer& answer) : goals_(answer.goals.size()) {
    for (const ObjectIndex object : objectsOf(answer.goals)) {
        wanted_.push_back({object, {}});
    }
    for (const PileAnswer& pile : answer.piles) {
        piles_.push_back({.isEverHit = pile.reached.value > 0.0,
                          .leftWanted = std::vector<Estimate>(pile.ifHit.stacks.size())});
    }
}

void LineMixture::add(const IdentityWorld& world, const LineAnswer& inWorld) {
    const double weight = world.probability;
    for (std::size_t i = 0; i < goals_.size(); ++i) {
        mix(goals_[i], weight, inWorld.goals[i].probability);
    }
    mix(all_, weight, inWorld.allGoals);
    mix(any_, weight, inWorld.anyGoal);
    for (ObjectMean& each : wanted_) {
        mix(each.mean, weight, identifiedItems(inWorld, each.object));
    }
    for (std::size_t i = 0; i < piles_.size(); ++i) {
        const PileAnswer& pile = inWorld.piles[i];
        PileSum& sum = piles_[i];
        sum.missedWanted += weight * (1.0 - pile.reached.value) * world.wantedStacks[i];
        const double share = weight * (sum.isEverHit ? pile.reached.value : 1.0);
        sum.shares += share;
        for (std::size_t stack = 0; stack < sum.leftWanted.size(); ++stack) {
            mix(sum.leftWanted[stack], share,
                {pile.ifHit.stacks[stack].leftWanted,
                 pile.ifHitErrors ? pile.ifHitErrors->stacks[stack].leftWanted : 0.0});
        }
    }
    provenance_.note(inWorld.provenance);
}

void LineMixture::putInto(LineAnswer& answer) const {
    for (std::size_t i = 0; i < goals_.size(); ++i) {
        answer.goals[i].probability = capped(goals_[i]);
    }
    answer.allGoals = capped(all_);
    answer.anyGoal = capped(any_);
    answer.unidentifiedWanted = wanted_;
    for (ObjectMean& each : answer.unidentifiedWanted) {
        const Estimate identified = identifiedItems(answer, each.object);
        each.mean.value = std::max(0.0, each.mean.value - identified.value);
    }
    for (std::size_t i = 0; i < piles_.size(); ++i) {
        PileAnswer& pile = answer.piles[i];
        const PileSum& sum = piles_[i];
        pile.missedUnidentifiedWanted = sum.missedWanted;
        const double shares = sum.shares > 0.0 ? sum.shares : 1.0;
        for (std::size_t stack = 0; stack < sum.leftWanted.size(); ++stack) {
            pile.ifHit.stacks[stack].leftWanted =
                std::min(sum.leftWanted[stack].value / shares, 1.0);
        }
        if (pile.ifHitErrors) {
            auto errors = std::make_shared<PileOdds>(*pile.ifHitErrors);
            for (std::size_t stack = 0; stack < sum.leftWanted.size(); ++stack) {
                errors->stacks[stack].leftWanted = sum.leftWanted[stack].standardError / shares;
            }
            pile.ifHitErrors = std::move(errors);
        }
    }
    answer.provenance.note(provenance_);
}

void SeriesMixture::add(double weight, const SeriesAnswer& inWorld) {
    if (mixed_.byZap.empty()) {
        std::ranges::transform(inWorld.byZap, std::back_inserter(mixed_.byZap), emptied);
    }
    for (std::size_t zap = 0; zap < inWorld.byZap.size(); ++zap) {
        mix(mixed_.byZap[zap], weight, inWorld.byZap[zap]);
    }
    addFinal(weight, inWorld);
    mixed_.finalProvenance.note(inWorld.finalProvenance);
}

void SeriesMixture::addFinal(double weight, const SeriesAnswer& inWorld) {
    struct Sum {
        Estimate mean;
        Estimate atLeastOne;
    };
    std::map<ObjectIndex, Sum> byObject;
    const auto addAll = [&byObject](double part, const SeriesAnswer& answer) {
        for (std::size_t i = 0; i < answer.finalQuantity.size(); ++i) {
            const ObjectLeft& left = answer.finalQuantity[i];
            const ObjectLeft error = i < answer.finalQuantityErrors.size()
                                         ? answer.finalQuantityErrors[i]
                                         : ObjectLeft();
            mix(byObject[left.object].mean, part, {left.meanQuantity, error.meanQuantity});
            mix(byObject[left.object].atLeastOne, part, {left.atLeastOne, error.atLeastOne});
        }
    };
    addAll(1.0, mixed_);
    addAll(weight, inWorld);
    const bool isSampled =
        !mixed_.finalQuantityErrors.empty() || !inWorld.finalQuantityErrors.empty();
    mixed_.finalQuantity.clear();
    mixed_.finalQuantityErrors.clear();
    for (const auto& [object, sum] : byObject) {
        mixed_.finalQuantity.push_back({object, sum.mean.value, sum.atLeastOne.value});
        if (isSampled) {
            mixed_.finalQuantityErrors.push_back(
                {object, sum.mean.standardError, sum.atLeastOne.standardError});
        }
    }
}

}  // namespace polyplan::nethack::polypile
