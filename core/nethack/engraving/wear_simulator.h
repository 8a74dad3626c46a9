#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/nethack/engraving/durability.h"
#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::engraving {

/// A number from 0 to below 1.
double uniform(Random& random);

/// Rubs a text out as the game does: rolls its dice and changes its characters (engrave.c
/// wipe_engr_at(), wipeout_text()). It shares no arithmetic of probabilities with the exact chain.
class WipeSimulator {
  public:
    using Random = polypile::simulator::Random;

    /// @param rubouts is not kept
    WipeSimulator(const DurabilityQuestion& question, const Rubouts& rubouts);

    /// The original text, as if nothing had happened.
    void restart();
    /// Lets the event of that index happen.
    void happen(std::size_t event, Random& random);

    bool gone() const { return gone_; }
    bool replaced() const { return replaced_; }
    /// Places whose character differs from that of the original text.
    std::size_t changed() const { return changed_; }
    bool reads() const { return reads_; }
    bool contains() const { return contains_; }
    /// What stands on the floor; empty if it is gone or another text has taken its place.
    std::string text() const;
    /// What stands on each place, blanks that were trimmed included.
    const std::string& places() const { return places_; }

  private:
    std::size_t count(std::size_t event, Random& random) const;
    void wipe(std::size_t event, Random& random);
    void pick(std::size_t picks, Random& random);
    void trim();
    void clear();
    void test();
    bool standsAt(std::size_t start) const;
    void testAround(std::size_t place);

    DurabilityQuestion question_;
    std::array<std::string, 128> substitutes_;
    std::vector<std::vector<double>> cumulated_;  ///< by event and count
    std::vector<std::size_t> words_;              ///< places where the word may come to begin
    std::vector<char> mayBegin_;                  ///< by place: 1 where it is one of them
    bool wholeText_;
    bool magicWearsBurns_;
    double burnedWordDestroyed_;
    std::size_t letters_ = 0;

    std::string places_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::size_t changed_ = 0;
    bool gone_ = false;
    bool replaced_ = false;
    bool reads_ = false;
    bool contains_ = false;
    std::vector<char> stands_;  ///< by place: 1 where the word begins now
    std::size_t standing_ = 0;  ///< number of them
};

/// The answer by so many runs of the simulator. What comes back after a stop is of no use.
Durability sampledDurability(const DurabilityQuestion& question, const Rubouts& rubouts,
                             int samples, const Oversight& oversight = {});

}  // namespace polyplan::nethack::engraving
