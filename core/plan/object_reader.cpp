#include "core/plan/object_reader.h"

#include "core/catalogue/likely_object.h"
#include "core/plan/words.h"

namespace polyplan::plan {

std::optional<ObjectIndex> ObjectReader::readName(const Json& value, const Path& path,
                                                  FaultList& faults) {
    const auto text = readText(value, path, limits::nameCharacters, faults);
    return text ? find(*text, path, faults) : std::nullopt;
}

std::optional<ObjectIndex> ObjectReader::find(std::string_view name, const Path& path,
                                              FaultList& faults) {
    if (table_ == nullptr) {
        return std::nullopt;
    }
    const std::optional<ObjectIndex> found = table_->find(name);
    if (!found) {
        faults.add(path, inQuotes(name) + " is no object of " + std::string(title(game_)) +
                             (faults.full() ? "" : suggestion(name)));
    }
    return found;
}

std::string ObjectReader::suggestion(std::string_view name) {
    auto known = suggestions_.find(name);
    if (known == suggestions_.end()) {
        known = suggestions_.emplace(name, likelyObjects(*table_, name)).first;
    }
    return known->second.empty() ? "; its identified names and ids are allowed"
                                 : "; did you mean " + known->second + "?";
}

Stack ObjectReader::readStack(const Json& value, const Path& path, FaultList& faults) {
    MemberReader members(value, path, faults);
    Stack stack;
    std::optional<ObjectIndex> object;
    if (const Json* name = members.require("object")) {
        object = readName(*name, members.at("object"), faults);
    }
    stack.object = object.value_or(ObjectIndex{});
    members.read("quantity", stack.quantity, limits::quantity);
    if (object && stack.quantity > 1 && !(*table_)[*object].stacks) {
        members.fault("quantity", std::to_string(stack.quantity) + " of " +
                                      inQuotes((*table_)[*object].name) +
                                      " make no stack; 1 is allowed");
    }
    members.read("buc", stack.buc, nethack::bucWords);
    members.read("enchantment", stack.enchantment, limits::enchantment);
    members.read("charges", stack.charges, limits::charges);
    members.read("recharged", stack.recharged, limits::recharged);
    members.read("times_read", stack.timesRead, limits::timesRead);
    members.read("artifact", stack.artifact);
    members.read("name", stack.name);
    members.read("corpse", stack.corpse);
    members.read("poisoned", stack.poisoned);
    members.read("erosion", stack.erosion, limits::erosion);
    members.read("erodeproof", stack.erodeproof);
    members.read("degraded", stack.degraded);
    members.read("laid_by_hero", stack.laidByHero);
    stack.unknown = members.unknown();
    return stack;
}

}  // namespace polyplan::plan
