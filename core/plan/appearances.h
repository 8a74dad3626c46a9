#pragma once

#include <string>

#include "core/calculator/rules.h"
#include "core/nethack/appearance.h"

namespace polyplan::plan {

/// `appearance_materials`: material by name of a ring, wand or spellbook. Faults are names of
/// anything else, a material that no label of the class has or that is not the fixed one, and what
/// no shuffle can give at once.
struct Appearances {
    using Value = nethack::KnownMaterials;
    static constexpr OptionKind option = OptionKind::None;

    void read(const Json& json, nethack::KnownMaterials& value, const Place& place) const;
    void check(const nethack::KnownMaterials& value, const Place& place) const;
    void write(JsonWriter& json, const nethack::KnownMaterials& value,
               const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

}  // namespace polyplan::plan
