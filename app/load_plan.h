#pragma once

#include <optional>
#include <string>

#include "app/console.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::app {

/// Whether a FILE is none, but what is handed to the program: "-".
bool isStandardInput(const std::string& file);
/// A FILE as messages name it.
std::string shownFile(const std::string& file);

/// What a file or standard input holds that is to be read as JSON: of a picture the plan inside it.
/// @returns nothing if it cannot be read or is a picture with no plan; then standard error says
/// why.
std::optional<std::string> readPlanText(const std::string& file, Console& console);

/// The plan in a file or on standard input: a plan document, or a picture exported from one.
/// @returns nothing if there is none; then the faults are on standard error, one a line, as
/// `FILE: POINTER: what was found, what is allowed`; a fault of the whole text has no pointer.
/// @param tellsUnknown lists the members that are not known, and are kept, likewise
std::optional<plan::Document> loadPlan(const std::string& file, const plan::Catalogues& catalogues,
                                       Console& console, bool tellsUnknown = false);

}  // namespace polyplan::app
