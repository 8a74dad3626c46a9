#include "core/nethack/engraving/wear_unfold.h"

#include <algorithm>

#include "core/probability/kernels.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr int portionSize = 256;
constexpr int farthest = 2 * portionSize;  ///< below a portion, that picks are taken off to

int portionOf(int picks) {
    return picks / portionSize;
}

}  // namespace

Unfolding::Factorials& Unfolding::factorials(int portion) {
    const auto [found, isNew] = factorials_.try_emplace(portion);
    Factorials& result = found->second;
    if (isNew) {
        const int center = portion * portionSize + portionSize / 2;
        const int end = (portion + 1) * portionSize + static_cast<int>(kernels::rowLanes);
        result.scale = center;
        result.first = std::max(0, portion * portionSize - farthest);
        const auto at = [&](int picks) { return static_cast<std::size_t>(picks - result.first); };
        result.values.assign(at(end), 1.0);
        for (int picks = center + 1; picks < end; ++picks) {
            result.values[at(picks)] = result.values[at(picks - 1)] * picks / center;
        }
        for (int picks = center; picks-- > result.first;) {
            result.values[at(picks)] = result.values[at(picks + 1)] * center / (picks + 1);
        }
        result.inverses.resize(result.values.size());
        std::transform(result.values.begin(), result.values.end(), result.inverses.begin(),
                       [](double value) { return 1.0 / value; });
    }
    return result;
}

const std::vector<double>& Unfolding::powers(std::size_t letters, std::size_t out, int end) {
    std::vector<std::vector<double>>& all = powers_[out - 1];
    all.resize(std::max(all.size(), letters + 1));
    std::vector<double>& known = all[letters];
    if (known.empty()) {
        known.push_back(1.0);
    }
    const double base = static_cast<double>(letters - out) / static_cast<double>(letters);
    while (static_cast<int>(known.size()) < end) {
        known.push_back(known.back() * base);
    }
    return known;
}

const std::vector<double>& Unfolding::inverses(std::size_t end) {
    while (inverses_.size() < end) {
        inverses_.push_back(inverses_.empty() ? 0.0 : 1.0 / static_cast<double>(inverses_.size()));
    }
    return inverses_;
}

void Unfolding::load(const PickRow& row, std::size_t letters, std::size_t out, std::size_t most) {
    others_ = letters - out;
    padding_ = static_cast<int>(std::min(most, static_cast<std::size_t>(farthest))) +
               static_cast<int>(kernels::rowLanes);
    const std::vector<double>& free = powers(letters, out, row.end());
    count_ = 0;
    for (int first = row.first(); first < row.end();) {
        portions_.resize(std::max(portions_.size(), count_ + 1));
        Portion& portion = portions_[count_++];
        const int number = portionOf(first);
        portion.factorials = &factorials(number);
        portion.first = first;
        portion.end = std::min(row.end(), (number + 1) * portionSize);
        const auto size = static_cast<std::size_t>(portion.end - first);
        const auto padding = static_cast<std::size_t>(padding_);
        portion.values.resize(size + 2 * padding);
        std::fill_n(portion.values.begin(), padding, 0.0);
        std::fill_n(portion.values.end() - padding_, padding, 0.0);
        double* values = portion.values.data() + padding_;
        const double* factorials =
            portion.factorials->values.data() + (first - portion.factorials->first);
        const double* from = row.data() + (first - row.first());
        for (int i = 0; i < portion.end - first; ++i) {
            values[i] = from[i] * free[static_cast<std::size_t>(first + i)] * factorials[i];
        }
        first = portion.end;
    }
}

const double* Unfolding::steps(Factorials& factorials, std::size_t count) {
    factorials.steps.resize(std::max(factorials.steps.size(), others_ + 1));
    std::vector<double>& known = factorials.steps[others_];
    if (known.empty()) {
        known.push_back(1.0);
    }
    while (known.size() < count) {
        known.push_back(known.back() * factorials.scale /
                        static_cast<double>(others_ * known.size()));
    }
    return known.data();
}

void Unfolding::spread(const Weights& weights, PickRow& to) {
    if (weights.count == 0 || weights.rows == 0) {
        return;
    }
    taps_.resize(std::max(taps_.size(), weights.count * weights.rows));
    for (std::size_t p = 0; p < count_; ++p) {
        const Portion& portion = portions_[p];
        const double* step =
            steps(*portion.factorials, weights.least + weights.count) + weights.least;
        for (std::size_t row = 0; row < weights.rows; ++row) {
            const std::size_t begin = row * weights.count;
            for (std::size_t m = 0; m < weights.count; ++m) {
                taps_[begin + m] = weights.values[begin + m] * step[m];
            }
        }
        const int low = static_cast<int>(weights.least);
        const int first = std::max(portion.factorials->first,
                                   portion.first - low - static_cast<int>(weights.count) + 1);
        const int end = portion.end - low;
        if (first >= end) {
            continue;
        }
        kernels::addCorrelations(
            to.cover(first + weights.shift,
                     end + weights.shift + static_cast<int>(weights.rows) - 1),
            portion.values.data() + padding_ + (first + low - portion.first), taps_.data(),
            weights.count, weights.rows,
            portion.factorials->inverses.data() + (first - portion.factorials->first),
            static_cast<std::size_t>(end - first));
    }
}

}  // namespace polyplan::nethack::engraving
