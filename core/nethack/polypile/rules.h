#pragma once

#include <span>
#include <string_view>

#include "core/catalogue/material.h"
#include "core/catalogue/object_type.h"
#include "core/nethack/game.h"

namespace polyplan::nethack::polypile {

/// Types that a change may not give: they are drawn again from a range of the object table, by
/// probability and whatever their magic flag (zap.c poly_obj()).
struct Redraw {
    std::span<const std::string_view> excluded;  ///< object ids
    std::string_view first;                      ///< object id; the range includes both ends
    std::string_view last;
};

/// Appearances that belong to no object type but take part in the shuffle (objects.c).
struct SpareLabels {
    ObjectClass objectClass;
    Material material;
    int count;
};

/// Charges of a newly generated tool: each number of the range with the same chance (mkobj.c
/// mksobj()).
struct FreshCharges {
    std::string_view id;
    int least;
    int most;
};

/// What one version of the game does by its own rule. What all versions share stands in the code
/// that does it. Sources: zap.c bhito(), bhitpile(), poly_obj(); 3.7 also obj_unpolyable().
struct Rules {
    Game game;
    std::span<const std::string_view> neverAffected;  ///< ids that a zap and a dip leave alone
    std::span<const std::string_view> neverAbsorbed;  ///< ids that a golem leaves alone
    bool degradedHornIsMundane;  ///< a revived unicorn's horn changes as a non-magical object
    bool booksWearOut;           ///< a book read or changed too often turns blank by the change
    bool erosionOfAllClasses;    ///< whatever its class, a thing can carry erosion over
    bool glassArmorCracks;       ///< glass armor can carry erosion over
    std::span<const Redraw> redraws;
    std::span<const SpareLabels> spareLabels;
    std::span<const FreshCharges> freshCharges;
};

/// The rules of a version; null if polypiling is not known for the game.
const Rules* rulesOf(Game game);

}  // namespace polyplan::nethack::polypile
