#include "core/powder/terrain.h"

#include <algorithm>

#include "core/catalogue/record_reader.h"
#include "core/powder/terrain_names.h"

namespace polyplan::powder {
namespace {

std::optional<MoveType> entranceFromName(std::string_view name) {
    if (name == "WALK") {
        return MoveType::Walk;
    }
    if (name == "SWIM") {
        return MoveType::Swim;
    }
    if (name == "PHASE") {
        return MoveType::Phase;
    }
    return name == "OTHER" ? std::optional(MoveType::All) : std::nullopt;
}

std::optional<SquareAttack> squareAttackFromName(std::string_view name) {
    if (name.empty()) {
        return SquareAttack::None;
    }
    if (name == "LAVABURN") {
        return SquareAttack::LavaBurn;
    }
    if (name == "FORESTFIRE") {
        return SquareAttack::ForestFire;
    }
    if (name == "ACIDPOOLBURN") {
        return SquareAttack::AcidPool;
    }
    return name == "ASPHYXIATE" ? std::optional(SquareAttack::Asphyxiate) : std::nullopt;
}

Terrain readSquare(const RecordReader& reader) {
    Terrain terrain;
    terrain.id = reader.text("square");
    terrain.name = nameOfTerrain(terrain.id);
    if (terrain.name.empty()) {
        reader.fail("square");
    }
    terrain.description = reader.text("description");
    terrain.enteredBy = reader.named<MoveType>("move_type", &entranceFromName);
    const std::string& submergeAttack = reader.text("submerge_attack");
    if (submergeAttack != "DROWN" && submergeAttack != "SUFFOCATE") {
        reader.fail("submerge_attack");
    }
    terrain.drowns = submergeAttack == "DROWN";
    const std::optional<GameDice> submergeDice = diceOfColumn(reader, "submerge_dice");
    if (!submergeDice) {
        reader.fail("submerge_dice");
    }
    terrain.submergeDice = *submergeDice;
    terrain.attack = reader.named<SquareAttack>("heartbeat_attack", &squareAttackFromName);
    if (terrain.attack != SquareAttack::None) {
        const std::optional<GameDice> dice = diceOfColumn(reader, "heartbeat_dice");
        if (!dice) {
            reader.fail("heartbeat_dice");
        }
        terrain.attackDice = *dice;
        terrain.attackElement = reader.named<Element>("heartbeat_element", &elementFromName);
    }
    return terrain;
}

}  // namespace

TerrainTable TerrainTable::read(std::istream& csv) {
    TerrainTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        table.terrains_.push_back(readSquare(RecordReader(record, ++line)));
    }
    return table;
}

const Terrain* TerrainTable::find(std::string_view id) const {
    const auto found = std::ranges::find(terrains_, id, &Terrain::id);
    return found == terrains_.end() ? nullptr : &*found;
}

}  // namespace polyplan::powder
