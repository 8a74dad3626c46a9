#include "core/powder/members.h"

#include "core/catalogue/near_names.h"

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
    if (const auto intrinsic = intrinsicFromName(text)) {
        value = *intrinsic;
        return;
    }
    const std::string near = nearNames(intrinsicNames(), text);
    place.fault(inQuotes(text) + " is no intrinsic of POWDER that a heartbeat asks for" +
                (near.empty() ? "; allowed are " + listed(intrinsicNames())
                              : "; did you mean " + near + "?"));
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
