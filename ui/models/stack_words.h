#pragma once

#include <QString>
#include <QStringList>

#include "core/catalogue/object_table.h"
#include "core/nethack/identities.h"
#include "core/plan/document.h"
#include "core/plan/game_text/stack_writer.h"

namespace polyplan::ui {

/// The name of several: "potions of water", "knives", "worm teeth".
QString pluralName(const QString& name);

/// A stack as the game's inventory shows it.
QString stackTitle(const plan::Stack& stack, const ObjectTable& table);
/// The same with the mark that cards have on charges that are assumed: "wand of wishing (0:2?)".
QString markedTitle(const plan::Stack& stack, const ObjectTable& table);
/// What the mark says; empty where there is none.
QString assumedCharges(const plan::Stack& stack);
/// What cards show of a stack that its title leaves out, each in words.
QStringList besideTitle(const plan::Stack& stack);

/// On the card of a stack whose change turns back.
inline constexpr QChar turnsBackMark = u'↺';
/// What the mark says in a legend; empty in a game that has none.
QString turnsBackWords(nethack::Game game);

/// The name on a stack's card, short because the glyph says the class: "water", "elven cloak". An
/// artifact's own name, a corpse's monster.
QString cardName(const plan::Stack& stack, const ObjectTable& table);

/// What is said of a stack beside its name and status: "+3", "0:5", "2× read"; empty for none.
QString stackDetail(const plan::Stack& stack, const ObjectTable& table);
/// The same on its card, whose name leaves out that water is holy: "holy". "id?" of what is not
/// identified.
QString cardDetail(const plan::Stack& stack, const ObjectTable& table);

/// Of what is not identified: "one of 24 kinds", and one of them, "wand of digging, 5.8 %".
QString kindCount(std::size_t kinds);
QString kindWords(const nethack::Identity& kind, const ObjectTable& table);

/// The material as people write it: "dragon hide".
QString materialWord(Material material);

}  // namespace polyplan::ui
