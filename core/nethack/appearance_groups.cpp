#include "core/nethack/appearance_groups.h"

#include <algorithm>
#include <array>

namespace polyplan::nethack {
namespace {

/// Types that keep their own look although their class is shuffled. SLASH'EM: water and what
/// follows it in the table.
constexpr std::array<std::string_view, 11> keepTheirLook = {
    "amulet_of_yendor", "fake_amulet_of_yendor", "pot_water",
    "pot_blood",        "pot_vampire_blood",     "pot_amnesia",
    "scr_mail",         "scr_blank_paper",       "spe_blank_paper",
    "spe_novel",        "spe_book_of_the_dead"};

constexpr std::array shuffledClasses = {ObjectClass::Amulet, ObjectClass::Potion,
                                        ObjectClass::Scroll, ObjectClass::Spellbook,
                                        ObjectClass::Ring,   ObjectClass::Wand};

/// Armour that stands together in the table. The robes are SLASH'EM's.
struct ShuffledRun {
    std::string_view first;
    std::string_view last;
};
constexpr std::array<ShuffledRun, 5> shuffledRuns = {
    {{"helmet", "helm_of_telepathy"},
     {"leather_gloves", "gauntlets_of_dexterity"},
     {"cloak_of_protection", "cloak_of_displacement"},
     {"speed_boots", "levitation_boots"},
     {"robe", "robe_of_weakness"}}};

/// LookVersions of objects.c by what they have in common.
enum LookVersions : unsigned {
    LookOf343 = 1,
    LookOf36And37 = 2,
    LookOfSlashEm = 4,
    LookOfAll = LookOf343 | LookOf36And37 | LookOfSlashEm,
};

unsigned lookVersionsOf(Game game) {
    switch (game) {
        case Game::NetHack343:
            return LookOf343;
        case Game::NetHack367:
        case Game::NetHack37:
            return LookOf36And37;
        default:
            return LookOfSlashEm;
    }
}

struct SpareLook {
    ObjectClass objectClass;
    std::string_view label;
    unsigned versions;
};

// objects.c: descriptions without a name. 3.6.0 added the scrolls from ETAOIN SHRDLU on.
constexpr std::array<SpareLook, 29> spareLooks = {{
    {ObjectClass::Scroll, "FOOBIE BLETCH", LookOfAll},
    {ObjectClass::Scroll, "TEMOV", LookOfAll},
    {ObjectClass::Scroll, "GARVEN DEH", LookOfAll},
    {ObjectClass::Scroll, "READ ME", LookOfAll},
    {ObjectClass::Scroll, "ETAOIN SHRDLU", LookOf36And37},
    {ObjectClass::Scroll, "LOREM IPSUM", LookOf36And37},
    {ObjectClass::Scroll, "FNORD", LookOf36And37},
    {ObjectClass::Scroll, "KO BATE", LookOf36And37},
    {ObjectClass::Scroll, "ABRA KA DABRA", LookOf36And37},
    {ObjectClass::Scroll, "ASHPD SODALG", LookOf36And37},
    {ObjectClass::Scroll, "ZLORFIK", LookOf36And37},
    {ObjectClass::Scroll, "GNIK SISI VLE", LookOf36And37},
    {ObjectClass::Scroll, "HAPAX LEGOMENON", LookOf36And37},
    {ObjectClass::Scroll, "EIRIS SAZUN IDISI", LookOf36And37},
    {ObjectClass::Scroll, "PHOL ENDE WODAN", LookOf36And37},
    {ObjectClass::Scroll, "GHOTI", LookOf36And37},
    {ObjectClass::Scroll, "MAPIRO MAHAMA DIROMAT", LookOf36And37},
    {ObjectClass::Scroll, "VAS CORP BET", LookOf36And37},
    {ObjectClass::Scroll, "XOR OTA", LookOf36And37},
    {ObjectClass::Scroll, "STRC PRST SKRZ KRK", LookOf36And37},
    {ObjectClass::Wand, "forked", LookOfAll},
    {ObjectClass::Wand, "spiked", LookOfAll},
    {ObjectClass::Wand, "jeweled", LookOfAll},
    {ObjectClass::Spellbook, "tartan", LookOfSlashEm},
    {ObjectClass::Spellbook, "stylish", LookOfSlashEm},
    {ObjectClass::Spellbook, "psychedelic", LookOfSlashEm},
    {ObjectClass::Spellbook, "spiral-bound", LookOfSlashEm},
    {ObjectClass::Spellbook, "left-handed", LookOfSlashEm},
    {ObjectClass::Spellbook, "stapled", LookOfSlashEm},
}};

constexpr std::array<RecoloredGem, 5> recoloredRows = {{{"turquoise", "blue", 2},
                                                        {"aquamarine", "blue", 2},
                                                        {"fluorite", "blue", 1},
                                                        {"fluorite", "white", 1},
                                                        {"fluorite", "green", 1}}};

AppearanceGroup wholeClass(const ObjectTable& table, ObjectClass objectClass, Game game) {
    AppearanceGroup group;
    ObjectIndex index = table.firstOfClass(objectClass);
    for (const ObjectType& type : table.ofClass(objectClass)) {
        if (std::find(keepTheirLook.begin(), keepTheirLook.end(), type.id) == keepTheirLook.end()) {
            group.types.push_back(index);
        }
        ++index;
    }
    for (const SpareLook& spare : spareLooks) {
        if (spare.objectClass == objectClass && (spare.versions & lookVersionsOf(game)) != 0) {
            group.spareLabels.push_back(spare.label);
        }
    }
    return group;
}

}  // namespace

std::vector<AppearanceGroup> appearanceGroups(const ObjectTable& table, Game game) {
    std::vector<AppearanceGroup> groups;
    for (const ObjectClass objectClass : shuffledClasses) {
        groups.push_back(wholeClass(table, objectClass, game));
    }
    for (const ShuffledRun& run : shuffledRuns) {
        const auto first = table.find(run.first);
        const auto last = table.find(run.last);
        if (!first || !last) {
            continue;
        }
        AppearanceGroup& group = groups.emplace_back();
        for (ObjectIndex index = *first; index <= *last; ++index) {
            group.types.push_back(index);
        }
    }
    return groups;
}

std::span<const RecoloredGem> recoloredGems() {
    return recoloredRows;
}

int gamesOfFour(const ObjectType& type, std::string_view appearance) {
    constexpr int all = 4;
    if (appearance.empty()) {
        return all;
    }
    int inItsOwn = all;
    for (const RecoloredGem& row : recoloredRows) {
        if (row.id != type.id) {
            continue;
        }
        if (row.color == appearance) {
            return row.gamesOfFour;
        }
        inItsOwn -= row.gamesOfFour;
    }
    return inItsOwn;
}

}  // namespace polyplan::nethack
