#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "core/nethack/polypile/line.h"

namespace polyplan::nethack::polypile {

/// One way in which all that is not identified is what goals ask for, or is not.
struct IdentityWorld {
    double probability{};  ///< over all worlds they sum to 1
    /// What goals name is discovered, so that nothing else is it.
    Situation situation;
    std::vector<Pile> piles;
    std::vector<int> wantedStacks;  ///< by pile: such stacks that are what a goal asks for
    std::string is;                 ///< "2 violet gems are amethyst", "nothing else is wanted"
};

inline constexpr std::size_t mostIdentityWorlds = 64;

/// The worlds over which goals are averaged, so that what lies there unidentified and may itself be
/// wanted counts by its chance to be it. What has the same look is of one type where that look
/// tells the type, or where the player calls it by one name; else each stack stands for itself. No
/// type has two looks (o_init.c shuffle()). Each thing is by itself as likely what it is as
/// identitiesOf() has it. What else they are is for `lookWorlds()`.
struct IdentityWorlds {
    /// Empty where nothing unidentified may be wanted.
    std::vector<IdentityWorld> all;
    bool areTooMany = false;  ///< above `most`; `all` is empty then

    /// As `LineAnswer::worlds`: 1 where nothing unidentified may be wanted, 0 where they are too
    /// many.
    std::size_t number() const { return areTooMany ? 0 : std::max<std::size_t>(all.size(), 1); }
};

IdentityWorlds identityWorlds(const Situation& situation, std::span<const Pile> piles,
                              std::span<const Goal> goals, std::size_t most = mostIdentityWorlds);

/// How many there are, as `IdentityWorlds::number()`, in much less time.
std::size_t identityWorldCount(const Situation& situation, std::span<const Pile> piles,
                               std::span<const Goal> goals);

}  // namespace polyplan::nethack::polypile
