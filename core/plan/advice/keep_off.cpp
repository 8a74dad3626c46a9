#include "core/plan/advice/keep_off.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace polyplan::plan {
namespace {

constexpr std::array<std::string_view, 7> containerIds = {
    "large_box", "chest", "ice_box", "sack", "oilskin_sack", "bag_of_holding", "statue"};

}  // namespace

bool isContainer(const ObjectTable& table, const nethack::Stack& stack) {
    const auto isOne = [&table](ObjectIndex object) {
        return std::ranges::find(containerIds, table[object].id) != containerIds.end();
    };
    return isOne(stack.object) || std::ranges::any_of(table[stack.object].mayBe, isOne);
}

bool isWandOfWishing(const ObjectType& type) {
    return type.id == "wan_wishing";
}

bool isUselessWand(const ObjectType& type, const nethack::polypile::StackOdds& odds) {
    return type.objectClass == ObjectClass::Wand && odds.unaffected != 1.0 &&
           odds.items.wanted <= 0;
}

}  // namespace polyplan::plan
