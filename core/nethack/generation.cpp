#include "core/nethack/generation.h"

#include <algorithm>

namespace polyplan::nethack {
namespace {

constexpr int gemsSkippedOnTop = 9;
constexpr int levelsPerGem = 3;
constexpr int gemTotal = 171;

}  // namespace

std::vector<int> generationOdds(const ObjectTable& table, int ledgerLevel) {
    std::vector<int> odds;
    odds.reserve(table.size());
    for (const ObjectType& object : table.rows()) {
        odds.push_back(object.probability);
    }
    const int first = table.byId("dilithium_crystal");
    const int count = table.byId("jade") - first + 1;
    const int skipped = std::max(0, gemsSkippedOnTop - ledgerLevel / levelsPerGem);
    const int left = count - skipped;
    for (int i = 0; i < count; ++i) {
        const int position = i - skipped;
        odds[static_cast<std::size_t>(first + i)] = position < 0 ? 0 : (gemTotal + position) / left;
    }
    return odds;
}

}  // namespace polyplan::nethack
