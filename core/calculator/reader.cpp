#include "core/calculator/reader.h"

#include <algorithm>
#include <string>

#include "core/catalogue/near_names.h"
#include "core/json/json_tree.h"

namespace polyplan {

ObjectMembers::ObjectMembers(const Json& json, const Place& place)
    : object_(json.is_object() ? &json : nullptr), place_(place) {
    if (object_ == nullptr) {
        place.fault(described(json) + " is no object");
    }
}

const Json* ObjectMembers::take(const Member& member) {
    if (object_ == nullptr) {
        return nullptr;
    }
    known_.push_back(member.name);
    if (const auto found = object_->find(member.name); found != object_->end()) {
        return &*found;
    }
    if (member.presence == Presence::Required) {
        place_.at(member.name).fault("is missing, and is required");
    }
    return nullptr;
}

UnknownMembers ObjectMembers::rest() const {
    UnknownMembers unknown;
    if (object_ == nullptr) {
        return unknown;
    }
    for (const auto& [name, json] : object_->get_ref<const Json::object_t&>()) {
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
