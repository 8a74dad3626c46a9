#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/artifacts.h"
#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/wands.h"

namespace polyplan::nethack::engraving {

/// What somebody writes with, as a request names it.
struct NamedStylus {
    const ObjectType* object = nullptr;  ///< none: the fingers, or a ring of unknown kind
    /// What is not identified: how it looks. `object` is then one of the kinds that it may be.
    const ObjectType* look = nullptr;
    std::string appearance;  ///< of a ring; empty: not known
    std::string artifact;
    bool isRing = false;
};

/// The artifact that writes otherwise than its kind, in NetHack 3.7.
inline constexpr std::string_view fireBrand = "Fire Brand";

/// Whether an artifact writes otherwise than its kind in a version.
bool writesOtherwise(std::string_view artifact, Game game);

/// Of an artifact that does not: "Magicbane writes like any athame."
std::string likeItsKind(const Artifact& artifact, const ObjectTable& objects);

/// The artifact of that name where it is one of another kind than the stylus; nothing otherwise.
std::optional<Artifact> artifactOfOtherKind(std::string_view artifact, const NamedStylus& stylus,
                                            Game game, const ObjectTable& objects);

/// Takes the artifact from a stylus's state where it is one of another kind in a version.
void dropArtifactOfOtherKind(StylusState& state, const std::string& stylus, Game game,
                             const Tables& tables);

/// A ring that looks so, letter case aside; null if none does.
const ObjectType* ringOfAppearance(std::string_view appearance, const ObjectTable& objects);

/// What a name stands for: "fingers", an object's identified name or id, a ring by its appearance
/// ("steel ring"), what is not identified by its look ("curved wand") or an artifact.
/// @returns nothing if it stands for nothing in this version
std::optional<NamedStylus> findStylus(std::string_view name, Game game, const Tables& tables);

/// What an object, perhaps of another version, is called as a stylus in this one; nothing if it is
/// not there.
std::optional<std::string> stylusFor(const ObjectType& object, Game game, const Tables& tables);

/// Whether a gem, or the appearance of a ring, is hard enough to engrave.
bool isHard(const ObjectType& object);

/// Whether the game lets one wear an object: armor, rings, amulets and what covers the eyes.
/// Sources: do_wear.c dowear(), doputon().
bool isWearable(const ObjectType& object);

/// What a stylus loses by writing.
enum class Wears : std::uint8_t { Nothing, Enchantment, MarkerCharges, WandCharges };

/// What the game makes of a stylus in the state that it is in.
struct Stylus {
    std::optional<Type> type;  ///< none: it writes nothing
    Pace pace = Pace::Fast;
    Wears wears = Wears::Nothing;
    const Wand* wand = nullptr;  ///< which is zapped by engraving with it
    int lettersPerStep = 10;     ///< of a turn or an action
    double turnsToDust = 0;      ///< that it does so before anything is written
    bool sparesOldText = true;   ///< what stands on the square is left as it is then
    bool wipesSoftText = false;  ///< that stands on the square, writing none
    std::optional<Refusal> refusal;
    std::vector<RuleRemark> remarks;
};

/// What is not identified writes where all that it may be write alike.
/// Sources: engrave.c doengrave(); 3.7 doengrave_sfx_item().
Stylus stylusOf(const NamedStylus& named, const Request& request, Game game, const Tables& tables);

}  // namespace polyplan::nethack::engraving
