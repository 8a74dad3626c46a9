#include "tests/core/support/random_encounters.h"

#include <array>

#include "core/nethack/theft/rules.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/random_choices.h"

namespace polyplan::tests {
namespace {

namespace theft = nethack::theft;
using nethack::Game;

class TheftMaker : RandomChoices {
  public:
    explicit TheftMaker(std::uint64_t seed) : RandomChoices(seed) {}

    theft::Request theft();

  private:
    std::string monster(Game game) {
        if (oneIn(4)) {
            return "Wizard of Yendor";
        }
        if (game == Game::DNetHack && oneIn(3)) {
            return anyOf(std::array<const char*, 3>{"Legion", "Chaos", "Aglaope"});
        }
        return anyOf(catalogues().thieves().thievesOf(game))->name;
    }

    void setLevel(theft::Request& request) {
        if (oneIn(3)) {
            request.monsterLevel = from(0, 60);
        }
        if (oneIn(2)) {
            request.levelDifficulty = from(1, 60);
            request.heroLevel = from(1, 30);
        }
        request.wizardsKilled = oneIn(2) ? from(0, 25) : 0;
    }

    theft::Thing thing() {
        return {.kind = static_cast<theft::Kind>(from(0, 7)),
                .name = "",
                .own = !oneIn(3),
                .inContainer = oneIn(6)};
    }
};

theft::Request TheftMaker::theft() {
    theft::Request request;
    request.game =
        anyOf(std::array{Game::NetHack343, Game::NetHack367, Game::NetHack37, Game::DNetHack});
    request.monster = monster(*request.game);
    setLevel(request);
    if (oneIn(3)) {
        request.monsterSpeed = from(0, oneIn(3) ? 60 : 20);
    }
    for (int condition = 0; condition < 5; ++condition) {
        if (oneIn(5)) {
            request.monsterConditions.insert(static_cast<theft::ThiefCondition>(condition));
        }
    }
    request.armorClass = oneIn(3) ? from(-127, 127) : from(-45, 10);
    for (const theft::ConditionRule& rule : theft::rulesOf(*request.game)->conditions) {
        if (oneIn(4)) {
            request.conditions.insert(rule.condition);
        }
    }
    request.toHitBonus = oneIn(4) ? from(-20, 20) : 0;
    for (int stacks = from(0, 9); stacks > 0; --stacks) {
        request.inventory.push_back(thing());
    }
    (oneIn(3) ? request.hits : request.turns) = from(1, 60);
    request.levelForbidsTeleport = oneIn(4);
    request.heroInTower = static_cast<theft::HeroInTower>(from(0, 2));
    return request;
}

}  // namespace

theft::Request randomTheft(std::uint64_t seed) {
    return TheftMaker(seed).theft();
}

theft::Encounter randomEncounter(std::uint64_t seed) {
    const theft::Request request = randomTheft(seed);
    return std::get<theft::Encounter>(encounterOf(request, *request.game, catalogues().thieves()));
}

}  // namespace polyplan::tests
