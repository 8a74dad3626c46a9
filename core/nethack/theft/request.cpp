#include "core/nethack/theft/request.h"

#include <map>

#include "core/nethack/theft/request_words.h"

namespace polyplan::nethack::theft {

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

}  // namespace polyplan::nethack::theft
