#include "app/objects_command.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "app/table_listing.h"
#include "app/text_table.h"
#include "core/catalogue/letter_case.h"
#include "core/json/fault_list.h"
#include "core/json/json_writer.h"
#include "core/oangband/object_kind.h"
#include "core/plan/rules.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

struct ObjectsChoices {
    std::string game = "nethack-3.6.7";
    std::string objectClass;
    bool json = false;
};

/// The keys of the table's column `subtype`, as they follow each other there.
constexpr std::array<std::string_view, 8> subtypeKeys = {"level", "skill",     "dir",  "missile",
                                                         "hands", "nutrition", "hard", "slot"};

std::string subtypeOf(const ObjectType& object) {
    std::string text;
    for (const std::string_view key : subtypeKeys) {
        const auto found = object.subtype.find(std::string(key));
        if (found != object.subtype.end()) {
            text += (text.empty() ? "" : ";") + found->first + '=' + found->second;
        }
    }
    return text;
}

void writeObject(JsonWriter& json, const ObjectType& object) {
    json.beginObject(JsonWriter::Layout::OneLine);
    json.member("id", object.id);
    json.member("name", object.shortName);
    json.member("full_name", object.name);
    json.member("appearance", object.appearance);
    json.member("class", name(object.objectClass));
    json.member("symbol", std::string(1, object.symbol));
    json.member("color", name(object.color));
    json.member("probability", object.probability);
    json.member("weight", object.weight);
    json.member("base_cost", object.baseCost);
    json.member("material", name(object.material));
    json.member("magic", int{object.magic});
    json.member("stacks", int{object.stacks});
    json.member("charged", int{object.charged});
    json.member("unique", int{object.unique});
    json.member("no_wish", int{object.noWish});
    json.member("subtype", subtypeOf(object));
    json.end();
}

template <typename Objects>
void writeJson(const Objects& objects, std::ostream& out) {
    JsonWriter json(out);
    json.beginArray();
    for (const ObjectType* object : objects) {
        writeObject(json, *object);
    }
    json.end();
    out << '\n';
}

template <typename Objects>
void writeTable(const Objects& objects, std::ostream& out) {
    using enum TextTable::Align;
    TextTable table({Left, Left, Left, Left, Right, Right, Right, Left, Left, Left});
    table.addRow({"", "object", "appearance", "class", "prob", "weight", "cost", "material",
                  "magic", "stacks"});
    for (const ObjectType* object : objects) {
        table.addRow({std::string(1, object->symbol), object->name, object->appearance,
                      std::string(name(object->objectClass)), std::to_string(object->probability),
                      std::to_string(object->weight), std::to_string(object->baseCost),
                      std::string(name(object->material)), object->magic ? "magic" : "",
                      object->stacks ? "stacks" : ""});
    }
    table.write(out);
}

/// "weapon, armor, ring …"
std::string classesListed() {
    std::string classes;
    for (std::size_t i = 0; i < objectClassCount; ++i) {
        classes += (i == 0 ? "" : ", ") + std::string(name(static_cast<ObjectClass>(i)));
    }
    return classes;
}

constexpr std::string_view oangbandGame = "oangband-1.1.0";

constexpr std::array<ListedColumn, 7> oangbandColumns = {{{"id", "id"},
                                                          {"name", "object"},
                                                          {"tval_name", "class"},
                                                          {"level", "level"},
                                                          {"weight_tenth_lb", "0.1 lb"},
                                                          {"cost", "cost"},
                                                          {"flags", "flags"}}};

/// Oangband's classes are the names of its tvals, "TV_POTION" or "potion".
int listOangbandObjects(const ObjectsChoices& options, Console& console) {
    std::istringstream csv = resources::dataFile("oangband-objects");
    const CsvTable table = readCsvTable(csv);
    const std::size_t type = columnOf(table, "tval_name");
    const std::vector<std::size_t> rows = rowsWhere(table, [&](const auto& row) {
        return options.objectClass.empty() || oangband::isType(row[type], options.objectClass);
    });
    if (rows.empty()) {
        console.err << "polyplan: " << inQuotes(options.objectClass)
                    << " is no class of Oangband's objects; they are named like TV_POTION\n";
        return requestNotMet;
    }
    listTable(table, rows, oangbandColumns, options.json, console.out);
    return done;
}

int listObjects(const ObjectsChoices& options, Console& console) {
    const auto cannot = [&console](const std::string& why) {
        console.err << "polyplan: " << why << '\n';
        return requestNotMet;
    };
    if (options.game == oangbandGame) {
        return listOangbandObjects(options, console);
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const std::optional<nethack::Game> game = nethack::gameFromId(options.game);
    const ObjectTable* table = game ? catalogues.objects(*game) : nullptr;
    if (table == nullptr) {
        return cannot("the objects of " + inQuotes(options.game) +
                      " are not known; known are those of " + plan::gamesWithObjects() + " and " +
                      std::string(oangbandGame));
    }
    const std::optional<ObjectClass> objectClass =
        objectClassFromName(lowerCase(options.objectClass));
    if (!options.objectClass.empty() && !objectClass) {
        return cannot(inQuotes(options.objectClass) + " is no class of objects; they are " +
                      classesListed());
    }
    std::vector<const ObjectType*> objects;
    for (const ObjectType& object : table->objects()) {
        if (!objectClass || object.objectClass == *objectClass) {
            objects.push_back(&object);
        }
    }
    if (options.json) {
        writeJson(objects, console.out);
    } else {
        writeTable(objects, console.out);
    }
    return done;
}

}  // namespace

Command::Run addObjectsOptions(CLI::App& command) {
    auto options = std::make_shared<ObjectsChoices>();
    command.add_option("--game", options->game, "The game, as in a plan")->capture_default_str();
    command.add_option(
        "--class", options->objectClass,
        "Only this class: " + classesListed() + "; in oangband-1.1.0 the game's own: TV_POTION …");
    command.add_flag("--json", options->json, "A JSON array with all columns of the table");
    return [options](Console& console) { return listObjects(*options, console); };
}

}  // namespace polyplan::app
