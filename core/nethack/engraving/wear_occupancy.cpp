#include "core/nethack/engraving/wear_occupancy.h"

#include <algorithm>

namespace polyplan::nethack::engraving {
namespace {

/// Below this an entry is 0, so that no time goes into numbers too small to be normal.
constexpr double tiny = 1e-200;

}  // namespace

Occupancy::Occupancy(std::size_t letters, std::size_t counted)
    : letters_(letters),
      counted_(counted),
      last_(counted + 1, 0.0),
      blocks_(counted / kernels::rowLanes + 1) {
    last_.back() = 1.0;
}

void Occupancy::extend(int end) {
    for (; picks_ < end; ++picks_) {
        for (std::size_t block = 0; block < blocks_.size(); ++block) {
            kernels::Row& row = blocks_[block].emplace_back();
            row.fill(0.0);
            const std::size_t from = block * kernels::rowLanes;
            const std::size_t lanes = std::min(kernels::rowLanes, counted_ + 1 - from);
            std::copy_n(last_.begin() + static_cast<std::ptrdiff_t>(from), lanes, row.begin());
        }
        for (std::size_t unhit = 0; letters_ > 0 && unhit <= counted_; ++unhit) {
            const double hit = static_cast<double>(unhit) / static_cast<double>(letters_);
            const double more = unhit < counted_
                                    ? last_[unhit + 1] * static_cast<double>(unhit + 1) /
                                          static_cast<double>(letters_)
                                    : 0.0;
            const double odds = last_[unhit] * (1.0 - hit) + more;
            last_[unhit] = odds < tiny ? 0.0 : odds;
        }
    }
}

void Occupancy::addUnhit(const PickRow& row, double* to) {
    if (row.empty()) {
        return;
    }
    extend(row.end());
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        const kernels::Row sums =
            kernels::weightedSum(blocks_[block].data() + row.first(), row.data(), row.size());
        const std::size_t from = block * kernels::rowLanes;
        for (std::size_t lane = 0; lane < kernels::rowLanes && from + lane <= counted_; ++lane) {
            to[from + lane] += sums[lane];
        }
    }
}

}  // namespace polyplan::nethack::engraving
