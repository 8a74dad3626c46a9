#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/calculator/report.h"
#include "core/nethack/polypile/derive.h"
#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// A line and what was answered about it.
struct LineView {
    std::span<const Pile> piles;
    const LineAnswer& answer;  ///< of these very piles and its own goals
    const ObjectTable& table;
    Knowledge known{};
};

/// Items that a pile loses on average to each cause if it is reached.
struct Losses {
    double items{};        ///< before the zap
    double shockedAway{};  ///< of what a shock destroys whole
    double shockedOff{};   ///< of stacks that a shock leaves some of
    double fused{};
    double absorbed{};

    double all() const { return shockedAway + shockedOff + fused + absorbed; }
    double share() const { return items > 0 ? all() / items : 0; }
};

Losses lossesOf(const Pile& pile, const PileOdds& odds);

/// Items that the zap gets to, on average.
Estimate itemsHit(std::span<const Pile> piles, const LineAnswer& answer);

/// Items, and stacks, that are left of a pile on average if it is reached.
double itemsLeftOf(const PileOdds& odds);
double stacksLeftOf(const PileOdds& odds);

/// "dagger", "Excalibur": what one of a stack is called.
const std::string& shownName(const Stack& stack, const ObjectTable& table);

/// "4 uncursed dagger", "1 blessed Excalibur", "1 cursed long sword named Grimtooth": a stack in a
/// line of words.
std::string worded(const Stack& stack, const ObjectTable& table);

/// "1 ruby", "3 rubies"
std::string countedName(const std::string& object, int count);
/// "ruby", "≥ 3 rubies": a goal in few words.
std::string goalCurveName(const std::string& object, int atLeast);

/// "exact", "sampled, 2000000 samples, seed 1"
std::string worded(const Provenance& provenance);

/// What is said of the line as a whole: goals, what is left, what is lost, series along the line.
Report lineReport(const LineView& line);
/// What is said of one pile. @param pile its place in the line
Report pileReport(const LineView& line, std::size_t pile);
/// What is said of one stack. @param stack its place in the pile
Report stackReport(const LineView& line, std::size_t pile, std::size_t stack);
/// In what number and state a stack is after shock and change: what its fates and the names of what
/// it becomes do not tell. Has only what applies to the stack.
Report stateReport(const LineView& line, const Rules& rules, std::size_t pile, std::size_t stack);

/// By which a figure's derivation is asked for, as text and back.
std::string derivationKey(const FigureName& figure);
std::optional<FigureName> figureNameOf(std::string_view key);

}  // namespace polyplan::nethack::polypile
