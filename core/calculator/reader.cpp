#include "core/calculator/reader.h"

#include <algorithm>
#include <string>

#include "core/catalogue/near_names.h"

namespace polyplan {

ObjectMembers::ObjectMembers(const Json& json, const Place& place)
    : members_(json.is_object() ? &json.get_ref<const Json::object_t&>() : nullptr), place_(place) {
    if (members_ == nullptr) {
        place.fault(described(json) + " is no object");
    }
}

const Json* ObjectMembers::take(const Member& member) {
    if (members_ == nullptr) {
        return nullptr;
    }
    known_.push_back(member.name);
    const auto found =
        std::find_if(members_->begin(), members_->end(),
                     [&member](const auto& each) { return each.first == member.name; });
    if (found != members_->end()) {
        return &found->second;
    }
    if (member.presence == Presence::Required) {
        place_.at(member.name).fault("is missing, and is required");
    }
    return nullptr;
}

UnknownMembers ObjectMembers::rest() const {
    UnknownMembers unknown;
    if (members_ == nullptr) {
        return unknown;
    }
    for (const auto& [name, json] : *members_) {
        if (std::find(known_.begin(), known_.end(), name) != known_.end()) {
            continue;
        }
        if (place_.unknown().refuses) {
            refuse(name);
        } else {
            unknown.emplace(name, json.dump());
            keep(name);
        }
    }
    return unknown;
}

void ObjectMembers::refuse(std::string_view name) const {
    const std::string near = nearNames(known_, name);
    place_.at(name).fault(
        "is no member of " + std::string(place_.unknown().title) +
        (near.empty() ? "; allowed are " + listed(known_) : "; did you mean " + near + "?"));
}

void ObjectMembers::keep(std::string_view name) const {
    place_.tellOfKept(name, [&] {
        const std::string near = nearNames(known_, name);
        return "is not known, has no effect and is kept" +
               (near.empty() ? "" : "; did you mean " + near + "?");
    });
}

}  // namespace polyplan
