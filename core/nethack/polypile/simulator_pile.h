#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/nethack/polypile/simulator_change.h"
#include "core/nethack/polypile/simulator_counts.h"
#include "core/nethack/polypile/simulator_materials.h"

namespace polyplan::nethack::polypile::simulator {

/// Rolls one pile again and again and counts what became of it.
class SimulatedPile {
  public:
    /// @param identities of the whole line; outlives it, as `change` does
    /// @param isTied whether what lies here is of one type with what lies before, so that a zap
    /// which gets here tells of it: the pile's own odds are then those of such runs alone
    /// @param shockRoom counters that a stack may have for what shocks leave of it
    SimulatedPile(const Pile& pile, const Situation& situation, const Change& change,
                  Identities& identities, bool isTied, int shockRoom);

    bool isTied() const { return isTied_; }

    /// One zap that reaches the pile, or a potion for each stack.
    /// @returns whether any stack was affected, which costs the beam range.
    bool roll(const Identities::Rolls& identities, Materials& materials, Random& random);

    /// Counts what is on the square at the end of the run: what roll() left if the zap got here.
    /// Whether it does hangs on nothing that happens to a pile that is not tied, so that roll() may
    /// be counted for its own odds in every run; a tied one is rolled if it is reached. Adds up the
    /// quantities that count for goals: those of types with a place in `goalPlaces` (`noGoal`
    /// elsewhere). Adds what is on the square to `line`.
    void count(bool reached, std::span<const std::uint8_t> goalPlaces,
               std::span<std::int64_t> goalQuantities, LineCounts* line);

    PileAnswer answer(std::int64_t samples, std::uint64_t seed) const;

    static constexpr std::uint8_t noGoal = 255;

  private:
    struct Left {
        ObjectIndex object{};
        int quantity{};
        bool changed{};
    };

    /// The inner loop of a run: the call would cost as much as a roll.
    [[gnu::always_inline]] inline RolledFate rollStack(std::size_t place,
                                                       const SimulatedStack& stack, Random& random);
    void shudder(std::size_t place, Random& random);
    void turnBack(std::size_t place, const SimulatedStack& stack, const Changed& hazy,
                  Random& random);
    Left keptLater(const SimulatedStack& stack, Left left) const;
    void countOwn(std::span<const std::uint8_t> goalPlaces);
    void raiseGolem(Materials& materials, Random& random);
    void absorb(Material flag, int allowance, Materials& materials, Random& random);

    const Change& change_;
    int distance_;
    bool isTied_;
    bool dipped_;
    std::uint32_t golemOneIn_;
    const Rules& rules_;
    std::vector<std::uint8_t> neverAbsorbed_;  ///< by object type
    std::vector<std::uint8_t> isBlankBook_;    ///< by object type
    const Identities& identities_;
    std::vector<SimulatedStack> stacks_;
    std::vector<Left> before_;  ///< quantities by type
    std::vector<Left> lying_;   ///< by place in the pile: untouched, when goals are counted
    const ObjectTable& table_;
    int turnsLater_;

    std::vector<Left> left_;   ///< by place in the pile
    std::vector<Left> later_;  ///< the same when goals are counted, where that is later
    bool flagged_ = false;
    ObjectIndex flag_{};  ///< label of the stack whose material the golem will have
    Golem golem_ = Golem::None;
    std::vector<std::uint64_t> quantities_;  ///< by object type, 0 between runs
    std::vector<ObjectIndex> present_;

    Count reached_ = 0;
    std::array<Count, golemCount> golems_{};
    std::vector<StackCounts> counts_;
    std::vector<Count> objectsLeft_;
    ItemsLeftCounts itemsLeft_;
    QuantityCounts whereReached_;
    QuantityCounts whereNotReached_;
};

}  // namespace polyplan::nethack::polypile::simulator
