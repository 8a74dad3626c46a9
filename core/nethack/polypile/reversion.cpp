#include "core/nethack/polypile/reversion.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "core/nethack/polypile/kept.h"

namespace polyplan::nethack::polypile {
namespace {

std::vector<ValueOdds> sortedValues(const std::map<int, double>& odds) {
    std::vector<ValueOdds> result;
    for (const auto& [value, probability] : odds) {
        if (probability > 0.0) {
            result.push_back({value, probability});
        }
    }
    return result;
}

/// Gathers what the ways of a change come back as.
class TurningBack {
  public:
    TurningBack(const Situation& situation, const Transformation& transformation,
                const Stack& stack)
        : table_(situation.table),
          transformation_(transformation),
          stack_(stack),
          original_(stack.hazyRemembering.value_or(stack.object)),
          type_(table_[original_]),
          inPlace_(transformation.inPlaceOf(original_)),
          rock_(table_.byId("rock")),
          marker_(table_.byId("magic_marker")) {}

    Reversion run() {
        const Change change = transformation_.changeOf(stack_);
        for (const KinOutcome& outcome : change.kins) {
            addKin(outcome);
        }
        for (const TypeOutcome& outcome : change.types) {
            addType(outcome);
        }
        Reversion result;
        result.hazy = hazy_;
        for (const auto& [object, probability] : into_) {
            if (probability > 0.0) {
                result.into.push_back({object, probability});
            }
        }
        result.quantities = sortedValues(quantities_);
        result.recharged = recharged();
        if (type_.objectClass == ObjectClass::Spellbook && hazy_ > 0.0) {
            result.timesRead = {{stack_.timesRead + 2, hazy_}};
        }
        return result;
    }

  private:
    void addKin(const KinOutcome& outcome) {
        const Kin& kin = transformation_.kins()[outcome.kin];
        double shares = 0.0;
        for (const ObjectIndex type : kin.types) {
            if (type == original_) {
                continue;
            }
            const double chance = transformation_.share(type) * outcome.perShare;
            if (transformation_.isHandedBack(type)) {
                addAs(type, outcome.quantity, chance);
            } else {
                shares += transformation_.share(type);
            }
            markers_ += type == marker_ ? chance : 0.0;
        }
        addBack(kin.mineral, outcome.quantity, shares * outcome.perShare);
    }

    void addType(const TypeOutcome& outcome) {
        if (outcome.special == Special::HandedBack) {
            if (stack_.hazyRemembering) {
                addAs(outcome.object, outcome.quantity, outcome.probability);
            }
        } else if (outcome.special == Special::Backfire && outcome.object != original_) {
            addBack(true, outcome.quantity, outcome.probability);
        }
    }

    /// @param mineral what it is meanwhile
    void addBack(bool mineral, int quantity, double probability) {
        const int left = type_.stacks ? quantity : 1;
        const bool backfires =
            type_.objectClass == ObjectClass::Gem && mineral && type_.material != Material::Mineral;
        const double backfiring = backfires ? Transformation::backfiring(left) : 0.0;
        if (backfiring > 0.0) {
            addAs(rock_, left / 2, probability * backfiring);
        }
        for (const auto& [object, chance] : inPlace_) {
            addAs(object, left, probability * (1.0 - backfiring) * chance);
        }
    }

    void addAs(ObjectIndex object, int quantity, double probability) {
        hazy_ += probability;
        into_[object] += probability;
        quantities_[quantity] += probability;
    }

    std::vector<ValueOdds> recharged() const {
        std::map<int, double> odds;
        if (type_.objectClass == ObjectClass::Tool) {
            // Markers are marked as recharged when they come up, now or meanwhile.
            const double marked = original_ == marker_ ? hazy_ : markers_;
            odds[markerRecharged] += marked;
            odds[stack_.recharged] += hazy_ - marked;
            return sortedValues(odds);
        }
        for (const ValueOdds& meanwhile : transformation_.rechargedOf(stack_)) {
            Stack again = stack_;
            again.recharged = meanwhile.value;
            for (const ValueOdds& back : transformation_.rechargedOf(again)) {
                odds[back.value] += hazy_ * meanwhile.probability * back.probability;
            }
        }
        return sortedValues(odds);
    }

