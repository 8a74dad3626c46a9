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

Taps::Taps(std::size_t lanes, std::size_t rows, std::size_t size, std::size_t least,
           std::size_t others)
    : values_(rows * size * paddedLanes(lanes), 0.0),
      stride_(paddedLanes(lanes)),
      rows_(rows),
      size_(size),
      least_(least),
      others_(others) {}

const double* Taps::scaled(std::size_t portion, double scale) const {
    scaled_.resize(std::max(scaled_.size(), portion + 1));
    kernels::Lines& known = scaled_[portion];
    if (known.empty()) {
        known = values_;
        double step = 1.0;
        for (std::size_t m = 0; m < least_ + size_; ++m) {
            for (std::size_t row = 0; m >= least_ && row < rows_; ++row) {
                double* weights = known.data() + (row * size_ + m - least_) * stride_;
                std::transform(weights, weights + stride_, weights,
                               [step](double weight) { return weight * step; });
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
        const int end = (portion + 1) * portionSize + static_cast<int>(kernels::correlatedLines);
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

void Unfolding::load(const PickSheet& sheet, std::size_t letters, std::size_t out) {
    const std::vector<double>& free = powers(letters, out, sheet.end());
    stride_ = sheet.stride();
    const std::size_t padding = kernels::correlatedLines - 1;
    count_ = 0;
    for (int first = sheet.first(); first < sheet.end();) {
        portions_.resize(std::max(portions_.size(), count_ + 1));
        Portion& portion = portions_[count_++];
        const int number = portionOf(first);
        portion.factorials = &factorials(number);
        portion.number = static_cast<std::size_t>(number);
        portion.first = first;
        portion.end = std::min(sheet.end(), (number + 1) * portionSize);
        const auto size = static_cast<std::size_t>(portion.end - first);
        portion.values.resize((size + 2 * padding) * stride_);
        std::fill_n(portion.values.begin(), padding * stride_, 0.0);
        std::fill_n(portion.values.end() - static_cast<std::ptrdiff_t>(padding * stride_),
                    padding * stride_, 0.0);
        kernels::multiplyLines(
            portion.values.data() + padding * stride_, sheet.line(first), free.data() + first,
            portion.factorials->values.data() + (first - portion.factorials->first), stride_, size);
        first = portion.end;
    }
}

void Unfolding::spread(const Taps& taps, std::size_t size, std::size_t shift, PickSheet& to) const {
    if (size == 0 || taps.rows() == 0) {
        return;
    }
    const auto least = static_cast<int>(taps.least());
    for (std::size_t p = 0; p < count_; ++p) {
        const Portion& portion = portions_[p];
        const Factorials& factorials = *portion.factorials;
        const int first =
            std::max(factorials.first, portion.first - least - static_cast<int>(size) + 1);
        const int end = portion.end - least;
        if (first >= end) {
            continue;
        }
        const double* weights = taps.scaled(portion.number, factorials.scale);
        double* lines = to.cover(first, end + static_cast<int>(taps.rows()) - 1) + shift;
        const kernels::Correlation correlation = {
            portion.values.data() + (kernels::correlatedLines - 1) * stride_,
            portion.end - portion.first,
            stride_,
            first + least - portion.first,
            end - first,
            size,
            factorials.inverses.data() + (first - factorials.first),
            to.stride()};
        for (std::size_t row = 0; row < taps.rows(); ++row) {
            kernels::addCorrelation(lines + row * to.stride(),
                                    weights + row * taps.size() * stride_, correlation);
        }
    }
}

}  // namespace polyplan::nethack::engraving
