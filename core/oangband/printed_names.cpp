#include "core/oangband/printed_names.h"

#include <string_view>

#include "core/oangband/object_kind.h"

namespace polyplan::oangband {
namespace {

/// What the names of a class begin with when they are printed (object1.c object_desc()).
struct ClassNoun {
    std::string_view type;
    std::string_view noun;
};

constexpr ClassNoun classNouns[] = {
    {"TV_AMULET", "Amulet"},  {"TV_AMULET", "Amulets"}, {"TV_POTION", "Potion"},
    {"TV_POTION", "Potions"}, {"TV_RING", "Ring"},      {"TV_RING", "Rings"},
    {"TV_ROD", "Rod"},        {"TV_ROD", "Rods"},       {"TV_SCROLL", "Scroll"},
    {"TV_SCROLL", "Scrolls"}, {"TV_STAFF", "Staff"},    {"TV_STAFF", "Staffs"},
    {"TV_STAFF", "Staves"},   {"TV_WAND", "Wand"},      {"TV_WAND", "Wands"},
};

}  // namespace

std::vector<std::string> printedNames(const ObjectKind& kind) {
    std::vector<std::string> names;
    for (const ClassNoun& each : classNouns) {
        if (each.type == kind.type) {
            names.push_back(std::string(each.noun) + " of " + kind.name);
        }
    }
    return names;
}

}  // namespace polyplan::oangband
