#pragma once

#include <vector>

#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {

/// What object types are made of in the game of one run. Labels that are not known are shuffled
/// for every run, at the first question in it: most runs raise no golem and ask for no material.
class Materials {
  public:
    explicit Materials(const Situation& situation);

    void startRun() { shuffled_ = decks_.empty(); }

    Material of(ObjectIndex object, Random& random) {
        if (!shuffled_) {
            shuffle(random);
        }
        return materials_[object];
    }

  private:
    struct Deck {
        std::vector<ObjectIndex> types;
        std::vector<Material> labels;
    };

    void shuffle(Random& random);

    std::vector<Material> materials_;
    std::vector<Deck> decks_;
    bool shuffled_ = false;
};

}  // namespace polyplan::nethack::polypile::simulator
