#pragma once

#include <span>
#include <string_view>

namespace polyplan::powder {

/// One step of a heartbeat, in the order in which the game takes them.
struct HeartbeatStep {
    int number;
    std::string_view title;   ///< for people: "Healing"
    std::string_view rule;    ///< what it does
    std::string_view source;  ///< file and function of POWDER 117/118
    bool followed;            ///< by the calculator
};

/// All 36. The number of a step is its place, counted from 1.
std::span<const HeartbeatStep> heartbeatSteps();

}  // namespace polyplan::powder
