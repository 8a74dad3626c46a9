#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// Something to do about a theft: another request, whose answer tells what it is worth.
struct Remedy {
    std::string id;     ///< the same for the same idea in every request: "bag"
    std::string label;  ///< what to do, for people: "Put the quest artifact into a container"
    /// What it puts away or exchanges, by name; none where it does so to nothing.
    std::vector<std::string> stacks = {};
    Request after;       ///< the request with it done; never equal to the one before
    std::string source;  ///< where its rule stands: file and function
    std::string note;    ///< what else is to be known
    bool operator==(const Remedy&) const = default;
};

/// What to do, with the stacks that it puts away or exchanges: several of them by number.
std::string whatToDo(const Remedy& remedy);

/// What can be done about the theft that a request tells of, as far as the rules of the version let
/// it make a difference: none if nothing is at risk. Those on the dice come first, killing last.
std::vector<Remedy> remediesFor(const Encounter& encounter);

/// What is said where there are none, and where none of them changes anything.
inline constexpr std::string_view nothingToDo =
    "Nothing that this thief is after is carried openly: nothing to do.";
inline constexpr std::string_view nothingHelps =
    "Nothing of what can be done changes anything here.";

}  // namespace polyplan::nethack::theft
