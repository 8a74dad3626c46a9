#include "core/oangband/terrain_table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/catalogue/record_reader.h"

namespace polyplan::oangband {
namespace {

struct Names {
    std::string_view shortName;
    std::string_view gameName;
};

constexpr std::array<Names, 3> shortNames = {
    {{"floor", "open floor"}, {"rubble", "pile of rubble"}, {"tree", "trees"}}};

/// "+1/5", "-1/3" or "0".
TerrainShare shareOf(const RecordReader& reader, const std::string& column) {
    const std::string& text = reader.text(column);
    if (text == "0") {
        return {};
    }
    if (text.size() != 4 || (text[0] != '+' && text[0] != '-') || text[1] != '1' ||
        text[2] != '/' || text[3] < '2' || text[3] > '9') {
        reader.fail(column);
    }
    return {text[0] == '-' ? -1 : 1, text[3] - '0'};
}

Terrain readTerrain(const RecordReader& reader) {
    if (reader.text("name").empty()) {
        reader.fail("name");
    }
    return {.id = reader.number("id", 0, 1'000),
            .name = reader.text("name"),
            .monsterCanBeHit = reader.number("monster_on_it_can_be_hit", 0, 1) != 0,
            .dodgeOneIn =
                reader.text("dodge_one_in").empty() ? 0 : reader.number("dodge_one_in", 2, 100),
            .fire = shareOf(reader, "fire_hellfire_plasma_adjust"),
            .cold = shareOf(reader, "cold_ice_adjust"),
            .water = shareOf(reader, "water_storm_adjust"),
            .other = shareOf(reader, "other_types_adjust")};
}

}  // namespace

TerrainTable TerrainTable::read(std::istream& csv) {
    TerrainTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        table.terrains_.push_back(readTerrain(RecordReader(record, ++line)));
    }
    return table;
}

const Terrain* TerrainTable::find(std::string_view name) const {
    const auto found = std::find_if(terrains_.begin(), terrains_.end(), [name](const Terrain& t) {
        return t.name == name || shortName(t) == name;
    });
    return found == terrains_.end() ? nullptr : &*found;
}

std::string_view shortName(const Terrain& terrain) {
    const auto* found =
        std::find_if(shortNames.begin(), shortNames.end(),
                     [&terrain](const Names& names) { return names.gameName == terrain.name; });
    return found == shortNames.end() ? std::string_view(terrain.name) : found->shortName;
}

}  // namespace polyplan::oangband
