#include "core/nethack/engraving/wear_sheet.h"

#include <algorithm>
#include <numeric>

namespace polyplan::nethack::engraving {

double PickSheet::total() const {
    kernels::Row sums{};
    for (std::size_t i = 0; i + kernels::rowLanes <= values_.size(); i += kernels::rowLanes) {
        for (std::size_t lane = 0; lane < kernels::rowLanes; ++lane) {
            sums[lane] += values_[i + lane];
        }
    }
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

double PickSheet::greatest(int picks) const {
    const double* values = line(picks);
    kernels::Row most{};
    for (std::size_t block = 0; block < stride_; block += kernels::rowLanes) {
        for (std::size_t lane = 0; lane < kernels::rowLanes; ++lane) {
            most[lane] = values[block + lane] > most[lane] ? values[block + lane] : most[lane];
        }
    }
    return *std::max_element(most.begin(), most.end());
}

void PickSheet::copy(std::size_t lane, PickRow& to) const {
    to.clear();
    int from = first();
    int until = end();
    while (from < until && line(from)[lane] == 0.0) {
        ++from;
    }
    while (until > from && line(until - 1)[lane] == 0.0) {
        --until;
    }
    if (from == until) {
        return;
    }
    double* values = to.cover(from, until);
    for (int picks = from; picks < until; ++picks) {
        values[picks - from] = line(picks)[lane];
    }
}

double* PickSheet::cover(int first, int end) {
    if (values_.empty()) {
        first_ = first;
        values_.assign(static_cast<std::size_t>(end - first) * stride_ + kernels::rowLanes, 0.0);
        return values_.data();
    }
    if (first < first_) {
        values_.insert(values_.begin(), static_cast<std::size_t>(first_ - first) * stride_, 0.0);
        first_ = first;
    }
    if (end > this->end()) {
        values_.resize(static_cast<std::size_t>(end - first_) * stride_ + kernels::rowLanes, 0.0);
    }
    return values_.data() + static_cast<std::size_t>(first - first_) * stride_;
}

void PickSheet::add(const PickSheet& other) {
    if (!other.empty()) {
        kernels::addScaled(cover(other.first(), other.end()), other.line(other.first()), 1.0,
                           other.lines() * stride_);
    }
}

void PickSheet::scale(double by) {
    std::transform(values_.begin(), values_.end(), values_.begin(),
                   [by](double value) { return value * by; });
}

void PickSheet::keep(int first, int end) {
    if (first >= end) {
        clear();
        return;
    }
    values_.resize(static_cast<std::size_t>(end - first_) * stride_ + kernels::rowLanes);
    std::fill(values_.end() - static_cast<std::ptrdiff_t>(kernels::rowLanes), values_.end(), 0.0);
    if (first > first_) {
        values_.erase(values_.begin(),
                      values_.begin() + (first - first_) * static_cast<std::ptrdiff_t>(stride_));
        first_ = first;
    }
}

void PickSheet::trim(std::size_t letters) {
    if (empty()) {
        return;
    }
    const auto counts = [this](int picks) { return greatest(picks) >= negligible; };
    int from = first();
    int until = std::min(end(), plentyOfPicks * static_cast<int>(letters));
    while (until > from && !counts(until - 1)) {
        --until;
    }
    while (from < until && !counts(from)) {
        ++from;
    }
    keep(from, until);
}

}  // namespace polyplan::nethack::engraving
