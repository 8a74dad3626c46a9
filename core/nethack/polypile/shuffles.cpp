#include "core/nethack/polypile/shuffles.h"

#include <algorithm>

namespace polyplan::nethack::polypile {

Shuffles::Shuffles(const Situation& situation)
    : situation_(situation), pools_(labelPools(situation.table, situation.rules)) {
    for (const ObjectType& type : situation.table.rows()) {
        settled_.push_back(type.material);
    }
    for (const auto& [type, material] : situation.known) {
        settled_[type] = material;
    }
    for (const LabelPool& pool : pools_) {
        const LabelPool rest = withoutKnown(pool, situation.known);
        for (const Material material : allMaterials()) {
            if (rest.labels[static_cast<std::size_t>(material)] == rest.labelTotal) {
                for (const ObjectIndex type : rest.types) {
                    settled_[type] = material;
                }
            }
        }
    }
}

std::vector<LabelPool> Shuffles::openPools(const PileModel& pile) const {
    std::vector<LabelPool> open;
    for (const LabelPool& pool : pools_) {
        const bool holds =
            std::any_of(pile.stacks().begin(), pile.stacks().end(), [&](const StackModel& stack) {
                return situation_.table[stack.object].objectClass == pool.objectClass;
            });
        LabelPool rest = withoutKnown(pool, situation_.known);
        const int mostOfOne = *std::max_element(rest.labels.begin(), rest.labels.end());
        if (holds && !rest.types.empty() && mostOfOne < rest.labelTotal) {
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

std::vector<Material> Shuffles::draw(std::mt19937_64& random) const {
    return drawMaterials(situation_.table, pools_, situation_.known, random);
}

}  // namespace polyplan::nethack::polypile
