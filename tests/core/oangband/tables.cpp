#include "tests/core/oangband/tables.h"

#include <fstream>
#include <stdexcept>
#include <string>

namespace polyplan::oangband::testing {
namespace {

template <typename Table>
Table read(const std::string& name) {
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/oangband-" + name + ".csv");
    return Table::read(csv);
}

}  // namespace

const MonsterTable& monsters() {
    static const auto table = read<MonsterTable>("monsters");
    return table;
}

const TerrainTable& terrains() {
    static const auto table = read<TerrainTable>("terrain");
    return table;
}

const ObjectKindTable& objectKinds() {
    static const auto table = read<ObjectKindTable>("objects");
    return table;
}

const Monster& monster(int id) {
    const Monster* found = monsters().byId(id);
    if (found == nullptr) {
        throw std::out_of_range("no monster " + std::to_string(id));
    }
    return *found;
}

const Terrain& terrain(std::string_view name) {
    const Terrain* found = terrains().find(name);
    if (found == nullptr) {
        throw std::out_of_range("no terrain " + std::string(name));
    }
    return *found;
}

const ObjectKind& objectKind(std::string_view name, std::string_view type) {
    const auto found = objectKinds().named(name, type);
    if (found.size() != 1) {
        throw std::out_of_range("not one object " + std::string(name));
    }
    return *found.front();
}

}  // namespace polyplan::oangband::testing
