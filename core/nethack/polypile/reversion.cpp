#include "core/nethack/polypile/reversion.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <span>

#include "core/nethack/polypile/kept.h"

namespace polyplan::nethack::polypile {
namespace {

/// Of so many stones some backfire and some don't.
constexpr int someStones = 3;

std::vector<ValueOdds> sortedValues(const std::map<int, double>& odds) {
    std::vector<ValueOdds> result;
    for (const auto& [value, probability] : odds) {
        if (probability > 0.0) {
            result.push_back({value, probability});
        }
    }
    return result;
}

/// What a hazy thing comes back as.
struct Back {
    ObjectIndex object{};
    int quantity{};
    double probability{};
};

/// @param inPlace what takes the place of `original`
/// @param mineral what it is meanwhile
/// @param quantity that there is meanwhile
std::vector<Back> backAs(const ObjectTable& table, std::span<const ObjectOdds> inPlace,
                         ObjectIndex original, bool mineral, int quantity) {
    const ObjectType& type = table[original];
    const int left = type.stacks ? quantity : 1;
    const bool backfires =
        type.objectClass == ObjectClass::Gem && mineral && type.material != Material::Mineral;
    const double backfiring = backfires ? Transformation::backfiring(left) : 0.0;
    std::vector<Back> backs;
    if (backfiring > 0.0) {
        backs.push_back({table.byId("rock"), left / 2, backfiring});
    }
    for (const auto& [object, chance] : inPlace) {
        if (backfiring < 1.0) {
            backs.push_back({object, left, (1.0 - backfiring) * chance});
        }
    }
    return backs;
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
        result.turnsBack = turnsBack_;
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
                addHazy(type, outcome.quantity, chance);
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
                addHazy(outcome.object, outcome.quantity, outcome.probability);
            }
        } else if (outcome.special == Special::Backfire && outcome.object != original_) {
            addBack(true, outcome.quantity, outcome.probability);
        }
    }

    /// @param mineral what it is meanwhile
    void addBack(bool mineral, int quantity, double probability) {
        for (const Back& back : backAs(table_, inPlace_, original_, mineral, quantity)) {
            addHazy(back.object, back.quantity, probability * back.probability);
            turnsBack_ += probability * back.probability;
        }
    }

    /// @param object what is there once its time has run out
    void addHazy(ObjectIndex object, int quantity, double probability) {
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
    ObjectIndex marker_;

    double hazy_ = 0.0;
    double turnsBack_ = 0.0;
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
        all.turnsBack += identity.probability * one.turnsBack;
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

Aftermath::Aftermath(const Situation& situation, const Transformation& transformation,
                     const Stack& stack)
    : table_(&situation.table),
      transformation_(&transformation),
      stack_(stack),
      share_(situation.rules.changesRevert ? revertedBy(situation.turnsLater) : 0.0),
      isLook_(situation.table[stack.object].isLook() && !stack.hazyRemembering),
      isRemembered_(!isLook_ && transformation.isRemembered(stack)),
      original_(stack.hazyRemembering.value_or(stack.object)) {
    if (share_ == 0.0) {
        return;
    }
    if (!isLook_) {
        for (const Back& back :
             backAs(*table_, transformation.inPlaceOf(original_), original_, true, someStones)) {
            back_.push_back(back.object);
        }
        return;
    }
    // Part of a type that came of what was of that type before.
    std::map<ObjectIndex, double> all;
    for (const Identity& identity : transformation.identitiesIfChanged(stack)) {
        const Change change = transformation.changeOf(identified(stack, identity.object));
        for (const KinOutcome& outcome : change.kins) {
            for (const ObjectIndex type : transformation.kins()[outcome.kin].types) {
                const double chance =
                    identity.probability * transformation.share(type) * outcome.perShare;
                all[type] += chance;
                if (type == identity.object || transformation.isHandedBack(type)) {
                    lasting_[type] += chance;
                }
            }
        }
    }
    for (auto& [object, chance] : lasting_) {
        chance = all[object] > 0.0 ? chance / all[object] : 1.0;
    }
}

Aftermath::Counted Aftermath::kept(int quantity) const {
    if (!matters() || !stack_.hazyRemembering || transformation_->isHandedBack(stack_.object)) {
        return {stack_.object, quantity, 1.0};
    }
    const auto backs = backAs(*table_, transformation_->inPlaceOf(original_), original_,
                              (*table_)[stack_.object].material == Material::Mineral, quantity);
    return backs.size() == 1 ? Counted{backs.front().object, backs.front().quantity, 1.0}
                             : Counted{std::nullopt, 0, 1.0};
}

double Aftermath::hazyPart(ObjectIndex object, std::optional<Special> special) const {
    if (special == Special::Forced || special == Special::Lamp || special == Special::HandedBack) {
        return 0.0;
    }
    if (isLook_) {
        const auto found = lasting_.find(object);
        return special || found == lasting_.end() ? 1.0 : 1.0 - found->second;
    }
    const bool isPermanent =
        !isRemembered_ || object == original_ || transformation_->isHandedBack(object);
    return isPermanent ? 0.0 : 1.0;
}

std::vector<Aftermath::Counted> Aftermath::changed(ObjectIndex object, int quantity,
                                                   std::optional<Special> special) const {
    const double gone = matters() ? share_ * hazyPart(object, special) : 0.0;
    std::vector<Counted> result = {{object, quantity, 1.0 - gone}};
    if (gone == 0.0) {
        return result;
    }
    if (isLook_) {
        result.push_back({std::nullopt, 0, gone});
        return result;
    }
    for (const Back& back : backAs(*table_, transformation_->inPlaceOf(original_), original_,
                                   (*table_)[object].material == Material::Mineral, quantity)) {
        result.push_back({back.object, back.quantity, gone * back.probability});
    }
    return result;
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
