#include "core/plan/checks.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/calculator/json_values.h"
#include "core/json/json_tree.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/format.h"
#include "core/plan/limits.h"
#include "core/plan/rules.h"
#include "core/powder/members.h"

namespace polyplan::plan {

void checkQuantity(const Stack& stack, const Place& place) {
    const ObjectTable* table = objectsAt(place.tables());
    const Place quantity = place.at("quantity");
    if (table == nullptr || stack.quantity <= 1 || quantity.isFaulty() ||
        place.at("object").isFaulty()) {
        return;
    }
    if (const ObjectType& object = (*table)[stack.object]; !object.stacks) {
        quantity.fault(std::to_string(stack.quantity) + " of " + inQuotes(object.name) +
                       " make no stack; 1 is allowed");
    }
}

void checkHaze(const Stack& stack, const Place& place) {
    const ObjectTable* table = objectsAt(place.tables());
    const Place hazy = place.at("hazy_remembering");
    if (table == nullptr || !stack.hazyRemembering || hazy.isFaulty() ||
        place.at("object").isFaulty()) {
        return;
    }
    const ObjectType& object = (*table)[stack.object];
    const ObjectType& remembered = (*table)[*stack.hazyRemembering];
    if (*stack.hazyRemembering == stack.object) {
        hazy.fault(inQuotes(remembered.name) + " is what it is already, so that it is not hazy");
    } else if (remembered.objectClass != object.objectClass) {
        hazy.fault(inQuotes(remembered.name) + " is of another class than " +
                   inQuotes(object.name) + "; objects of class " +
                   std::string(name(object.objectClass)) + " are allowed");
    }
}

void checkEaten(const Stack& stack, const Place& place) {
    const ObjectTable* table = objectsAt(place.tables());
    const Place eaten = place.at("eaten");
    if (table == nullptr || stack.eaten <= 0 || eaten.isFaulty()) {
        return;
    }
    const nethack::Game game = *place.tables().find<nethack::Game>();
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    const ObjectType& object = (*table)[stack.object];
    if (rules == nullptr || !rules->eatenShareIsKept) {
        eaten.fault("what is eaten has no say in " + std::string(title(game)) + "; 0 is allowed");
    } else if (object.objectClass != ObjectClass::Food && !place.at("object").isFaulty()) {
        eaten.fault(inQuotes(object.name) + " is no food; 0 is allowed");
    }
}

void checkSquares(const Polypile& polypile, const Place& place) {
    const Place line = place.at("line");
    if (line.isFaulty()) {
        return;
    }
    if (polypile.source == nethack::polypile::Source::SelfSquare && polypile.line.size() > 1) {
        line.fault(std::to_string(polypile.line.size()) +
                   " piles are not allowed with the source self-square: one is, at distance 0");
    }
    std::map<int, std::size_t> taken;
    for (std::size_t i = 0; i < polypile.line.size(); ++i) {
        const Place pile = line.at(i);
        const Place distance = pile.at("distance");
        if (distance.isFaulty()) {
            continue;
        }
        const int square = polypile.line[i].distance;
        const auto [earlier, isNew] = taken.emplace(square, i);
        if (!isNew) {
            distance.fault(std::to_string(square) + " is the square of pile " +
                           std::to_string(earlier->second) +
                           " already; one pile on a square is allowed");
        }
    }
}

void sortPiles(Polypile& polypile, const Place& /*unused*/) {
    std::stable_sort(polypile.line.begin(), polypile.line.end(),
                     [](const Pile& a, const Pile& b) { return a.distance < b.distance; });
}

void checkOtherOutfit(const Heartbeat& heartbeat, const Place& place) {
    if (heartbeat.otherOutfit && place.isSound()) {
        powder::checkOutfit(heartbeat, *heartbeat.otherOutfit, place.at("other_outfit"));
    }
}

void checkStrategies(const Document& document, const Place& place) {
    const Place strategies = place.at("strategies");
    if (document.strategies.empty() && !strategies.isFaulty()) {
        strategies.fault("is empty; 1 to " + std::to_string(limits::strategies) +
                         " strategies are allowed");
    }
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < std::min(limits::strategies, document.strategies.size()); ++i) {
        const std::string& name = document.strategies[i].name;
        if (!name.empty() && !names.insert(name).second) {
            const Place strategy = strategies.at(i);
            strategy.at("name").fault(inQuotes(name) +
                                      " is the name of an earlier strategy; names must differ");
        }
    }
}

void checkStackCount(const Document& document, const Place& place) {
    if (const std::size_t count = stackCount(document); count > limits::stacksOfDocument) {
        place.fault(std::to_string(count) + " stacks in the document are more than the " +
                    std::to_string(limits::stacksOfDocument) + " that are allowed");
    }
}

bool isLaterVersion(const Json& version) {
    return version.is_number() && version > formatVersion;
}

std::string faultOfFormat(const Json& found) {
    return described(found) + " is not " + inQuotes(formatName);
}

std::string faultOfStacksFormat(const Json& found) {
    return described(found) + " is not " + inQuotes(stacksFormatName);
}

std::string faultOfVersion(const Json& found) {
    return described(found) +
           (isLaterVersion(found) ? " is a later version than this program reads; allowed is "
                                  : " is not ") +
           std::to_string(formatVersion);
}

}  // namespace polyplan::plan
