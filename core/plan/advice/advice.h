#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/question.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/plan/advice/effect.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/edits/draft.h"

/// What would make a line better, computed for this very plan.
namespace polyplan::plan {

/// One piece of advice: what was found, and what comes of doing something about it.
struct Finding {
    std::string_view hint;         ///< "large-stacks": stable, for files
    std::string_view title;        ///< "Stacks of five or more"
    std::string_view fixName;      ///< what the fix does: "Split large stacks"
    std::string_view explanation;  ///< why, in a sentence or two
    std::string_view source;       ///< file and function of the game
    std::string found;             ///< "3 stacks of five or more: 12 potions of water …"
    Selection where;               ///< stacks and piles; empty where it is about the whole line
    std::vector<int> squares;      ///< the distances of their piles, each once
    int zaps = 1;                  ///< that the figures are of
    Edit fix;                      ///< of the strategy that was asked about, as it was
    std::vector<Effect> effects;   ///< by the line's figures
    std::vector<Effect> counting;  ///< the same as people are told: decoys are there to be lost
    Effect loss;                   ///< all of it, decoys aside
    std::optional<Effect> hit;     ///< where fewer items are hit: what is missed is not lost
    /// By which the best is told first: what it adds to the chance of all goals, and the share of
    /// the loss that it saves.
    double goalsGained = 0;
    double lossSaved = 0;
};

/// Findings, what gains most first.
struct Advice {
    std::vector<Finding> findings;
};

/// What can be advised for one zap of a line: answered with `Advice`. Findings come in stages as
/// their effects are computed.
struct AdviceQuestion {
    /// One strategy with all that its line depends on, and nothing else.
    std::shared_ptr<const Document> document;
    const Catalogues* catalogues = nullptr;
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator;  ///< remembers piles; no part of
                                                                  ///< what is asked

    std::string key() const { return "polypile/advice"; }
    std::string title() const { return document->strategies.front().name; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const AdviceQuestion& other) const { return *document == *other.document; }
};

/// @returns nothing where `lineQuestion` has none
std::optional<AdviceQuestion> adviceQuestion(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator);

/// What is advised for a strategy. @returns nothing if it was stopped, or where there is no line
std::optional<Advice> adviceFor(const Document& document, const Strategy& strategy,
                                const Catalogues& catalogues, const Work& work = {});

}  // namespace polyplan::plan
