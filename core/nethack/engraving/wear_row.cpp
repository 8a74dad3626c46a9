#include "core/nethack/engraving/wear_row.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/probability/kernels.h"

namespace polyplan::nethack::engraving {

double PickRow::total() const {
    // Several sums at a time, since each addition has to wait for the one before.
    std::array<double, 8> sums{};
    std::size_t i = 0;
    for (; i + sums.size() <= values_.size(); i += sums.size()) {
        for (std::size_t lane = 0; lane < sums.size(); ++lane) {
            sums[lane] += values_[i + lane];
        }
    }
    double sum = std::accumulate(sums.begin(), sums.end(), 0.0);
    for (; i < values_.size(); ++i) {
        sum += values_[i];
    }
    return sum;
}

double* PickRow::cover(int first, int end) {
    if (values_.empty()) {
        first_ = first;
        values_.assign(static_cast<std::size_t>(end - first), 0.0);
        return values_.data();
    }
    if (first < first_) {
        values_.insert(values_.begin(), static_cast<std::size_t>(first_ - first), 0.0);
        first_ = first;
    }
    if (end > this->end()) {
        values_.resize(static_cast<std::size_t>(end - first_), 0.0);
    }
    return values_.data() + (first - first_);
}

void PickRow::add(int first, const double* values, std::size_t count, double scale) {
    const auto below = static_cast<std::size_t>(std::max(0, -first));
    if (count <= below || scale == 0.0) {
        return;
    }
    const int from = std::max(0, first);
    const std::size_t rest = count - below;
    kernels::addScaled(cover(from, from + static_cast<int>(rest)), values + below, scale, rest);
}

void PickRow::keep(std::size_t from, std::size_t count) {
    if (count == 0) {
        clear();
        return;
    }
    values_.resize(from + count);
    if (from > 0) {
        values_.erase(values_.begin(), values_.begin() + static_cast<std::ptrdiff_t>(from));
        first_ += static_cast<int>(from);
    }
}

void PickRow::trim(std::size_t letters) {
    const int enough = plentyOfPicks * static_cast<int>(letters);
    if (end() > enough) {
        values_.resize(static_cast<std::size_t>(std::max(0, enough - first_)));
    }
    const auto counts = [](double value) { return value >= negligible; };
    const auto begin = std::find_if(values_.begin(), values_.end(), counts);
    const auto last = std::find_if(values_.rbegin(), values_.rend(), counts).base();
    keep(static_cast<std::size_t>(begin - values_.begin()),
         begin < last ? static_cast<std::size_t>(last - begin) : 0);
}

}  // namespace polyplan::nethack::engraving
