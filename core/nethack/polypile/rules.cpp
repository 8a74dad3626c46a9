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

// SLASH'EM: obj.h evades_destruction().
constexpr std::array<std::string_view, 3> alignmentKeys = {"Key of Law", "Key of Neutrality",
                                                           "Key of Chaos"};

// SLASH'EM's poly_obj() returns it; 3.7 does not even roll for it.
constexpr std::array<std::string_view, 1> unchanging = {"amulet_of_unchanging"};

constexpr std::array<OwnGolem, 2> golemsSlashEm = {{
    {Material::Wax, Golem::Wax},
    {Material::Plastic, Golem::Plastic},
}};

// obj.h is_poisonable(): by skill. SLASH'EM: everything up to sabers, poles to lances, no bullets.
constexpr std::array<std::string_view, 4> poisonableMissiles = {"bow", "crossbow", "dart",
                                                                "shuriken"};
constexpr std::array<std::string_view, 5> poisonableMissilesSlashEm = {"bow", "crossbow", "dart",
                                                                       "shuriken", "boomerang"};
constexpr std::array<std::string_view, 15> poisonableInHandSlashEm = {
    "dagger",      "knife",       "axe",        "pick_axe",
    "short_sword", "broad_sword", "long_sword", "two_handed_sword",
    "scimitar",    "saber",       "polearms",   "spear",
    "javelin",     "trident",     "lance"};

constexpr std::array<std::string_view, 2> wands = {"wan_wishing", "wan_polymorph"};
constexpr std::array<std::string_view, 1> potions = {"pot_polymorph"};
constexpr std::array<std::string_view, 1> spellbooks = {"spe_polymorph"};
constexpr std::array<Redraw, 3> redraws = {{
    {wands, "wan_light", "wan_lightning"},
    {potions, "pot_gain_ability", "pot_water"},
    {spellbooks, "spe_dig", "spe_blank_paper"},
}};
// The same names, but of books and potions only a part of SLASH'EM's table lies between them.
constexpr std::array<Redraw, 3> redrawsSlashEm = {{
    {wands, "wan_light", "wan_fireball"},
    {potions, "pot_gain_ability", "pot_water"},
    {spellbooks, "spe_dig", "spe_blank_paper"},
}};

// forked; spiked and jeweled. Spare labels of scrolls are paper like all others.
constexpr std::array<SpareLabels, 2> spareLabels = {{
    {ObjectClass::Wand, Material::Wood, 1},
    {ObjectClass::Wand, Material::Iron, 2},
}};

constexpr std::array<FreshCharges, 13> freshCharges = {{
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
    {"wan_wishing", 1, 3},
}};
constexpr std::array<FreshCharges, 13> freshCharges37 = {{
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
    {"wan_wishing", 1, 1},
}};

constexpr std::array<FreshCharges, 13> freshChargesSlashEm = {{
    {"magic_marker", 30, 99},
    {"tinning_kit", 30, 99},
    {"expensive_camera", 30, 99},
    {"can_of_grease", 10, 34},
    {"crystal_ball", 3, 12},
    {"horn_of_plenty", 10, 29},
    {"bag_of_tricks", 10, 29},
    {"magic_flute", 10, 14},
    {"magic_harp", 10, 14},
    {"frost_horn", 10, 14},
    {"fire_horn", 10, 14},
    {"drum_of_earthquake", 10, 14},
    {"wan_wishing", 1, 3},
}};

constexpr Rules slashEm = {.game = Game::SlashEm007,
                           .neverAffected = neverAffected,
                           .neverAbsorbed = neverAbsorbed,
                           .immuneArtifacts = alignmentKeys,
                           .handedBack = unchanging,
                           .ownGolems = golemsSlashEm,
                           .degradedHornIsMundane = false,
                           .booksWearOut = false,
                           .booksAreCharged = true,
                           .changesRevert = true,
                           .hazeIsSeen = false,
                           .eatenShareIsKept = true,
                           .waterIsNotDipped = true,
                           .erosionOfAllClasses = true,
                           .glassArmorCracks = false,
                           .zeroRingsAreRare = true,
                           .invisibleOneIn = 1250,
                           .poisonableMissiles = poisonableMissilesSlashEm,
                           .poisonableInHand = poisonableInHandSlashEm,
                           .bouldersRise = false,
                           .redraws = redrawsSlashEm,
                           .spareLabels = spareLabels,
                           .freshCharges = freshChargesSlashEm};

