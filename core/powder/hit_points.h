#pragma once

#include <span>
#include <vector>

namespace polyplan::powder {

/// How probable each number of hit points is, of lowest, lowest + 1 …, all of them at least 1. The
/// probabilities sum to whatever part of all runs this stands for.
class HitPoints {
  public:
    HitPoints() = default;
    HitPoints(int hp, double mass) : lowest_(hp), probabilities_{mass} {}
    /// What several stand for together.
    static HitPoints sumOf(std::span<const HitPoints* const> parts);

    bool empty() const { return probabilities_.empty(); }
    int lowest() const { return lowest_; }
    int highest() const { return lowest_ + static_cast<int>(probabilities_.size()) - 1; }
    std::span<const double> probabilities() const { return probabilities_; }
    double mass() const;

    void scale(double factor);
    /// Adds what another one stands for.
    void add(const HitPoints& other);
    /// Takes `hp` out. @returns its probability
    double take(int hp);
    /// Everybody gains so much.
    void shift(int gain) { lowest_ += gain; }

    /// What damage leaves alive.
    /// @param damage probabilities of 0, 1, 2 … points, of which the first `least` are 0
    /// @param killed is raised by what it brings to 0 or below
    HitPoints damaged(std::span<const double> damage, std::size_t least, double& killed) const;

    /// Drops values at both ends that are rarer than that.
    void trim(double rarest);

  private:
    int lowest_ = 1;
    std::vector<double> probabilities_;
};

}  // namespace polyplan::powder
