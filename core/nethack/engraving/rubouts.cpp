#include "core/nethack/engraving/rubouts.h"

#include <stdexcept>

#include "core/catalogue/csv.h"

namespace polyplan::nethack::engraving {

Rubouts Rubouts::read(std::istream& csv) {
    Rubouts rubouts;
    for (const CsvRecord& record : readCsv(csv)) {
        const auto game = gameFromId("nethack-" + record.at("version"));
        const std::string& character = record.at("character");
        if (!game || character.size() != 1) {
            throw std::runtime_error("rub-outs: no row for \"" + character + "\" of version " +
                                     record.at("version"));
        }
        rubouts.byGame_[*game].emplace(character.front(), record.at("replacements"));
    }
    return rubouts;
}

std::string_view Rubouts::of(Game game, char character) const {
    const auto table = byGame_.find(game == Game::SlashEmExtended ? Game::NetHack343 : game);
    if (table == byGame_.end()) {
        return {};
    }
    const auto found = table->second.find(character);
    return found == table->second.end() ? std::string_view() : std::string_view(found->second);
}

}  // namespace polyplan::nethack::engraving
