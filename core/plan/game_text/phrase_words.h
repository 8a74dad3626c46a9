#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The words around a noun (objnam.c doname() of all versions, shk.c for prices): what each says.
namespace polyplan::plan::game_text {

enum class PrefixSays : std::uint8_t {
    Nothing,
    Remark,
    Blessed,
    Uncursed,
    Cursed,
    Poisoned,
    Erodeproof,
};

/// A word before the noun. The first that fits holds, so longer ones stand before their beginnings.
struct Prefix {
    std::string_view words;
    PrefixSays says;
    std::string_view onlyBefore{};  ///< counts only where this is next; empty: anywhere
};

inline constexpr std::array<Prefix, 44> prefixes = {{
    {"blessed", PrefixSays::Blessed},
    {"uncursed", PrefixSays::Uncursed},
    {"cursed", PrefixSays::Cursed},
    {"poisoned", PrefixSays::Poisoned},
    {"rustproof", PrefixSays::Erodeproof},
    {"corrodeproof", PrefixSays::Erodeproof},
    {"fireproof", PrefixSays::Erodeproof},
    {"rotproof", PrefixSays::Erodeproof},
    {"tempered", PrefixSays::Erodeproof},
    {"crackproof", PrefixSays::Erodeproof},
    {"erodeproof", PrefixSays::Erodeproof},
    {"fixed", PrefixSays::Erodeproof},
    {"greased", PrefixSays::Remark},
    {"empty", PrefixSays::Remark},
    {"locked", PrefixSays::Remark},
    {"unlocked", PrefixSays::Remark},
    {"broken", PrefixSays::Remark},
    {"trapped", PrefixSays::Remark},
    {"diluted", PrefixSays::Remark},
    {"partly eaten", PrefixSays::Remark},
    {"partly used", PrefixSays::Remark},
    {"partly drained", PrefixSays::Remark},
    {"over-drained", PrefixSays::Remark},
    {"drained", PrefixSays::Remark},
    {"historic", PrefixSays::Remark, "statue"},
    {"moist", PrefixSays::Remark, "towel"},
    {"wet", PrefixSays::Remark, "towel"},
    {"invisible", PrefixSays::Remark},
    {"hazy", PrefixSays::Remark},
    {"very large", PrefixSays::Remark, "glob"},
    {"large", PrefixSays::Remark, "glob"},
    {"medium", PrefixSays::Remark, "glob"},
    {"small", PrefixSays::Remark, "glob"},
    {"homemade", PrefixSays::Remark, "tin"},
    {"rotten", PrefixSays::Remark, "tin"},
    {"next", PrefixSays::Remark, "boulder"},
    {"some", PrefixSays::Remark},
    {"a", PrefixSays::Nothing},
    {"an", PrefixSays::Nothing},
    {"the", PrefixSays::Nothing},
    {"your", PrefixSays::Nothing},
    {"unpaid", PrefixSays::Remark},
    {"stale", PrefixSays::Remark},
    {"tainted", PrefixSays::Remark},
}};

struct ErosionDegree {
    std::string_view word;
    int degree;
};
inline constexpr std::array<ErosionDegree, 3> erosionDegrees = {
    {{"thoroughly ", 3}, {"very ", 2}, {"", 1}}};

/// "eroded" is the project's own, for what no version erodes.
inline constexpr std::array<std::string_view, 6> erosionWords = {"rusty",  "burnt",   "corroded",
                                                                 "rotted", "cracked", "eroded"};

enum class SuffixSays : std::uint8_t {
    Remark,  ///< the text itself, "#" and all
    Charges,
    ChargesAndReads,  ///< SLASH'EM's wizard mode, of spellbooks
    Reads,            ///< the project's own
    ReadOnce,         ///< likewise
    Degraded,         ///< the project's own
    Remembers,        ///< the project's own
    Eaten,            ///< the project's own
    Total,            ///< of the stack that what was picked up has joined: 3.7, invent.c prinv()
    Lit,
    LitCandles,
    LaidByHero,
    InUse,
    Price,
    UnpaidPrice,
};

/// What stands in parentheses after the noun and the names: '#' is a number, '*' at the end
/// anything. The first that fits holds.
struct Suffix {
    std::string_view pattern;
    SuffixSays says;
};

inline constexpr std::array<Suffix, 51> suffixes = {{
    {"#:#", SuffixSays::Charges},
    {"#:#,#", SuffixSays::ChargesAndReads},
    {"read # times", SuffixSays::Reads},
    {"read once", SuffixSays::ReadOnce},
    {"degraded", SuffixSays::Degraded},
    {"remembers *", SuffixSays::Remembers},
    {"# eaten", SuffixSays::Eaten},
    {"# in total", SuffixSays::Total},
    {"lit", SuffixSays::Lit},
    {"# candle, lit", SuffixSays::LitCandles},
    {"# candles, lit", SuffixSays::LitCandles},
    {"# of # candle, lit", SuffixSays::LitCandles},
    {"# of # candles, lit", SuffixSays::LitCandles},
    {"laid by you", SuffixSays::LaidByHero},
    {"unpaid, # *", SuffixSays::UnpaidPrice},
    {"contents, # *", SuffixSays::Price},
    {"for sale, # *", SuffixSays::Price},
    {"# zorkmid", SuffixSays::Price},
    {"# zorkmids", SuffixSays::Price},
    {"# zm", SuffixSays::Price},
    {"no charge", SuffixSays::Remark},
    {"being worn", SuffixSays::InUse},
    {"being worn*", SuffixSays::InUse},
    {"being donned", SuffixSays::InUse},
    {"being donned*", SuffixSays::InUse},
    {"being doffed", SuffixSays::InUse},
    {"being doffed*", SuffixSays::InUse},
    {"embedded in your skin", SuffixSays::InUse},
    {"embedded in your *", SuffixSays::InUse},
    {"weapon in *", SuffixSays::InUse},
    {"tethered weapon in *", SuffixSays::InUse},
    {"wielded", SuffixSays::InUse},
    {"wielded in *", SuffixSays::InUse},
    {"alternate weapon; *", SuffixSays::InUse},
    {"alternate weapons; *", SuffixSays::InUse},
    {"in quiver", SuffixSays::InUse},
    {"in quiver pouch", SuffixSays::InUse},
    {"at the ready", SuffixSays::InUse},
    {"on right *", SuffixSays::InUse},
    {"on left *", SuffixSays::InUse},
    {"armed", SuffixSays::Remark},
    {"chained to you", SuffixSays::InUse},
    {"attached to *", SuffixSays::InUse},
    {"in use", SuffixSays::InUse},
    {"contained in *", SuffixSays::Remark},
    {"no candles attached", SuffixSays::Remark},
    {"# candle attached", SuffixSays::Remark},
    {"# candles attached", SuffixSays::Remark},
    {"# of # *", SuffixSays::Remark},
    {"with your markings", SuffixSays::Remark},
    {"# aum*", SuffixSays::Remark},
}};

/// What a shop says after an item, from the last comma on (shk.c, invent.c).
struct ShopPhrase {
    std::string_view pattern;
    bool isEach;  ///< of one item and not of the stack
};
inline constexpr std::array<ShopPhrase, 9> shopPhrases = {{
    {"# zorkmid each", true},
    {"# zorkmids each", true},
    {"price # zorkmid each", true},
    {"price # zorkmids each", true},
    {"price # zorkmid each, *", true},
    {"price # zorkmids each, *", true},
    {"price # *", false},
    {"# zorkmid", false},
    {"# zorkmids", false},
}};

/// How a tin's meat was prepared (eat.c tintxts[]), in the tin's name after "of".
inline constexpr std::array<std::string_view, 14> tinWords = {
    "soup made from", "french fried", "pickled",    "boiled",  "smoked",  "dried",  "deep fried",
    "szechuan",       "broiled",      "stir fried", "sauteed", "candied", "pureed", "rotten"};

/// Objects that hold others.
inline constexpr std::array<std::string_view, 9> containerIds = {
    "large_box",      "chest",       "ice_box",       "sack",  "oilskin_sack",
    "bag_of_holding", "medical_kit", "bag_of_tricks", "statue"};

}  // namespace polyplan::plan::game_text
