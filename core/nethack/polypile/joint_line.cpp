#include "core/nethack/polypile/joint_line.h"

#include <algorithm>

#include "core/nethack/polypile/beam.h"

namespace polyplan::nethack::polypile {

JointLine::JointLine(std::vector<LoneStack> stacks) : stacks_(std::move(stacks)) {
    std::size_t count = 1;
    for (const LoneStack& stack : stacks_) {
        sizes_.push_back(stack.chain->states().size());
        strides_.push_back(count);
        hit_.emplace_back(sizes_.back());
        count *= sizes_.back();
    }
    chances_.resize(count);
    static_assert(StackChain::start == 0);
    chances_[0] = 1.0;
    carried_.resize(count * ranges);
}

std::optional<std::size_t> JointLine::stateCount(std::span<const LoneStack> stacks,
                                                 std::size_t most) {
    std::size_t count = 1;
    for (const LoneStack& stack : stacks) {
        count *= stack.chain->states().size();
        if (count > most) {
            return std::nullopt;
        }
    }
    return count;
}

double JointLine::workOfZap() const {
    double perState = 0.0;
    for (std::size_t i = 0; i < stacks_.size(); ++i) {
        const auto steps = static_cast<double>(stacks_[i].chain->steps());
        perState += 1.0 + steps / static_cast<double>(sizes_[i]);
    }
    return perState * static_cast<double>(carried_.size());
}

void JointLine::zap() {
    constexpr double perRange = 1.0 / (mostRange - leastRange + 1);
    std::fill(carried_.begin(), carried_.end(), 0.0);
    for (std::size_t state = 0; state < chances_.size(); ++state) {
        for (std::size_t range = leastRange; range <= mostRange; ++range) {
            carried_[state * ranges + range] = chances_[state] * perRange;
        }
    }
    for (std::size_t stack = 0; stack < stacks_.size(); ++stack) {
        passSquare(stack);
    }
    for (std::size_t state = 0; state < chances_.size(); ++state) {
        chances_[state] = 0.0;
        for (std::size_t range = 0; range < ranges; ++range) {
            chances_[state] += carried_[state * ranges + range];
        }
    }
}

/// Takes the beam on to the square of a stack (zap.c bhit()): only that stack's own state changes.
void JointLine::passSquare(std::size_t stack) {
    const std::vector<StackChain::State>& states = stacks_[stack].chain->states();
    const std::size_t size = sizes_[stack];
    const std::size_t stride = strides_[stack];
    const int before = stack == 0 ? 0 : stacks_[stack - 1].distance;
    const auto squares = static_cast<std::size_t>(stacks_[stack].distance - before);
    std::vector<double>& hit = hit_[stack];
    std::fill(hit.begin(), hit.end(), 0.0);
    std::vector<double> next(size * ranges);
    for (std::size_t joint = 0; joint < chances_.size(); ++joint) {
        if (joint / stride % size != 0) {
            continue;
        }
        std::fill(next.begin(), next.end(), 0.0);
        for (std::size_t own = 0; own < size; ++own) {
            const double* row = carried_.data() + (joint + own * stride) * ranges;
            const StackChain::State& state = states[own];
            double* rest = next.data() + state.rest * ranges;
            for (std::size_t range = 0; range < std::min(squares, ranges); ++range) {
                rest[0] += row[range];
            }
            for (std::size_t range = squares; range < ranges; ++range) {
                if (row[range] == 0.0) {
                    continue;
                }
                hit[own] += row[range];
                const std::size_t left = range - squares;
                rest[left] += row[range] * state.unaffected;
                const std::size_t afterCost = left > 0 ? left - 1 : 0;
                for (const StackChain::Step& step : state.affected) {
                    next[step.to * ranges + afterCost] += row[range] * step.probability;
                }
            }
        }
        for (std::size_t own = 0; own < size; ++own) {
            std::copy_n(next.data() + own * ranges, ranges,
                        carried_.data() + (joint + own * stride) * ranges);
        }
    }
}

std::vector<double> JointLine::chancesOf(std::size_t stack) const {
    std::vector<double> chances(sizes_[stack]);
    for (std::size_t joint = 0; joint < chances_.size(); ++joint) {
        chances[stateOf(joint, stack)] += chances_[joint];
    }
    return chances;
}

}  // namespace polyplan::nethack::polypile
