#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile::simulator {

using Count = std::uint64_t;

/// A frequency and its standard error. The error is that of the frequency with one more run in
/// which it happened and one more in which it did not: what was never seen in a million runs, or
/// always, is not therefore known to be impossible, or certain.
Estimate frequency(Count happened, std::int64_t samples);

/// What lies on a square of each object type, summed over runs.
class QuantityCounts {
  public:
    explicit QuantityCounts(std::size_t types) : sums_(types) {}

    /// `quantity` items, at least one, lay there at the end of `runs` runs.
    void add(ObjectIndex object, std::uint64_t quantity, Count runs = 1) {
        Sums& sums = sums_[object];
        sums.runs += runs;
        sums.total += quantity * runs;
        const auto items = static_cast<double>(quantity);
        sums.squares += items * items * static_cast<double>(runs);
    }

    void add(const QuantityCounts& other);

    /// Figures and their standard errors, sorted by object.
    std::pair<std::vector<ObjectLeft>, std::vector<ObjectLeft>> estimates(
        std::int64_t samples) const;

  private:
    struct Sums {
        Count runs{};
        Count total{};
        double squares{};
    };
    std::vector<Sums> sums_;
};

/// What lies on all squares of a line together, summed over runs.
class LineCounts {
  public:
    explicit LineCounts(std::size_t types) : counts_(types), quantities_(types) {}

    void add(ObjectIndex object, std::uint64_t quantity) {
        if (quantities_[object] == 0) {
            present_.push_back(object);
        }
        quantities_[object] += quantity;
    }
    void endRun();

    /// Adds the runs that another has counted.
    void addRuns(const LineCounts& other) { counts_.add(other.counts_); }

    std::pair<std::vector<ObjectLeft>, std::vector<ObjectLeft>> estimates(
        std::int64_t samples) const {
        return counts_.estimates(samples);
    }

  private:
    QuantityCounts counts_;
    std::vector<std::uint64_t> quantities_;  ///< by object type, 0 between runs
    std::vector<ObjectIndex> present_;
};

/// A number of items that differs from run to run, summed.
class ItemCount {
  public:
    void add(std::uint64_t items) {
        total_ += items;
        squares_ += static_cast<double>(items) * static_cast<double>(items);
    }
    void add(const ItemCount& other) {
        total_ += other.total_;
        squares_ += other.squares_;
    }
    /// The mean over so many runs and its standard error.
    Estimate mean(std::int64_t samples) const;
    /// The same, with the error of as many runs of which one had been off by one: what was the same
    /// in all runs is not therefore certain.
    Estimate cautiousMean(std::int64_t samples) const;

  private:
    Count total_ = 0;
    double squares_ = 0.0;
};

enum class RolledFate : std::uint8_t {
    Unaffected,
    Resisted,
    ShudderedAllLost,
    ShudderedSomeLeft,
    ShudderedButUnharmed,
    Polymorphed,
};

/// How many items a shock that leaves some takes off a stack, in single numbers or in ranges.
class ShockCounts {
  public:
    ShockCounts() = default;
    /// @param most items that it may take, 0 for a stack of one item
    /// @param room counters that there may be at most
    ShockCounts(int most, int room);

    /// @param lost items, from 1 on
    void add(std::uint32_t lost) { ++counts_[(lost - 1) / width_]; }

    /// Fills in figures and their standard errors. @param quantity items before
    void estimate(int quantity, std::int64_t samples, StackOdds& odds, StackOdds& errors) const;

  private:
    int most_ = 0;
    std::uint32_t width_ = 1;
    std::vector<Count> counts_;
};

/// What happened to one stack, in numbers of runs.
struct StackCounts {
    static constexpr int mostCounted = 9;  ///< recharge counts and readings stay below

    std::array<Count, 6> fate{};
    Count absorbed{};
    ShockCounts shocks;
    Count leftWanted{};
    std::array<Count, 3> changedTo{};  ///< whole quantity, half of it, one by fusing
    std::array<Count, mostCounted> recharged{};
    std::array<Count, mostCounted> timesRead{};
    std::array<Count, mostCounted> timesReadOfBlank{};
    ObjectIndex firstResult{};
    std::vector<Count> into;  ///< by type, counted from `firstResult`
    Count hazy{};
    Count turnsBack{};
    std::vector<Count> turnedBackInto;  ///< in the same way; empty where no change reverts
    struct {
        ItemCount kept, changed, wanted, shockedAway, shockedOff, fused, absorbed;
    } items;

    void addFate(RolledFate which) { ++fate[static_cast<std::size_t>(which)]; }
};

/// Turns a stack's counts into figures and their standard errors. `quantity` is what it started
/// with.
std::pair<StackOdds, StackOdds> estimates(const StackCounts& counts, int quantity,
                                          std::int64_t samples);

/// How many items were left, in single numbers or in ranges.
class ItemsLeftCounts {
  public:
    /// `most`: all items of the pile.
    explicit ItemsLeftCounts(std::int64_t most);

    void add(std::int64_t items) { ++counts_[static_cast<std::size_t>(items / width_)]; }

    std::pair<std::vector<RangeOdds>, std::vector<RangeOdds>> estimates(std::int64_t samples) const;

  private:
    std::int64_t most_;
    std::int64_t width_;
    std::vector<Count> counts_;
};

}  // namespace polyplan::nethack::polypile::simulator
