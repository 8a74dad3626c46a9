#include "resources/embedded_data.h"

#include <QFile>
#include <sstream>
#include <stdexcept>

namespace polyplan::resources {

std::istringstream dataFile(std::string_view name) {
    QFile file(QStringLiteral(":/data/%1.csv")
                   .arg(QLatin1StringView(name.data(), static_cast<qsizetype>(name.size()))));
    if (!file.open(QIODevice::ReadOnly)) {
        throw std::runtime_error("missing resource " + file.fileName().toStdString());
    }
    return std::istringstream(file.readAll().toStdString());
}

plan::Catalogues loadCatalogues() {
    plan::Catalogues catalogues;
    for (const nethack::Game game : nethack::allGames) {
        const auto name = nethack::objectTableName(game);
        if (!name || catalogues.objects(game) != nullptr) {
            continue;
        }
        std::istringstream csv = dataFile(std::string(*name) + "-objects");
        catalogues.add(std::string(*name), ObjectTable::read(csv));
    }
    std::istringstream rubouts = dataFile("nethack-rubouts");
    catalogues.add(nethack::engraving::Rubouts::read(rubouts));
    std::istringstream thieves = dataFile("amulet-theft-monsters");
    catalogues.add(nethack::theft::ThiefTable::read(thieves));
    catalogues.add(loadOangbandTables());
    catalogues.add(loadPowderTables());
    return catalogues;
}

oangband::Tables loadOangbandTables() {
    std::istringstream monsters = dataFile("oangband-monsters");
    std::istringstream terrains = dataFile("oangband-terrain");
    std::istringstream objects = dataFile("oangband-objects");
    return {oangband::MonsterTable::read(monsters), oangband::TerrainTable::read(terrains),
            oangband::ObjectKindTable::read(objects)};
}

powder::Tables loadPowderTables() {
    std::istringstream creatures = dataFile("powder-creature-noise");
    std::istringstream terrains = dataFile("powder-terrain");
    std::istringstream smokes = dataFile("powder-smoke");
    std::istringstream poisons = dataFile("powder-poisons");
    std::istringstream hungers = dataFile("powder-hunger");
    return {powder::CreatureTable::read(creatures), powder::TerrainTable::read(terrains),
            powder::SmokeTable::read(smokes), powder::PoisonTable::read(poisons),
            powder::HungerTable::read(hungers)};
}

}  // namespace polyplan::resources
