#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/calculator/report.h"
#include "core/powder/answer.h"
#include "core/powder/scene.h"

/// What a report tells of the creature at the end, and heartbeat by heartbeat.
namespace polyplan::powder {

inline constexpr const char* byHeartbeat = "creature.cpp doHeartbeat()";

/// A share of all runs.
struct ShareRow {
    std::string_view id;
    const char* label;
    const char* seriesLabel;
    Estimate Beat::*share;
    Better better;
    const char* rule;
    const char* source;
};

/// An amount, of those that count.
struct AmountRow {
    std::string_view id;
    const char* label;
    const char* seriesLabel;
    std::optional<Spread> Beat::*amount;
    int (Scene::*atTheStart)() const;
    Unit unit;
    const char* rule;
    const char* ofWhom;  ///< said where some are dead
};

std::span<const ShareRow> shareRows();
/// HP first, food last.
std::span<const AmountRow> amountRows();

/// Whether the creature can have any of it at all.
bool has(const AmountRow& row, const Scene& scene);

/// Whether there is anything to tell of it.
/// @param timeline not empty
bool matters(const ShareRow& row, const std::vector<Beat>& timeline);

}  // namespace polyplan::powder
