#include "core/nethack/theft/request.h"

#include <map>

#include "core/calculator/free_name.h"
#include "core/nethack/theft/request_words.h"

namespace polyplan::nethack::theft {

void addState(std::set<ThiefCondition>& states, ThiefCondition added) {
    if (added == ThiefCondition::Fast || added == ThiefCondition::Slow) {
        states.erase(ThiefCondition::Fast);
        states.erase(ThiefCondition::Slow);
    }
    states.insert(added);
}

void addState(std::set<HeroCondition>& states, HeroCondition added) {
    states.insert(added);
}

std::vector<std::string> thingNames(const std::vector<Thing>& inventory) {
    std::vector<std::string> names;
    names.reserve(inventory.size());
    std::map<Kind, int> seen;
    for (const Thing& thing : inventory) {
        const int number = ++seen[thing.kind];
        std::string& name = names.emplace_back(thing.name);
        if (name.empty()) {
            name = wordFor(kindWords, thing.kind);
            if (number > 1) {
                name += ' ' + std::to_string(number);
            }
        }
    }
    return names;
}

std::vector<Thing> withNames(std::vector<Thing> inventory) {
    const std::vector<std::string> names = thingNames(inventory);
    for (std::size_t stack = 0; stack < names.size(); ++stack) {
        inventory[stack].name = names[stack];
    }
    return inventory;
}

void nameApart(std::vector<Thing>& inventory) {
    std::vector<std::string> taken;
    taken.reserve(inventory.size());
    for (const Thing& thing : inventory) {
        taken.push_back(thing.name);
    }
    for (Thing& thing : inventory) {
        if (thing.name.empty()) {
            const std::string kind(wordFor(kindWords, thing.kind));
            thing.name = freeName(taken, kind, kind);
            taken.push_back(thing.name);
        }
    }
}

}  // namespace polyplan::nethack::theft
