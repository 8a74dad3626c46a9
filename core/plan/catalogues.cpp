#include "core/plan/catalogues.h"

#include <utility>

#include "core/nethack/looks.h"

namespace polyplan::plan {

void Catalogues::add(std::string tableName, ObjectTable table) {
    for (const nethack::Game game : nethack::allGames) {
        if (nethack::objectTableName(game) == tableName) {
            nethack::addLooks(table, game);
            break;
        }
    }
    tables_.insert_or_assign(std::move(tableName), std::move(table));
}

const ObjectTable* Catalogues::objects(nethack::Game game) const {
    const auto tableName = nethack::objectTableName(game);
    if (!tableName) {
        return nullptr;
    }
    const auto found = tables_.find(*tableName);
    return found == tables_.end() ? nullptr : &found->second;
}

void Catalogues::add(nethack::engraving::Rubouts rubouts) {
    rubouts_ = std::move(rubouts);
}

std::optional<nethack::engraving::Tables> Catalogues::engraving(nethack::Game game) const {
    using nethack::Game;
    if (!nethack::engraving::knowsEngraving(game)) {
        return std::nullopt;
    }
    const ObjectTable* table = objects(game == Game::SlashEmExtended ? Game::SlashEm007 : game);
    return table == nullptr ? std::nullopt
                            : std::optional(nethack::engraving::Tables{table, &rubouts_});
}

void Catalogues::add(nethack::theft::ThiefTable thieves) {
    thieves_ = std::move(thieves);
}

void Catalogues::add(oangband::Tables tables) {
    oangband_ = std::move(tables);
}

void Catalogues::add(powder::Tables tables) {
    powder_ = std::move(tables);
}

TableSet tablesOf(const Catalogues& catalogues) {
    TableSet tables;
    tables.add<nethack::engraving::TablesByGame>(catalogues);
    tables.add(catalogues);
    tables.add(catalogues.thieves());
    tables.add(catalogues.oangband());
    tables.add(catalogues.powder());
    return tables;
}

}  // namespace polyplan::plan
