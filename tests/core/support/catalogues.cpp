#include "tests/core/support/catalogues.h"

#include <fstream>
#include <stdexcept>

namespace polyplan::tests {
namespace {

template <typename Table>
Table powderTable(const std::string& name) {
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/powder-" + name + ".csv");
    return Table::read(csv);
}

powder::Tables powderTables() {
    return {powderTable<powder::CreatureTable>("creature-noise"),
            powderTable<powder::TerrainTable>("terrain"), powderTable<powder::SmokeTable>("smoke"),
            powderTable<powder::PoisonTable>("poisons"),
            powderTable<powder::HungerTable>("hunger")};
}

}  // namespace

const plan::Catalogues& catalogues() {
    static const plan::Catalogues all = [] {
        plan::Catalogues result;
        for (const nethack::Game game : nethack::allGames) {
            const auto name = nethack::objectTableName(game);
            if (!name || result.objects(game) != nullptr) {
                continue;
            }
            const std::string path = std::string(POLYPLAN_SOURCE_DIR "/resources/data/")
                                         .append(*name)
                                         .append("-objects.csv");
            std::ifstream csv(path);
            if (!csv) {
                throw std::runtime_error("cannot open " + path);
            }
            result.add(std::string(*name), ObjectTable::read(csv));
        }
        std::ifstream rubouts(POLYPLAN_SOURCE_DIR "/resources/data/nethack-rubouts.csv");
        result.add(nethack::engraving::Rubouts::read(rubouts));
        std::ifstream thieves(POLYPLAN_SOURCE_DIR "/resources/data/amulet-theft-monsters.csv");
        result.add(nethack::theft::ThiefTable::read(thieves));
        std::ifstream monsters(POLYPLAN_SOURCE_DIR "/resources/data/oangband-monsters.csv");
        std::ifstream terrains(POLYPLAN_SOURCE_DIR "/resources/data/oangband-terrain.csv");
        std::ifstream kinds(POLYPLAN_SOURCE_DIR "/resources/data/oangband-objects.csv");
        result.add({oangband::MonsterTable::read(monsters), oangband::TerrainTable::read(terrains),
                    oangband::ObjectKindTable::read(kinds)});
        result.add(powderTables());
        return result;
    }();
    return all;
}

}  // namespace polyplan::tests
