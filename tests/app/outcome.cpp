#include "tests/app/outcome.h"

#include <sstream>
#include <variant>

#include "app/command_line.h"

namespace polyplan::app {

Outcome run(const std::vector<std::string>& arguments, const std::string& input) {
    std::ostringstream out;
    std::ostringstream err;
    std::istringstream in(input);
    Console console{out, err, false, in};
    const auto result = runCommandLine(arguments, console);
    return {std::get<int>(result), out.str(), err.str()};
}

}  // namespace polyplan::app
