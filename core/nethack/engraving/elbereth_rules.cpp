#include "core/nethack/engraving/elbereth_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace polyplan::nethack::engraving {
namespace {

constexpr std::array gamesCompared = {Game::NetHack343, Game::NetHack367, Game::NetHack37,
                                      Game::SlashEmExtended};

struct ElberethRow {
    std::string_view topic;
    std::string_view source;
    /// By the order of `gamesCompared`; empty: the version has no such rule.
    std::array<std::string_view, gamesCompared.size()> texts;
};

constexpr std::string_view noRule;

constexpr std::array<ElberethRow, 9> elberethRows = {{
    {"What counts",
     "engrave.c sengr_at()",
     {"Any text that has the word in it, in whatever case; never on a headstone.",
      "The whole text has to be the word, in whatever case; never on a headstone.",
      "The whole text has to be the word, in whatever case; never on a headstone.",
      "Any text that has the word in it, in whatever case; never on a headstone. Several words are "
      "only spare copies."}},
    {"Where it works",
     "monmove.c onscary()",
     {"On any square, also without the hero, and on every level. Where a monster chooses its step, "
      "only if an object lies there or the hero is displaced.",
      "On the hero's square or that of his displaced image; not in Gehennom, on the elemental "
      "planes and the Astral Plane.",
      "On the hero's square or that of his displaced image, or where a text made with the level "
      "guards an object; not in Gehennom, on the elemental planes and the Astral Plane.",
      "On any square, also without the hero, and on every level."}},
    {"Who ignores it",
     "monmove.c onscary()",
     {"Humans and elves (@), minotaurs, shopkeepers, vault guards, blind and peaceful monsters, "
      "the "
      "Wizard of Yendor, lawful minions, Angels and the Riders.",
      "Humans and elves (@), minotaurs, shopkeepers, vault guards, blind and peaceful monsters, "
      "the "
      "Wizard of Yendor, lawful minions, Angels and the Riders.",
      "Humans and elves (@), minotaurs, shopkeepers, vault guards, blind and peaceful monsters, "
      "every unique monster, lawful minions, Angels and the Riders.",
      "All uniques, and by chance 2 in 3 demons, 19 in 20 angels, 9 in 10 fungi, 4 in 5 humans, "
      "and "
      "others; besides, every check fails with 1.5 % a level of the monster, rounded down."}},
    {"Who fears nothing at all",
     "monmove.c onscary()",
     {noRule, "Shopkeepers in their shop and priests in their temple, whatever should scare them.",
      "Shopkeepers in their shop, priests in their temple, humans and elves (@) and every unique "
      "monster, whatever should scare them.",
      noRule}},
    {"What a scared monster does",
     "monmove.c dochug(), monflee()",
     {"Next to the hero it flees, and attacks neither by hand nor from afar in that move. One that "
      "is not next to him shoots, breathes and casts as ever.",
      "Next to the hero it flees, and attacks neither by hand nor from afar in that move. One that "
      "is not next to him shoots, breathes and casts as ever.",
      "Next to the hero it flees, and attacks neither by hand nor from afar in that move; but with "
      "no square to flee to it attacks. One that is not next to him shoots, breathes and casts as "
      "ever.",
      "Next to the hero it flees, and attacks neither by hand nor from afar in that move. One that "
      "is not next to him shoots, breathes and casts as ever."}},
    {"How long it flees",
     "monmove.c dochug(), monflee()",
     {"1 to 10 turns, or once in 7 times 1 to 100 turns; a drawn 1 counts as 2. Only if it is not "
      "fleeing already.",
      "1 to 10 turns, or once in 7 times 1 to 100 turns; a drawn 1 counts as 2. Only if it is not "
      "fleeing already.",
      "1 to 10 turns, or once in 7 times 1 to 100 turns; a drawn 1 counts as 2. Only if it is not "
      "fleeing already.",
      "1 to 10 turns, or once in 7 times 1 to 100 turns; a drawn 1 counts as 2. Only if it is not "
      "fleeing already."}},
    {"What scaring does to it",
     "monmove.c m_move(), dochug()",
     {"Nothing.", "Nothing; only 3.6.0 wore it out by it.", "Nothing.",
      "Nothing, but a burned text with the word goes once in 10,000 times that anything scuffs "
      "it."}},
    {"What the hero's attacks do to it",
     "mon.c setmangry(), wakeup()",
     {"Nothing but scuffing.",
      "An attack from the square that angers a monster which the word would frighten, or a "
      "peaceful one, deletes it, burned or not, and costs 5 of alignment (1 to 5 where the record "
      "is 5 or less). A missile that misses does so once in 3 times.",
      "An attack from the square that angers a monster which the word would frighten, or a "
      "peaceful one, deletes it, burned or not, and costs 5 of alignment (1 to 5 where the record "
      "is 5 or less). A missile that misses does so once in 3 times.",
      "Nothing but scuffing."}},
    {"Which attacks do so",
     "mon.c wakeup()",
     {noRule,
      "Melee, kicks, missiles, attack wands, spells and rays, explosions that he causes, potions, "
      "the camera's flash, the whip. Against a monster that is immune the text only gets scuffed.",
      "Melee, kicks, missiles, attack wands, spells and rays, explosions that he causes, potions, "
      "the camera's flash, the whip. Against a monster that is immune the text only gets scuffed.",
      noRule}},
}};

}  // namespace

std::vector<ElberethRule> elberethRules(Game game) {
    std::vector<ElberethRule> rules;
    const auto* const found = std::find(gamesCompared.begin(), gamesCompared.end(), game);
    if (found == gamesCompared.end()) {
        return rules;
    }
    const auto column = static_cast<std::size_t>(found - gamesCompared.begin());
    for (const ElberethRow& row : elberethRows) {
        if (const std::string_view text = row.texts.at(column); !text.empty()) {
            rules.push_back({row.topic, text, row.source});
        }
    }
    return rules;
}

std::vector<double> flightTurns() {
    constexpr std::array<std::pair<std::size_t, double>, 2> draws = {
        {{10, 6.0 / 7}, {100, 1.0 / 7}}};
    std::vector<double> odds(draws.back().first + 1, 0.0);
    for (const auto& [most, weight] : draws) {
        for (std::size_t drawn = 1; drawn <= most; ++drawn) {
            odds[std::max<std::size_t>(drawn, 2)] += weight / static_cast<double>(most);
        }
    }
    return odds;
}

}  // namespace polyplan::nethack::engraving
