#include "core/plan/rules.h"

#include "core/catalogue/likely_object.h"
#include "core/json/json_tree.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/members.h"

namespace polyplan::plan {
namespace {

using nethack::Game;
using nethack::polypile::Source;

/// The game of a table set whose objects are not known.
const Game* gameWithoutObjects(const TableSet& tables) {
    const bool hasObjects = tables.find<Catalogues>() == nullptr || objectsAt(tables) != nullptr;
    return hasObjects ? nullptr : tables.find<Game>();
}

std::string faultOfPolypile(const TableSet& tables) {
    const Game* game = gameWithoutObjects(tables);
    return game == nullptr
               ? ""
               : std::string(title(*game)) + " has no polypile rules; a polypile is allowed with " +
                     gamesWithObjects();
}

/// Why nothing may be hazy; empty if it may.
std::string withoutHaze(const TableSet& tables) {
    const Game* game = tables.find<Game>();
    const nethack::polypile::Rules* rules =
        game == nullptr ? nullptr : nethack::polypile::rulesOf(*game);
    return game == nullptr || (rules != nullptr && rules->changesRevert)
               ? ""
               : "nothing is hazy in " + std::string(title(*game)) + "; \"\" is allowed";
}

ListOf<StackRule> listOfStacks(std::size_t most) {
    return {{}, most};
}

WholeNumber distancesAt(const Place& place, Range usual) {
    const auto* source = place.tables().find<Source>();
    return {source != nullptr && *source == Source::SelfSquare ? Range{0, 0} : usual};
}

Label onlyText(const Label& label) {
    Label plain;
    plain.text = label.text;
    return plain;
}

}  // namespace

std::string gamesWithObjects() {
    return nethack::GameName{[](Game game) { return nethack::objectTableName(game).has_value(); }}
        .allowed();
}

const ObjectTable* objectsAt(const TableSet& tables) {
    const auto* catalogues = tables.find<Catalogues>();
    const Game* game = tables.find<Game>();
    return catalogues == nullptr || game == nullptr ? nullptr : catalogues->objects(*game);
}

std::string withoutObjects(const TableSet& tables) {
    const Game* game = gameWithoutObjects(tables);
    return game == nullptr ? ""
                           : "the objects of " + std::string(title(*game)) +
                                 " are not known; nothing is allowed here";
}

void ObjectName::read(const Json& json, ObjectIndex& value, const Place& place) const {
    std::string name;
    Text{}.read(json, name, place);
    const ObjectTable* table = objectsAt(place.tables());
    if (table == nullptr || !place.isSound()) {
        return;
    }
    if (const auto found = table->find(name)) {
        value = *found;
        return;
    }
    const std::string likely = place.isFull() ? "" : likelyObjects(*table, name);
    place.fault(inQuotes(name) + " is no object of " +
                std::string(title(*place.tables().find<Game>())) +
                (likely.empty() ? "; its identified names and ids are allowed"
                                : "; did you mean " + likely + "?"));
}

void ObjectName::check(ObjectIndex value, const Place& place) const {
    const ObjectTable* table = objectsAt(place.tables());
    if (table != nullptr && static_cast<std::size_t>(value) >= table->objects().size()) {
        place.fault("is no object of " + std::string(title(*place.tables().find<Game>())));
    }
}

void ObjectName::write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const {
    const ObjectTable* table = objectsAt(tables);
    json.value(table == nullptr ? std::string_view() : std::string_view((*table)[value].name));
}

void RememberedName::read(const Json& json, Value& value, const Place& place) const {
    std::string text;
    Text{}.read(json, text, place);
    if (!place.isSound() || text.empty()) {
        return;
    }
    if (const std::string why = withoutHaze(place.tables()); !why.empty()) {
        place.fault(why);
        return;
    }
    ObjectIndex object{};
    ObjectName{}.read(json, object, place);
    if (place.isSound()) {
        value = object;
    }
}

void RememberedName::check(const Value& value, const Place& place) const {
    if (!value) {
        return;
    }
    if (const std::string why = withoutHaze(place.tables()); why.empty()) {
        ObjectName{}.check(*value, place);
    } else {
        place.fault(why);
    }
}

void RememberedName::write(JsonWriter& json, const Value& value, const TableSet& tables) const {
    ObjectName{}.write(json, *value, tables);
}

void Stacks::read(const Json& json, Value& value, const Place& place) const {
    const std::string why = json.empty() ? "" : withoutObjects(place.tables());
    if (why.empty()) {
        listOfStacks(most).read(json, value, place);
    } else {
        place.fault(why);
    }
}

void Stacks::check(const Value& value, const Place& place) const {
    const std::string why = value.empty() ? "" : withoutObjects(place.tables());
    if (why.empty()) {
        listOfStacks(most).check(value, place);
    } else {
        place.fault(why);
    }
}

void Stacks::write(JsonWriter& json, const Value& value, const TableSet& tables) const {
    listOfStacks(most).write(json, value, tables);
}

void PolypileOfGame::read(const Json& json, Polypile& value, const Place& place) const {
    if (const std::string why = faultOfPolypile(place.tables()); why.empty()) {
        readMembers(json, value, place);
    } else {
        place.fault(why);
    }
}

void PolypileOfGame::check(const Polypile& value, const Place& place) const {
    if (const std::string why = faultOfPolypile(place.tables()); why.empty()) {
        validateMembers(value, place);
    } else {
        place.fault(why);
    }
}

void PolypileOfGame::write(JsonWriter& json, const Polypile& value, const TableSet& tables) const {
    writeMembers(json, value, tables);
}

void SquareDistance::read(const Json& json, int& value, const Place& place) const {
    distancesAt(place, range).read(json, value, place);
}

void SquareDistance::check(int value, const Place& place) const {
    distancesAt(place, range).check(value, place);
}

void LabelText::read(const Json& json, Label& value, const Place& place) const {
    if (json.is_string()) {
        Text{most}.read(json, value.text, place);
    } else if (json.is_object()) {
        readMembers(json, value, place);
    } else {
        place.fault(described(json) + " is neither a text nor an object");
    }
}

void LabelText::check(const Label& value, const Place& place) const {
    if (value == onlyText(value)) {
        Text{most}.check(value.text, place);
    } else {
        validateMembers(value, place);
    }
}

void LabelText::write(JsonWriter& json, const Label& value, const TableSet& tables) const {
    if (value == onlyText(value)) {
        json.value(value.text);
    } else {
        writeMembers(json, value, tables);
    }
}

}  // namespace polyplan::plan
