#pragma once

#include <span>
#include <string_view>

#include "core/catalogue/material.h"
#include "core/catalogue/object_type.h"
#include "core/nethack/game.h"
#include "core/nethack/polypile/golem.h"
#include "core/nethack/stack.h"

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

/// A material that raises a golem of its own in a version (zap.c create_polymon()).
struct OwnGolem {
    Material flag;
    Golem kind;
};

/// What one version of the game does by its own rule. What all versions share stands in the code
/// that does it. Sources: zap.c bhito(), bhitpile(), poly_obj(); 3.7 also obj_unpolyable();
/// SLASH'EM also obj.h evades_destruction(), timeout.c set_obj_poly(), potion.c dodip().
struct Rules {
    Game game;
    /// The game's own code was not at hand: what it does otherwise than the game that it is made of
    /// is known from a description alone.
    bool restsOnDescription = false;
    std::span<const std::string_view> neverAffected;  ///< ids that a zap and a dip leave alone
    std::span<const std::string_view> neverAbsorbed;  ///< ids that a golem leaves alone
    /// Names, without their article, of artifacts that neither a zap or dip nor a golem touches.
    std::span<const std::string_view> immuneArtifacts;
    std::span<const std::string_view> handedBack;  ///< ids that a change leaves as they are
    std::span<const OwnGolem> ownGolems;           ///< the other materials raise the common ones
    bool degradedHornIsMundane;  ///< a revived unicorn's horn changes as a non-magical object
    bool booksWearOut;           ///< a book read or changed too often turns blank by the change
    bool booksAreCharged;        ///< books keep charges, and their recharge count may grow
    bool changesRevert;          ///< what was changed is hazy: it turns back after a while
    bool hazeIsSeen;             ///< "hazy" is shown in normal play, not to wizards only
    bool eatenShareIsKept;       ///< partly eaten food stays eaten by the same share
    bool waterIsNotDipped;       ///< dipped water takes the place of what it is dipped into
    bool erosionOfAllClasses;    ///< whatever its class, a thing can carry erosion over
    bool glassArmorCracks;       ///< glass armor can carry erosion over
    bool zeroRingsAreRare;       ///< a fresh ring that came out as +0 is rolled once more
    int invisibleOneIn = 0;      ///< of new objects, one in so many is invisible; 0: none
    std::span<const std::string_view> poisonableMissiles;  ///< skills of poisonable ammunition
    std::span<const std::string_view> poisonableInHand;    ///< and of other poisonable weapons
    bool bouldersRise;  ///< after a zap the boulders of a pile lie on top again
    std::span<const Redraw> redraws;
    std::span<const SpareLabels> spareLabels;
    std::span<const FreshCharges> freshCharges;
};

/// The rules of a version; null if polypiling is not known for the game.
const Rules* rulesOf(Game game);

/// The kinds that a flag of this material may raise, each equally likely (zap.c create_polymon()).
std::span<const Golem> golemsOf(const Rules& rules, Material flag);

/// Whether the stack is an artifact that neither a zap or dip nor a golem touches.
bool isImmuneArtifact(const Rules& rules, const Stack& stack);

}  // namespace polyplan::nethack::polypile
