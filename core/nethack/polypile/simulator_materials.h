#pragma once

#include <span>
#include <vector>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {

/// What object types are made of in the game of one run. Labels that are not known are shuffled
/// for every run, at the first question in it: most runs raise no golem and ask for no material.
class Materials {
  public:
    /// @param own stacks that have labels of their own (`Identities::ownLabels()`)
    Materials(const Situation& situation, std::span<const Stack> own);

    void startRun() { shuffled_ = decks_.empty(); }

    /// @param label of an object type, or of a stack's own
    Material of(ObjectIndex label, Random& random) {
        if (!shuffled_) {
            shuffle(random);
        }
        return materials_[label];
    }

  private:
    struct Deck {
        std::vector<ObjectIndex> types;  ///< or the one label of a stack
        std::vector<Material> labels;
    };

    /// What is left of a pool where what is known is taken out.
    void add(const LabelPool& pool);
    void shuffle(Random& random);

    std::vector<Material> materials_;
    std::vector<Deck> decks_;
    bool shuffled_ = false;
};

}  // namespace polyplan::nethack::polypile::simulator
