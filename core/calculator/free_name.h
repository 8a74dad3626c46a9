#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace polyplan {

/// `wish`, with a number behind it if it is taken, and never longer than a name may be. A number at
/// its end may be what it says: "a 2" is followed by "a 3" where "a" is taken or is `counted`,
/// "Luck 10" by "Luck 10 (2)".
/// @param counted words that no number belongs to but a count
std::string freeName(const std::vector<std::string>& taken, const std::string& wish,
                     std::string_view counted);

}  // namespace polyplan
