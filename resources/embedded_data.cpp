#include "resources/embedded_data.h"

#include <QFile>
#include <sstream>
#include <stdexcept>

namespace polyplan::resources {

plan::Catalogues loadCatalogues() {
    plan::Catalogues catalogues;
    for (const nethack::Game game : nethack::allGames) {
        const auto name = nethack::objectTableName(game);
        if (!name || catalogues.objects(game) != nullptr) {
            continue;
        }
        QFile file(QStringLiteral(":/data/%1-objects.csv")
                       .arg(QLatin1StringView(name->data(), static_cast<qsizetype>(name->size()))));
        if (!file.open(QIODevice::ReadOnly)) {
            throw std::runtime_error("missing resource " + file.fileName().toStdString());
        }
        std::istringstream csv(file.readAll().toStdString());
        catalogues.add(std::string(*name), ObjectTable::read(csv));
    }
    return catalogues;
}

}  // namespace polyplan::resources
