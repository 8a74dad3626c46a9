#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "core/calculator/question.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// What a strategy has of a calculator's.
enum class Asked : std::uint8_t {
    Nothing,
    Settings,  ///< and nothing that they are for, as a line without piles
    Something,
};

/// One system that questions are put to. A strategy's member, a sub-command, a page and a
/// perspective go by its id.
struct Calculator {
    std::string_view id;     ///< "engraving"
    std::string_view title;  ///< "Engraving"
    std::function<Asked(const Strategy&)> asks;
    /// What a strategy asks it; none where it asks nothing or the game has no rules.
    std::function<std::vector<Question>(const Document&, const Strategy&)> questions;
    /// The game by whose rules a strategy that asks it something is answered, for people.
    std::function<std::string_view(const Document&, const Strategy&)> game;
    /// What a strategy asks where it is set beside others, itself among them, and what they ask
    /// makes it ask more, or otherwise. Null: the same as by itself.
    std::function<std::vector<Question>(const Document&, const Strategy&,
                                        std::span<const Strategy> others)>
        questionsBeside = nullptr;
};

/// All calculators in the order of the rail. The catalogues outlive them and their questions.
std::vector<Calculator> calculators(const Catalogues& catalogues);

/// Null if there is none.
const Calculator* calculatorOf(const std::vector<Calculator>& all, std::string_view id);

}  // namespace polyplan::plan
