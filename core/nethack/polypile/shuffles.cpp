#include "core/nethack/polypile/shuffles.h"

#include <algorithm>
#include <iterator>

namespace polyplan::nethack::polypile {

Shuffles::Shuffles(const Situation& situation)
    : situation_(situation),
      pools_(materialPools(situation.table, situation.rules, situation.known)) {
    for (const ObjectType& type : situation.table.rows()) {
        settled_.push_back(type.material);
    }
    for (const auto& [type, material] : situation.known.materials) {
        settled_[type] = material;
    }
    for (const LabelPool& pool : pools_) {
        const LabelPool rest = withoutKnown(pool, situation.known.materials);
        if (const auto only = onlyMaterial(rest)) {
            for (const ObjectIndex type : rest.types) {
                settled_[type] = *only;
            }
        }
    }
}

std::vector<LabelPool> Shuffles::openPools(const PileModel& pile) const {
    return open(pile, false);
}

std::vector<LabelPool> Shuffles::ofEach(const PileModel& pile) const {
    std::vector<LabelPool> pools = open(pile, true);
    std::ranges::copy(pile.ownPools(), std::back_inserter(pools));
    return pools;
}

std::vector<LabelPool> Shuffles::open(const PileModel& pile, bool ofEach) const {
    std::vector<LabelPool> open;
    for (const LabelPool& pool : pools_) {
        const ObjectIndex first = pool.types.front();
        const bool isOfEach = situation_.table[first].isLook() && !pile.isOfOneType(first);
        const bool holds =
            isOfEach == ofEach &&
            std::any_of(pile.stacks().begin(), pile.stacks().end(), [&](const StackModel& stack) {
                return concerns(pool, situation_.table, stack.object);
            });
        if (!holds) {
            continue;
        }
        LabelPool rest = withoutKnown(pool, situation_.known.materials);
        if (isOpen(rest)) {
            open.push_back(std::move(rest));
        }
    }
    return open;
}

bool Shuffles::matterTo(const PileModel& pile) const {
    return pile.items() > 1 &&
           std::any_of(pile.stacks().begin(), pile.stacks().end(),
                       [](const StackModel& stack) { return stack.fate.shuddered > 0.0; }) &&
           !openPools(pile).empty();
}

bool Shuffles::isUnsettled(const Stack& stack) const {
    return ownPool(situation_.table, stack, situation_.known, stack.object) ||
           std::ranges::any_of(pools_, [&](const LabelPool& pool) {
               const LabelPool rest = withoutKnown(pool, situation_.known.materials);
               return std::ranges::find(rest.types, stack.object) != rest.types.end() &&
                      isOpen(rest);
           });
}

std::vector<Material> Shuffles::draw(std::mt19937_64& random) const {
    return drawMaterials(situation_.table, pools_, situation_.known.materials, random);
}

}  // namespace polyplan::nethack::polypile
