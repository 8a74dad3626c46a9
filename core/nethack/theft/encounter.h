#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/nethack/theft/request.h"
#include "core/nethack/theft/rules.h"
#include "core/nethack/theft/thief_table.h"

namespace polyplan::nethack::theft {

/// A request with everything looked up.
struct Encounter {
    Request request;
    Thief thief;
    const Rules* rules{};
    const TheftRule* theft{};
    const Habits* habits{};
    int level{};  ///< of the thief, adjusted
    int speed{};  ///< of the thief, after Fast and Slow

    bool has(ThiefCondition condition) const {
        return request.monsterConditions.contains(condition);
    }
    bool has(HeroCondition condition) const { return request.conditions.contains(condition); }
};

/// The rules that tie members of a request together or to the tables; its numbers are within the
/// limits.
/// @returns every breach, none if the request can be met
std::vector<Fault> faultsOf(const Request& request, Game game, const ThiefTable& thieves);

/// @param game the request's, or in a document that of the document
/// @returns the encounter, or every fault
std::variant<Encounter, std::vector<Fault>> encounterOf(const Request& request, Game game,
                                                        const ThiefTable& thieves);

/// The level of a thief when it is made: of the Wizard of Yendor min(49, base + how many of him
/// have been killed); of all others base b, less 1 if the difficulty of the dungeon level is below
/// it, else plus a fifth of what it is above, plus a quarter of what the hero's level is above b,
/// at most 3/2 b and 49, everything truncated (makemon.c adj_lev(), 3.4.3 to 3.7).
int adjustedLevel(int base, int levelDifficulty, int heroLevel);
int levelOfWizard(int base, int killed);

/// (4 × speed + 2) / 3 of a fast monster, (2 × speed + 1) / 3 of a slow one, truncated; both states
/// together are neither (mon.c mcalcmove(), all versions).
int effectiveSpeed(int speed, const std::set<ThiefCondition>& conditions);

}  // namespace polyplan::nethack::theft
