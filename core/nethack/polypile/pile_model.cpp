#include "core/nethack/polypile/pile_model.h"

namespace polyplan::nethack::polypile {

PileModel::PileModel(const Situation& situation, const Transformation& transformation,
                     std::span<const Stack> stacks)
    : situation_(situation), transformation_(transformation) {
    stacks_.reserve(stacks.size());
    for (const Stack& stack : stacks) {
        StackModel& model = stacks_.emplace_back();
        model.object = stack.object;
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

double PileModel::allUnaffected() const {
    double chance = 1.0;
    for (const StackModel& stack : stacks_) {
        chance *= stack.fate.kept();
    }
    return chance;
}

}  // namespace polyplan::nethack::polypile
