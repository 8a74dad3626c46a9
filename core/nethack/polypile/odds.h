#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/nethack/polypile/golem.h"
#include "core/nethack/polypile/line.h"
#include "core/probability/estimate.h"
#include "core/probability/method.h"
#include "core/probability/value_odds.h"

namespace polyplan::nethack::polypile {

struct ObjectOdds {
    ObjectIndex object{};
    double probability{};
    bool operator==(const ObjectOdds&) const = default;
};

/// What is on the square of one object type after the zap.
struct ObjectLeft {
    ObjectIndex object{};
    double meanQuantity{};
    double atLeastOne{};  ///< probability; 0 where it was not asked for (`Detail::Immediate`)
    bool operator==(const ObjectLeft&) const = default;
};

/// A mean number of items of one object.
struct ObjectMean {
    ObjectIndex object{};
    Estimate mean;
    bool operator==(const ObjectMean&) const = default;
};

/// Mean numbers of a stack's items by what becomes of them. All but `wanted`, which is part of
/// `changed`, sum to the stack's quantity.
struct ItemMeans {
    double kept{};         ///< there afterwards, as they were
    double changed{};      ///< there afterwards, changed
    double wanted{};       ///< there afterwards, changed into what a goal asks for
    double shockedAway{};  ///< lost to a shock that leaves nothing of the stack
    double shockedOff{};   ///< lost to a shock that leaves some of the stack
    double fused{};        ///< lost as a stack became one object, or half as many rocks
    double absorbed{};     ///< lost to the golem
    bool operator==(const ItemMeans&) const = default;
};

/// What happens to one stack. The first six sum to 1 and, like all further ones, are probabilities
/// before any absorption and not conditional.
struct StackOdds {
    double unaffected{};
    double resisted{};
    double shudderedAllLost{};
    double shudderedSomeLeft{};
    double shudderedButUnharmed{};  ///< scrolls of mail
    double polymorphed{};
    double remainderAbsorbedByGolem{};  ///< what was left, changed or not, went into the golem
    /// Something of it is there after any absorption and is what a goal asks for.
    double leftWanted{};
    std::vector<ValueOdds> quantityAfterShudder;
    /// In its place where a sampled stack may be left with very many numbers of items: at most
    /// 1,000 ranges above 10,000 of them, and fewer where there are very many stacks.
    std::vector<RangeOdds> quantityAfterShudderInRanges;
    std::vector<ValueOdds> quantityAfterPolymorph;
    std::vector<ValueOdds> rechargedAfterPolymorph;  ///< wands and tools
    std::vector<ValueOdds> timesReadAfterPolymorph;  ///< spellbooks that are not blank
    std::vector<ValueOdds> timesReadOfBlankAfterPolymorph;
    std::vector<ObjectOdds> polymorphedInto;   ///< sorted by object
    double sameAgain{};                        ///< changes into its own type; of dips alone
    std::optional<double> hazyAfterPolymorph;  ///< nothing where no change turns back
    double turnsBack{};                        ///< part of what is hazy; the rest refuses to
    std::vector<ObjectOdds> revertsInto;       ///< what is hazy, once it has turned back; by object
    ItemMeans items;
    bool operator==(const StackOdds&) const = default;
};

/// Everything about one pile, given that the beam reaches it.
struct PileOdds {
    std::vector<std::pair<Golem, double>> golem;  ///< with `Golem::None`; sorted by kind
    std::vector<StackOdds> stacks;                ///< as in the pile
    std::vector<ObjectLeft> finalQuantity;        ///< sorted by object
    std::vector<ValueOdds> objectsLeft;           ///< number of stacks left
    std::vector<RangeOdds> itemsLeft;  ///< number of items left; single numbers up to 10,000 items
    bool operator==(const PileOdds&) const = default;
};

/// How figures came about: exact ones have no samples.
struct Provenance {
    Method method = Method::Exact;
    std::int64_t samples = 0;
    std::uint64_t seed = 0;
    bool operator==(const Provenance&) const = default;

    /// Of what is sampled that of most runs is told, by the seed of the first.
    void note(const Provenance& part) {
        if (part.method == Method::Sampled && part.samples > samples) {
            *this = {part.method, part.samples, method == Method::Sampled ? seed : part.seed};
        }
    }
};

/// One pile of a line.
struct PileAnswer {
    int distance{};
    Provenance provenance;
    Estimate reached;  ///< that the zap gets there
    PileOdds ifHit;
    std::vector<ObjectLeft> overall;  ///< whether it is reached or not; sorted by object
    /// In each figure's place its standard error; a list that is empty here has exact figures only.
    /// Null where all figures of the pile are exact.
    std::shared_ptr<const PileOdds> ifHitErrors;
    std::vector<ObjectLeft> overallErrors;  ///< in the order of `overall`; empty if exact
    /// Stacks that the zap doesn't get to, are not identified and are what a goal asks for: mean
    /// number.
    double missedUnidentifiedWanted{};
};

struct GoalAnswer {
    Goal goal;
    Estimate probability;
    bool operator==(const GoalAnswer&) const = default;
};

/// Goals as they stand some turns after a zap, when some of what was changed has turned back.
struct LaterGoals {
    int turns{};
    Provenance provenance;
    std::vector<GoalAnswer> goals;
    Estimate allGoals;
    Estimate anyGoal;
};

/// A stack of potions of polymorph that is dipped itself, into one potion of another kind.
struct DipIntoLiquid {
    std::size_t pile{};   ///< its place in the line
    std::size_t stack{};  ///< its place in the pile
    StackOdds odds;       ///< of the potions of polymorph
    bool operator==(const DipIntoLiquid&) const = default;
};

/// Potions of polymorph that it takes to dip every stack by itself.
struct PotionOdds {
    int most{};                    ///< enough whatever happens
    double mean{};                 ///< what resists leaves its potion for another
    std::vector<ValueOdds> taken;  ///< number of potions that are used up
    double dipsUntilAll{};         ///< mean, where what resists is dipped again until it changes
    std::vector<DipIntoLiquid> reversed{};
    bool operator==(const PotionOdds&) const = default;
};

/// The whole answer for a line, as `polyplan evaluate` prints it.
struct LineAnswer {
    Provenance provenance;  ///< sampled if any figure is
    std::vector<PileAnswer> piles;
    /// Chance that the beam comes to each square, from distance 1 on, pile or not: always exact.
    /// Squares beyond are never reached; empty where no beam flies.
    std::vector<double> squares;
    std::vector<GoalAnswer> goals;
    Estimate allGoals;  ///< 1 if there are no goals
    Estimate anyGoal;   ///< 0 if there are no goals
    /// What lies on the line afterwards, all its squares together; sorted by object. At least one
    /// of an object is known from `Detail::WholeLine` on, and 0 before.
    std::vector<ObjectLeft> overall;
    std::vector<ObjectLeft> overallErrors;  ///< in the order of `overall`; empty if exact
    std::optional<PotionOdds> potions;      ///< where every stack is dipped: always exact
    std::optional<LaterGoals> later;        ///< where it was asked for
    /// Goals, and what is `leftWanted`, are averaged over so many worlds: what is not identified is
    /// what they ask for in some (`identityWorlds()`). None: there are too many of them, and such
    /// things count for no goal.
    std::size_t worlds = 1;
    /// Such things that are left and are what goals ask for, by object; empty where there are none.
    std::vector<ObjectMean> unidentifiedWanted;
    Provenance overallProvenance;  ///< of `overall`
};

}  // namespace polyplan::nethack::polypile