    const ObjectTable& table_;
    const Transformation& transformation_;
    const Stack& stack_;
    ObjectIndex original_;
    const ObjectType& type_;
    std::vector<ObjectOdds> inPlace_;
    ObjectIndex rock_;
    ObjectIndex marker_;

    double hazy_ = 0.0;
    double markers_ = 0.0;  ///< chance to be a magic marker meanwhile
    std::map<ObjectIndex, double> into_;
    std::map<int, double> quantities_;
};

/// The average over what it may be: each comes back as what it was.
Reversion reversionOfLook(const Situation& situation, const Transformation& transformation,
                          const Stack& stack) {
    Reversion all;
    std::map<ObjectIndex, double> into;
    std::map<int, double> values[3];
    for (const Identity& identity : transformation.identitiesIfChanged(stack)) {
        const Reversion one =
            reversionOf(situation, transformation, identified(stack, identity.object));
        all.hazy += identity.probability * one.hazy;
        for (const ObjectOdds& odds : one.into) {
            into[odds.object] += identity.probability * odds.probability;
        }
        const std::vector<ValueOdds>* lists[] = {&one.quantities, &one.recharged, &one.timesRead};
        for (std::size_t i = 0; i < std::size(lists); ++i) {
            for (const ValueOdds& odds : *lists[i]) {
                values[i][odds.value] += identity.probability * odds.probability;
            }
        }
    }
    for (const auto& [object, probability] : into) {
        all.into.push_back({object, probability});
    }
    all.quantities = sortedValues(values[0]);
    all.recharged = sortedValues(values[1]);
    all.timesRead = sortedValues(values[2]);
    return all;
}

bool isAnyOf(const ObjectType& type, std::initializer_list<std::string_view> ids) {
    return std::find(ids.begin(), ids.end(), type.id) != ids.end();
}

}  // namespace

double revertedBy(int turns) {
    constexpr double count = mostHazyTurns - leastHazyTurns + 1;
    return std::clamp((turns - leastHazyTurns + 1) / count, 0.0, 1.0);
}

Reversion reversionOf(const Situation& situation, const Transformation& transformation,
                      const Stack& stack) {
    if (situation.table[stack.object].isLook()) {
        return reversionOfLook(situation, transformation, stack);
    }
    return transformation.isRemembered(stack) ? TurningBack(situation, transformation, stack).run()
                                              : Reversion{};
}

RevertedProperties revertedProperties(const Situation& situation, const Stack& hazy,
                                      ObjectIndex into) {
    const ObjectType& type = situation.table[into];
    // What it would keep if it changed into this, without what is made for new objects.
    const KeptProperties kept = keptProperties(situation, hazy, into, 1);
    RevertedProperties properties{.buc = kept.buc,
                                  .value = kept.enchantment.value_or(kept.charges.value_or(0)),
                                  .erosion = kept.erosion,
                                  .erodeproof = kept.erodeproof,
                                  .poisoned = kept.poisoned == 1.0,
                                  .eaten = kept.eaten,
                                  .invisible = kept.invisible};
    const ObjectIndex remembered = hazy.hazyRemembering.value_or(into);
    if (situation.table[remembered].id == "magic_lamp") {
        properties.fuel = RevertedProperties::Fuel::Full;
    } else if (isAnyOf(type, {"tallow_candle", "wax_candle", "magic_candle", "oil_lamp",
                              "brass_lantern", "torch", "pot_oil"})) {
        properties.fuel = RevertedProperties::Fuel::TurnNumber;
    }
    properties.isOfFirstMonster = isAnyOf(type, {"statue", "figurine", "egg", "tin"});
    return properties;
}

Stack restored(Stack hazy) {
    hazy.hazyRemembering.reset();
    return hazy;
}

}  // namespace polyplan::nethack::polypile
