#include "tests/core/support/enumerated_stack.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

using Then = std::function<void(long double, ObjectIndex)>;
using Weights = std::vector<std::pair<ObjectIndex, int>>;

class Outcomes {
  public:
    Outcomes(const Stack& stack, const Situation& situation)
        : stack_(stack),
          situation_(situation),
          table_(situation.table),
          type_(situation.table[stack.object]) {}

    std::vector<StackOutcome> all() {
        if (isNeverAffected()) {
            add(EnumeratedFate::Unaffected, 1, stack_.object, stack_.quantity);
        } else {
            const long double resists = stack_.artifact.empty() ? 5 / 100.L : 95 / 100.L;
            add(EnumeratedFate::Resisted, resists, stack_.object, stack_.quantity);
            const long double shudders = situation_.source == Source::Potion ? 0 : 1.L / oneIn();
            shudder((1 - resists) * shudders);
            change((1 - resists) * (1 - shudders));
        }
        std::vector<StackOutcome> list;
        for (const auto& [key, probability] : sums_) {
            if (probability > 0) {
                const auto& [fate, object, quantity, recharged, timesRead] = key;
                list.push_back({fate, probability, object, quantity, recharged, timesRead});
            }
        }
        return list;
    }

    std::map<ObjectIndex, long double> turnedBack() {
        all();
        return turnedBack_;
    }

  private:
    using Key = std::tuple<EnumeratedFate, ObjectIndex, int, int, int>;

    void add(EnumeratedFate fate, long double probability, ObjectIndex object, int quantity,
             int recharged = 0, int timesRead = 0) {
        sums_[{fate, object, quantity, recharged, timesRead}] += probability;
        if (fate == EnumeratedFate::Changed) {
            turnBack(probability, object, quantity);
        }
    }

    bool isHandedBack(ObjectIndex object) const {
        const auto& ids = situation_.rules.handedBack;
        return std::find(ids.begin(), ids.end(), table_[object].id) != ids.end();
    }

    /// The same rules once more, in reverse, where the new thing remembers the old one.
    void turnBack(long double p, ObjectIndex object, int quantity) {
        const bool isLaid = type_.id == "egg" && stack_.laidByHero;
        if (!situation_.rules.changesRevert || isMail() || isLaid || type_.id == "corpse" ||
            comesOfLamp_) {
            return;
        }
        const ObjectIndex original = stack_.hazyRemembering.value_or(stack_.object);
        if (isHandedBack(stack_.object)) {  // it was not changed, and remembers what it did before
            turnedBack_[object] += stack_.hazyRemembering ? p : 0;
        } else if (object == original) {
            return;
        } else if (isHandedBack(object)) {
            turnedBack_[object] += p;
        } else if (table_[original].id == "magic_lamp") {
            turnedBack_[table_.byId("oil_lamp")] += p;
        } else if (table_[original].objectClass == ObjectClass::Gem) {
            for (int roll = 1; roll <= 4; ++roll) {
                const bool backfires = quantity > roll &&
                                       table_[object].material == Material::Mineral &&
                                       table_[original].material != Material::Mineral;
                turnedBack_[backfires ? table_.byId("rock") : original] += p / 4;
            }
        } else {
            redraw(p, original, [this](long double chance, ObjectIndex result) {
                turnedBack_[result] += chance;
            });
        }
    }

    bool isNeverAffected() const {
        const auto& ids = situation_.rules.neverAffected;
        const bool isLiquid = situation_.source == Source::Potion &&
                              situation_.rules.waterIsNotDipped && type_.id == "pot_water";
        return isRiderCorpse(stack_, table_) || isLiquid ||
               isImmuneArtifact(situation_.rules, stack_) ||
               std::find(ids.begin(), ids.end(), type_.id) != ids.end();
    }

    bool isMail() const { return type_.id == "scr_mail"; }

