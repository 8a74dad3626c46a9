#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/odds.h"
#include "core/nethack/polypile/rules.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// Object types of one class that every change treats alike but for their shares: a stack's chance
/// to become one of them is the type's share times a figure that all of the kin have in common.
struct Kin {
    ObjectClass objectClass{};
    bool magic{};
    bool stacks{};
    bool mineral{};
    bool redrawable{};  ///< in the range that excluded types are drawn again from
    std::vector<ObjectIndex> types;
};

/// Times recharged of a magic marker that came from a change: it can't be recharged (zap.c
/// poly_obj()).
inline constexpr int markerRecharged = 1;

/// Position of a kin in `Transformation::kins()`.
using KinIndex = std::size_t;

/// Part of what a change gives: some quantity of the types of a kin, each with its share times
/// `perShare`.
struct KinOutcome {
    KinIndex kin{};
    int quantity{};
    double perShare{};
    bool operator==(const KinOutcome&) const = default;
};

/// How a type may come of a change besides being drawn itself.
enum class Special : std::uint8_t {
    Forced,      ///< mail, the hero's own eggs, crocodile corpses: nothing else can come of them
    HandedBack,  ///< an object that no change touches stays as it is
    WornOut,     ///< a book that was read or changed too often turns blank
    Lamp,        ///< a magic lamp is made an oil lamp
    Backfire,    ///< stones that would become gems become half as many rocks
};

/// Part of what a change gives: some quantity of one type.
struct TypeOutcome {
    ObjectIndex object{};
    int quantity{};
    double probability{};
    Special special = Special::Forced;
    bool operator==(const TypeOutcome&) const = default;
};

/// How the chance of a type comes about that a stack may turn into by drawing: its share times
/// `perShare`, and where it is redrawable, times `perShareAgain` besides.
struct DrawTerms {
    int total = 0;            ///< generation odds of the class
    int sameFlag = 0;         ///< of them, of types whose magic flag is the source's
    bool magic = false;       ///< the flag that the source counts as having
    double missed = 0.0;      ///< that one draw gives the other flag
    double perShare[2] = {};  ///< by magic flag of the type
    int excluded[2] = {};     ///< generation odds of types that are drawn again, by magic flag
    int redrawTotal = 0;      ///< of the range that they are drawn again from
    double drawnAgain = 0.0;  ///< that an excluded type comes up
    double perShareAgain = 0.0;
};

/// What a change makes of a stack, given that it is neither resisted nor shuddered at. The two
/// lists together sum to 1; a type may be in both, and more than once.
struct Change {
    std::vector<KinOutcome> kins;
    std::vector<TypeOutcome> types;
    bool operator==(const Change&) const = default;
};

/// The change of a stack into another (zap.c poly_obj(); mkobj.c mkobj()): three draws, the class
/// rules and the quantity.
class Transformation {
  public:
    /// Table and rules must outlive it. `ledgerLevel` is 1 to 127.
    Transformation(const ObjectTable& table, const Rules& rules, int ledgerLevel,
                   Knowledge known = {});
    explicit Transformation(const Situation& situation);

    const std::vector<Kin>& kins() const { return kins_; }
    /// Chance of one draw from its class to give this type; 0 for types that no change gives.
    double share(ObjectIndex object) const { return shares_[object]; }
    /// The kin of a type that a change can give by drawing it.
    KinIndex kinOf(ObjectIndex object) const { return kinOf_[object]; }

    /// Of what is not identified, the average over what it may be, given that it changes.
    Change changeOf(const Stack& stack) const;
    /// What a stack may be, given that a zap changes it; see identitiesOf().
    std::vector<Identity> identitiesIfChanged(const Stack& stack) const;

    /// The terms of the draws that the stack is changed by; of what is not identified, averaged.
    DrawTerms drawTerms(const Stack& stack) const;
    /// Generation odds of a type on the level.
    int odds(ObjectIndex object) const { return odds_[object]; }
    /// Chance that a changed stack which stacks becomes one object (zap.c poly_obj()).
    static double fusing(int quantity);
    /// Chance that so many stones backfire as they become gems (zap.c poly_obj()).
    static double backfiring(int quantity);

    /// What a change makes of a stack, by type, given that it changes. Sorted by object.
    std::vector<ObjectOdds> typesOf(const Stack& stack) const;
    /// How many there are then.
    std::vector<ValueOdds> quantitiesOf(const Stack& stack) const;
    /// Times recharged of what a wand or tool becomes, or a book where books are charged, given
    /// that it changes; else empty.
    std::vector<ValueOdds> rechargedOf(const Stack& stack) const;

    /// Whether a change hands objects of this type back as they are.
    bool isHandedBack(ObjectIndex object) const { return handedBack_[object] != 0; }
    /// What takes the place of a type once it has come up: of magic lamps oil lamps, of types that
    /// no change may give those of the range that they are drawn again from, of others themselves.
    std::vector<ObjectOdds> inPlaceOf(ObjectIndex object) const;
    /// Whether what comes of the stack can remember it, in a version where changes revert.
    bool isRemembered(const Stack& stack) const;

    struct ReadCounts {
        std::vector<ValueOdds> written;  ///< of results that are not blank
        std::vector<ValueOdds> blank;
    };
    /// Times read of what a spellbook becomes, given that it changes; else empty.
    ReadCounts readCountsOf(const Stack& stack) const;
    /// Times read of a book that was drawn and did not wear out.
    int readsOfDrawn(const Stack& source, ObjectIndex drawn) const;

  private:
    struct ClassDraw {
        int total = 0;
        int magic = 0;
        int excluded[2] = {0, 0};  ///< by magic flag: types that are drawn again
        int redrawTotal = 0;       ///< of the range they are drawn again from, without themselves
        std::vector<KinIndex> kins;
    };

    const ClassDraw& drawOf(ObjectClass objectClass) const {
        return draws_[static_cast<std::size_t>(objectClass)];
    }
    bool countsAsMagic(const Stack& stack) const;
    DrawTerms drawTerms(const Stack& stack, bool magic) const;
    Change changeOfLook(const Stack& stack) const;
    bool wearsOut(const Stack& stack) const;
    void addDraws(const Stack& stack, Change& change) const;
    void addQuantities(const Stack& stack, const Kin& kin, KinOutcome drawn, Change& change) const;

    const ObjectTable& table_;
    const Rules& rules_;
    Knowledge known_;
    bool waterIsLeftAlone_ = false;  ///< it is dipped, which wets the potion instead
    std::vector<Kin> kins_;
    std::vector<int> odds_;
    std::vector<double> shares_;
    double lampShare_ = 0.0;  ///< of the magic lamp, which becomes an oil lamp
    std::vector<KinIndex> kinOf_;
    std::vector<char> excluded_;    ///< by object type: a change may not give it
    std::vector<char> handedBack_;  ///< by object type
    std::array<ClassDraw, objectClassCount> draws_;
    struct {
        ObjectIndex mail, egg, corpse, lowBoots, magicLamp, oilLamp, magicMarker, unicornHorn,
            blankBook, rock;
    } special_{};
};

}  // namespace polyplan::nethack::polypile
