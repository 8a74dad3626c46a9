#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/nethack/theft/hitting.h"

namespace polyplan::nethack::theft {

/// How many things are gone after each of a row of turns or hits, where each brings more of them by
/// the same law or by laws that repeat: exact, kept as narrow as the odds are. What is rarer than
/// 1e-30 may be dropped.
class Course {
  public:
    Course() = default;

    /// @param laws of the entries in turn, not empty; the nth entry, from 1, has the
    ///        ((n − 1) mod size)th
    /// @param most counts above it are taken together with it
    /// @returns nothing if `stop` asked to stop
    static std::optional<Course> of(std::span<const Counts> laws, std::size_t most,
                                    std::size_t entries, const std::stop_token& stop);

    std::size_t entries() const { return rows_.size(); }

    /// That exactly 0, 1 … most are gone by the end of an entry, from 0; the last: most or more.
    Counts exactly(std::size_t entry) const;
    /// That at least 1, 2 … most are gone by then: never less than in the entry before. Each keeps
    /// its digits, however small it or its complement is.
    std::vector<double> atLeast(std::size_t entry) const;

    bool operator==(const Course&) const = default;

  private:
    /// The odds of the counts from `lowest` on, which stand in `values_` from `begin` on.
    struct Row {
        std::size_t lowest;
        std::size_t begin;
        bool operator==(const Row&) const = default;
    };

    std::span<const double> values(std::size_t entry) const;

    std::size_t most_ = 0;
    std::vector<Row> rows_;
    std::vector<double> values_;
};

}  // namespace polyplan::nethack::theft
