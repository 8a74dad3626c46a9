#pragma once

#include <algorithm>
#include <optional>
#include <vector>

/// Where the rows of a list stand after a change of it that is known only by what it was before and
/// is now, as after undo.
namespace polyplan::ui {

/// The places of what was put in. Nothing where something went or was changed.
template <typename Row>
std::vector<int> placesOfAdded(const std::vector<Row>& before, const std::vector<Row>& after) {
    std::vector<int> places;
    auto kept = before.begin();
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (kept != before.end() && *kept == after[i]) {
            ++kept;
        } else {
            places.push_back(static_cast<int>(i));
        }
    }
    return kept == before.end() ? places : std::vector<int>();
}

/// The row to look at: the first of those put in, or the only one that was changed.
template <typename Row>
std::optional<int> placeOfChange(const std::vector<Row>& before, const std::vector<Row>& after) {
    if (const std::vector<int> added = placesOfAdded(before, after); !added.empty()) {
        return added.front();
    }
    const auto [was, is] = std::ranges::mismatch(before, after);
    const bool isOnlyOne = was != before.end() && is != after.end() &&
                           std::equal(was + 1, before.end(), is + 1, after.end());
    return isOnlyOne ? std::optional(static_cast<int>(was - before.begin())) : std::nullopt;
}

/// Where a row stands after one row was moved; where it stood if anything else was changed.
template <typename Row>
int rowAfterMove(const std::vector<Row>& before, const std::vector<Row>& after, int row) {
    if (before.size() != after.size()) {
        return row;
    }
    const auto first = std::ranges::mismatch(before, after).in1 - before.begin();
    const auto rest = std::mismatch(before.rbegin(), before.rend(), after.rbegin()).first;
    const auto last = before.rend() - rest - 1;
    if (row < first || row > last) {
        return row;
    }
    const auto isMovedBy = [&](std::ptrdiff_t by) {
        std::vector<Row> moved = before;
        const auto from = moved.begin() + first;
        const auto to = moved.begin() + last + 1;
        std::rotate(from, by < 0 ? from + 1 : to - 1, to);
        return moved == after;
    };
    if (isMovedBy(-1)) {
        return row == first ? static_cast<int>(last) : row - 1;
    }
    return !isMovedBy(1) ? row : row == last ? static_cast<int>(first) : row + 1;
}

/// Where a row stands after rows were put in or taken out, or one was moved; where it stood if it
/// is gone or anything else was changed.
template <typename Row>
int rowAfterChange(const std::vector<Row>& before, const std::vector<Row>& after, int row) {
    if (after.size() < before.size()) {
        const std::vector<int> gone = placesOfAdded(after, before);
        return row - static_cast<int>(
                         std::ranges::count_if(gone, [row](int place) { return place < row; }));
    }
    for (const int place : placesOfAdded(before, after)) {
        row += place <= row ? 1 : 0;
    }
    return rowAfterMove(before, after, row);
}

}  // namespace polyplan::ui
