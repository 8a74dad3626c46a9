#pragma once

#include <QString>

#include "core/catalogue/object_table.h"
#include "core/plan/document.h"

namespace polyplan::ui {

/// The name of several: "potions of water", "knives", "worm teeth" (objnam.c makeplural(), as far
/// as the objects that stack need it).
QString pluralName(const QString& name);

/// A stack as the game's inventory shows it: "4 blessed potions of water", "a +2 uncursed dagger
/// named foo", "an uncursed wand of digging (0:5)".
QString stackTitle(const plan::Stack& stack, const ObjectTable& table);

/// The name on a stack's card, short because the glyph says the class: "water", "elven cloak". An
/// artifact's own name, a corpse's monster.
QString cardName(const plan::Stack& stack, const ObjectTable& table);

/// What is said of a stack beside its status: "+3", "0:5", "read 2", "holy"; empty for none.
QString cardDetail(const plan::Stack& stack, const ObjectTable& table);

/// The material as people write it: "dragon hide".
QString materialWord(Material material);

/// Whether the game shows an enchantment ("+2") on objects of this type, and whether charges
/// ("0:5").
bool showsEnchantment(const ObjectType& type);
bool showsCharges(const ObjectType& type);

}  // namespace polyplan::ui
