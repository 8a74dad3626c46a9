#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/nethack/polypile/series.h"
#include "core/nethack/polypile/simulator_beam.h"
#include "core/nethack/polypile/simulator_change.h"
#include "core/nethack/polypile/simulator_counts.h"
#include "core/nethack/polypile/simulator_materials.h"
#include "core/nethack/polypile/simulator_standing.h"

namespace polyplan::nethack::polypile::simulator {

/// What all runs of a series share: rules and the line as it is laid out.
struct SeriesGround {
    SeriesGround(const Situation& situation, std::span<const Pile> piles,
                 std::span<const Goal> goals, const ZapSeries& series);

    static constexpr std::uint8_t noGoal = 255;

    const Rules& rules;
    Change change;
    Successors successors;
    std::vector<std::uint8_t> neverAbsorbed;  ///< by object type
    std::vector<std::uint8_t> goalPlaces;     ///< by object type: place in `goalObjects`, `noGoal`
    std::vector<ObjectIndex> goalObjects;
    std::vector<std::int64_t> enough;  ///< of each of them for all goals
    GoalHopes hopes;
    ObjectIndex blankBook;
    ObjectIndex boulder;
    bool flies;
    bool dipped;
    bool bouldersRise;
    bool collects;
    std::uint32_t golemOneIn;
    std::vector<int> distances;
    std::optional<ExpectedReach> reach;
    Identities identities;
    std::vector<std::vector<SimulatedStack>> piles;  ///< top first
};

/// A line that is zapped again and again, rolling dice in the order of the game.
class SeriesRun {
  public:
    /// Both must outlive it.
    SeriesRun(const SeriesGround& ground, Materials& materials);

    /// Lays the line out anew.
    void start(Random& random);
    void beginZap();
    void zap(Random& random);

    const Standing& standing() const { return standing_; }
    /// Whether nothing lies on the line any more, so that further zaps change nothing.
    bool isOver() const { return standing_.stacks == 0; }
    /// Adds what lies there or was collected.
    void addTo(LineCounts& counts) const;

  private:
    using LyingPile = std::vector<SimulatedStack>;

    bool zapPile(LyingPile& pile, Random& random);
    bool zapStack(SimulatedStack& stack, Random& random);
    void shock(SimulatedStack& stack, Random& random);
    void raiseGolem(LyingPile& pile, Random& random);
    void absorb(LyingPile& pile, Material flag, int allowance, Random& random);
    void raiseBoulders(LyingPile& pile) const;
    void collect();
    void expect(const Beam& beam);
    void followResisting(const SimulatedStack& stack, bool resists);
    void settle(const SimulatedStack& stack, int times);
    void findWhatLies();
    void enter(const SimulatedStack& stack) { count(stack, 1); }
    void leave(const SimulatedStack& stack) { count(stack, -1); }
    void count(const SimulatedStack& stack, int times);

    const SeriesGround& ground_;
    Materials& materials_;
    Identities::Rolls identities_;
    Standing laidOut_;
    std::vector<LyingPile> piles_;
    Standing standing_;
    std::size_t pile_ = 0;  ///< that is at work
    /// By object that goals name, where nothing is collected: items that will lie there after this
    /// zap, as far as it is known by now.
    std::vector<std::int64_t> settled_;
    std::vector<std::int64_t> spared_;   ///< of these what lies beyond the zap's range
    std::vector<std::int64_t> farther_;  ///< of these what lies in the pile at work or farther off
    bool flagged_ = false;
    ObjectIndex flag_{};  ///< label of the stack whose material the golem will have
};

}  // namespace polyplan::nethack::polypile::simulator
