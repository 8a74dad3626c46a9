#include "core/plan/named_ids.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/json/json_tree.h"
#include "core/nethack/game.h"
#include "core/powder/words.h"

namespace polyplan::plan {
namespace {

using SmokeWord = std::pair<std::string_view, powder::Smoke>;

/// What people call what files name by its id; empty if there is no such thing.
using NameOfId = std::string_view (*)(const powder::Tables& tables, std::string_view id);

std::string_view nameOfCreature(const powder::Tables& tables, std::string_view id) {
    const powder::Creature* found = tables.creatures.find(id);
    return found == nullptr ? std::string_view() : found->name;
}

std::string_view nameOfSquare(const powder::Tables& tables, std::string_view id) {
    const powder::Terrain* found = tables.terrains.find(id);
    return found == nullptr ? std::string_view() : found->name;
}

std::string_view nameOfSmoke(const powder::Tables& tables, std::string_view id) {
    const auto* const found = std::ranges::find(powder::smokeWords, id, &SmokeWord::first);
    return found == powder::smokeWords.end() ? std::string_view()
                                             : tables.smokes.of(found->second).name;
}

std::string_view nameOfIntrinsic(const powder::Tables& /*unused*/, std::string_view id) {
    const auto found = powder::intrinsicFromName(id);
    return found ? words(*found) : std::string_view();
}

std::string_view nameOfGame(const powder::Tables& /*unused*/, std::string_view id) {
    const auto found = nethack::gameFromId(id);
    return found ? nethack::title(*found) : std::string_view();
}

/// A member that holds an id, or a list of them.
struct IdMember {
    std::string_view sort;  ///< see sortOf()
    NameOfId name;
};

constexpr std::array<IdMember, 8> idMembers = {{
    {"/game", &nameOfGame},
    {"/engraving/game", &nameOfGame},
    {"/theft/game", &nameOfGame},
    {"/heartbeat/creature/definition", &nameOfCreature},
    {"/heartbeat/square/terrain", &nameOfSquare},
    {"/heartbeat/square/smoke", &nameOfSmoke},
    {"/heartbeat/creature/worn/#/gives", &nameOfIntrinsic},
    {"/heartbeat/other_outfit/worn/#/gives", &nameOfIntrinsic},
}};

/// Whether the sort is the member's own, or of what its list holds.
bool isOf(const IdMember& member, std::string_view sort) {
    return sort == member.sort ||
           (sort.starts_with(member.sort) && sort.substr(member.sort.size()) == "/#");
}

Json named(const Json& value, const IdMember& member, const powder::Tables& tables) {
    if (value.is_array()) {
        Json names = Json::array();
        for (const Json& each : value) {
            names.push_back(named(each, member, tables));
        }
        return names;
    }
    if (!value.is_string()) {
        return value;
    }
    const std::string_view name = member.name(tables, value.get_ref<const std::string&>());
    return name.empty() ? value : Json(std::string(name));
}

}  // namespace

std::string sortOf(const std::string& pointer) {
    std::string sort;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        const bool isIndex = pointer[i] == '/' && i + 1 < pointer.size() && pointer[i + 1] >= '0' &&
                             pointer[i + 1] <= '9';
        sort += pointer[i];
        if (isIndex) {
            sort += '#';
            i = std::min(pointer.find('/', i + 1), pointer.size()) - 1;
        }
    }
    return sort;
}

void nameIds(MemberDifference& difference, const powder::Tables& tables) {
    const std::string sort = sortOf(difference.pointer);
    const auto* const member =
        std::ranges::find_if(idMembers, [&sort](const IdMember& each) { return isOf(each, sort); });
    if (member == idMembers.end()) {
        return;
    }
    std::vector<std::string> names;
    for (const std::string& value : difference.shown()) {
        names.push_back(named(Json::parse(value), *member, tables).dump());
    }
    difference.names = std::move(names);
}

}  // namespace polyplan::plan
