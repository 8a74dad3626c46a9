#include "core/plan/advice/unreachable.h"

#include <algorithm>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::plan {

namespace {

using nethack::polypile::Situation;

/// What may lie there after the zap: what the stack is or may be, where some of it may be left, and
/// what a change may make of it.
std::vector<ObjectIndex> mayLie(const Situation& situation,
                                const nethack::polypile::Transformation& transformation,
                                const nethack::Stack& stack) {
    const auto fate = fateOf(situation, stack);
    std::vector<ObjectIndex> objects;
    if (fate.kept() + fate.unharmed > 0 || (fate.shuddered > 0 && fate.mostLeft > 0)) {
        for (const nethack::Identity& identity :
             identitiesOf(situation.table, stack, situation.known)) {
            objects.push_back(identity.object);
        }
    }
    if (fate.changed > 0) {
        for (const auto& each : transformation.typesOf(stack)) {
            if (each.probability > 0) {
                objects.push_back(each.object);
            }
        }
    }
    return objects;
}

}  // namespace

std::vector<nethack::polypile::Goal> goalsNothingBecomes(const LineQuestion& question,
                                                         std::span<const nethack::Stack> stacks) {
    const nethack::polypile::Transformation transformation(question.situation);
    std::vector<nethack::polypile::Goal> missing = question.goals;
    for (std::size_t i = 0; i < stacks.size() && !missing.empty(); ++i) {
        const auto objects = mayLie(question.situation, transformation, stacks[i]);
        std::erase_if(missing, [&](const nethack::polypile::Goal& goal) {
            return std::ranges::find(objects, goal.object) != objects.end();
        });
    }
    return missing;
}

}  // namespace polyplan::plan
