#pragma once

#include <array>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/knowledge.h"
#include "core/nethack/polypile/rules.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack {

/// Object types of one class whose appearances, and with them their materials, are shuffled at the
/// start of a game (o_init.c shuffle()). Only classes with labels of several materials have a pool.
struct LabelPool {
    ObjectClass objectClass{};
    std::vector<ObjectIndex> types;           ///< in table order
    std::array<int, materialCount> labels{};  ///< number of labels by material
    int labelTotal = 0;                       ///< at least the number of types
};

/// The pools of a version: rings, wands and, from 3.6 on, spellbooks.
std::vector<LabelPool> labelPools(const ObjectTable& table, const polypile::Rules& rules);

/// These and, a pool of its own each, the looks whose types are of several materials, as gems and
/// glass of a colour are: its labels are its types' materials by how likely it is each of them
/// (identitiesOf()). A shuffled thing that nobody has seen has any label of its class.
/// @param known what the player has discovered looks otherwise; one material may be left then
std::vector<LabelPool> materialPools(const ObjectTable& table, const polypile::Rules& rules,
                                     const Knowledge& known);

/// The pool of a stack that may be of fewer types than all that looks so, and so of other
/// materials: a hazy gem is none of what it remembers. Nothing where its look's pool is its own.
/// @param label the only one of its types
std::optional<LabelPool> ownPool(const ObjectTable& table, const Stack& stack,
                                 const Knowledge& known, ObjectIndex label);

/// Whether more than one material is left to its types.
bool isOpen(const LabelPool& pool);

/// The material of all its types; nothing where more than one is left to them.
std::optional<Material> onlyMaterial(const LabelPool& pool);

/// Whether the pool has a say in what becomes of a stack: in its material, or in that of what a zap
/// may make of it.
bool concerns(const LabelPool& pool, const ObjectTable& table, ObjectIndex object);

/// What is left to shuffle once `known` is taken out of the pool. A negative number of labels says
/// that no shuffle agrees with what is known.
LabelPool withoutKnown(const LabelPool& pool, const KnownMaterials& known);

/// The materials of all object types and looks as far as what is known settles them;
/// nothing for what may be of one or another. For a game without polypile rules those of the table.
std::vector<std::optional<Material>> settledMaterials(const ObjectTable& table, Game game,
                                                      const Knowledge& known);

/// The materials of all object types in one shuffle drawn uniformly among those that agree with
/// `known`, which must be possible.
std::vector<Material> drawMaterials(const ObjectTable& table, std::span<const LabelPool> pools,
                                    const KnownMaterials& known, std::mt19937_64& random);

}  // namespace polyplan::nethack
