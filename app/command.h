#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "app/console.h"

namespace polyplan::app {

/// One sub-command of `polyplan`.
struct Command {
    /// What is done once the arguments are read. @returns the exit status
    using Run = std::function<int(Console&)>;

    const char* name;
    const char* help;
    /// Adds the options and gives what is to run with them; they live as long as it does.
    Run (*addOptions)(CLI::App& command);
};

}  // namespace polyplan::app
