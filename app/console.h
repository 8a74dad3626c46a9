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

}  // namespace polyplan::app
