#pragma once

#include <array>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "core/nethack/polypile/series.h"
#include "core/nethack/polypile/simulator_controlled_counts.h"
#include "core/nethack/polypile/simulator_counts.h"
#include "core/nethack/polypile/simulator_standing.h"

namespace polyplan::nethack::polypile::simulator {

/// What the dice of one zap tell besides the answer.
struct ZapDetails {
    std::vector<Estimate> pilesHit;  ///< by pile: that the zap gets there and finds something
    Estimate stacksHit;              ///< mean number that the zap comes to, affected or not
    std::array<Estimate, golemCount> golems{};  ///< mean number formed by this zap, by kind
    /// Mean numbers of stacks lying on the line by how often they were recharged or read; the last
    /// entry is for all greater counts. Empty where the line has neither wands nor books.
    std::vector<Estimate> wands;
    std::vector<Estimate> books;  ///< that are not blank
    std::vector<Estimate> blankBooks;
    bool operator==(const ZapDetails&) const = default;
};

/// What is counted of a series.
struct CountedFigures {
    std::vector<Goal> goals;
    std::vector<std::size_t> goalPlaces;  ///< by goal: place of its object
    std::vector<ObjectIndex> goalObjects;
    bool collects{};
    bool hasWear{};  ///< wands or books lie on the line
    std::size_t piles{};
    std::size_t luck{};  ///< numbers of `GoalLuck` that are followed; 0: none
    /// Chances of what happens after the first zap, in the order of `happenings()`; empty: unknown.
    std::vector<double> afterFirstZap;

    std::size_t happenings() const { return goals.size() + 2; }
    std::size_t controls() const { return luck + afterFirstZap.size(); }
};

/// Tells the happenings of one run from the rest: each goal, all of them, any of them.
class RunFigures {
  public:
    explicit RunFigures(const CountedFigures& figures)
        : figures_(figures), happened_(figures.happenings()), controls_(figures.controls()) {}

    /// @param zap counted from 0
    void look(const Standing& standing, int zap);

    std::span<const std::uint8_t> happened() const { return happened_; }
    /// Their means over all runs are 0.
    std::span<const double> controls() const { return controls_; }

  private:
    const CountedFigures& figures_;
    std::vector<std::uint8_t> happened_;
    std::vector<double> controls_;
};

/// How lines stood after a zap, summed over runs.
class ZapCounts {
  public:
    explicit ZapCounts(const CountedFigures& figures);

    void add(const RunFigures& run, const Standing& standing);
    void add(const ZapCounts& other);

    ZapAnswer answer(const CountedFigures& figures, const Provenance& provenance) const;
    ZapDetails details(std::int64_t samples) const;

  private:
    static constexpr std::size_t binCount = std::tuple_size_v<ByWear>;

    ControlledCounts happened_;  ///< each goal, all of them, any of them
    ItemCount items_, stacks_, golems_, shock_, fused_, golem_;
    std::vector<ItemCount> collected_;
    std::vector<Count> pilesHit_;
    ItemCount stacksHit_;
    std::array<ItemCount, golemCount> golemKinds_;
    std::vector<ItemCount> wear_;  ///< wands, books, blank books; empty if nothing wears
};

/// Counts the runs of a series.
class SeriesCounts {
  public:
    SeriesCounts(const CountedFigures& figures, int zaps, std::size_t types);

    void add(int zap, const RunFigures& run, const Standing& standing) {
        at_[static_cast<std::size_t>(zap)].add(run, standing);
    }
    /// From this zap on nothing changes any more.
    void addToTheEnd(const CountedFigures& figures, int zap, const RunFigures& run,
                     const Standing& standing) {
        from_.try_emplace(zap, figures).first->second.add(run, standing);
    }
    LineCounts& line() { return line_; }

    void add(const CountedFigures& figures, const SeriesCounts& other);

    /// After each zap, all runs together.
    std::vector<ZapCounts> byZap(const CountedFigures& figures) const;
    const LineCounts& line() const { return line_; }

  private:
    std::vector<ZapCounts> at_;
    std::map<int, ZapCounts> from_;  ///< by zap, counted from 0
    LineCounts line_;
};

}  // namespace polyplan::nethack::polypile::simulator
