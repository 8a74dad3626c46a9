#include "core/plan/object_reader.h"

#include "core/catalogue/likely_object.h"
#include "core/nethack/polypile/rules.h"
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
    readHaze(members, object, stack);
    members.read("slot", stack.slot);
    stack.unknown = members.unknown();
    return stack;
}

void ObjectReader::readHaze(MemberReader& members, std::optional<ObjectIndex> object,
                            Stack& stack) {
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game_);
    const std::string game(title(game_));
    std::string remembered;
    members.read("hazy_remembering", remembered);
    if (!remembered.empty() && (rules == nullptr || !rules->changesRevert)) {
        members.fault("hazy_remembering", "nothing is hazy in " + game + "; \"\" is allowed");
    } else if (!remembered.empty()) {
        stack.hazyRemembering = find(remembered, members.at("hazy_remembering"), members.faults());
    }
    if (object && stack.hazyRemembering) {
        const ObjectType& type = (*table_)[*object];
        if (*stack.hazyRemembering == *object) {
            members.fault("hazy_remembering",
                          inQuotes(remembered) + " is what it is already, so that it is not hazy");
        } else if ((*table_)[*stack.hazyRemembering].objectClass != type.objectClass) {
            members.fault("hazy_remembering", inQuotes(remembered) + " is of another class than " +
                                                  inQuotes(type.name) + "; objects of class " +
                                                  std::string(name(type.objectClass)) +
                                                  " are allowed");
        }
    }
    members.read("eaten", stack.eaten, limits::eaten);
    if (stack.eaten > 0 && (rules == nullptr || !rules->eatenShareIsKept)) {
        members.fault("eaten", "what is eaten has no say in " + game + "; 0 is allowed");
    } else if (stack.eaten > 0 && object && (*table_)[*object].objectClass != ObjectClass::Food) {
        members.fault("eaten", inQuotes((*table_)[*object].name) + " is no food; 0 is allowed");
    }
}

}  // namespace polyplan::plan
