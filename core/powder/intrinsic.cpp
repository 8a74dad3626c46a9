#include "core/powder/intrinsic.h"

#include <algorithm>
#include <array>

namespace polyplan::powder {
namespace {

struct NameRow {
    std::string_view name;   ///< the game's term
    std::string_view words;  ///< for people
};

/// In the order of the enumeration.
constexpr std::array<NameRow, intrinsicCount> nameRows = {{
    {"ASLEEP", "asleep"},
    {"TIRED", "tired"},
    {"STONING", "turning to stone"},
    {"UNCHANGING", "unchanging"},
    {"SUMMONED", "summoned"},
    {"TAME", "tame"},
    {"AMNESIA", "amnesic"},
    {"CONFUSED", "confused"},
    {"BLIND", "blind"},
    {"PARALYSED", "paralysed"},
    {"REGENERATION", "regeneration"},
    {"NOREGEN", "non-regeneratable"},
    {"INVISIBLE", "invisible"},
    {"ENDUREHUNGER", "endure hunger"},
    {"MAGICDRAIN", "magic drained"},
    {"TELEPORT", "teleport"},
    {"TELEFIXED", "position fixed"},
    {"SUBMERGED", "submerged"},
    {"NOBREATH", "breathless"},
    {"STRANGLE", "strangled"},
    {"BLEED", "bleeding"},
    {"POISON_MILD", "mild poison"},
    {"POISON_NORMAL", "normal poison"},
    {"POISON_STRONG", "strong poison"},
    {"POISON_HARSH", "harsh poison"},
    {"POISON_DEADLY", "deadly poison"},
    {"AFLAME", "aflame"},
    {"VULNSILVER", "vulnerable to silver"},
    {"GOLDALLERGY", "gold allergy"},
    {"RESISTPHYSICAL", "physical immunity"},
    {"RESISTFIRE", "fire resistance"},
    {"RESISTACID", "acid resistance"},
    {"VULNPHYSICAL", "vulnerable to physical attacks"},
    {"VULNFIRE", "vulnerable to fire"},
    {"VULNACID", "vulnerable to acid"},
    {"RESISTPOISON", "poison resistance"},
    {"RESISTSLEEP", "sleep resistance"},
    {"RESISTSTONING", "stoning resistance"},
    {"FREEDOM", "freedom"},
    {"NOISY", "noisy"},
    {"DEAF", "deaf"},
    {"FAST", "fast"},
    {"QUICK", "quick"},
    {"SLOW", "slow"},
    {"WATERWALK", "walk on water"},
    {"POLYMORPH", "polymorph"},
    {"POLYMORPHED", "in another shape"},
    {"LIFESAVE", "life saving"},
    {"LICHFORM", "lich form"},
    {"MISSINGFINGER", "missing a finger"},
    {"POSSESSED", "possessed"},
    {"SEARCH", "search"},
}};

using Names = std::array<std::string_view, intrinsicCount>;

constexpr Names columnOf(std::string_view NameRow::*column) {
    Names names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = nameRows[i].*column;
    }
    return names;
}

constexpr Names namesOfIntrinsics = columnOf(&NameRow::name);
constexpr Names wordsOfIntrinsics = columnOf(&NameRow::words);

std::optional<Intrinsic> intrinsicIn(const Names& names, std::string_view name) {
    const auto* found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<Intrinsic>(found - names.begin()));
}

static_assert(static_cast<std::size_t>(Intrinsic::Search) + 1 == intrinsicCount);

}  // namespace

std::string_view name(Intrinsic intrinsic) {
    return namesOfIntrinsics[static_cast<std::size_t>(intrinsic)];
}

std::optional<Intrinsic> intrinsicFromName(std::string_view name) {
    return intrinsicIn(namesOfIntrinsics, name);
}

std::span<const std::string_view> intrinsicNames() {
    return namesOfIntrinsics;
}

std::string_view words(Intrinsic intrinsic) {
    return wordsOfIntrinsics[static_cast<std::size_t>(intrinsic)];
}

std::optional<Intrinsic> intrinsicFromWords(std::string_view words) {
    return intrinsicIn(wordsOfIntrinsics, words);
}

std::span<const std::string_view> intrinsicWords() {
    return wordsOfIntrinsics;
}

}  // namespace polyplan::powder
