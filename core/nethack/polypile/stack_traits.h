#pragma once

#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/rules.h"

namespace polyplan::nethack::polypile {

/// obj.h is_poisonable(): by skill.
bool isPoisonable(const ObjectType& type, const Rules& rules);
/// Whether anything wears an object of this type away (objclass.h is_rustprone() and its kin;
/// mkobj.c mksobj()).
bool canErode(const ObjectType& type, const Rules& rules);
/// What can be said of a stack of some type besides its quantity, blessing and name, and no more.
struct StackTraits {
    bool enchantment = false;
    bool charges = false;  ///< and how often it was recharged
    bool timesRead = false;
    bool corpse = false;  ///< of which monster
    bool poisoned = false;
    bool erosion = false;  ///< and whether it is proof against it
    bool degraded = false;  ///< where a horn can be
    bool laidByHero = false;
    std::vector<std::string_view> artifacts;  ///< that it may be; names as artilist.h has them

    bool operator==(const StackTraits&) const = default;
};

StackTraits traitsOf(ObjectIndex object, const ObjectTable& table, const Rules& rules);

/// Whether objects of this type have an enchantment ("+2"), and whether they have charges ("0:5").
/// What is known by its look only has neither of its own.
bool hasEnchantment(const ObjectType& type);
bool hasCharges(const ObjectType& type);
/// Whether objects of this type are blessed or cursed: coins are neither (mkobj.c bless(),
/// curse()).
bool hasBuc(const ObjectType& type);

}  // namespace polyplan::nethack::polypile
