#include "core/powder/population.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace polyplan::powder {
namespace {

/// Below this a probability is taken for 0, so that it never gets to where doubles lose digits.
constexpr double rarestOfAll = 1e-300;

}  // namespace

std::size_t Mode::hash() const {
    std::uint64_t mixed = body.hash();
    const auto mix = [&mixed](int value) {
        mixed = (mixed ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15U;
        mixed ^= mixed >> 32U;
    };
    mix(food);
    mix(mp);
    mix(teleportChances);
    mix((smoke ? 1 : 0) + (unchanging ? 2 : 0) + (tameLost ? 4 : 0) + (struck ? 8 : 0) +
        (spared ? 16 : 0) + (skips ? 32 : 0));
    return static_cast<std::size_t>(mixed);
}

double Population::mass() const {
    return std::accumulate(cells_.begin(), cells_.end(), 0.0,
                           [](double sum, const Cell& cell) { return sum + cell.hp.mass(); });
}

std::size_t Population::size() const {
    return std::accumulate(
        cells_.begin(), cells_.end(), std::size_t{0},
        [](std::size_t sum, const Cell& cell) { return sum + cell.hp.probabilities().size(); });
}

void Population::merge() {
    std::erase_if(cells_, [](const Cell& cell) { return cell.hp.empty(); });
    if (cells_.size() < 2) {
        return;
    }
    std::unordered_multimap<std::size_t, std::size_t> places;
    places.reserve(cells_.size());
    std::vector<Cell> merged;
    merged.reserve(cells_.size());
    for (Cell& cell : cells_) {
        const std::size_t hash = cell.mode.hash();
        auto [same, end] = places.equal_range(hash);
        while (same != end && !(merged[same->second].mode == cell.mode)) {
            ++same;
        }
        if (same != end) {
            merged[same->second].hp.add(cell.hp);
        } else {
            places.emplace(hash, merged.size());
            merged.push_back(std::move(cell));
        }
    }
    cells_ = std::move(merged);
}

void Population::trim(double rarestPart) {
    const double rarest = std::max(mass() * rarestPart, rarestOfAll);
    for (Cell& cell : cells_) {
        cell.hp.trim(rarest);
    }
    std::erase_if(cells_, [](const Cell& cell) { return cell.hp.empty(); });
}

}  // namespace polyplan::powder
