#include "tests/oracle/record.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "tests/core/support/situations.h"
#include "tests/oracle/record_names.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;
using nlohmann::json;

const std::filesystem::path recordFolder = POLYPLAN_SOURCE_DIR "/tests/oracle/polypile";

/// The object of a record's class and name, which carries no class words.
ObjectIndex recordedInClass(const ObjectTable& table, const std::string& recordedClass,
                            const std::string& recordedName) {
    const ObjectClass objectClass =
        objectClassFromName(recordedClass == "boulder-statue" ? "rock" : recordedClass).value();
    const std::string wanted =
        objectClass == ObjectClass::Food && recordedName == "fruit" ? "slime mold" : recordedName;
    const auto types = table.ofClass(objectClass);
    const auto found = std::find_if(types.begin(), types.end(), [&wanted](const ObjectType& type) {
        return type.shortName == wanted || type.name == wanted;
    });
    if (found == types.end()) {
        throw std::runtime_error("no " + recordedClass + " is named " + recordedName);
    }
    return static_cast<ObjectIndex>(table.firstOfClass(objectClass) + (found - types.begin()));
}

Buc bucOf(const std::string& word) {
    if (word == "blessed") {
        return Buc::Blessed;
    }
    return word == "cursed" ? Buc::Cursed : Buc::Uncursed;
}

Stack readStack(const json& in, const ObjectTable& table) {
    Stack stack;
    stack.object = recordedInClass(table, in.at("class"), in.at("object").get<std::string>());
    stack.quantity = in.at("quantity");
    stack.buc = bucOf(in.at("buc"));
    const int value = in.at("enchantment_or_charges");
    const ObjectClass objectClass = table[stack.object].objectClass;
    const bool hasCharges = objectClass == ObjectClass::Tool || objectClass == ObjectClass::Wand ||
                            objectClass == ObjectClass::Spellbook;
    (hasCharges ? stack.charges : stack.enchantment) = value;
    stack.recharged = in.at("recharged");
    stack.timesRead = in.at("times_read");
    stack.artifact = in.at("artifact");
    stack.corpse = in.value("monster", "");
    stack.laidByHero = in.value("laid_by_hero", false);
    stack.degraded = in.value("degraded_horn", false);
    if (const std::string remembered = in.value("hazy_remembering", ""); !remembered.empty()) {
        stack.hazyRemembering = recordedInClass(table, in.at("class"), remembered);
    }
    stack.eaten = in.value("eaten", 0);
    return stack;
}

KnownMaterials readMaterials(const json& in, const ObjectTable& table, const Rules& rules) {
    KnownMaterials known;
    if (!in.is_object()) {
        return known;
    }
    for (const LabelPool& pool : labelPools(table, rules)) {
        const std::string className(name(pool.objectClass));
        if (!in.contains(className)) {
            continue;
        }
        for (const auto& [type, material] : in.at(className).items()) {
            // 3.7's placeholders for objects not seen yet are no objects of the game.
            if (type.starts_with("generic ")) {
                continue;
            }
            const ObjectIndex object = recordedInClass(table, className, type);
            if (std::find(pool.types.begin(), pool.types.end(), object) != pool.types.end()) {
                known[object] = materialFromName(material.get<std::string>()).value();
            }
        }
    }
    return known;
}

template <typename Number>
Histogram<Number> readHistogram(const json& parent, const char* member) {
    Histogram<Number> histogram;
    if (parent.contains(member)) {
        for (const auto& [key, count] : parent.at(member).items()) {
            histogram[static_cast<Number>(std::stoll(key))] = count;
        }
    }
    return histogram;
}

RecordedStack readFate(const json& in, const ObjectTable& table) {
    RecordedStack stack{
        .resisted = in.at("resisted"),
        .shudderedAllLost = in.at("shuddered_all_lost"),
        .shudderedSomeLeft = in.at("shuddered_some_left"),
        .shudderedButUnharmed = in.value("shuddered_but_unharmed", std::int64_t{0}),
        .polymorphed = in.at("polymorphed"),
        .remainderAbsorbedByGolem = in.at("remainder_absorbed_by_golem"),
        .quantityAfterShudder = readHistogram<int>(in, "quantity_after_shudder"),
        .quantityAfterPolymorph = readHistogram<int>(in, "quantity_after_polymorph"),
        .rechargedAfterPolymorph = readHistogram<int>(in, "recharged_after_polymorph"),
        .timesReadAfterPolymorph = {},
        .timesReadOfBlankAfterPolymorph = {},
        .polymorphedInto = {},
        .hazy = {},
        .turnedBackInto = {},
    };
    if (in.contains("times_read_after_polymorph")) {
        const json& read = in.at("times_read_after_polymorph");
        stack.timesReadAfterPolymorph = readHistogram<int>(read, "nonblank");
        stack.timesReadOfBlankAfterPolymorph = readHistogram<int>(read, "blank");
    }
    if (in.contains("polymorphed_into")) {
        for (const auto& [key, count] : in.at("polymorphed_into").items()) {
            stack.polymorphedInto[recordedObject(table, key)] = count;
        }
    }
    return stack;
}

