#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/nethack/polypile/odds.h"
#include "tests/oracle/record.h"

namespace polyplan::testing {

/// How many standard deviations a count may be off before it is told.
inline constexpr double allowedSigma = 5;

/// Holds probabilities against counts, cell by cell, and remembers the cells that do not fit.
class Comparison {
  public:
    /// @param sigma allowed deviation; exact tests are held at the same level
    explicit Comparison(double sigma = allowedSigma);

    /// `count` of `trials` where `predicted` was foretold. `samples` is the number of runs that a
    /// sampled prediction rests on, 0 for an exact one. Where fewer than 25 hits or misses are to
    /// be expected, the exact binomial distribution decides; an exact 0 or 1 allows no exception.
    void probability(const std::string& cell, double predicted, std::int64_t count,
                     std::int64_t trials, double samples = 0);

    /// A mean, where `variance` is that of the difference of the two.
    void mean(const std::string& cell, double predicted, double observed, double variance);

    /// Two figures of which both are worked out or sampled: they may differ by `allowed`.
    void figures(const std::string& cell, double one, double other, double allowed);

    const std::vector<std::string>& deviations() const { return deviations_; }
    /// All deviating cells with their figures, one a line, the first few of them.
    std::string report() const;
    std::size_t cells() const { return cells_; }

  private:
    void deviate(const std::string& cell, const std::string& figures);

    double sigma_;
    double level_;  ///< of a two-sided test
    std::size_t cells_ = 0;
    std::vector<std::string> deviations_;
    std::vector<std::string> details_;
};

/// Holds an answer against what the real game did: every count of the record.
Comparison compare(const Record& record, const nethack::polypile::LineAnswer& answer);

}  // namespace polyplan::testing