/// SLASH'EM, but that haze is seen.
constexpr Rules slashThem() {
    Rules rules = slashEm;
    rules.game = Game::SlashThem;
    rules.restsOnDescription = true;
    rules.hazeIsSeen = true;
    return rules;
}

constexpr std::array<Rules, 5> rulesByGame = {{
    {.game = Game::NetHack343,
     .neverAffected = neverAffected,
     .neverAbsorbed = neverAbsorbed,
     .immuneArtifacts = {},
     .handedBack = {},
     .ownGolems = {},
     .degradedHornIsMundane = false,
     .booksWearOut = false,
     .booksAreCharged = false,
     .changesRevert = false,
     .hazeIsSeen = false,
     .eatenShareIsKept = false,
     .waterIsNotDipped = false,
     .erosionOfAllClasses = true,
     .glassArmorCracks = false,
     .zeroRingsAreRare = false,
     .poisonableMissiles = poisonableMissiles,
     .poisonableInHand = {},
     .bouldersRise = false,
     .redraws = redraws,
     .spareLabels = spareLabels,
     .freshCharges = freshCharges},
    {.game = Game::NetHack367,
     .neverAffected = neverAffected,
     .neverAbsorbed = neverAbsorbed,
     .immuneArtifacts = {},
     .handedBack = {},
     .ownGolems = {},
     .degradedHornIsMundane = true,
     .booksWearOut = true,
     .booksAreCharged = false,
     .changesRevert = false,
     .hazeIsSeen = false,
     .eatenShareIsKept = false,
     .waterIsNotDipped = false,
     .erosionOfAllClasses = false,
     .glassArmorCracks = false,
     .zeroRingsAreRare = false,
     .poisonableMissiles = poisonableMissiles,
     .poisonableInHand = {},
     .bouldersRise = false,
     .redraws = redraws,
     .spareLabels = spareLabels,
     .freshCharges = freshCharges},
    {.game = Game::NetHack37,
     .neverAffected = neverAffected37,
     .neverAbsorbed = neverAbsorbed,
     .immuneArtifacts = {},
     .handedBack = {},
     .ownGolems = {},
     .degradedHornIsMundane = true,
     .booksWearOut = true,
     .booksAreCharged = false,
     .changesRevert = false,
     .hazeIsSeen = false,
     .eatenShareIsKept = false,
     .waterIsNotDipped = false,
     .erosionOfAllClasses = false,
     .glassArmorCracks = true,
     .zeroRingsAreRare = false,
     .poisonableMissiles = poisonableMissiles,
     .poisonableInHand = {},
     .bouldersRise = true,
     .redraws = redraws,
     .spareLabels = spareLabels,
     .freshCharges = freshCharges37},
    slashEm,
    slashThem(),
}};

}  // namespace

const Rules* rulesOf(Game game) {
    const auto* found = std::find_if(rulesByGame.begin(), rulesByGame.end(),
                                     [game](const Rules& rules) { return rules.game == game; });
    return found == rulesByGame.end() ? nullptr : found;
}

std::span<const Golem> golemsOf(const Rules& rules, Material flag) {
    const auto own = std::find_if(rules.ownGolems.begin(), rules.ownGolems.end(),
                                  [flag](const OwnGolem& golem) { return golem.flag == flag; });
    return own == rules.ownGolems.end() ? commonGolemsOf(flag) : std::span(&own->kind, 1);
}

bool isImmuneArtifact(const Rules& rules, const Stack& stack) {
    std::string_view artifact = stack.artifact;
    for (const std::string_view article : {"The ", "the "}) {
        if (artifact.starts_with(article)) {
            artifact.remove_prefix(article.size());
        }
    }
    return std::find(rules.immuneArtifacts.begin(), rules.immuneArtifacts.end(), artifact) !=
           rules.immuneArtifacts.end();
}

}  // namespace polyplan::nethack::polypile
