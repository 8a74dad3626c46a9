#include "core/calculator/options.h"

#include <algorithm>
#include <array>

namespace polyplan {

std::string optionHelp(const Member& member, std::string_view within, std::string_view allowed,
                       std::string_view usual) {
    constexpr std::array<std::string_view, 4> saysNothing = {"", "false", "[]", "\"\""};
    std::string help;
    if (member.presence == Presence::Required) {
        help = "Required" + (within.empty() ? "" : " with " + std::string(within)) + ". ";
    }
    help += member.help;
    if (!allowed.empty()) {
        help += ": " + std::string(allowed);
    }
    if (std::find(saysNothing.begin(), saysNothing.end(), usual) == saysNothing.end()) {
        std::string plain(usual);
        std::erase(plain, '"');
        help += " (default: " + plain + ')';
    }
    return help;
}

}  // namespace polyplan
