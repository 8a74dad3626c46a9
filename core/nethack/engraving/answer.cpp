#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

bool knowsEngraving(Game game) {
    return game == Game::NetHack343 || game == Game::NetHack367 || game == Game::NetHack37 ||
           game == Game::SlashEmExtended;
}

}  // namespace polyplan::nethack::engraving
