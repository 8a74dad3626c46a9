#include "core/nethack/polypile/world_step.h"

#include <algorithm>

namespace polyplan::nethack::polypile {
namespace {

void addLeaving(std::vector<Leaving>& list, const Leaving& more) {
    const auto same = std::find_if(list.begin(), list.end(), [&more](const Leaving& leaving) {
        return leaving.quantity == more.quantity;
    });
    if (same == list.end()) {
        list.push_back(more);
        return;
    }
    same->same += more.same;
    same->other += more.other;
    same->exempt += more.exempt;
}

std::span<double> room(std::pmr::memory_resource& arena, int count) {
    const auto size = static_cast<std::size_t>(count);
    return {static_cast<double*>(arena.allocate(size * sizeof(double), alignof(double))), size};
}

}  // namespace

std::vector<KinMatch> kinMatches(const Transformation& transformation, const World& world) {
    std::vector<KinMatch> matches;
    for (const Kin& kin : transformation.kins()) {
        KinMatch& match = matches.emplace_back();
        for (const ObjectIndex type : kin.types) {
            match.same += transformation.share(type) * world.match[type];
            match.other += transformation.share(type) * (1.0 - world.match[type]);
        }
    }
    return matches;
}

WorldStep makeStep(const StackModel& stack, const World& world, std::span<const KinMatch> kins) {
    const std::vector<double>& match = world.match;
    WorldStep step;
    const double own = match[stack.label];
    const double kept = stack.fate.kept() + stack.fate.unharmed;
    if (kept > 0.0) {
        const Leaving leaving = stack.neverAbsorbed
                                    ? Leaving{stack.quantity, 0.0, 0.0, kept}
                                    : Leaving{stack.quantity, kept * own, kept * (1.0 - own), 0.0};
        addLeaving(step.calm, leaving);
    }
    for (const KinOutcome& outcome : stack.kins) {
        addLeaving(step.calm, {outcome.quantity, kins[outcome.kin].same * outcome.perShare,
                               kins[outcome.kin].other * outcome.perShare, 0.0});
    }
    for (const TypeOutcome& outcome : stack.types) {
        const double of = match[outcome.object];
        addLeaving(step.calm, stack.neverAbsorbed
                                  ? Leaving{outcome.quantity, 0.0, 0.0, outcome.probability}
                                  : Leaving{outcome.quantity, outcome.probability * of,
                                            outcome.probability * (1.0 - of), 0.0});
    }
    step.sameAfterShock = {own, 1.0, own};
    const double flag = stack.fate.flagIfShuddered;
    step.calmScale = {1.0, 0.0, 1.0};
    step.shockScale = {stack.fate.shuddered * (1.0 - flag), stack.fate.shuddered * flag * own,
                       stack.fate.shuddered};
    return step;
}

void fillChances(WorldStep& step, const StackModel& stack, const Allowance& allowance, int first,
                 int count, std::pmr::memory_resource& arena) {
    const std::vector<double>& sameStays = allowance.sameStays;
    const std::vector<double>& sameAbsorbed = allowance.sameAbsorbed;
    const std::vector<double>& otherStays = allowance.otherStays;
    const std::vector<double>& otherAbsorbed = allowance.otherAbsorbed;
    step.first = first;
    const bool absorbs = allowance.most > 0;
    const auto early = [&](std::size_t absorbed) {
        return std::min(absorbed, sameStays.size() - 1);
    };
    const Fate& fate = stack.fate;
    const int range = fate.leftRange();

    for (std::size_t move = 0; move < moveCount; ++move) {
        const double calm = step.calmScale[move];
        const double shock = step.shockScale[move];
        const double sameAfterShock = step.sameAfterShock[move];
        WorldStep::MoveChances& chances = step.moves[move];
        if (!step.active[move]) {
            continue;
        }
        chances.leavesNothing = fate.mostLeft == 0 ? shock : 0.0;
        double same = 0.0;
        double other = 0.0;
        double always = chances.leavesNothing;
        for (const Leaving& leaving : step.calm) {
            same += calm * leaving.same;
            other += calm * leaving.other;
            always += calm * leaving.exempt;
            std::array<double, 2>& stays =
                leaving.quantity == 1 ? chances.earlyOneStays : chances.earlyManyStay;
            for (std::size_t absorbed = 0; absorbed < 2; ++absorbed) {
                stays[absorbed] +=
                    calm * (leaving.same * sameStays[early(absorbed)] +
                            leaving.other * otherStays[early(absorbed)] + leaving.exempt);
            }
        }
        const double leftAfterShock = fate.mostLeft == 0 ? 0.0 : shock;
        same += leftAfterShock * sameAfterShock;
        other += leftAfterShock * (1.0 - sameAfterShock);
        if (leftAfterShock > 0.0) {
            for (std::size_t absorbed = 0; absorbed < 2; ++absorbed) {
                const double stays = sameAfterShock * sameStays[early(absorbed)] +
                                     (1.0 - sameAfterShock) * otherStays[early(absorbed)];
                chances.earlyOneStays[absorbed] += shock * fate.oneLeft() * stays;
                chances.earlyManyStay[absorbed] += shock * fate.moreLeft() * stays;
            }
        }
        chances.stays = room(arena, count);
        for (std::size_t i = 0; i < chances.stays.size(); ++i) {
            const std::size_t absorbed = static_cast<std::size_t>(first) + i;
            chances.stays[i] = always + same * sameStays[absorbed] + other * otherStays[absorbed];
        }
        if (!absorbs) {
            continue;
        }

        const auto absorption = [&](int quantity, double ofSame, double ofOther) {
            WorldStep::Absorption result;
            result.quantity = quantity;
            for (std::size_t absorbed = 0; absorbed < 2; ++absorbed) {
                result.early[absorbed] = ofSame * sameAbsorbed[early(absorbed)] +
                                         ofOther * otherAbsorbed[early(absorbed)];
            }
            result.byAbsorbed = room(arena, count);
            for (std::size_t i = 0; i < result.byAbsorbed.size(); ++i) {
                const std::size_t absorbed = static_cast<std::size_t>(first) + i;
                result.byAbsorbed[i] =
                    ofSame * sameAbsorbed[absorbed] + ofOther * otherAbsorbed[absorbed];
            }
            return result;
        };
        std::vector<Leaving> taken;
        for (const Leaving& leaving : step.calm) {
            addLeaving(taken, {leaving.quantity, calm * leaving.same, calm * leaving.other, 0.0});
        }
        const double each = leftAfterShock * fate.leftEach();
        const double eachSame = each * sameAfterShock;
        const double eachOther = each - eachSame;
        if (range <= shortRange) {
            for (int quantity = fate.leastLeft; range > 0 && quantity <= fate.mostLeft;
                 ++quantity) {
                addLeaving(taken, {quantity, eachSame, eachOther, 0.0});
            }
        } else {
            chances.eachOfRange = absorption(0, eachSame, eachOther);
            chances.leastOfRange = fate.leastLeft;
            chances.rangeLength = range;
        }
        for (const Leaving& leaving : taken) {
            if (leaving.same + leaving.other > 0.0) {
                chances.absorptions.push_back(
                    absorption(leaving.quantity, leaving.same, leaving.other));
            }
        }
    }
}

}  // namespace polyplan::nethack::polypile
