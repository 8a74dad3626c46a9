#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/range.h"
#include "core/calculator/unknown_members.h"
#include "core/powder/intrinsic.h"
#include "core/powder/smoke.h"

namespace polyplan::powder {

/// Least and most that a number of a request may be.
namespace limits {
inline constexpr Range maxHp = {1, 9'999};
inline constexpr Range hp = {1, 9'999};  ///< and not above the most
inline constexpr Range maxMp = {0, 9'999};
inline constexpr Range mp = {0, 9'999};  ///< and not above the most
inline constexpr Range food = {0, 10'000};
inline constexpr Range beats = {1, 100'000};
inline constexpr Range enchantment = {-127, 127};
inline constexpr Range noise = {0, 250};
inline constexpr Range distance = {0, 1'000};
inline constexpr Range startCount = {1, 1'000'000'000};
inline constexpr Range heartbeats = {1, 10'000};
inline constexpr std::size_t intrinsics = 200;
inline constexpr std::size_t worn = 8;                ///< one a slot
inline constexpr std::size_t gives = intrinsicCount;  ///< of one item
inline constexpr std::size_t dresses = 6;
inline constexpr std::size_t noiseMakers = 100;
inline constexpr std::size_t noises = 100;  ///< of one noise maker
inline constexpr std::size_t listeners = 100;
}  // namespace limits

/// Where an intrinsic comes from (POWDER 117/118 creature.cpp intrinsicFromWhat()).
enum class Source : std::uint8_t { Innate, Item, Timed };

/// An intrinsic that the creature has.
struct IntrinsicEntry {
    Intrinsic intrinsic = Intrinsic::Asleep;
    std::optional<int> beats;      ///< its counter before the first beat; none: it stays
    std::optional<Source> source;  ///< none: Timed with a counter, else Innate
    bool inflictorAlive = true;    ///< matters to TAME and AMNESIA
    UnknownMembers unknown = {};
    bool operator==(const IntrinsicEntry&) const = default;
};

enum class Slot : std::uint8_t { Head, Amulet, LeftRing, RightRing, Body, MainHand, OffHand, Feet };

/// Something worn or held.
struct Worn {
    Slot slot = Slot::Head;
    std::string item;          ///< its name, for the noise and the dress
    std::string material;      ///< "silver" and "gold" matter
    int enchantment = 0;       ///< of the strikes of silver, gold and a strangling amulet
    std::optional<int> noise;  ///< none: by its name
    std::vector<Intrinsic> gives;
    UnknownMembers unknown = {};
    bool operator==(const Worn&) const = default;
};
inline constexpr std::string_view silverMaterial = "silver";
inline constexpr std::string_view goldMaterial = "gold";

/// What a creature may be dressed as (creature.cpp determineClassiness()).
enum class Dress : std::uint8_t { Fighter, Wizard, Cleric, Ranger, Necromancer, Barbarian };
inline constexpr std::size_t dressCount = limits::dresses;

/// Other things that a creature may wear.
struct Outfit {
    std::vector<Worn> worn;
    std::optional<std::vector<Dress>> dress;
    UnknownMembers unknown = {};
    bool operator==(const Outfit&) const = default;
};

struct CreatureState {
    std::string definition = "AVATAR";  ///< a Creature's id
    std::optional<bool> isAvatar;       ///< none: whether the definition is AVATAR
    std::optional<int> maxHp;           ///< has to be given
    std::optional<int> hp;              ///< none: all
    int maxMp = 0;
    std::optional<int> mp;  ///< none: all
    int food = 1'500;
    std::vector<IntrinsicEntry> intrinsics;   ///< newest first; besides those of the definition
    std::vector<Worn> worn;                   ///< in inventory order
    std::optional<std::vector<Dress>> dress;  ///< none: what is worn amounts to it
    UnknownMembers unknown = {};
    bool operator==(const CreatureState&) const = default;
};

enum class Wind : std::uint8_t {
    None,      ///< the random drift
    Calm,      ///< a directed calm: smoke stays
    Directed,  ///< smoke is carried off at its first move
};

struct SquareState {
    std::string terrain = "FLOOR";  ///< a Terrain's id
    Smoke smoke = Smoke::None;
    bool smokeLasts = false;  ///< renewed every beat; else one cloud that decays and drifts
    Wind wind = Wind::None;
    bool noTeleport = false;
    UnknownMembers unknown = {};
    bool operator==(const SquareState&) const = default;
};

/// Somebody who may wake the creature.
struct NoiseMaker {
    std::vector<int> noises = {1};  ///< add up anew each beat; a single one is the level itself
    int distance = 1;
    UnknownMembers unknown = {};
    bool operator==(const NoiseMaker&) const = default;
};

/// Somebody asleep who may hear the creature.
struct Listener {
    int distance = 1;
    bool tired = false;
    UnknownMembers unknown = {};
    bool operator==(const Listener&) const = default;
};

/// The question of the heartbeat calculator: a creature of POWDER that does nothing and meets
/// nobody, and for how many heartbeats it is followed.
struct Request {
    CreatureState creature;
    SquareState square;
    std::vector<NoiseMaker> noiseMakers;  ///< a monster hears only the first, the avatar
    std::vector<Listener> listeners;
    int startCount = 1;  ///< the count of the first beat
    int heartbeats = 1;
    bool masterDressedCleric = false;  ///< works while the creature is TAME and its master lives
    UnknownMembers unknown = {};
    bool operator==(const Request&) const = default;
};

/// The same creature in other things.
Request wearing(Request request, const Outfit& outfit);

}  // namespace polyplan::powder
