#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/nethack/polypile/stack_chain.h"

namespace polyplan::nethack::polypile {

/// A stack alone on its square, somewhere along the beam.
struct LoneStack {
    int distance{};
    const StackChain* chain{};
};

/// Lone stacks along a beam that may not reach them all: each that is affected takes range from the
/// beam, so that how the stacks stand is one state of all of them together.
class JointLine {
  public:
    /// @param stacks in order of distance; their chains must outlive it
    explicit JointLine(std::vector<LoneStack> stacks);

    /// Number of states of such stacks together; nothing if it is above `most`.
    static std::optional<std::size_t> stateCount(std::span<const LoneStack> stacks,
                                                 std::size_t most);
    /// Roughly the number of products that a zap takes.
    double workOfZap() const;

    void zap();

    std::size_t stackCount() const { return stacks_.size(); }
    const StackChain& chainOf(std::size_t stack) const { return *stacks_[stack].chain; }
    /// Chances of all states together.
    const std::vector<double>& chances() const { return chances_; }
    /// Which state a stack is in, in a state of all.
    StackChain::Index stateOf(std::size_t joint, std::size_t stack) const {
        return static_cast<StackChain::Index>(joint / strides_[stack] % sizes_[stack]);
    }
    /// Chances of the states of one stack.
    std::vector<double> chancesOf(std::size_t stack) const;
    /// By stack: chances that it was in each state when the last zap came to it.
    const std::vector<std::vector<double>>& hit() const { return hit_; }

  private:
    static constexpr std::size_t ranges = 14;  ///< 0 to 13

    void passSquare(std::size_t stack);

    std::vector<LoneStack> stacks_;
    std::vector<std::size_t> sizes_;
    std::vector<std::size_t> strides_;
    std::vector<double> chances_;
    std::vector<double> carried_;  ///< by state of all, by range that the beam has left
    std::vector<std::vector<double>> hit_;
};

}  // namespace polyplan::nethack::polypile
