#include "core/nethack/theft/copied_things.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

#include "core/calculator/free_name.h"
#include "core/json/json_tree.h"
#include "core/nethack/theft/members.h"

namespace polyplan::nethack::theft {
namespace {

struct CopiedThings {
    std::vector<Thing> things = {};
    UnknownMembers unknown = {};
    bool operator==(const CopiedThings&) const = default;
};

template <typename Visitor>
constexpr void describe(Visitor& v, Of<CopiedThings> /*unused*/) {
    v.member(required("things", "things", "In the order of the inventory"), &CopiedThings::things,
             limits::inventory);
}

}  // namespace

std::string writeThings(const std::vector<Thing>& things) {
    std::ostringstream out;
    JsonWriter json(out);
    writeMembers(json, CopiedThings{.things = things});
    return std::move(out).str();
}

std::variant<std::vector<Thing>, std::vector<Fault>> readThings(std::string_view json) {
    FaultList faults;
    const std::optional<Json> tree = parseJson(json, faults);
    CopiedThings copied;
    const TableSet noTables;
    if (tree) {
        readMembers(*tree, copied, Place(faults, noTables));
    }
    if (!faults.empty()) {
        return faults.take();
    }
    return std::move(copied.things);
}

std::vector<Thing> addable(std::vector<Thing> copies, const std::vector<Thing>& inventory) {
    const auto isThere = [](const std::vector<Thing>& things, const auto& value, auto member) {
        return std::ranges::find(things, value, member) != things.end();
    };
    std::vector<std::string> taken = thingNames(inventory);
    std::vector<Thing> added;
    for (Thing& copy : copies) {
        if (isUnique(copy.kind) && (isThere(inventory, copy.kind, &Thing::kind) ||
                                    isThere(added, copy.kind, &Thing::kind))) {
            continue;
        }
        if (!copy.name.empty()) {
            copy.name = freeName(taken, copy.name, wordFor(kindWords, copy.kind));
            taken.push_back(copy.name);
        }
        added.push_back(std::move(copy));
    }
    return added;
}

}  // namespace polyplan::nethack::theft
