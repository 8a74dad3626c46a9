#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/nethack/theft/request.h"

namespace polyplan::nethack::theft {

/// Stacks by themselves, as a clipboard carries them: {"things": […]}.
std::string writeThings(const std::vector<Thing>& things);
/// @returns the stacks, or why the text is none: it is untrusted.
std::variant<std::vector<Thing>, std::vector<Fault>> readThings(std::string_view json);

/// What of copies can be added to an inventory: nothing that a game has only one of and that is
/// there already. A name that another stack has gets a number, since names must differ.
std::vector<Thing> addable(std::vector<Thing> copies, const std::vector<Thing>& inventory);

}  // namespace polyplan::nethack::theft
