#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/calculator/question.h"
#include "core/plan/calculators.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

/// Strategies that are set side by side, from one document or several.
namespace polyplan::plan {

inline constexpr std::size_t mostContenders = 4;
inline constexpr std::size_t fewestContenders = 2;

struct Contender {
    std::shared_ptr<const Document> document;
    std::size_t strategy = 0;  ///< its place in the document
    std::string file;          ///< its name, see namesOfFiles(); empty if it has none
    std::string name;          ///< of the strategy, with the file where several have that name

    const Strategy& asked() const { return document->strategies[strategy]; }
};

/// A document with the name of its file.
struct NamedDocument {
    std::shared_ptr<const Document> document;
    std::string file;
};

/// Takes strategies by name, each from the first document that has it; all of them where none are
/// named, in the order of documents.
/// @param names "NAME", or "NAME (FILE)" where several files have that name
/// @returns the contenders, or why there are none
std::variant<std::vector<Contender>, std::string> contendersOf(
    std::span<const NamedDocument> documents, std::span<const std::string> names);

/// One question of a contender.
struct AskedQuestion {
    std::string heading;  ///< stands before the groups of its report, where the contenders ask a
                          ///< calculator several
    Question question;
    /// How many goals it is asked for, where not all contenders are asked for the same: what is so
    /// of all of them is no better or worse than what is so of others.
    std::optional<Span> goals = {};
    bool operator==(const AskedQuestion&) const = default;
};

/// What all contenders ask of all calculators, one list each. Goals that one of them names are
/// asked for by all that have a line and can have the object, but for those that would pick it up
/// between zaps for it, or could not average over what may be it. A calculator that nobody asks
/// more than settings is left out, if another one is asked something.
std::vector<std::vector<AskedQuestion>> questionsOf(std::span<const Contender> contenders,
                                                    const std::vector<Calculator>& calculators,
                                                    const Catalogues& catalogues);

/// The answers to one contender's questions, one each.
using JoinedAnswer = std::vector<AnyAnswer>;

/// All that one contender asks, as one question: answered with a `JoinedAnswer`, in the stages that
/// the answer to the first one comes in, when all others are there. Its report is that of all.
struct JoinedQuestion {
    std::string name;  ///< of the contender
    std::vector<AskedQuestion> asked;

    std::string key() const { return "comparison/" + name; }
    std::string title() const { return name; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const JoinedQuestion&) const = default;
};

}  // namespace polyplan::plan
