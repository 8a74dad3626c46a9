#include "tests/core/support/catalogues.h"

#include <fstream>
#include <stdexcept>

namespace polyplan::tests {

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
        std::ifstream monsters(POLYPLAN_SOURCE_DIR "/resources/data/oangband-monsters.csv");
        std::ifstream terrains(POLYPLAN_SOURCE_DIR "/resources/data/oangband-terrain.csv");
        std::ifstream kinds(POLYPLAN_SOURCE_DIR "/resources/data/oangband-objects.csv");
        result.add({oangband::MonsterTable::read(monsters), oangband::TerrainTable::read(terrains),
                    oangband::ObjectKindTable::read(kinds)});
        return result;
    }();
    return all;
}

}  // namespace polyplan::tests
