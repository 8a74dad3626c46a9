#include "core/nethack/polypile/simulator_draws.h"

#include <algorithm>

namespace polyplan::nethack::polypile::simulator {
namespace {

constexpr int valuableGems = 22;  // dilithium crystal … jade, the first of their class

/// The odds of all types on a level of this ledger number (o_init.c setgemprobs()).
std::vector<int> oddsOnLevel(const ObjectTable& table, int ledgerLevel) {
    std::vector<int> odds;
    for (const ObjectType& object : table.rows()) {
        odds.push_back(object.probability);
    }
    const int tooDeep = std::max(0, 9 - ledgerLevel / 3);
    int* gem = odds.data() + table.firstOfClass(ObjectClass::Gem);
    std::fill(gem, gem + tooDeep, 0);
    for (int i = 0; i < valuableGems - tooDeep; ++i) {
        gem[tooDeep + i] = (171 + i) / (valuableGems - tooDeep);
    }
    return odds;
}

std::vector<ObjectIndex> byRoll(const std::vector<int>& odds, std::size_t first, std::size_t end) {
    std::vector<ObjectIndex> entries;
    for (std::size_t object = first; object < end; ++object) {
        entries.insert(entries.end(), static_cast<std::size_t>(odds[object]),
                       static_cast<ObjectIndex>(object));
    }
    return entries;
}

}  // namespace

Draws::Draws(const ObjectTable& table, const Rules& rules, int ledgerLevel)
    : redrawOf_(table.size(), none) {
    const std::vector<int> odds = oddsOnLevel(table, ledgerLevel);
    for (std::size_t i = 0; i < objectClassCount; ++i) {
        const auto objectClass = static_cast<ObjectClass>(i);
        const std::size_t count = table.ofClass(objectClass).size();
        if (count > 0) {
            const std::size_t first = table.firstOfClass(objectClass);
            byClass_[i] = byRoll(odds, first, first + count);
        }
    }
    for (const Redraw& redraw : rules.redraws) {
        for (const std::string_view excluded : redraw.excluded) {
            redrawOf_[table.byId(excluded)] = static_cast<std::uint8_t>(redraws_.size());
        }
        redraws_.push_back(
            byRoll(odds, table.byId(redraw.first), std::size_t{table.byId(redraw.last)} + 1));
    }
    for (const ObjectType& object : table.rows()) {
        magic_.push_back(object.magic ? 1 : 0);
    }
}

double Draws::chanceOf(ObjectIndex object, ObjectClass objectClass, bool magic) const {
    const std::vector<ObjectIndex>& all = byClass_[static_cast<std::size_t>(objectClass)];
    if (all.empty()) {
        return 0.0;
    }
    const auto share = [&all](const auto& belongs) {
        const auto rolls = std::count_if(all.begin(), all.end(), belongs);
        return static_cast<double>(rolls) / static_cast<double>(all.size());
    };
    const double one = share([object](ObjectIndex drawn) { return drawn == object; });
    const double wrong = share([&](ObjectIndex drawn) { return isMagic(drawn) != magic; });
    return isMagic(object) == magic ? one * (1.0 + wrong + wrong * wrong) : one * wrong * wrong;
}

}  // namespace polyplan::nethack::polypile::simulator
