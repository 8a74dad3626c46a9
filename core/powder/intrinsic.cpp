#include "core/powder/intrinsic.h"

#include <algorithm>
#include <array>

#include "core/json/fault_list.h"
#include "core/powder/names.h"

namespace polyplan::powder {
namespace {

struct NameRow {
    std::string_view id;    ///< the game's term
    std::string_view name;  ///< for people
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

constexpr Names namesOfIntrinsics = columnOf(&NameRow::id);
constexpr Names wordsOfIntrinsics = columnOf(&NameRow::name);

static_assert(static_cast<std::size_t>(Intrinsic::Search) + 1 == intrinsicCount);

}  // namespace

std::string_view name(Intrinsic intrinsic) {
    return namesOfIntrinsics[static_cast<std::size_t>(intrinsic)];
}

std::optional<Intrinsic> intrinsicFromName(std::string_view name) {
    const auto* const found = std::ranges::find(namesOfIntrinsics, name);
    return found == namesOfIntrinsics.end()
               ? std::nullopt
               : std::optional(static_cast<Intrinsic>(found - namesOfIntrinsics.begin()));
}

std::span<const std::string_view> intrinsicNames() {
    return namesOfIntrinsics;
}

std::string_view words(Intrinsic intrinsic) {
    return wordsOfIntrinsics[static_cast<std::size_t>(intrinsic)];
}

std::optional<Intrinsic> intrinsicMeant(std::string_view text) {
    const NameRow* row = meantAmong(nameRows, text);
    return row == nullptr ? std::nullopt
                          : std::optional(static_cast<Intrinsic>(row - nameRows.data()));
}

std::string noIntrinsic(std::string_view text) {
    return inQuotes(text) + " is no intrinsic of POWDER that a heartbeat asks for" +
           allowedAmong(nameRows, text);
}

std::string noIntrinsicInShort(std::string_view text) {
    return "no intrinsic " + inQuotes(text) +
           nearInstead(namesOfIntrinsics, wordsOfIntrinsics, text);
}

std::span<const std::string_view> intrinsicWords() {
    return wordsOfIntrinsics;
}

}  // namespace polyplan::powder
