#include "tests/core/support/situations.h"

#include <sstream>
#include <stdexcept>

#include "tests/core/support/catalogues.h"

namespace polyplan::testing {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

const ObjectTable& objectsOf(Game game) {
    const ObjectTable* table = tests::catalogues().objects(game);
    if (table == nullptr) {
        throw std::invalid_argument("no objects are known of " + std::string(id(game)));
    }
    return *table;
}

Situation situationIn(Game game) {
    return {.table = objectsOf(game), .rules = *rulesOf(game), .known = {}};
}

KnownMaterials unshuffledMaterials(Game game) {
    const ObjectTable& table = objectsOf(game);
    KnownMaterials known;
    for (const LabelPool& pool : labelPools(table, *rulesOf(game))) {
        for (const ObjectIndex type : pool.types) {
            known[type] = table[type].material;
        }
    }
    return known;
}

ObjectIndex objectOf(Game game, std::string_view nameOrId) {
    const auto found = objectsOf(game).find(nameOrId);
    if (!found) {
        throw std::invalid_argument("no object is named \"" + std::string(nameOrId) + "\"");
    }
    return *found;
}

Stack stackOf(Game game, std::string_view words) {
    Stack stack;
    std::istringstream in{std::string(words)};
    std::string word;
    std::string name;
    while (in >> word) {
        if (name.empty() && word.find_first_not_of("0123456789") == std::string::npos) {
            stack.quantity = std::stoi(word);
        } else if (name.empty() && word == "blessed") {
            stack.buc = Buc::Blessed;
        } else if (name.empty() && word == "cursed") {
            stack.buc = Buc::Cursed;
        } else if (!name.empty() || word != "uncursed") {
            name += (name.empty() ? "" : " ") + word;
        }
    }
    stack.object = objectOf(game, name);
    return stack;
}

Pile pileOf(Game game, int distance, const std::vector<std::string>& stacks) {
    Pile pile{.distance = distance, .stacks = {}};
    for (const std::string& words : stacks) {
        pile.stacks.push_back(stackOf(game, words));
    }
    return pile;
}

double oddsOf(std::span<const ValueOdds> odds, int value) {
    for (const ValueOdds& entry : odds) {
        if (entry.value == value) {
            return entry.probability;
        }
    }
    return 0;
}

double oddsOf(std::span<const ObjectOdds> odds, ObjectIndex object) {
    for (const ObjectOdds& entry : odds) {
        if (entry.object == object) {
            return entry.probability;
        }
    }
    return 0;
}

double oddsOf(std::span<const std::pair<Golem, double>> odds, Golem golem) {
    for (const auto& [kind, probability] : odds) {
        if (kind == golem) {
            return probability;
        }
    }
    return 0;
}

ObjectLeft leftOf(std::span<const ObjectLeft> left, ObjectIndex object) {
    for (const ObjectLeft& entry : left) {
        if (entry.object == object) {
            return entry;
        }
    }
    return {.object = object};
}

}  // namespace polyplan::testing
