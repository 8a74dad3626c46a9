#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/console.h"

namespace polyplan::app {

/// No sub-command was named: the window is to open, with these files.
struct WindowRequest {
    std::vector<std::string> files;
};

/// Does what the arguments (without the program's name) ask for.
/// @returns the exit status, or the wish for a window.
std::variant<int, WindowRequest> runCommandLine(const std::vector<std::string>& arguments,
                                                Console& console);

}  // namespace polyplan::app
