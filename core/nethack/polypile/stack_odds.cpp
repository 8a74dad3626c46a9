#include "core/nethack/polypile/stack_odds.h"

#include <utility>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/reversion.h"

namespace polyplan::nethack::polypile {
namespace {

std::vector<ValueOdds> scaled(std::vector<ValueOdds> odds, double scale) {
    for (ValueOdds& one : odds) {
        one.probability *= scale;
    }
    return odds;
}

}  // namespace

void setFate(StackOdds& odds, const Fate& fate) {
    odds.unaffected = fate.unaffected;
    odds.resisted = fate.resisted;
    odds.shudderedButUnharmed = fate.unharmed;
    odds.polymorphed = fate.changed;
    odds.shudderedAllLost = fate.mostLeft == 0 ? fate.shuddered : 0.0;
    odds.shudderedSomeLeft = fate.mostLeft == 0 ? 0.0 : fate.shuddered;
}

void copyFate(const StackOdds& from, StackOdds& to) {
    for (double StackOdds::*const chance :
         {&StackOdds::unaffected, &StackOdds::resisted, &StackOdds::shudderedButUnharmed,
          &StackOdds::polymorphed, &StackOdds::shudderedAllLost, &StackOdds::shudderedSomeLeft}) {
        to.*chance = from.*chance;
    }
}

double sameAgain(const Situation& situation, const Transformation& transformation,
                 const Stack& stack, const Fate& fate) {
    double chance = 0.0;
    if (isDipped(situation.source) && fate.changed > 0.0) {
        for (const Identity& identity : transformation.identitiesIfChanged(stack)) {
            for (const ObjectOdds& type :
                 transformation.typesOf(identified(stack, identity.object))) {
                chance += type.object == identity.object
                              ? fate.changed * identity.probability * type.probability
                              : 0.0;
            }
        }
    }
    return chance;
}

StackOdds stackOdds(const Situation& situation, const Transformation& transformation,
                    const Stack& stack, const Fate& fate) {
    StackOdds odds;
    setFate(odds, fate);
    if (fate.mostLeft > 0) {
        for (int left = fate.leastLeft; left <= fate.mostLeft; ++left) {
            odds.quantityAfterShudder.push_back({left, fate.shuddered * fate.leftEach()});
        }
    }
    odds.items.shockedAway = fate.mostLeft == 0 ? fate.shuddered * stack.quantity : 0.0;
    odds.items.shockedOff =
        fate.mostLeft == 0 ? 0.0 : fate.shuddered * fate.meanLost(stack.quantity);
    if (situation.rules.changesRevert) {
        odds.hazyAfterPolymorph = 0.0;
    }
    if (fate.changed == 0.0) {
        return odds;
    }
    odds.quantityAfterPolymorph = scaled(transformation.quantitiesOf(stack), fate.changed);
    if (situation.table[stack.object].objectClass != ObjectClass::Spellbook) {
        odds.rechargedAfterPolymorph = scaled(transformation.rechargedOf(stack), fate.changed);
    }
    Transformation::ReadCounts reads = transformation.readCountsOf(stack);
    odds.timesReadAfterPolymorph = scaled(std::move(reads.written), fate.changed);
    odds.timesReadOfBlankAfterPolymorph = scaled(std::move(reads.blank), fate.changed);
    odds.polymorphedInto = transformation.typesOf(stack);
    odds.sameAgain = sameAgain(situation, transformation, stack, fate);
    for (const ValueOdds& quantity : odds.quantityAfterPolymorph) {
        odds.items.fused += quantity.probability * (stack.quantity - quantity.value);
    }
    for (ObjectOdds& type : odds.polymorphedInto) {
        type.probability *= fate.changed;
    }
    if (situation.rules.changesRevert) {
        Reversion reversion = reversionOf(situation, transformation, stack);
        odds.hazyAfterPolymorph = reversion.hazy * fate.changed;
        odds.turnsBack = reversion.turnsBack * fate.changed;
        odds.revertsInto = std::move(reversion.into);
        for (ObjectOdds& type : odds.revertsInto) {
            type.probability *= fate.changed;
        }
    }
    return odds;
}

}  // namespace polyplan::nethack::polypile
