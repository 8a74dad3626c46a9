#include "core/powder/intrinsic.h"

#include <algorithm>
#include <array>

namespace polyplan::powder {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, intrinsicCount> namesOfIntrinsics = {
    "ASLEEP",        "TIRED",       "STONING",       "UNCHANGING",    "SUMMONED",
    "TAME",          "AMNESIA",     "CONFUSED",      "BLIND",         "PARALYSED",
    "REGENERATION",  "NOREGEN",     "INVISIBLE",     "ENDUREHUNGER",  "MAGICDRAIN",
    "TELEPORT",      "TELEFIXED",   "SUBMERGED",     "NOBREATH",      "STRANGLE",
    "BLEED",         "POISON_MILD", "POISON_NORMAL", "POISON_STRONG", "POISON_HARSH",
    "POISON_DEADLY", "AFLAME",      "VULNSILVER",    "GOLDALLERGY",   "RESISTPHYSICAL",
    "RESISTFIRE",    "RESISTACID",  "VULNPHYSICAL",  "VULNFIRE",      "VULNACID",
    "RESISTPOISON",  "RESISTSLEEP", "RESISTSTONING", "FREEDOM",       "NOISY",
    "DEAF",          "FAST",        "QUICK",         "SLOW",          "WATERWALK",
    "POLYMORPH",     "POLYMORPHED", "LIFESAVE",      "LICHFORM",      "MISSINGFINGER",
    "POSSESSED",     "SEARCH"};

static_assert(static_cast<std::size_t>(Intrinsic::Search) + 1 == intrinsicCount);

}  // namespace

std::string_view name(Intrinsic intrinsic) {
    return namesOfIntrinsics[static_cast<std::size_t>(intrinsic)];
}

std::optional<Intrinsic> intrinsicFromName(std::string_view name) {
    const auto* found = std::ranges::find(namesOfIntrinsics, name);
    return found == namesOfIntrinsics.end()
               ? std::nullopt
               : std::optional(static_cast<Intrinsic>(found - namesOfIntrinsics.begin()));
}

std::span<const std::string_view> intrinsicNames() {
    return namesOfIntrinsics;
}

}  // namespace polyplan::powder
