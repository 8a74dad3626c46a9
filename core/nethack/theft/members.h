#pragma once

#include <variant>
#include <vector>

#include "core/calculator/members.h"
#include "core/nethack/game_name.h"
#include "core/nethack/theft/encounter.h"
#include "core/nethack/theft/request_words.h"

/// The members of a theft request in the file.
namespace polyplan::nethack::theft {

/// Whether the game has rules of theft here.
bool knowsTheft(Game game);

/// Names what is not in the version's tables, and what of the request does not go together; asks
/// for the `ThiefTable` and, where the request names no game, the `Game` of the table set. In a
/// document of a game without rules of theft anything may stand.
void checkEncounter(const Request& request, const Place& place);

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Thing> /*unused*/) {
    v.oneLine();
    v.member(required("kind", "kind", "What a thief takes it for (steal.c stealamulet())"),
             &Thing::kind, kindWords);
    v.member({"name", "name", "By default the kind, from the second of a kind on with its number"},
             &Thing::name);
    v.member({"own", "own role's", "A quest artifact of the hero's own role"}, &Thing::own);
    v.member({"in_container", "in a bag", "Safe: only the open inventory is searched"},
             &Thing::inContainer);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Request> /*unused*/) {
    v.member({"game", "game", "By default nethack-3.6.7, in a document the document's"},
             &Request::game, GameName{knowsTheft});
    v.member(required("monster", "thief", "Who steals, by its name in that version"),
             &Request::monster);
    v.member({"monster_level", "level", "By default worked out below, else its kind's"},
             &Request::monsterLevel, limits::monsterLevel);
    v.member({"level_difficulty", "difficulty",
              "Of the dungeon level where it was made, with hero_level (makemon.c adj_lev())"},
             &Request::levelDifficulty, limits::levelDifficulty);
    v.member({"hero_level", "hero's level then",
              "When it was made, with level_difficulty (makemon.c adj_lev())"},
             &Request::heroLevel, limits::heroLevel);
    v.member({"wizards_killed", "killed before",
              "How often the Wizard of Yendor has been killed (makemon.c adj_lev())"},
             &Request::wizardsKilled, limits::wizardsKilled);
    v.member({"monster_speed", "speed", "Before fast and slow, by default its kind's"},
             &Request::monsterSpeed, limits::monsterSpeed);
    v.member({"monster_conditions", "thief is", "States of the thief (mon.c mcalcmove())"},
             &Request::monsterConditions, thiefConditionWords);
    v.member({"armor_class", "armor class", "Of the hero (mhitu.c mattacku())"},
             &Request::armorClass, limits::armorClass);
    v.member({"conditions", "hero is", "States of the hero that the version asks for"},
             &Request::conditions, heroConditionWords);
    v.member({"to_hit_bonus", "bonus to hit", "Whatever else is added to the thief's number"},
             &Request::toHitBonus, limits::toHitBonus);
    v.member({"inventory", "inventory", "Stacks in the order of the inventory"},
             &Request::inventory, limits::inventory);
    v.member({"turns", "turns", "Game turns beside the thief; either turns or hits"},
             &Request::turns, limits::turns);
    v.member({"hits", "hits", "Hits of theft attacks; either turns or hits"}, &Request::hits,
             limits::hits);
    v.member({"level_forbids_teleport", "no teleport", "Nobody can teleport on this level"},
             &Request::levelForbidsTeleport);
    v.member({"hero_in_tower", "Wizard's Tower", "Whether the hero is in it, or at its bottom"},
             &Request::heroInTower, heroInTowerWords);
    v.check(checkEncounter);
}

/// A request by itself, as the command line has it: every member is known, and its game is settled.
std::variant<Encounter, std::vector<Fault>> readEncounter(const Json& json,
                                                          const ThiefTable& thieves);

}  // namespace polyplan::nethack::theft
