#include "core/nethack/polypile/pile_model.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/nethack/polypile/alike_identities.h"

namespace polyplan::nethack::polypile {

namespace {

/// Looks of which every stack is of one type with the first.
std::vector<ObjectIndex> looksOfOneType(const ObjectTable& table, std::span<const Stack> stacks) {
    std::map<ObjectIndex, bool> areOne;
    for (const Stack& stack : stacks) {
        if (table[stack.object].isLook()) {
            const auto first = std::ranges::find(stacks, stack.object, &Stack::object);
            bool& isOne = areOne.try_emplace(stack.object, true).first->second;
            isOne = isOne && areOfOneType(table, *first, stack);
        }
    }
    std::vector<ObjectIndex> looks;
    for (const auto& [look, isOne] : areOne) {
        if (isOne) {
            looks.push_back(look);
        }
    }
    return looks;
}

}  // namespace

PileModel::PileModel(const Situation& situation, const Transformation& transformation,
                     std::span<const Stack> stacks)
    : situation_(situation),
      transformation_(transformation),
      ofOneType_(looksOfOneType(situation.table, stacks)) {
    stacks_.reserve(stacks.size());
    for (const Stack& stack : stacks) {
        StackModel& model = stacks_.emplace_back();
        model.object = stack.object;
        model.label = stack.object;
        const auto label = static_cast<ObjectIndex>(labels());
        if (auto own = ownPool(situation.table, stack, situation.known, label)) {
            model.label = label;
            ownPools_.push_back(std::move(*own));
        }
        model.quantity = stack.quantity;
        model.neverAbsorbed = isNeverAbsorbed(situation, stack);
        model.fate = fateOf(situation, stack);
        if (situation.turnsLater > 0) {
            model.later = Aftermath(situation, transformation, stack);
        }
        items_ += stack.quantity;
        if (model.fate.changed > 0.0) {
            Change change = transformation.changeOf(stack);
            for (KinOutcome& outcome : change.kins) {
                outcome.perShare *= model.fate.changed;
            }
            for (TypeOutcome& outcome : change.types) {
                outcome.probability *= model.fate.changed;
            }
            model.kins = std::move(change.kins);
            model.types = std::move(change.types);
        }
    }
}

bool PileModel::isOfOneType(ObjectIndex look) const {
    return std::ranges::find(ofOneType_, look) != ofOneType_.end();
}

double PileModel::allUnaffected() const {
    double chance = 1.0;
    for (const StackModel& stack : stacks_) {
        chance *= stack.fate.kept();
    }
    return chance;
}

}  // namespace polyplan::nethack::polypile
