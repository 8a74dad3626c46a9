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

const Unfolding::Factorials& Unfolding::factorials(int portion) {
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
        portion.values.assign(static_cast<std::size_t>(portion.end - first + 2 * padding_), 0.0);
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

void Unfolding::spread(const std::vector<double>& weights, int shift, PickRow& to) {
    std::size_t least = 0;
    while (least < weights.size() && weights[least] == 0.0) {
        ++least;
    }
    if (least == weights.size()) {
        return;
    }
    for (std::size_t p = 0; p < count_; ++p) {
        const Portion& portion = portions_[p];
        const double step = portion.factorials->scale / static_cast<double>(others_);
        taps_.clear();
        double power = 1.0;
        for (std::size_t m = 0; m < weights.size(); ++m) {
            if (m >= least) {
                taps_.push_back(weights[m] * power);
            }
            power *= step / static_cast<double>(m + 1);
        }
        const int low = static_cast<int>(least);
        const int first = std::max(portion.factorials->first,
                                   portion.first - low - static_cast<int>(taps_.size()) + 1);
        const int end = portion.end - low;
        if (first >= end) {
            continue;
        }
        kernels::addCorrelation(
            to.cover(first + shift, end + shift),
            portion.values.data() + padding_ + (first + low - portion.first), taps_.data(),
            taps_.size(), portion.factorials->inverses.data() + (first - portion.factorials->first),
            static_cast<std::size_t>(end - first));
    }
}

}  // namespace polyplan::nethack::engraving
