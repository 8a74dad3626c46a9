#include "core/plan/game_text/layout.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/catalogue/trimmed.h"
#include "core/plan/game_text/letters.h"

namespace polyplan::plan::game_text {
namespace {

constexpr std::array<ClassHeading, 21> classHeadings = {{
    {"Amulets", ObjectClass::Amulet},
    {"Weapons", ObjectClass::Weapon},
    {"Armor", ObjectClass::Armor},
    {"Rings", ObjectClass::Ring},
    {"Tools", ObjectClass::Tool},
    {"Comestibles", ObjectClass::Food},
    {"Potions", ObjectClass::Potion},
    {"Scrolls", ObjectClass::Scroll},
    {"Spellbooks", ObjectClass::Spellbook},
    {"Wands", ObjectClass::Wand},
    {"Coins", ObjectClass::Coin},
    {"Gems", ObjectClass::Gem},
    {"Gems/Stones", ObjectClass::Gem},
    {"Rocks", ObjectClass::Gem},
    {"Boulders/Statues", ObjectClass::Rock},
    {"Iron balls", ObjectClass::Ball},
    {"Chains", ObjectClass::Chain},
    {"Venoms", ObjectClass::Venom},
    {"Illegal objects"},
    {"Bagged/Boxed items"},
    {"Miscellaneous"},
}};

/// Between two pages, also of the curses windows.
constexpr std::array<std::string_view, 6> pagePatterns = {
    "(# of #)",         "--More--",         "(Page # of #)",
    "(Page # of #) =>", "<= (Page # of #)", "<= (Page # of #) =>",
};
constexpr std::string_view priceListTitle = "Fine goods for sale:";

/// Other lines of a list: patterns as in matches(), whatever the case.
constexpr std::array<std::string_view, 38> headingPatterns = {
    "Things that are here*",
    "Things that you feel here*",
    "Other things that are here*",
    "Other things that you feel here*",
    "There are several objects here*",
    "There are many objects here*",
    "There are several more objects here*",
    "There are many more objects here*",
    "There is a *",
    "There is an *",
    "There's a *",
    "You see no objects here*",
    "You feel no objects here*",
    "You are carrying*",
    "You are not carrying anything*",
    "Not carrying anything*",
    "Your inventory*",
    "Your possessions*",
    "Your purse*",
    "Inventory",
    "Inventory:",
    "Final inventory*",
    "Pick up what*",
    "Drop what*",
    "Take out what*",
    "Put in what*",
    "What do you want to *",
    "What would you like to *",
    "Select *",
    "Inventory: #/# slots",
    priceListTitle,
    "(end)",
    "(end) *",
    "A - Auto-select *",
    "a - All types",
    "- - your bare hands*",
    "- - *",
    "* - Total *",
};

/// What the parts of a dumplog begin with; a part's title may go on after it.
struct SectionTitle {
    std::string_view start;
    Section section;
    bool isAll = false;  ///< nothing but a colon may follow
};
constexpr std::array<SectionTitle, 49> sectionTitles = {{
    {"Inventory", Section::Inventory, true},
    {"Your inventory", Section::Inventory, true},
    {"Final inventory", Section::Inventory, true},
    {"Your final inventory", Section::Inventory, true},
    {"Discoveries", Section::Discoveries},
    {"Discovered items", Section::Discoveries, true},
    {"Latest messages", Section::Other},
    {"Final Attributes", Section::Other},
    {"Final Status", Section::Other},
    {"Your final attributes", Section::Other},
    {"Current Attributes", Section::Other},
    {"Current Status", Section::Other},
    {"Background", Section::Other, true},
    {"Basics", Section::Other, true},
    {"Attributes", Section::Other, true},
    {"Characteristics", Section::Other},
    {"Final Characteristics", Section::Other},
    {"Vanquished creatures", Section::Other},
    {"Vanquished monsters", Section::Other},
    {"No creatures were vanquished", Section::Other},
    {"No monsters were vanquished", Section::Other},
    {"Genocided species", Section::Other},
    {"Genocided or extinct species", Section::Other},
    {"Extinct species", Section::Other},
    {"Genocides", Section::Other, true},
    {"No species were genocided", Section::Other},
    {"Voluntary challenges", Section::Other},
    {"Voluntary conduct", Section::Other},
    {"Conducts", Section::Other, true},
    {"Achievements", Section::Other},
    {"Dungeon overview", Section::Other},
    {"Overview of the dungeon", Section::Other},
    {"The Dungeons of Doom", Section::Other},
    {"Current skills", Section::Other},
    {"Your skills", Section::Other},
    {"Your spells", Section::Other},
    {"Known spells", Section::Other},
    {"Currently known spells", Section::Other},
    {"Spells", Section::Other, true},
    {"Techniques", Section::Other, true},
    {"Your techniques", Section::Other},
    {"Major events", Section::Other},
    {"Logged events", Section::Other},
    {"Chronicle", Section::Other},
    {"Notes", Section::Other, true},
    {"Goodbye ", Section::Other},
    {"Game began ", Section::Other},
    {"Game over", Section::Other},
    {"Killer", Section::Other, true},
}};

/// How a text names its game; variants before what they are named after.
struct GameName {
    std::string_view words;
    std::string_view version;  ///< must follow in the same line; empty: none
    nethack::Game game;
};
constexpr std::array<GameName, 12> gameNames = {{
    {"SlashTHEM", "", nethack::Game::SlashThem},
    {"Slash'THEM", "", nethack::Game::SlashThem},
    {"Slash'EM Extended", "", nethack::Game::SlashEmExtended},
    {"SlashEM Extended", "", nethack::Game::SlashEmExtended},
    {"SLEX", "", nethack::Game::SlashEmExtended},
    {"dNetHack", "", nethack::Game::DNetHack},
    {"Slash'EM", "", nethack::Game::SlashEm007},
    {"SlashEM", "", nethack::Game::SlashEm007},
    {"SuperLotsoAddedStuffHack", "", nethack::Game::SlashEm007},
    {"NetHack", "3.4.", nethack::Game::NetHack343},
    {"NetHack", "3.6.", nethack::Game::NetHack367},
    {"NetHack", "3.7", nethack::Game::NetHack37},
}};

/// Roles that see every blessing and curse, so that nothing is called uncursed, as the line with
/// the hero's name ends in a dumplog.
constexpr std::array<std::string_view, 3> rolesThatSeeCurses = {" Priest", " Priestess",
                                                                " Necromancer"};

std::string_view withoutColon(std::string_view line) {
    return line.ends_with(':') ? line.substr(0, line.size() - 1) : line;
}

/// Those of one class (o_init.c doclassdisco()): "Discovered Potions", in 3.7 with their order
/// behind it, "Discovered Potions in alphabetical order".
bool isTitleOfDiscoveries(std::string_view line) {
    return take(line, "Discovered ") && classHeading(line.substr(0, line.find(" in "))) != nullptr;
}

}  // namespace

const ClassHeading* classHeading(std::string_view line) {
    if (const std::size_t symbol = line.find("  ("); symbol != std::string_view::npos) {
        line = trimmed(line.substr(0, symbol));
    }
    line = withoutColon(line);
    take(line, "unpaid ");
    const auto* found =
        std::find_if(classHeadings.begin(), classHeadings.end(),
                     [line](const ClassHeading& row) { return sameLetters(line, row.words); });
    return found == classHeadings.end() ? nullptr : found;
}

bool isOtherHeading(std::string_view line) {
    Numbers numbers;
    return line.ends_with(" is empty.") || isPageEnd(line) ||
           std::any_of(
               headingPatterns.begin(), headingPatterns.end(), [&](std::string_view pattern) {
                   const bool mayEnd = pattern.ends_with('*') &&
                                       sameLetters(line, pattern.substr(0, pattern.size() - 1));
                   return mayEnd || matches(pattern, line, numbers);
               });
}

std::string_view behindHeadings(std::string_view line) {
    constexpr std::string_view ends = ".:?)";
    for (std::size_t gap = line.find("  "); gap != std::string_view::npos && gap > 0;
         gap = line.find("  ")) {
        const std::string_view first = line.substr(0, gap);
        if (ends.find(first.back()) == std::string_view::npos || !isOtherHeading(first)) {
            break;
        }
        line = trimmed(line.substr(gap));
    }
    return line;
}

bool isPageEnd(std::string_view line) {
    Numbers numbers;
    return std::ranges::any_of(
        pagePatterns, [&](std::string_view pattern) { return matches(pattern, line, numbers); });
}

bool hasLettersOfItsOwn(std::string_view heading) {
    return startsWithLetters(heading, "Pick up what") || isOfContents(heading);
}

bool isOfWhatLies(std::string_view heading) {
    return startsWithLetters(heading, "Pick up what") || startsWithLetters(heading, "There are ") ||
           startsWithLetters(heading, "Things that ") ||
           startsWithLetters(heading, "Other things that ");
}

bool isOfContents(std::string_view heading) {
    return startsWithLetters(heading, "Take out what");
}

bool isPriceList(std::string_view line) {
    return sameLetters(line, priceListTitle);
}

std::optional<std::string_view> contentsHeading(std::string_view line) {
    if (!take(line, "Contents of ") || !line.ends_with(':')) {
        return std::nullopt;
    }
    return withoutColon(line);
}

std::optional<Section> sectionTitle(std::string_view line) {
    if (isTitleOfDiscoveries(line)) {
        return Section::Discoveries;
    }
    for (const SectionTitle& title : sectionTitles) {
        if (startsWithLetters(line, title.start) &&
            (!title.isAll || sameLetters(withoutColon(line), title.start))) {
            return title.section;
        }
    }
    return std::nullopt;
}

std::optional<nethack::Game> gameNamedIn(std::string_view line) {
    const std::string low = lowered(line);
    const auto has = [&low](std::string_view part) { return low.find(part) != std::string::npos; };
    if (has(" named ") || !(has("hack") || has("slash") || has("slex"))) {
        return std::nullopt;
    }
    for (const GameName& name : gameNames) {
        const std::size_t at = low.find(lowered(name.words));
        if (at != std::string::npos && low.find(lowered(name.version), at) != std::string::npos) {
            return name.game;
        }
    }
    return std::nullopt;
}

bool tellsOfCurseSeer(std::string_view line) {
    return line.find(", ") != std::string_view::npos &&
           std::any_of(rolesThatSeeCurses.begin(), rolesThatSeeCurses.end(),
                       [line](std::string_view role) { return line.ends_with(role); });
}

}  // namespace polyplan::plan::game_text
