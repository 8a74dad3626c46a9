#include "core/nethack/polypile/corpse_monsters.h"

#include <algorithm>
#include <array>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/trimmed.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr std::array<std::string_view, 4> monsters = {"crocodile", "Death", "Pestilence", "Famine"};
constexpr std::string_view crocodile = monsters.front();

std::string_view monsterOf(const ObjectType& type, const Stack& stack) {
    return type.id == "corpse" ? monsterMeant(stack.corpse) : std::string_view();
}

}  // namespace

bool isSameMonster(std::string_view a, std::string_view b) {
    return equalWords(trimmed(a), trimmed(b));
}

std::span<const std::string_view> monstersOfRules() {
    return monsters;
}

std::string_view monsterMeant(std::string_view name) {
    const auto* found = std::ranges::find_if(
        monsters, [name](auto monster) { return isSameMonster(monster, name); });
    return found == monsters.end() ? std::string_view() : *found;
}

std::string spelledMonster(std::string_view name) {
    const std::string_view meant = monsterMeant(name);
    return std::string(meant.empty() ? trimmed(name) : meant);
}

bool isCorpseOfRider(const ObjectType& type, const Stack& stack) {
    const std::string_view monster = monsterOf(type, stack);
    return !monster.empty() && monster != crocodile;
}

bool isCorpseOfCrocodile(const ObjectType& type, const Stack& stack) {
    return monsterOf(type, stack) == crocodile;
}

}  // namespace polyplan::nethack::polypile
