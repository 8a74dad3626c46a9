#pragma once

#include <iostream>

namespace polyplan::app {

/// Where a sub-command writes: results to `out`, faults and progress to `err`; and what it reads
/// where standard input is named.
struct Console {
    std::ostream& out;
    std::ostream& err;
    bool errIsTerminal = false;  ///< progress is shown
    std::istream& in = std::cin;
};

/// The exit statuses.
inline constexpr int done = 0;
inline constexpr int requestNotMet = 1;  ///< a fault in a file, an unknown object …
inline constexpr int wrongUsage = 2;
inline constexpr const char* exitStatusHelp =
    "Exit status: 0 done; 1 the request could not be met: a fault in a file, a member of a "
    "request that is left out or can't have that value, a name that nothing has, a file that "
    "can't be written so, an engraving that the game refuses, of which the answer says why; "
    "2 wrong usage: an option that is not known, or that the command itself needs or can't take.";

}  // namespace polyplan::app
