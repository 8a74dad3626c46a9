#include "core/plan/difference_names.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>

#include "core/json/json_tree.h"
#include "core/plan/own_settings.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

/// A member that is the strategy's where a question leaves it out, see engravingRequest().
struct Inherited {
    std::string_view pointer;
    std::string_view from;
};

constexpr std::array<Inherited, 3> inheritedMembers = {
    {{"/engraving/game", "/game"},
     {"/theft/game", "/game"},
     {"/engraving/dexterity", "/hero/dexterity"}}};

/// What counts for the strategy where it leaves a member out, as JSON text.
std::optional<std::string> assumedFor(const Strategy& strategy, std::string_view pointer) {
    if (pointer == "/hero/level") {
        return std::to_string(assumedHeroLevel);
    }
    if (pointer == "/engraving/stylus" && strategy.engraving && strategy.engraving->asksWriting()) {
        return Json(nethack::engraving::fingers).dump();
    }
    return std::nullopt;
}

/// What a thing or a pile is called; empty where nothing is.
std::string nameOf(const Json& value) {
    if (!value.is_object()) {
        return {};
    }
    for (const char* member : {"name", "label", "kind", "object"}) {
        const auto name = value.find(member);
        if (name != value.end() && name->is_string() &&
            !name->get_ref<const std::string&>().empty()) {
            return name->get<std::string>();
        }
    }
    const auto stacks = value.find("stacks");
    if (stacks == value.end() || stacks->empty()) {
        return {};
    }
    const std::size_t others = stacks->size() - 1;
    return nameOf(stacks->front()) +
           (others == 0 ? "" : " and " + std::to_string(others) + " more");
}

}  // namespace

bool nameInherited(MemberDifference& difference, const std::vector<Json>& strategies) {
    const auto* const member =
        std::ranges::find(inheritedMembers, difference.pointer, &Inherited::pointer);
    if (member == inheritedMembers.end()) {
        return true;
    }
    const Json::json_pointer question = Json::json_pointer(difference.pointer).parent_pointer();
    const Json::json_pointer from{std::string(member->from)};
    difference.names = difference.values;
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        if (difference.values[i] == "null" && strategies[i].contains(question) &&
            strategies[i].contains(from)) {
            difference.names[i] = strategies[i].at(from).dump();
        }
    }
    return std::ranges::any_of(difference.names, [&difference](const std::string& name) {
        return name != difference.names.front();
    });
}

bool nameAssumed(MemberDifference& difference, std::span<const Contender> contenders) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const auto assumed = difference.values[i] == "null"
                                 ? assumedFor(contenders[i].asked(), difference.pointer)
                                 : std::nullopt;
        if (assumed) {
            difference.names.resize(difference.values.size());
            difference.names[i] = *assumed;
        }
    }
    for (std::size_t i = 0; i < difference.names.size(); ++i) {
        if (difference.names[i].empty()) {
            difference.names[i] = difference.values[i];
        }
    }
    return std::ranges::any_of(difference.shown(), [&difference](const std::string& each) {
        return each != difference.shown().front();
    });
}

void nameDiscoveries(MemberDifference& difference) {
    if (difference.pointer != "/discoveries") {
        return;
    }
    constexpr std::size_t mostNamed = 2;
    std::vector<std::vector<std::string>> known;
    std::map<std::string, std::size_t> knowers;
    for (const std::string& value : difference.values) {
        const Json types = Json::parse(value);
        known.push_back(types.is_array() ? types.get<std::vector<std::string>>()
                                         : std::vector<std::string>());
        for (const std::string& type : known.back()) {
            ++knowers[type];
        }
    }
    for (std::vector<std::string>& types : known) {
        std::string words = types.empty() ? "none" : grouped(std::ssize(types));
        std::erase_if(types,
                      [&](const std::string& type) { return knowers[type] == known.size(); });
        for (std::size_t i = 0; i < std::min(types.size(), mostNamed); ++i) {
            words += (i == 0 ? " (" : ", ") + types[i];
        }
        if (types.size() > mostNamed) {
            words += " and " + grouped(std::ssize(types) - std::ptrdiff_t{mostNamed}) + " more";
        }
        difference.names.push_back(Json(types.empty() ? words : words + ')').dump());
    }
}

void namePresence(MemberDifference& difference) {
    const auto hasMembers = [](const std::string& text) {
        const Json value = Json::parse(text);
        return value.is_object() ||
               (value.is_array() && !value.empty() && value.front().is_structured());
    };
    if (!difference.names.empty() || std::ranges::none_of(difference.values, hasMembers)) {
        return;
    }
    for (const std::string& value : difference.values) {
        const std::string name = nameOf(Json::parse(value));
        difference.names.push_back(value == "null" ? "false"
                                   : name.empty()  ? value
                                                   : Json(name).dump());
    }
}

void dropIdleOwners(std::vector<MemberDifference>& differences) {
    std::map<std::string, int> counts;
    for (const MemberDifference& each : differences) {
        ++counts[each.label];
    }
    for (MemberDifference& each : differences) {
        if (counts[each.label] == 1) {
            each.owner.clear();
        }
    }
}

}  // namespace polyplan::plan
