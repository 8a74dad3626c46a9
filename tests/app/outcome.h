#pragma once

#include <string>
#include <vector>

#include "app/console.h"

namespace polyplan::app {

/// What one start of the program left behind.
struct Outcome {
    int status;  ///< `done`, `requestNotMet` or `wrongUsage`
    std::string out;
    std::string err;
};

/// Runs a command line that opens no window, with `input` on standard input.
Outcome run(const std::vector<std::string>& arguments, const std::string& input = "");

}  // namespace polyplan::app
