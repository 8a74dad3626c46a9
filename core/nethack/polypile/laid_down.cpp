#include "core/nethack/polypile/laid_down.h"

#include <algorithm>
#include <array>
#include <utility>

namespace polyplan::nethack::polypile {
namespace {

struct BoulderRow {
    Game game;
    bool isAboveOthersToo;  ///< all boulders on top stay there, not only the topmost
};

constexpr std::array<BoulderRow, 5> boulderRows = {{
    {Game::NetHack343, false},
    {Game::NetHack367, true},
    {Game::NetHack37, true},
    {Game::SlashEm007, false},
    {Game::SlashThem, false},
}};

}  // namespace

bool dropsBelowAllBoulders(Game game) {
    return std::any_of(boulderRows.begin(), boulderRows.end(), [game](const BoulderRow& row) {
        return row.game == game && row.isAboveOthersToo;
    });
}

ObjectIndex objectLaidDown(const ObjectTable& table, const Stack& stack) {
    const bool changes = table[stack.object].id == "crysknife" && !stack.erodeproof;
    return changes ? table.byId("worm_tooth") : stack.object;
}

std::string laidDownWords(const ObjectTable& table, const Stack& stack) {
    if (table[stack.object].id != "crysknife") {
        return {};
    }
    return stack.erodeproof ? "becomes a worm tooth 1 time in 10 when it is put down: taken to "
                              "have stayed what it is"
                            : "becomes a worm tooth when it is put down";
}

Stack laidDown(const ObjectTable& table, Stack stack) {
    stack.object = objectLaidDown(table, stack);
    return stack;
}

}  // namespace polyplan::nethack::polypile
