#include "core/nethack/theft/rules.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/catalogue/letter_case.h"

namespace polyplan::nethack::theft {
namespace {

constexpr Sought soughtArtifact = {Kind::QuestArtifact, std::nullopt};
constexpr Sought soughtAmulet = {Kind::Amulet, Kind::FakeAmulet};
constexpr Sought soughtBell = {Kind::BellOfOpening, Kind::Bell};
constexpr Sought soughtBook = {Kind::BookOfTheDead, std::nullopt};
constexpr Sought soughtCandelabrum = {Kind::Candelabrum, std::nullopt};

constexpr std::array amuletFirst = {soughtAmulet, soughtArtifact, soughtBell, soughtBook,
                                    soughtCandelabrum};
constexpr std::array artifactFirst = {soughtArtifact, soughtAmulet, soughtBell, soughtBook,
                                      soughtCandelabrum};
constexpr std::array noArtifact = {soughtAmulet, soughtBell, soughtBook, soughtCandelabrum};

constexpr std::array thefts343 = {TheftRule{DamageType::AmuletTheft, "AD_SAMU", 20, amuletFirst}};
constexpr std::array thefts36 = {TheftRule{DamageType::AmuletTheft, "AD_SAMU", 20, artifactFirst}};
constexpr std::array theftsOfDNetHack = {
    TheftRule{DamageType::AmuletTheft, "AD_SAMU", 20, noArtifact},
    TheftRule{DamageType::QuestArtifactTheft, "AD_SQUE", 10, amuletFirst}};

constexpr std::array vanillaConditions = {ConditionRule{HeroCondition::Helpless, 4},
                                          ConditionRule{HeroCondition::Invisible, 0},
                                          ConditionRule{HeroCondition::Riding, 0}};
constexpr std::array conditionsOfDNetHack = {ConditionRule{HeroCondition::Helpless, 4},
                                             ConditionRule{HeroCondition::Stunned, 2},
                                             ConditionRule{HeroCondition::Asleep, 2}};

constexpr std::array<Rules, 4> versionRules = {{
    {.game = Game::NetHack343,
     .thefts = thefts343,
     .choice = Choice::FirstInInventory,
     .anyQuestArtifact = false,
     .takesCoveringOff = false,
     .looksAnewEachAttack = false,
     .adjustsLevel = true,
     .levelHundredths = 100,
     .laterAttacksHitLess = true,
     .leastFullArmorClass = 0,
     .unseen = -2,
     .conditions = vanillaConditions,
     .rounds = Rounds::Accumulated,
     .isInPart = false,
     .sources = {.level = "makemon.c adj_lev()",
                 .toHit = "mhitu.c mattacku()",
                 .riding = "mhitu.c mattacku()",
                 .rounds = "mon.c mcalcmove(), movemon()",
                 .chance = "mhitu.c hitmu()",
                 .choice = "steal.c stealamulet()",
                 .teleport = "steal.c stealamulet(), teleport.c rloc()",
                 .containers = "pickup.c in_container()",
                 .drops = "steal.c relobj()"}},
    {.game = Game::NetHack367,
     .thefts = thefts36,
     .choice = Choice::AnyAlike,
     .anyQuestArtifact = true,
     .takesCoveringOff = true,
     .looksAnewEachAttack = false,
     .adjustsLevel = true,
     .levelHundredths = 100,
     .laterAttacksHitLess = true,
     .leastFullArmorClass = 0,
     .unseen = -2,
     .conditions = vanillaConditions,
     .rounds = Rounds::DrawnEachTurn,
     .isInPart = false,
     .sources = {.level = "makemon.c adj_lev()",
                 .toHit = "mhitu.c mattacku()",
                 .riding = "mhitu.c mattacku()",
                 .rounds = "mon.c mcalcmove()",
                 .chance = "mhitu.c hitmu()",
                 .choice = "steal.c stealamulet()",
                 .teleport = "steal.c stealamulet(), teleport.c rloc()",
                 .containers = "pickup.c in_container()",
                 .drops = "steal.c relobj()"}},
    {.game = Game::NetHack37,
     .thefts = thefts36,
     .choice = Choice::AnyAlike,
     .anyQuestArtifact = true,
     .takesCoveringOff = true,
     .looksAnewEachAttack = true,
     .adjustsLevel = true,
     .levelHundredths = 100,
     .laterAttacksHitLess = true,
     .leastFullArmorClass = 0,
     .unseen = -2,
     .conditions = vanillaConditions,
     .rounds = Rounds::DrawnEachTurn,
     .isInPart = false,
     .sources = {.level = "makemon.c adj_lev()",
                 .toHit = "mhitu.c mattacku()",
                 .riding = "mhitu.c mattacku()",
                 .rounds = "mon.c mcalcmove()",
                 .chance = "uhitm.c mhitm_ad_samu()",
                 .choice = "steal.c stealamulet()",
                 .teleport = "steal.c stealamulet(), teleport.c rloc()",
                 .containers = "pickup.c in_container()",
                 .drops = "steal.c relobj()"}},
    {.game = Game::DNetHack,
     .thefts = theftsOfDNetHack,
     .choice = Choice::FirstInInventory,
     .anyQuestArtifact = false,
     .takesCoveringOff = false,
     .looksAnewEachAttack = false,
     .adjustsLevel = false,
     .levelHundredths = 67,
     .laterAttacksHitLess = false,
     .leastFullArmorClass = -10,
     .unseen = 0,
     .conditions = conditionsOfDNetHack,
     .rounds = Rounds::Accumulated,
     .isInPart = true,
     .sources = {.level = "monst.c",
                 .toHit = "xhity.c tohitval()",
                 .riding = "",
                 .rounds = "mon.c mcalcmove(), movemon()",
                 .chance = "xhity.c xmeleehurty()",
                 .choice = "steal.c stealamulet(), stealquestart()",
                 .teleport = "steal.c stealamulet(), teleport.c rloc()",
                 .containers = "pickup.c in_container()",
                 .drops = "steal.c relobj()"}},
}};

constexpr Habits noHabits;
constexpr std::array<Habits, 8> thievesOfTheirOwn = {{
    {.name = "Wizard of Yendor", .isWizard = true, .teleports = true, .seesInvisible = true},
    {.name = "Minion of Huhetotl", .seesInvisible = true},
    {.name = "Chromatic Dragon", .seesInvisible = true},
    {.name = "Ixoth", .seesInvisible = true},
    {.name = "Master Kaen", .seesInvisible = true},
    {.name = "Nalzok", .seesInvisible = true},
    {.name = "Aglaope", .teleports = true},
    {.name = "Chaos", .strikesOneRoundIn = 3},
}};

constexpr std::array<std::pair<HeroCondition, std::string_view>, 5> heroStateRules = {
    {{HeroCondition::Helpless,
      "Paralyzed, fainted, tied to a long task: +4 to the thief's number (mhitu.c mattacku()). Not "
      "for a prayer that succeeds: during one nothing strikes you."},
     {HeroCondition::Invisible,
      "The thief does not see you: -2 to its number (mhitu.c mattacku()). Nothing against one that "
      "sees the invisible."},
     {HeroCondition::Riding, "One round in four goes to the steed (mhitu.c mattacku())."},
     {HeroCondition::Stunned, "+2 to the thief's number (xhity.c tohitval())."},
     {HeroCondition::Asleep, "+2 to the thief's number (xhity.c tohitval())."}}};

constexpr std::array<std::pair<ThiefCondition, std::string_view>, 5> thiefStateRules = {
    {{ThiefCondition::Fast, "A third faster (mon.c mcalcmove())."},
     {ThiefCondition::Slow, "A third slower (mon.c mcalcmove())."},
     {ThiefCondition::Blind, "It does not see you: -2 to its number (mhitu.c mattacku())."},
     {ThiefCondition::Trapped, "-2 to its number (mhitu.c mattacku())."},
     {ThiefCondition::Cancelled, "Has no effect: this attack does not ask for it."}}};

}  // namespace

bool isImitation(Kind kind) {
    return kind == soughtAmulet.imitation || kind == soughtBell.imitation;
}

std::string_view stateRule(HeroCondition condition) {
    return std::ranges::find(heroStateRules, condition, [](const auto& row) { return row.first; })
        ->second;
}

std::string_view stateRule(ThiefCondition condition) {
    return std::ranges::find(thiefStateRules, condition, [](const auto& row) { return row.first; })
        ->second;
}

const Rules* rulesOf(Game game) {
    const auto* found = std::ranges::find(versionRules, game, &Rules::game);
    return found == versionRules.end() ? nullptr : found;
}

const TheftRule& theftRule(const Rules& rules, DamageType type) {
    return *std::ranges::find(rules.thefts, type, &TheftRule::type);
}

std::optional<DamageType> damageTypeFromFlag(std::string_view flag) {
    const auto* found = std::ranges::find(theftsOfDNetHack, flag, &TheftRule::flag);
    return found == theftsOfDNetHack.end() ? std::nullopt : std::optional(found->type);
}

const Habits& habitsOf(std::string_view monster) {
    const auto* found = std::ranges::find_if(thievesOfTheirOwn, [monster](const Habits& habits) {
        return equalWords(habits.name, monster);
    });
    return found == thievesOfTheirOwn.end() ? noHabits : *found;
}

bool knows(const Rules& rules, HeroCondition condition) {
    return std::ranges::find(rules.conditions, condition, &ConditionRule::condition) !=
           rules.conditions.end();
}

bool knows(const Rules& rules, ThiefCondition condition) {
    return condition != ThiefCondition::Blind || rules.unseen != 0;
}

}  // namespace polyplan::nethack::theft
