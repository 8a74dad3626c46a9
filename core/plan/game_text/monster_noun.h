#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace polyplan::plan::game_text {

/// An object whose name holds a monster's.
struct MonsterNoun {
    std::string_view object;        ///< id: "corpse", "egg", "tin", "statue", "figurine"
    std::string monster{};          ///< "lichen", "Medusa"; a tin may hold "spinach"
    std::string_view adjectives{};  ///< between a monster's name and "corpse", still to be read
    std::string_view remark{};      ///< how a tin's meat was prepared
};

/// Reads "lichen corpse", "the Oracle's cursed corpse", "giant spider eggs", "tin of candied newt
/// meat", "statue of an orc". The monster may be any words that can name one.
std::optional<MonsterNoun> monsterNoun(std::string_view noun);

}  // namespace polyplan::plan::game_text
