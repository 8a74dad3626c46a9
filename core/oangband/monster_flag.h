#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace polyplan::oangband {

/// What the rules of damage ask of a monster, by the game's own names (Oangband 1.1.0
/// lib/edit/monster.txt and defines.h; RES_* are tested by the code but no monster has one).
enum class Flag : std::uint8_t {
    Unique,
    NeverMove,
    ImAcid,
    ImElec,
    ImFire,
    ImCold,
    ImPois,
    HurtLite,
    HurtRock,
    Undead,
    Evil,
    Demon,
    Dragon,
    Orc,
    MorgulMagic,
    NoConf,
    NoSleep,
    NoFear,
    ForceDepth,
    BrthLite,
    BrthDark,
    BrthConfu,
    BrthSound,
    BrthShard,
    BrthIner,
    BrthGrav,
    BrthForce,
    BrthNexus,
    BrthNethr,
    BrthChaos,
    BrthDisen,
    BrthPlas,
    BrthTime,
    ResPlas,
    ResWate,
    ResNexu,
    ResNeth,
    ResDise
};

inline constexpr std::size_t flagCount = 38;

/// "IM_FIRE"
std::string_view name(Flag flag);

/// The flag of a name that the rules ask for.
std::optional<Flag> flagFromName(std::string_view name);

/// Whether the game knows the flag or spell, even if no rule of damage asks for it.
bool isKnownFlag(std::string_view name);

/// All names that `isKnownFlag` knows.
std::vector<std::string_view> allFlagNames();

/// A set of flags.
class Flags {
  public:
    constexpr Flags() = default;
    constexpr Flags(std::initializer_list<Flag> flags) {
        for (const Flag flag : flags) {
            bits_ |= bit(flag);
        }
    }

    constexpr bool has(Flag flag) const { return (bits_ & bit(flag)) != 0; }
    constexpr void set(Flag flag) { bits_ |= bit(flag); }
    constexpr void reset(Flag flag) { bits_ &= ~bit(flag); }
    constexpr bool empty() const { return bits_ == 0; }
    /// How many of `others` are in this set.
    int countOf(Flags others) const;
    int size() const { return countOf(*this); }

    bool operator==(const Flags&) const = default;

  private:
    static constexpr std::uint64_t bit(Flag flag) {
        return std::uint64_t{1} << static_cast<unsigned>(flag);
    }

    std::uint64_t bits_ = 0;
};

}  // namespace polyplan::oangband