    int oneIn() const {
        int odds = stack_.buc == Buc::Cursed ? 3 : stack_.buc == Buc::Blessed ? 12 : 8;
        if (type_.objectClass == ObjectClass::Wand) {
            odds = 3;
        }
        return stack_.quantity >= 5 ? odds / 2 : odds;
    }

    void shudder(long double p) {
        const int n = stack_.quantity;
        if (isMail()) {
            add(EnumeratedFate::ShudderedMail, p, stack_.object, n);
        } else if (n == 1) {
            add(EnumeratedFate::Shuddered, p, stack_.object, 0);
        } else {
            const int sides = n > 32767 ? 30000 : n - 1;
            for (int lost = 1; lost <= sides; ++lost) {
                add(EnumeratedFate::Shuddered, p / sides, stack_.object, n - lost);
            }
        }
    }

    /// Types of a range and their odds on this level.
    Weights weights(ObjectIndex first, ObjectIndex last) const {
        const ObjectIndex dilithium = table_.byId("dilithium_crystal");
        const ObjectIndex jade = table_.byId("jade");
        const int skip = std::max(0, 9 - situation_.ledgerLevel / 3);
        Weights result;
        for (int object = first; object <= last; ++object) {
            const auto index = static_cast<ObjectIndex>(object);
            int weight = table_[index].probability;
            if (object >= dilithium && object <= jade) {
                const int place = object - dilithium - skip;
                weight = place < 0 ? 0 : (171 + place) / (22 - skip);
            }
            if (weight > 0) {
                result.emplace_back(index, weight);
            }
        }
        return result;
    }

    static long double total(const Weights& weights) {
        long double sum = 0;
        for (const auto& [object, weight] : weights) {
            sum += weight;
        }
        return sum;
    }

    void draw(long double p, int drawsLeft, const Weights& types, bool magic,
              const Then& then) const {
        const long double sum = total(types);
        for (const auto& [object, weight] : types) {
            const long double chance = p * weight / sum;
            if (drawsLeft == 1 || table_[object].magic == magic) {
                then(chance, object);
            } else {
                draw(chance, drawsLeft - 1, types, magic, then);
            }
        }
    }

    void change(long double p) {
        if (isHandedBack(stack_.object)) {
            add(EnumeratedFate::Changed, p, stack_.object, stack_.quantity);
            return;
        }
        const ObjectIndex first = table_.firstOfClass(type_.objectClass);
        const auto last =
            static_cast<ObjectIndex>(first + table_.ofClass(type_.objectClass).size() - 1);
        const bool magic = type_.magic && !(situation_.rules.degradedHornIsMundane &&
                                            stack_.degraded && type_.id == "unicorn_horn");
        std::map<ObjectIndex, long double> drawn;
        draw(p, 3, weights(first, last), magic,
             [&drawn](long double chance, ObjectIndex object) { drawn[object] += chance; });
        for (const auto& [object, chance] : drawn) {
            fuse(chance, object);
        }
    }

    void fuse(long double p, ObjectIndex object) {
        if (type_.id == "corpse" && stack_.corpse == "crocodile") {
            add(EnumeratedFate::Changed, p, table_.byId("low_boots"), 1);
            return;
        }
        if (isMail() || (type_.id == "egg" && stack_.laidByHero)) {
            object = stack_.object;
        }
        const int n = stack_.quantity;
        if (n == 1 || !table_[object].stacks) {
            classRules(p, object, 1);
        } else {
            const long double fuses = std::min(n, 1000) / 1000.L;
            classRules(p * fuses, object, 1);
            classRules(p * (1 - fuses), object, n);
        }
    }

