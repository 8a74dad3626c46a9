#include "core/nethack/engraving/wear_unfold.h"

#include <algorithm>
#include <utility>

#include "core/probability/kernels.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr int portionSize = 256;
constexpr int farthest = 2 * portionSize;  ///< below a portion, that picks are taken off to

int portionOf(int picks) {
    return picks / portionSize;
}

}  // namespace

Taps::Taps(std::vector<double> values, std::size_t rows, std::size_t least, std::size_t others)
    : values_(std::move(values)), rows_(rows), least_(least), others_(others) {}

const double* Taps::scaled(std::size_t portion, double scale) const {
    scaled_.resize(std::max(scaled_.size(), portion + 1));
    std::vector<double>& known = scaled_[portion];
    if (known.empty()) {
        known = values_;
        double step = 1.0;
        for (std::size_t m = 0; m < least_ + size(); ++m) {
            for (std::size_t row = 0; m >= least_ && row < rows_; ++row) {
                known[row * size() + m - least_] *= step;
            }
            step *= scale / static_cast<double>(others_ * (m + 1));
        }
    }
    return known.data();
}

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

const std::vector<double>& Unfolding::inverses(std::size_t end) {
    while (inverses_.size() < end) {
        inverses_.push_back(inverses_.empty() ? 0.0 : 1.0 / static_cast<double>(inverses_.size()));
    }
    return inverses_;
}

void Unfolding::load(const PickRow& row, std::size_t letters, std::size_t out, std::size_t most) {
    padding_ = static_cast<int>(std::min(most, static_cast<std::size_t>(farthest))) +
               static_cast<int>(kernels::rowLanes);
    const std::vector<double>& free = powers(letters, out, row.end());
    count_ = 0;
    for (int first = row.first(); first < row.end();) {
        portions_.resize(std::max(portions_.size(), count_ + 1));
        Portion& portion = portions_[count_++];
        const int number = portionOf(first);
        portion.factorials = &factorials(number);
        portion.number = static_cast<std::size_t>(number);
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
        kernels::multiply(values, from, free.data() + first, factorials, size);
        first = portion.end;
    }
}

void Unfolding::spread(const Taps& taps, std::size_t count, PickRow& to) {
    if (count == 0 || taps.rows() == 0) {
        return;
    }
    const auto low = static_cast<int>(taps.least());
    for (std::size_t p = 0; p < count_; ++p) {
        const Portion& portion = portions_[p];
        const Factorials& factorials = *portion.factorials;
        const int first =
            std::max(factorials.first, portion.first - low - static_cast<int>(count) + 1);
        const int end = portion.end - low;
        if (first >= end) {
            continue;
        }
        kernels::addCorrelations(to.cover(first, end + static_cast<int>(taps.rows()) - 1),
                                 portion.values.data() + padding_ + (first + low - portion.first),
                                 taps.scaled(portion.number, factorials.scale), count, taps.size(),
                                 taps.rows(),
                                 factorials.inverses.data() + (first - factorials.first),
                                 static_cast<std::size_t>(end - first));
    }
}

}  // namespace polyplan::nethack::engraving
