#include "core/nethack/polypile/rules.h"

#include <algorithm>
#include <array>

namespace polyplan::nethack::polypile {
namespace {

// Polymorph sources (zap.c bhito()) and what obj_resists() protects without a roll. Corpses of the
// Riders, which it protects too, are told apart by their monster and not by a row here.
constexpr std::array<std::string_view, 7> neverAffected = {
    "wan_polymorph",    "spe_polymorph",        "pot_polymorph",
    "amulet_of_yendor", "spe_book_of_the_dead", "candelabrum_of_invocation",
    "bell_of_opening"};
constexpr std::array<std::string_view, 8> neverAffected37 = {
    "wan_polymorph",    "spe_polymorph",        "pot_polymorph",
    "amulet_of_yendor", "spe_book_of_the_dead", "candelabrum_of_invocation",
    "bell_of_opening",  "amulet_of_unchanging"};

// zap.c polyuse(): obj_resists(obj, 0, 0), and mail.
constexpr std::array<std::string_view, 5> neverAbsorbed = {
    "amulet_of_yendor", "spe_book_of_the_dead", "candelabrum_of_invocation", "bell_of_opening",
    "scr_mail"};

constexpr std::array<std::string_view, 2> wands = {"wan_wishing", "wan_polymorph"};
constexpr std::array<std::string_view, 1> potions = {"pot_polymorph"};
constexpr std::array<std::string_view, 1> spellbooks = {"spe_polymorph"};
constexpr std::array<Redraw, 3> redraws = {{
    {wands, "wan_light", "wan_lightning"},
    {potions, "pot_gain_ability", "pot_water"},
    {spellbooks, "spe_dig", "spe_blank_paper"},
}};

// forked; spiked and jeweled. Spare labels of scrolls are paper like all others.
constexpr std::array<SpareLabels, 2> spareLabels = {{
    {ObjectClass::Wand, Material::Wood, 1},
    {ObjectClass::Wand, Material::Iron, 2},
}};

constexpr std::array<Rules, 3> rows = {{
    {.game = Game::NetHack343,
     .neverAffected = neverAffected,
     .neverAbsorbed = neverAbsorbed,
     .degradedHornIsMundane = false,
     .booksWearOut = false,
     .bouldersRiseToTop = false,
     .redraws = redraws,
     .spareLabels = spareLabels},
    {.game = Game::NetHack367,
     .neverAffected = neverAffected,
     .neverAbsorbed = neverAbsorbed,
     .degradedHornIsMundane = true,
     .booksWearOut = true,
     .bouldersRiseToTop = false,
     .redraws = redraws,
     .spareLabels = spareLabels},
    {.game = Game::NetHack37,
     .neverAffected = neverAffected37,
     .neverAbsorbed = neverAbsorbed,
     .degradedHornIsMundane = true,
     .booksWearOut = true,
     .bouldersRiseToTop = true,
     .redraws = redraws,
     .spareLabels = spareLabels},
}};

}  // namespace

const Rules* rulesOf(Game game) {
    const auto* found = std::find_if(rows.begin(), rows.end(),
                                     [game](const Rules& rules) { return rules.game == game; });
    return found == rows.end() ? nullptr : found;
}

}  // namespace polyplan::nethack::polypile
