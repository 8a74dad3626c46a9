#pragma once

#include <cstddef>

#include "core/plan/document.h"

/// Settings of one strategy that the document has for all of them: changed for one, they become its
/// own; where all strategies agree, they stand in the document alone.
namespace polyplan::plan {

void setLuck(Document& document, std::size_t strategy, int luck);
/// What is reckoned with where nothing is said of the hero's experience level: it caps what is
/// rolled for a ring (mkobj.c rne()).
inline constexpr int assumedHeroLevel = 14;
void setHeroLevel(Document& document, std::size_t strategy, int level);
void setLedgerLevel(Document& document, std::size_t strategy, int level);

/// Whether all strategies have the game, the hero and the ledger level of the document.
bool agreeInSettings(const Document& document);
/// Gives all strategies the hero and the ledger level of one. Its game is another matter:
/// `shareGame`.
void shareSettings(Document& document, std::size_t strategy);

}  // namespace polyplan::plan
