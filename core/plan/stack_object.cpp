#include "core/plan/stack_object.h"

#include <algorithm>

#include "core/catalogue/near_names.h"
#include "core/json/json_tree.h"
#include "core/plan/members.h"

namespace polyplan::plan {
namespace {

/// The row of a look; null where it is none, or nothing is known of objects.
const ObjectType* lookAt(ObjectIndex object, const TableSet& tables) {
    const ObjectTable* table = objectsAt(tables);
    return table != nullptr && object < table->size() && (*table)[object].isLook()
               ? &(*table)[object]
               : nullptr;
}

ListOf<ObjectName> listOfTypes() {
    return {{}, limits::discoveries};
}

}  // namespace

void StackObject::read(const Json& json, ObjectIndex& value, const Place& place) const {
    ObjectName{}.read(json, value, place);
}

void StackObject::check(ObjectIndex value, const Place& place) const {
    if (lookAt(value, place.tables()) == nullptr) {
        ObjectName{}.check(value, place);
    }
}

void StackObject::write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const {
    ObjectName{}.write(json, value, tables);
}

bool StackObject::isWritten(ObjectIndex value, const TableSet& tables) const {
    return lookAt(value, tables) == nullptr;
}

void LookClass::read(const Json& json, ObjectIndex& value, const Place& place) const {
    std::string word;
    Text{}.read(json, word, place);
    const ObjectTable* table = objectsAt(place.tables());
    if (table == nullptr || !place.isSound()) {
        return;
    }
    const auto isOfClass = [&word](const ObjectType& look) {
        return name(look.objectClass) == word;
    };
    const auto looks = table->looks();
    const auto first = std::ranges::find_if(looks, isOfClass);
    if (first == looks.end()) {
        std::vector<std::string_view> classes;
        for (const ObjectType& look : looks) {
            if (std::ranges::find(classes, name(look.objectClass)) == classes.end()) {
                classes.push_back(name(look.objectClass));
            }
        }
        place.fault(inQuotes(word) +
                    " is no class of things that may be unidentified; allowed are " +
                    listed(classes));
        return;
    }
    const auto unseen = table->findLook(first->objectClass, "");
    value = unseen.value_or(
        static_cast<ObjectIndex>(table->objects().size() + (first - looks.begin())));
}

void LookClass::write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const {
    const ObjectType* look = lookAt(value, tables);
    json.value(look == nullptr ? std::string_view() : name(look->objectClass));
}

bool LookClass::isWritten(ObjectIndex value, const TableSet& tables) const {
    return lookAt(value, tables) != nullptr;
}

void LookAppearance::read(const Json& json, ObjectIndex& value, const Place& place) const {
    std::string appearance;
    Text{}.read(json, appearance, place);
    const ObjectTable* table = objectsAt(place.tables());
    const ObjectType* ofClass = lookAt(value, place.tables());
    if (table == nullptr || ofClass == nullptr || !place.isSound()) {
        return;
    }
    if (const auto look = table->findLook(ofClass->objectClass, appearance)) {
        value = *look;
        return;
    }
    std::vector<std::string_view> known;
    for (const ObjectType& look : table->looks()) {
        if (look.objectClass == ofClass->objectClass && !look.appearance.empty()) {
            known.push_back(look.appearance);
        }
    }
    const std::string near = nearNames(known, appearance);
    place.fault(
        inQuotes(appearance) + " is no look that types of " +
        std::string(name(ofClass->objectClass)) + " share in " +
        std::string(title(*place.tables().find<nethack::Game>())) +
        (near.empty() ? "; what it is printed as is allowed" : "; did you mean " + near + "?"));
}

void LookAppearance::write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const {
    const ObjectType* look = lookAt(value, tables);
    json.value(look == nullptr ? std::string_view() : std::string_view(look->appearance));
}

bool LookAppearance::isWritten(ObjectIndex value, const TableSet& tables) const {
    return lookAt(value, tables) != nullptr;
}

void StackRule::read(const Json& json, Stack& value, const Place& place) const {
    if (json.is_object()) {
        const bool hasObject = json.contains("object");
        const bool hasLook = json.contains("appearance");
        if (hasObject && hasLook) {
            place.at("appearance")
                .fault("stands in place of an object, and one is given; one of both is allowed");
        } else if (hasLook && !json.contains("class")) {
            place.at("class").fault("is missing, and is required with an appearance");
        } else if (!hasObject && !hasLook) {
            place.at("object").fault("is missing, and is required");
        }
    }
    if (!json.is_object() || !json.contains("object") || !json.contains("class")) {
        readMembers(json, value, place);
        return;
    }
    Json withoutClass = json;
    withoutClass.erase("class");
    readMembers(withoutClass, value, place);
    value.unknown.emplace("class", json["class"].dump());
    place.tellOfKept("class", [] {
        return std::string("goes by the object beside it, has no effect and is kept");
    });
}

void StackRule::check(const Stack& value, const Place& place) const {
    validateMembers(value, place);
}

void StackRule::write(JsonWriter& json, const Stack& value, const TableSet& tables) const {
    if (lookAt(value.object, tables) == nullptr || !value.unknown.contains("class")) {
        writeMembers(json, value, tables);
        return;
    }
    Stack look = value;
    look.unknown.erase("class");
    writeMembers(json, look, tables);
}

void DiscoveredTypes::read(const Json& json, Value& value, const Place& place) const {
    const std::string why = json.empty() ? "" : withoutObjects(place.tables());
    if (why.empty()) {
        listOfTypes().read(json, value, place);
    } else {
        place.fault(why);
    }
}

void DiscoveredTypes::check(const Value& value, const Place& place) const {
    const std::string why = value.empty() ? "" : withoutObjects(place.tables());
    if (why.empty()) {
        listOfTypes().check(value, place);
    } else {
        place.fault(why);
    }
}

void DiscoveredTypes::write(JsonWriter& json, const Value& value, const TableSet& tables) const {
    listOfTypes().write(json, value, tables);
}

}  // namespace polyplan::plan
