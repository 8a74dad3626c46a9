#include "core/nethack/theft/afterwards.h"

namespace polyplan::nethack::theft {
namespace {

ThiefPlace stairsOf(HeroInTower heroInTower) {
    switch (heroInTower) {
        case HeroInTower::Yes:
            return ThiefPlace::DownLadder;
        case HeroInTower::Bottom:
            return ThiefPlace::UpLadder;
        case HeroInTower::No:
            break;
    }
    return ThiefPlace::UpStairs;
}

}  // namespace

Afterwards afterwardsOf(const Encounter& encounter) {
    const std::string& name = encounter.thief.name;
    if (!encounter.habits->teleports) {
        return {false, ThiefPlace::NextToHero,
                name + " can't teleport and stays next to the hero."};
    }
    if (encounter.request.levelForbidsTeleport) {
        return {false, ThiefPlace::NextToHero,
                name + " stays next to the hero: nobody can teleport on this level."};
    }
    if (!encounter.habits->isWizard) {
        return {true, ThiefPlace::RandomSquare,
                name + " teleports to a random square of the level."};
    }
    const ThiefPlace place = stairsOf(encounter.request.heroInTower);
    return {true, place,
            name + " teleports to the " + std::string(wordFor(placeWords, place)) +
                ", or to a random square if that one is taken or missing."};
}

}  // namespace polyplan::nethack::theft