    void classRules(long double p, ObjectIndex object, int quantity) {
        switch (type_.objectClass) {
            case ObjectClass::Tool:
                comesOfLamp_ = table_[object].id == "magic_lamp";
                if (comesOfLamp_) {
                    object = table_.byId("oil_lamp");
                }
                add(EnumeratedFate::Changed, p, object, quantity,
                    table_[object].id == "magic_marker" ? 1 : stack_.recharged);
                comesOfLamp_ = false;
                break;
            case ObjectClass::Wand:
                redraw(p, object, [&](long double chance, ObjectIndex result) {
                    for (int roll = 0; roll < 7; ++roll) {
                        add(EnumeratedFate::Changed, chance / 7, result, quantity,
                            stack_.recharged + (stack_.recharged < roll ? 1 : 0));
                    }
                });
                break;
            case ObjectClass::Potion:
                redraw(p, object, [&](long double chance, ObjectIndex result) {
                    add(EnumeratedFate::Changed, chance, result, quantity);
                });
                break;
            case ObjectClass::Spellbook:
                redraw(p, object, [&](long double chance, ObjectIndex result) {
                    book(chance, result, quantity);
                });
                break;
            case ObjectClass::Gem:
                for (int roll = 1; roll <= 4; ++roll) {
                    gem(p / 4, object, quantity, roll);
                }
                break;
            default:
                add(EnumeratedFate::Changed, p, object, quantity);
        }
    }

    /// A roll repeated until it gives something else than the excluded types.
    void redraw(long double p, ObjectIndex object, const Then& then) const {
        for (const Redraw& rule : situation_.rules.redraws) {
            const auto isExcluded = [&rule, this](ObjectIndex candidate) {
                return std::find(rule.excluded.begin(), rule.excluded.end(),
                                 table_[candidate].id) != rule.excluded.end();
            };
            if (isExcluded(object)) {
                Weights range = weights(table_.byId(rule.first), table_.byId(rule.last));
                std::erase_if(range, [&](const auto& entry) { return isExcluded(entry.first); });
                for (const auto& [result, weight] : range) {
                    then(p * weight / total(range), result);
                }
                return;
            }
        }
        then(p, object);
    }

    void book(long double p, ObjectIndex object, int quantity) {
        const ObjectIndex blank = table_.byId("spe_blank_paper");
        const int readings = stack_.timesRead + 1;
        const bool wears = situation_.rules.booksWearOut;
        if (wears && (object == blank || table_[object].id == "spe_novel")) {
            add(EnumeratedFate::Changed, p, object, quantity, stack_.recharged, 0);
        } else if (!wears || readings <= 3) {
            add(EnumeratedFate::Changed, p, object, quantity, stack_.recharged, readings);
        } else {
            for (int left = 0; left < readings; ++left) {
                add(EnumeratedFate::Changed, p / readings, blank, quantity, stack_.recharged, left);
            }
        }
    }

    void gem(long double p, ObjectIndex object, int quantity, int roll) {
        const bool backfires = quantity > roll && type_.material == Material::Mineral &&
                               table_[object].material != Material::Mineral;
        if (backfires) {
            add(EnumeratedFate::Changed, p, table_.byId("rock"), quantity / 2);
        } else {
            add(EnumeratedFate::Changed, p, object, quantity);
        }
    }

    const Stack& stack_;
    const Situation& situation_;
    const ObjectTable& table_;
    const ObjectType& type_;
    std::map<Key, long double> sums_;
    std::map<ObjectIndex, long double> turnedBack_;
    bool comesOfLamp_ = false;  ///< a magic lamp was drawn
};

}  // namespace

std::vector<StackOutcome> outcomesOf(const Stack& stack, const Situation& situation) {
    return Outcomes(stack, situation).all();
}

std::map<ObjectIndex, long double> turnedBackOf(const Stack& stack, const Situation& situation) {
    return Outcomes(stack, situation).turnedBack();
}

bool isRiderCorpse(const Stack& stack, const ObjectTable& table) {
    return table[stack.object].id == "corpse" &&
           (stack.corpse == "Death" || stack.corpse == "Pestilence" || stack.corpse == "Famine");
}

}  // namespace polyplan::testing