/// What was counted besides, of changed stacks.
void readMore(const json& in, const ObjectTable& table, RecordedStack& stack) {
    if (!in.is_object() || !in.contains("hazy")) {
        return;
    }
    stack.hazy = in.at("hazy");
    if (in.contains("reverted")) {
        const json& reverted = in.at("reverted");
        stack.turnedBack = reverted.at("count");
        for (const auto& [key, count] : reverted.at("into").items()) {
            stack.turnedBackInto[recordedObject(table, key)] = count;
        }
    }
}

RecordedPile readObserved(const json& observed, std::size_t place, std::int64_t trials,
                          const ObjectTable& table) {
    RecordedPile pile;
    pile.reached = observed.contains("pile_reached")
                       ? observed["pile_reached"][place].get<std::int64_t>()
                       : trials;
    for (const auto& [golem, count] : observed.at("golem").at(place).items()) {
        pile.golem[recordedGolem(golem)] = count;
    }
    for (const json& fate : observed.at("stack_fate").at(place)) {
        pile.stacks.push_back(readFate(fate, table));
    }
    if (observed.contains("also_after_polymorph")) {
        const json& more = observed.at("also_after_polymorph").at(place);
        for (std::size_t i = 0; i < more.size(); ++i) {
            readMore(more.at(i), table, pile.stacks.at(i));
        }
    }
    for (const auto& [key, sums] : observed.at("final_quantity_by_object").at(place).items()) {
        pile.finalQuantity[recordedObject(table, key)] = readQuantity(sums);
    }
    for (const auto& [key, count] : observed.at("objects_left").at(place).items()) {
        pile.objectsLeft[std::stoi(key)] = count;
    }
    for (const auto& [key, count] : observed.at("items_left").at(place).items()) {
        pile.itemsLeft[std::stoll(key)] = count;
    }
    pile.itemsAbsorbedTotal = observed.at("items_absorbed_total").at(place);
    pile.itemsLeftTotal = observed.at("items_left_total").at(place);
    return pile;
}

}  // namespace

std::vector<std::string> recordNames() {
    return recordNamesIn(recordFolder);
}

ObjectIndex recordedObject(const ObjectTable& table, const std::string& key) {
    const std::size_t colon = key.find(':');
    return recordedInClass(table, key.substr(0, colon), key.substr(colon + 1));
}

Golem recordedGolem(const std::string& wanted) {
    for (std::size_t i = 0; i < golemCount; ++i) {
        if (name(static_cast<Golem>(i)) == wanted) {
            return static_cast<Golem>(i);
        }
    }
    throw std::runtime_error("no golem is named " + wanted);
}

RecordedQuantity readQuantity(const json& sums) {
    return {.total = sums.at("total_quantity"),
            .sumOfSquares = sums.at("sum_of_squared_quantity").get<double>(),
            .trialsWithAtLeastOne = sums.at("trials_with_at_least_one")};
}

Record readQuestion(const json& in) {
    const Game game = gameFromId(in.at("game").get<std::string>()).value();
    const ObjectTable& table = objectsOf(game);
    Record record{.name = in.at("name"),
                  .situation = situationIn(game),
                  .piles = {},
                  .appearancesKnown = !in.value("appearance_materials", json()).is_string(),
                  .trials = in.at("trials"),
                  .observed = {}};
    record.situation.luck = in.at("luck");
    record.situation.ledgerLevel = in.at("gem_probability_level");
    record.situation.known.materials =
        readMaterials(in.value("appearance_materials", json()), table, record.situation.rules);
    const bool flies = in.at("beam_flight");
    if (in.at("source") == "potion") {
        record.situation.source = Source::Potion;
    } else if (!flies) {
        record.situation.source = Source::SelfSquare;
    } else if (in.at("source") == "spell") {
        record.situation.source = Source::Spell;
    }
    for (const json& pile : in.at("piles")) {
        Pile& read = record.piles.emplace_back(
            Pile{.distance = flies ? pile.at("distance").get<int>() : 0, .stacks = {}});
        for (const json& stack : pile.at("stacks_top_first")) {
            read.stacks.push_back(readStack(stack, table));
        }
    }
    return record;
}

Record readRecord(const std::string& name) {
    std::ifstream file(recordFolder / (name + ".json"));
    const json in = json::parse(file);
    Record record = readQuestion(in);
    for (std::size_t pile = 0; pile < record.piles.size(); ++pile) {
        record.observed.push_back(
            readObserved(in.at("observed"), pile, record.trials, record.situation.table));
    }
    return record;
}

}  // namespace polyplan::testing
