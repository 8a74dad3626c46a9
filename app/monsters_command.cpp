#include "app/monsters_command.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "app/table_listing.h"
#include "core/catalogue/letter_case.h"
#include "core/json/fault_list.h"
#include "core/powder/creature.h"
#include "core/powder/typed.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

struct MonstersChoices {
    std::string game = "oangband-1.1.0";
    bool json = false;
};

std::string inSmallLetters(const std::string& name) {
    return lowerCase(name);
}

std::string moveInWords(const std::string& name) {
    return std::string(powder::wordsOfMove(name));
}

/// @param names with spaces between
std::string intrinsicsInWords(const std::string& names) {
    std::vector<powder::Intrinsic> intrinsics;
    std::istringstream rest(names);
    for (std::string name; rest >> name;) {
        if (const auto intrinsic = powder::intrinsicFromName(name)) {
            intrinsics.push_back(*intrinsic);
        }
    }
    return powder::typedIntrinsics(intrinsics);
}

constexpr std::array<ListedColumn, 10> oangbandMonsterColumns = {{{"symbol", ""},
                                                                  {"name", "monster"},
                                                                  {"id", "id"},
                                                                  {"level", "level"},
                                                                  {"rarity", "rarity"},
                                                                  {"speed", "speed"},
                                                                  {"hp_dice", "hit points"},
                                                                  {"armour_class", "AC"},
                                                                  {"flags", "flags"},
                                                                  {"spells", "spells"}}};
constexpr std::array<ListedColumn, 6> powderColumns = {{
    {"creature", "creature"},
    {"name", "name"},
    {"noise", "noise"},
    {"material", "material", &inSmallLetters},
    {"move_type", "moves", &moveInWords},
    {"heartbeat_intrinsics", "intrinsics", &intrinsicsInWords},
}};
constexpr std::array<ListedColumn, 6> thieves = {{{"monster", "monster"},
                                                  {"level", "level"},
                                                  {"speed", "speed"},
                                                  {"ac", "AC"},
                                                  {"attacks", "attacks"},
                                                  {"notes", "notes"}}};

/// Where a game's monsters stand.
struct Source {
    std::string_view game;
    std::string_view table;
    std::string_view version;  ///< only rows with this in the column `version`; empty: all
    std::span<const ListedColumn> columns;
};

/// Of the games without a table of all monsters those that may steal the Amulet are known.
constexpr std::array<Source, 6> sources = {{
    {"oangband-1.1.0", "oangband-monsters", "", oangbandMonsterColumns},
    {"powder", "powder-creature-noise", "", powderColumns},
    {"nethack-3.4.3", "amulet-theft-monsters", "3.4.3", thieves},
    {"nethack-3.6.7", "amulet-theft-monsters", "3.6.7", thieves},
    {"nethack-3.7", "amulet-theft-monsters", "3.7", thieves},
    {"dnethack", "amulet-theft-monsters", "dNetHack 3.18.0", thieves},
}};

std::string knownGames() {
    std::string games;
    for (const Source& source : sources) {
        games += (games.empty() ? "" : ", ") + std::string(source.game);
    }
    return games;
}

int listMonsters(const MonstersChoices& options, Console& console) {
    const auto* source = std::ranges::find(sources, options.game, &Source::game);
    if (source == sources.end()) {
        console.err << "polyplan: the monsters of " << inQuotes(options.game)
                    << " are not known; known are those of " << knownGames() << '\n';
        return requestNotMet;
    }
    std::istringstream csv = resources::dataFile(source->table);
    const CsvTable table = readCsvTable(csv);
    const std::vector<std::size_t> rows = rowsWhere(table, [&](const auto& row) {
        return source->version.empty() || row[columnOf(table, "version")] == source->version;
    });
    listTable(table, rows, source->columns, options.json, console.out);
    return done;
}

}  // namespace

Command::Run addMonstersOptions(CLI::App& command) {
    auto options = std::make_shared<MonstersChoices>();
    command
        .add_option("--game", options->game,
                    "oangband-1.1.0 (all), powder (all), or nethack-3.4.3, nethack-3.6.7, "
                    "nethack-3.7, dnethack (those that may steal the Amulet)")
        ->capture_default_str();
    command.add_flag("--json", options->json, "A JSON array with all columns of the table");
    return [options](Console& console) { return listMonsters(*options, console); };
}

}  // namespace polyplan::app
