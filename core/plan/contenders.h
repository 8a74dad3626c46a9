#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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
    std::string file;          ///< its name without folders; empty if it has none
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
    std::string heading;  ///< stands before the groups of its report, where a calculator is asked
                          ///< several
    Question question;
    bool operator==(const AskedQuestion&) const = default;
};

/// What all contenders ask of all calculators, one list each. Goals that one of them names are
/// asked for by all that have a line and can have the object.
std::vector<std::vector<AskedQuestion>> questionsOf(std::span<const Contender> contenders,
                                                    const std::vector<Calculator>& calculators,
                                                    const Catalogues& catalogues);

/// The reports of one contender's questions as one.
Report joined(std::span<const std::pair<std::string, Report>> headed);

}  // namespace polyplan::plan
