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

constexpr std::array<FreshCharges, 12> freshCharges = {{
    {"magic_marker", 30, 99},
    {"tinning_kit", 30, 99},
    {"expensive_camera", 30, 99},
    {"can_of_grease", 1, 25},
    {"crystal_ball", 1, 5},
    {"horn_of_plenty", 1, 20},
    {"bag_of_tricks", 1, 20},
    {"magic_flute", 4, 8},
    {"magic_harp", 4, 8},
    {"frost_horn", 4, 8},
    {"fire_horn", 4, 8},
    {"drum_of_earthquake", 4, 8},
}};
constexpr std::array<FreshCharges, 12> freshCharges37 = {{
    {"magic_marker", 30, 99},
    {"tinning_kit", 30, 99},
    {"expensive_camera", 30, 99},
    {"can_of_grease", 5, 25},
    {"crystal_ball", 3, 7},
    {"horn_of_plenty", 3, 20},
    {"bag_of_tricks", 3, 20},
    {"magic_flute", 4, 8},
    {"magic_harp", 4, 8},
    {"frost_horn", 4, 8},
    {"fire_horn", 4, 8},
    {"drum_of_earthquake", 4, 8},
}};

constexpr std::array<Rules, 3> rulesByGame = {{
    {.game = Game::NetHack343,
     .neverAffected = neverAffected,
     .neverAbsorbed = neverAbsorbed,
     .degradedHornIsMundane = false,
     .booksWearOut = false,
     .erosionOfAllClasses = true,
     .glassArmorCracks = false,
     .redraws = redraws,
     .spareLabels = spareLabels,
     .freshCharges = freshCharges},
    {.game = Game::NetHack367,
     .neverAffected = neverAffected,
     .neverAbsorbed = neverAbsorbed,
     .degradedHornIsMundane = true,
     .booksWearOut = true,
     .erosionOfAllClasses = false,
     .glassArmorCracks = false,
     .redraws = redraws,
     .spareLabels = spareLabels,
     .freshCharges = freshCharges},
    {.game = Game::NetHack37,
     .neverAffected = neverAffected37,
     .neverAbsorbed = neverAbsorbed,
     .degradedHornIsMundane = true,
     .booksWearOut = true,
     .erosionOfAllClasses = false,
     .glassArmorCracks = true,
     .redraws = redraws,
     .spareLabels = spareLabels,
     .freshCharges = freshCharges37},
}};

}  // namespace

const Rules* rulesOf(Game game) {
    const auto* found = std::find_if(rulesByGame.begin(), rulesByGame.end(),
                                     [game](const Rules& rules) { return rules.game == game; });
    return found == rulesByGame.end() ? nullptr : found;
}

}  // namespace polyplan::nethack::polypile
