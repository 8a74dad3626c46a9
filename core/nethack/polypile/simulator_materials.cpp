#include "core/nethack/polypile/simulator_materials.h"

#include <algorithm>
#include <utility>

namespace polyplan::nethack::polypile::simulator {

Materials::Materials(const Situation& situation, std::span<const Stack> own) {
    for (const ObjectType& object : situation.table.rows()) {
        materials_.push_back(object.material);
    }
    for (const auto& [type, material] : situation.known.materials) {
        materials_[type] = material;
    }
    for (const LabelPool& pool : materialPools(situation.table, situation.rules, situation.known)) {
        add(withoutKnown(pool, situation.known.materials));
    }
    for (const Stack& stack : own) {
        const auto label = static_cast<ObjectIndex>(materials_.size());
        materials_.push_back(materials_[stack.object]);
        if (const auto pool = ownPool(situation.table, stack, situation.known, label)) {
            add(*pool);
            continue;
        }
        const auto deck = std::ranges::find(decks_, std::vector{stack.object}, &Deck::types);
        if (deck != decks_.end()) {
            decks_.push_back({.types = {label}, .labels = deck->labels});
        }
    }
}

void Materials::add(const LabelPool& pool) {
    if (const auto only = onlyMaterial(pool)) {
        for (const ObjectIndex type : pool.types) {
            materials_[type] = *only;
        }
        return;
    }
    Deck deck{.types = pool.types, .labels = {}};
    for (const Material material : allMaterials()) {
        const int count = pool.labels[static_cast<std::size_t>(material)];
        for (int i = 0; i < count; ++i) {
            deck.labels.push_back(material);
        }
    }
    if (!deck.types.empty()) {
        decks_.push_back(std::move(deck));
    }
}

void Materials::shuffle(Random& random) {
    for (Deck& deck : decks_) {
        std::vector<Material>& labels = deck.labels;
        for (std::size_t i = 0; i < deck.types.size(); ++i) {
            const auto others = static_cast<std::uint32_t>(labels.size() - i);
            std::swap(labels[i], labels[i + random.below(others)]);
            materials_[deck.types[i]] = labels[i];
        }
    }
    shuffled_ = true;
}

}  // namespace polyplan::nethack::polypile::simulator
