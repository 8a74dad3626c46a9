#include "core/powder/members.h"

#include <span>

#include "core/json/json_tree.h"
#include "core/powder/names.h"
#include "core/powder/terrain_names.h"

namespace polyplan::powder {
namespace {

/// Nothing where nobody handed in the tables.
std::vector<RequestFault> faultsOf(const Request& request, const Place& place) {
    const auto* tables = place.tables().find<powder::Tables>();
    if (tables == nullptr || tables->creatures.creatures().empty() || !place.isSound()) {
        return {};
    }
    auto scene = Scene::of(request, *tables);
    auto* faults = std::get_if<std::vector<RequestFault>>(&scene);
    return faults == nullptr ? std::vector<RequestFault>() : std::move(*faults);
}

constexpr OneOf<Dress, dressWords.size()> oneDress = {dressWords};

}  // namespace

void IntrinsicName::read(const Json& json, Intrinsic& value, const Place& place) const {
    std::string text;
    Text{}.read(json, text, place);
    if (!place.isSound()) {
        return;
    }
    if (const auto intrinsic = intrinsicMeant(text)) {
        value = *intrinsic;
    } else {
        place.fault(noIntrinsic(text));
    }
}

void CreatureName::read(const Json& json, std::string& value, const Place& place) const {
    Text::read(json, value, place);
    if (const auto* tables = place.tables().find<Tables>()) {
        const Creature* meant = tables->creatures.meant(value);
        value = meant == nullptr ? value : meant->id;
    }
}

void SquareName::read(const Json& json, std::string& value, const Place& place) const {
    Text::read(json, value, place);
    if (const auto* tables = place.tables().find<Tables>()) {
        const Terrain* meant = tables->terrains.meant(value);
        value = meant == nullptr ? value : meant->id;
    }
}

std::string SquareName::allowed() const {
    return quotedNames(namesOfTerrains());
}

void SmokeName::read(const Json& json, Smoke& value, const Place& place) const {
    const auto* tables = place.tables().find<Tables>();
    const std::span<const SmokeKind> kinds =
        tables == nullptr ? std::span<const SmokeKind>() : tables->smokes.kinds();
    const std::string text = json.is_string() ? json.get<std::string>() : "";
    if (const SmokeKind* meant = meantAmong(kinds, text)) {
        value = meant->smoke;
        return;
    }
    if (const Smoke* smoke = meaningOf(smokeWords, json)) {
        value = *smoke;
        return;
    }
    std::string names;
    for (const SmokeKind& kind : kinds) {
        names += (names.empty() ? ", nor of " : ", ") + kind.name;
    }
    place.fault(described(json) + " is none of " + allowed() + names);
}

void BeatsLeft::read(const Json& json, Value& value, const Place& place) const {
    if (json.is_null()) {
        value.reset();
    } else {
        WholeNumber{range}.read(json, value.emplace(), place);
    }
}

void BeatsLeft::check(const Value& value, const Place& place) const {
    if (value) {
        WholeNumber{range}.check(*value, place);
    }
}

void BeatsLeft::write(JsonWriter& json, const Value& value, const TableSet& /*unused*/) const {
    if (value) {
        json.value(*value);
    } else {
        json.value(nullptr);
    }
}

void Dresses::read(const Json& json, Value& value, const Place& place) const {
    if (json.is_array()) {
        ListOf{oneDress, most}.read(json, value, place);
    } else {
        oneDress.read(json, value.emplace_back(), place);
    }
}

void Dresses::check(const Value& value, const Place& place) const {
    ListOf{oneDress, most}.check(value, place);
}

void Dresses::write(JsonWriter& json, const Value& value, const TableSet& tables) const {
    if (value.size() == 1) {
        oneDress.write(json, value.front(), tables);
    } else {
        ListOf{oneDress, most}.write(json, value, tables);
    }
}

void Noises::read(const Json& json, Value& value, const Place& place) const {
    value.clear();
    if (json.is_array()) {
        ListOf{WholeNumber{range}, most}.read(json, value, place);
    } else {
        WholeNumber{range}.read(json, value.emplace_back(), place);
    }
}

void Noises::check(const Value& value, const Place& place) const {
    if (value.size() == 1) {
        WholeNumber{range}.check(value.front(), place);
    } else {
        ListOf{WholeNumber{range}, most}.check(value, place);
    }
}

void Noises::write(JsonWriter& json, const Value& value, const TableSet& tables) const {
    if (value.size() == 1) {
        json.value(value.front());
    } else {
        ListOf{WholeNumber{range}, most}.write(json, value, tables);
    }
}

std::string faultOfPowderGame(const Json& found) {
    return described(found) + " has no heartbeats; " + std::string(powderGame) + " is allowed";
}

void checkRequest(const Request& request, const Place& place) {
    for (const RequestFault& fault : faultsOf(request, place)) {
        place.fault(fault.pointer, fault.message);
    }
}

void checkOutfit(const Request& request, const Outfit& outfit, const Place& place) {
    constexpr std::string_view wearer = "/creature";
    for (const RequestFault& fault : faultsOf(wearing(request, outfit), place)) {
        place.fault(std::string_view(fault.pointer).substr(wearer.size()), fault.message);
    }
}

}  // namespace polyplan::powder
