#pragma once

#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// What holds for a strategy: its own word, else the document's.
struct Settings {
    nethack::Game game = nethack::Game::NetHack367;
    Hero hero;
    int ledgerLevel = 0;
    /// The document's; for a strategy of another version as far as that can have them.
    nethack::Knowledge known{};
    bool operator==(const Settings&) const = default;
};

nethack::Game gameOf(const Document& document, const Strategy& strategy);
/// The game that a strategy's engraving goes by, if it has one of its own or not.
nethack::Game engravingGameOf(const Document& document, const Strategy& strategy);

Settings settingsOf(const Document& document, const Strategy& strategy,
                    const Catalogues& catalogues);

/// What a strategy has not laid out. For a strategy of another version that says nothing of it, the
/// document's, as far as that version has it.
std::vector<Stack> inventoryOf(const Document& document, const Strategy& strategy,
                               const Catalogues& catalogues);

/// What is asked of an engraving, with what it leaves to the strategy: game and Dexterity.
nethack::engraving::Request engravingRequest(const Settings& settings, const Engraving& engraving);

/// A theft with the game that it leaves to the strategy.
nethack::theft::Request theftRequest(const Settings& settings,
                                     const nethack::theft::Request& theft);

}  // namespace polyplan::plan
