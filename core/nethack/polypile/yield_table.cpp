#include "core/nethack/polypile/yield_table.h"

#include <algorithm>
#include <map>

#include "core/nethack/polypile/world.h"

namespace polyplan::nethack::polypile {
namespace {

/// The yield of a stack, which is the last one if it has one already.
Yield& yieldOf(Yields& yields, std::size_t stack) {
    if (yields.empty() || yields.back().stack != stack) {
        yields.push_back({.stack = stack, .calm = {}, .afterShock = {}});
    }
    return yields.back();
}

void addOwn(const StackModel& stack, Yield& own) {
    const Fate& fate = stack.fate;
    own.calm[moreThanOne(stack.quantity)] += fate.kept() + fate.unharmed;
    own.afterShock = {fate.oneLeft(), fate.moreLeft()};
}

}  // namespace

YieldTable::YieldTable(const PileModel& pile) {
    const std::vector<Kin>& kins = pile.transformation().kins();
    std::map<ObjectIndex, Yields> singular;
    for (const StackModel& stack : pile.stacks()) {
        singular[stack.object];
        for (const TypeOutcome& outcome : stack.types) {
            singular[outcome.object];
        }
    }
    std::vector<std::vector<ObjectIndex>> singularOf(kins.size());
    for (const auto& [object, yields] : singular) {
        if (pile.transformation().share(object) > 0.0) {
            singularOf[pile.transformation().kinOf(object)].push_back(object);
        }
    }
    std::vector<Yields> ofKin(kins.size());
    for (std::size_t i = 0; i < pile.stacks().size(); ++i) {
        const StackModel& stack = pile.stacks()[i];
        addOwn(stack, yieldOf(singular[stack.object], i));
        for (const TypeOutcome& outcome : stack.types) {
            yieldOf(singular[outcome.object], i).calm[moreThanOne(outcome.quantity)] +=
                outcome.probability;
        }
        for (const KinOutcome& outcome : stack.kins) {
            const std::size_t more = moreThanOne(outcome.quantity);
            yieldOf(ofKin[outcome.kin], i).calm[more] += outcome.perShare;
            for (const ObjectIndex object : singularOf[outcome.kin]) {
                yieldOf(singular[object], i).calm[more] +=
                    outcome.perShare * pile.transformation().share(object);
            }
        }
    }
    for (auto& [object, yields] : singular) {
        singular_.push_back({object, std::move(yields)});
    }
    for (KinIndex kin = 0; kin < kins.size(); ++kin) {
        if (ofKin[kin].empty()) {
            continue;
        }
        OfKin& entry = kins_.emplace_back(OfKin{kin, std::move(ofKin[kin]), {}});
        std::copy_if(kins[kin].types.begin(), kins[kin].types.end(),
                     std::back_inserter(entry.plain),
                     [&](ObjectIndex type) { return !singular.contains(type); });
    }
}

}  // namespace polyplan::nethack::polypile
