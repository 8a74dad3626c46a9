#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace polyplan::powder {

/// The intrinsics that a heartbeat may touch, by the game's own names (POWDER 117/118 source.txt
/// INTRINSIC). Polymorphed is none of the game's: it stands for a creature that wears another shape
/// (creature.cpp isPolymorphed()).
enum class Intrinsic : std::uint8_t {
    Asleep,
    Tired,
    Stoning,
    Unchanging,
    Summoned,
    Tame,
    Amnesia,
    Confused,
    Blind,
    Paralysed,
    Regeneration,
    NoRegen,
    Invisible,
    EndureHunger,
    MagicDrain,
    Teleport,
    Telefixed,
    Submerged,
    NoBreath,
    Strangle,
    Bleed,
    PoisonMild,  ///< the five poisons stand together, the stronger after the weaker
    PoisonNormal,
    PoisonStrong,
    PoisonHarsh,
    PoisonDeadly,
    Aflame,
    VulnSilver,
    GoldAllergy,
    ResistPhysical,
    ResistFire,
    ResistAcid,
    VulnPhysical,
    VulnFire,
    VulnAcid,
    ResistPoison,
    ResistSleep,
    ResistStoning,
    Freedom,
    Noisy,
    Deaf,
    Fast,
    Quick,
    Slow,
    WaterWalk,
    Polymorph,
    Polymorphed,
    LifeSave,
    LichForm,
    MissingFinger,
    Possessed,
    Search,
};

inline constexpr std::size_t intrinsicCount = 52;

/// "POISON_HARSH": as files and options have it.
std::string_view name(Intrinsic intrinsic);
std::optional<Intrinsic> intrinsicFromName(std::string_view name);
/// All names, in the order of the enumeration.
std::span<const std::string_view> intrinsicNames();

/// "harsh poison": as people read it, and as the game calls what it lists of a creature or an item,
/// in small letters (source.txt INTRINSIC, POISON).
std::string_view words(Intrinsic intrinsic);
/// Those of all, in the order of the enumeration.
std::span<const std::string_view> intrinsicWords();

/// By its name in files or by its words, letter case aside.
std::optional<Intrinsic> intrinsicMeant(std::string_view text);
/// Says that a text means none, and what is allowed.
std::string noIntrinsic(std::string_view text);
/// The same in a few words, with what is near but not all that is allowed.
std::string noIntrinsicInShort(std::string_view text);

constexpr bool isPoison(Intrinsic intrinsic) {
    return Intrinsic::PoisonMild <= intrinsic && intrinsic <= Intrinsic::PoisonDeadly;
}

/// A set of intrinsics.
class Intrinsics {
  public:
    constexpr Intrinsics() = default;
    constexpr Intrinsics(std::initializer_list<Intrinsic> intrinsics) {
        for (const Intrinsic intrinsic : intrinsics) {
            set(intrinsic);
        }
    }

    constexpr bool has(Intrinsic intrinsic) const { return (bits_ & bit(intrinsic)) != 0; }
    constexpr void set(Intrinsic intrinsic) { bits_ |= bit(intrinsic); }
    constexpr void reset(Intrinsic intrinsic) { bits_ &= ~bit(intrinsic); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint64_t bits() const { return bits_; }

    /// Calls `visit(intrinsic)` for each in it, in the order of the enumeration.
    template <typename Visit>
    constexpr void forEach(Visit visit) const {
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
            visit(static_cast<Intrinsic>(std::countr_zero(rest)));
        }
    }

    friend constexpr Intrinsics operator|(Intrinsics a, Intrinsics b) {
        a.bits_ |= b.bits_;
        return a;
    }
    friend constexpr Intrinsics operator-(Intrinsics a, Intrinsics b) {
        a.bits_ &= ~b.bits_;
        return a;
    }
    bool operator==(const Intrinsics&) const = default;

  private:
    static constexpr std::uint64_t bit(Intrinsic intrinsic) {
        return std::uint64_t{1} << static_cast<unsigned>(intrinsic);
    }

    std::uint64_t bits_ = 0;
};

/// What life saving takes away from a creature, LIFESAVE itself among it (source.txt INTRINSIC
/// clearondeath; creature.cpp clearDeathIntrinsics()).
inline constexpr Intrinsics clearedByLifeSaving = {
    Intrinsic::Stoning,      Intrinsic::Bleed,        Intrinsic::Strangle,
    Intrinsic::LifeSave,     Intrinsic::Tired,        Intrinsic::Asleep,
    Intrinsic::Paralysed,    Intrinsic::Aflame,       Intrinsic::PoisonMild,
    Intrinsic::PoisonNormal, Intrinsic::PoisonStrong, Intrinsic::PoisonHarsh,
    Intrinsic::PoisonDeadly};

}  // namespace polyplan::powder
