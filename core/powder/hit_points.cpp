#include "core/powder/hit_points.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "core/probability/kernels.h"

namespace polyplan::powder {

HitPoints HitPoints::sumOf(std::span<const HitPoints* const> parts) {
    HitPoints sum;
    if (parts.empty()) {
        return sum;
    }
    const auto lowest = std::ranges::min(parts, {}, &HitPoints::lowest)->lowest();
    const auto highest = std::ranges::max(parts, {}, &HitPoints::highest)->highest();
    sum.lowest_ = lowest;
    sum.probabilities_.resize(static_cast<std::size_t>(highest - lowest) + 1);
    for (const HitPoints* part : parts) {
        sum.add(*part);
    }
    return sum;
}

/// Four sums side by side, which a processor takes in a quarter of the time.
double HitPoints::mass() const {
    std::array<double, 4> sums{};
    std::size_t i = 0;
    for (; i + sums.size() <= probabilities_.size(); i += sums.size()) {
        for (std::size_t lane = 0; lane < sums.size(); ++lane) {
            sums[lane] += probabilities_[i + lane];
        }
    }
    return std::accumulate(probabilities_.begin() + static_cast<std::ptrdiff_t>(i),
                           probabilities_.end(), (sums[0] + sums[1]) + (sums[2] + sums[3]));
}

void HitPoints::scale(double factor) {
    for (double& probability : probabilities_) {
        probability *= factor;
    }
}

void HitPoints::add(const HitPoints& other) {
    if (other.empty()) {
        return;
    }
    if (empty()) {
        *this = other;
        return;
    }
    if (other.lowest_ < lowest_ || other.highest() > highest()) {
        const int lowest = std::min(lowest_, other.lowest_);
        const int highest = std::max(this->highest(), other.highest());
        std::vector<double> wider(static_cast<std::size_t>(highest - lowest) + 1);
        std::copy(probabilities_.begin(), probabilities_.end(), wider.begin() + (lowest_ - lowest));
        probabilities_ = std::move(wider);
        lowest_ = lowest;
    }
    kernels::addScaled(probabilities_.data() + (other.lowest_ - lowest_),
                       other.probabilities_.data(), 1.0, other.probabilities_.size());
}

double HitPoints::take(int hp) {
    if (empty() || hp < lowest_ || hp > highest()) {
        return 0.0;
    }
    const double taken = std::exchange(probabilities_[static_cast<std::size_t>(hp - lowest_)], 0.0);
    trim(0.0);
    return taken;
}

HitPoints HitPoints::damaged(std::span<const double> damage, std::size_t least,
                             double& killed) const {
    HitPoints left;
    if (empty() || least >= damage.size()) {
        return left;
    }
    const auto most = static_cast<int>(damage.size()) - 1;
    left.lowest_ = lowest_ - most;
    left.probabilities_.resize(probabilities_.size() + damage.size() - least - 1);
    for (std::size_t points = least; points < damage.size(); ++points) {
        if (damage[points] > 0.0) {
            kernels::addScaled(left.probabilities_.data() + (damage.size() - 1 - points),
                               probabilities_.data(), damage[points], probabilities_.size());
        }
    }
    if (left.lowest_ < 1) {
        const auto dead =
            std::min(static_cast<std::size_t>(1 - left.lowest_), left.probabilities_.size());
        const auto alive = left.probabilities_.begin() + static_cast<std::ptrdiff_t>(dead);
        killed = std::accumulate(left.probabilities_.begin(), alive, killed);
        left.probabilities_.erase(left.probabilities_.begin(), alive);
        left.lowest_ += static_cast<int>(dead);
    }
    left.trim(0.0);
    return left;
}

void HitPoints::trim(double rarest) {
    const auto matters = [rarest](double probability) { return probability > rarest; };
    const auto end = std::find_if(probabilities_.rbegin(), probabilities_.rend(), matters).base();
    probabilities_.erase(end, probabilities_.end());
    const auto begin = std::ranges::find_if(probabilities_, matters);
    lowest_ += static_cast<int>(begin - probabilities_.begin());
    probabilities_.erase(probabilities_.begin(), begin);
}

}  // namespace polyplan::powder
