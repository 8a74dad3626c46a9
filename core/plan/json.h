#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/limits.h"

namespace polyplan::plan {

using ReadResult = std::variant<Document, std::vector<Fault>>;

/// Reads a plan document. Either the whole document, or every fault in it: nothing is half loaded.
/// Takes any bytes whatever.
/// @param unknown takes the members that this version does not know, which are kept without effect,
/// and what may have been meant
/// @param mostBytes that the text may have
ReadResult readDocument(std::string_view json, const Catalogues& catalogues,
                        FaultList* unknown = nullptr, std::size_t mostBytes = limits::fileBytes);

/// What `readDocument` would refuse of a document that is there already.
std::vector<Fault> validate(const Document& document, const Catalogues& catalogues);

/// Writes a plan document: UTF-8, indented, ending in a line break. Reading it gives the document.
std::string writeDocument(const Document& document, const Catalogues& catalogues);

/// The same for a file that is to be opened again: that text, or what `readDocument` would refuse
/// of it.
std::variant<std::string, std::vector<Fault>> writeReadable(const Document& document,
                                                            const Catalogues& catalogues);

/// Stacks by themselves, as clipboard and drag carry them: {"format": "polyplan-stacks", …}.
std::string writeStacks(const std::vector<Stack>& stacks, nethack::Game game,
                        const Catalogues& catalogues);
/// @returns the stacks, or why the text is none: it is untrusted.
std::variant<std::vector<Stack>, std::vector<Fault>> readStacks(std::string_view json,
                                                                nethack::Game game,
                                                                const Catalogues& catalogues);

}  // namespace polyplan::plan
