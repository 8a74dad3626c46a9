#include "core/nethack/engraving/wear_row.h"

#include <algorithm>

#include "core/probability/kernels.h"

namespace polyplan::nethack::engraving {

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

}  // namespace polyplan::nethack::engraving
