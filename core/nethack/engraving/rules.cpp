#include "core/nethack/engraving/rules.h"

#include <algorithm>
#include <array>

#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {
namespace {

using enum Condition;

constexpr std::array<Mistake, 5> mistakes = {{
    {std::nullopt, 25, 25},
    {Blind, 11, 11},
    {Confused, 7, 7},
    {Stunned, 4, 4},
    {Hallucinating, 2, 2},
}};
constexpr std::array<Mistake, 11> mistakesOfSlashEmExtended = {{
    {std::nullopt, 30, 40},
    {Blind, 25, 35},
    {Confused, 20, 30},
    {Stunned, 15, 25},
    {Hallucinating, 18, 28},
    {Burned, 22, 32},
    {Numbed, 28, 38},
    {Feared, 30, 40},
    {Frozen, 10, 20},
    {Dimmed, 25, 35},
    {GreasyFingers, 5, 10},
}};

constexpr std::array refused343 = {Surface::Lava, Surface::Water, Surface::Fountain,
                                   Surface::AirPlane, Surface::WaterPlane};
constexpr std::array refused367 = {Surface::Lava,     Surface::Water,      Surface::Fountain,
                                   Surface::AirPlane, Surface::WaterPlane, Surface::Wall};
constexpr std::array refused37 = {Surface::Lava,     Surface::Water,      Surface::Fountain,
                                  Surface::AirPlane, Surface::WaterPlane, Surface::Wall,
                                  Surface::Cloud};

constexpr std::array<Rules, 4> rulesByGame = {{
    {.game = Game::NetHack343,
     .partial = false,
     .work = Work::Helpless,
     .lettersOfDiggingTurn = 10,
     .markerCost = MarkerCost::ByText,
     .lettersPerCharge = 2,
     .mistakes = mistakes,
     .refusedSurfaces = refused343,
     .pitsKeepAway = false,
     .hugeReachesPits = false,
     .hidersKeepAway = false,
     .ceilingKeepsAway = false,
     .huggersKeepAway = false,
     .emptyWandIsStick = true,
     .cursedWandExplodes = 0,
     .wandsMindReach = false,
     .blindPolymorphKeeps = false,
     .towelDries = false,
     .weldedBladeScratches = false,
     .fireBrandBurns = false,
     .anybodyUsesVenom = false,
     .ghoulTakesTurn = true,
     .dullsWholeStack = true,
     .squeezesBlanks = false,
     .refusesFullText = false,
     .stepsOnWear = false,
     .attacksWearAsMoves = true},
    {.game = Game::NetHack367,
     .partial = false,
     .work = Work::Helpless,
     .lettersOfDiggingTurn = 10,
     .markerCost = MarkerCost::ByText,
     .lettersPerCharge = 2,
     .mistakes = mistakes,
     .refusedSurfaces = refused367,
     .pitsKeepAway = true,
     .hugeReachesPits = false,
     .hidersKeepAway = true,
     .ceilingKeepsAway = true,
     .huggersKeepAway = false,
     .emptyWandIsStick = false,
     .cursedWandExplodes = 100,
     .wandsMindReach = true,
     .blindPolymorphKeeps = true,
     .towelDries = true,
     .weldedBladeScratches = false,
     .fireBrandBurns = false,
     .anybodyUsesVenom = false,
     .ghoulTakesTurn = true,
     .dullsWholeStack = true,
     .squeezesBlanks = true,
     .refusesFullText = false,
     .stepsOnWear = true,
     .attacksWearAsMoves = false},
    {.game = Game::NetHack37,
     .partial = false,
     .work = Work::Occupation,
     .lettersOfDiggingTurn = 10,
     .markerCost = MarkerCost::ByStep,
     .lettersPerCharge = 2,
     .mistakes = mistakes,
     .refusedSurfaces = refused37,
     .pitsKeepAway = true,
     .hugeReachesPits = true,
     .hidersKeepAway = false,
     .ceilingKeepsAway = true,
     .huggersKeepAway = true,
     .emptyWandIsStick = false,
     .cursedWandExplodes = 100,
     .wandsMindReach = true,
     .blindPolymorphKeeps = true,
     .towelDries = true,
     .weldedBladeScratches = true,
     .fireBrandBurns = true,
     .anybodyUsesVenom = true,
     .ghoulTakesTurn = false,
     .dullsWholeStack = false,
     .squeezesBlanks = true,
     .refusesFullText = true,
     .stepsOnWear = true,
     .attacksWearAsMoves = false},
    {.game = Game::SlashEmExtended,
     .partial = true,
     .work = Work::Helpless,
     .lettersOfDiggingTurn = 50,
     .markerCost = MarkerCost::ByText,
     .lettersPerCharge = 8,
     .mistakes = mistakesOfSlashEmExtended,
     .refusedSurfaces = refused343,
     .pitsKeepAway = false,
     .hugeReachesPits = false,
     .hidersKeepAway = false,
     .ceilingKeepsAway = false,
     .huggersKeepAway = false,
     .emptyWandIsStick = true,
     .cursedWandExplodes = 0,
     .wandsMindReach = false,
     .blindPolymorphKeeps = false,
     .towelDries = false,
     .weldedBladeScratches = false,
     .fireBrandBurns = false,
     .anybodyUsesVenom = false,
     .ghoulTakesTurn = true,
     .dullsWholeStack = true,
     .squeezesBlanks = false,
     .refusesFullText = false,
     .stepsOnWear = false,
     .attacksWearAsMoves = true},
}};

}  // namespace

const Rules* rulesOf(Game game) {
    const auto* found = std::find_if(rulesByGame.begin(), rulesByGame.end(),
                                     [game](const Rules& rules) { return rules.game == game; });
    return found == rulesByGame.end() ? nullptr : found;
}

bool knowsEngraving(Game game) {
    return rulesOf(game) != nullptr;
}

bool isPartial(Game game) {
    const Rules* rules = rulesOf(game);
    return rules != nullptr && rules->partial;
}

}  // namespace polyplan::nethack::engraving
