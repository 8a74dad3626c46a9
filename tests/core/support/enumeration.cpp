#include "tests/core/support/enumeration.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "tests/core/support/enumerated_stack.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

using Sum = long double;

struct Left {
    ObjectIndex object{};
    int quantity{};
    bool changed{};
};

/// Of one stack, in items.
struct ItemSums {
    Sum kept{}, changed{}, wanted{}, absorbed{}, leftWanted{};
};

struct QuantitySums {
    Sum mean{};
    Sum atLeastOne{};
};

/// What adds up over all ways through the rolls in which a pile is reached.
struct PileSums {
    Sum reached{};
    std::map<Golem, Sum> golem;
    std::vector<Sum> absorbed;
    std::vector<ItemSums> items;
    std::map<ObjectIndex, QuantitySums> ifHit;
    std::map<ObjectIndex, QuantitySums> overall;
    std::map<int, Sum> objectsLeft;
    std::map<std::int64_t, Sum> itemsLeft;
};

class Enumeration {
  public:
    Enumeration(const Situation& situation, std::span<const Pile> piles,
                std::span<const Goal> goals)
        : situation_(situation),
          table_(situation.table),
          piles_(piles),
          goals_(goals),
          steps_(piles.size()),
          noGolem_(piles.size()),
          sums_(piles.size()),
          goalSums_(goals.size()),
          goalQuantities_(goals.size()) {
        for (std::size_t i = 0; i < piles.size(); ++i) {
            sums_[i].absorbed.resize(piles[i].stacks.size());
            sums_[i].items.resize(piles[i].stacks.size());
            std::vector<std::vector<StackOutcome>>& outcomes = outcomes_.emplace_back();
            for (const Stack& stack : piles[i].stacks) {
                outcomes.push_back(outcomesOf(stack, situation));
                steps_[i].push_back(withoutCounts(outcomes.back()));
                Sum none = 1;
                for (int item = 0; item < stack.quantity; ++item) {
                    none *= 1 - 1.L / (situation.luck + 45);
                }
                noGolem_[i].push_back(none);
            }
        }
        for (const LabelPool& pool : labelPools(table_, situation.rules)) {
            pools_.push_back(withoutKnown(pool, situation.known.materials));
        }
    }

    LineAnswer run() {
        const bool flies = situation_.source == Source::Wand || situation_.source == Source::Spell;
        if (flies) {
            for (int range = 6; range <= 13; ++range) {
                pile(0, range, 0, 1 / 8.L);
            }
        } else {
            pile(0, std::nullopt, 0, 1);
        }
        return answer();
    }

  private:
    using Then = std::function<void(Sum)>;

    /// What the rest of the line depends on: not on times recharged or read.
    static std::vector<StackOutcome> withoutCounts(const std::vector<StackOutcome>& outcomes) {
        std::map<std::tuple<EnumeratedFate, ObjectIndex, int>, Sum> sums;
        for (const StackOutcome& outcome : outcomes) {
            sums[{outcome.fate, outcome.object, outcome.quantity}] += outcome.probability;
        }
        std::vector<StackOutcome> steps;
        steps.reserve(sums.size());
        for (const auto& [key, probability] : sums) {
            const auto& [fate, object, quantity] = key;
            steps.push_back(
                {.fate = fate, .probability = probability, .object = object, .quantity = quantity});
        }
        return steps;
    }

    /// @param range what the beam has left at `square`; nothing if no beam is needed
    void pile(std::size_t index, std::optional<int> range, int square, Sum p) {
        if (index == piles_.size()) {
            endOfLine(p);
            return;
        }
        bool reached = true;
        if (range) {
            while (square<piles_[index].distance&& * range> 0) {
                ++square;
                --*range;
            }
            reached = square == piles_[index].distance;
        }
        if (!reached) {
            std::vector<Left> before;
            for (const Stack& stack : piles_[index].stacks) {
                before.push_back({stack.object, stack.quantity, false});
            }
            countQuantities(before, sums_[index].overall, p);
            withGoals(before, [&] { pile(index + 1, range, square, p); });
            return;
        }
        sums_[index].reached += p;
        std::vector<Left> left;
        stacks(index, left, false, std::nullopt, p, [&, range, square](bool affected, Sum chance) {
            const auto rest = range ? std::optional(*range - (affected ? 1 : 0)) : std::nullopt;
            pile(index + 1, rest, square, chance);
        });
    }

    using ThenPile = std::function<void(bool affected, Sum)>;

    void stacks(std::size_t index, std::vector<Left>& left, bool affected,
                std::optional<ObjectIndex> flag, Sum p, const ThenPile& then) {
        const std::size_t place = left.size();
        if (place == piles_[index].stacks.size()) {
            golem(index, left, flag, p, [&](Sum chance) { then(affected, chance); });
            return;
        }
        for (const StackOutcome& outcome : steps_[index][place]) {
            const Sum chance = p * outcome.probability;
            const bool isAffected = outcome.fate != EnumeratedFate::Unaffected &&
                                    outcome.fate != EnumeratedFate::Resisted;
            left.push_back(
                {outcome.object, outcome.quantity, outcome.fate == EnumeratedFate::Changed});
            const auto next = [&](std::optional<ObjectIndex> newFlag, Sum q) {
                stacks(index, left, affected || isAffected, newFlag, q, then);
            };
            if (outcome.fate == EnumeratedFate::Shuddered && !flag) {
                const Sum none = noGolem_[index][place];
                next(outcome.object, chance * (1 - none));
                next(std::nullopt, chance * none);
            } else {
                next(flag, chance);
            }
            left.pop_back();
        }
    }

    void golem(std::size_t index, const std::vector<Left>& left, std::optional<ObjectIndex> flag,
               Sum p, const Then& then) {
        int items = 0;
        for (const Left& stack : left) {
            items += stack.quantity;
        }
        if (!flag || items <= 1) {
            endOfPile(index, left, Golem::None, p, then);
            return;
        }
        withMaterial(*flag, p, [&](Material material, Sum chance) {
            const auto kinds = golemsOf(situation_.rules, material);
            for (const Golem kind : kinds) {
                std::vector<Left> rest = left;
                absorb(index, rest, 0, weight(kind), material,
                       chance / static_cast<Sum>(kinds.size()),
                       [&](Sum q) { endOfPile(index, rest, kind, q, then); });
            }
        });
    }

    bool isExempt(std::size_t index, std::size_t place, ObjectIndex now) const {
        const auto& ids = situation_.rules.neverAbsorbed;
        return isRiderCorpse(piles_[index].stacks[place], table_) ||
               isImmuneArtifact(situation_.rules, piles_[index].stacks[place]) ||
               std::find(ids.begin(), ids.end(), table_[now].id) != ids.end();
    }

    void absorb(std::size_t index, std::vector<Left>& left, std::size_t place, int w, Material flag,
                Sum p, const Then& then) {
        if (place == left.size() || w <= 0) {
            then(p);
            return;
        }
        Left& stack = left[place];
        if (stack.quantity == 0 || isExempt(index, place, stack.object)) {
            absorb(index, left, place + 1, w, flag, p, then);
            return;
        }
        withMaterial(stack.object, p, [&](Material material, Sum chance) {
            const Sum rare = 1.L / (w + 1);
            const Sum taken = chance * (material == flag ? 1 - rare : rare);
            absorb(index, left, place + 1, w, flag, chance - taken, then);
            sums_[index].absorbed[place] += taken;
            const int quantity = std::exchange(stack.quantity, 0);
            sums_[index].items[place].absorbed += taken * quantity;
            absorb(index, left, place + 1, w - quantity, flag, taken, then);
            stack.quantity = quantity;
        });
    }

    /// Goes through all materials that the type may have in this game, given those that were
    /// settled on the way here.
    void withMaterial(ObjectIndex object, Sum p, const std::function<void(Material, Sum)>& then) {
        const auto settled = settled_.find(object);
        if (settled != settled_.end()) {
            then(settled->second, p);
            return;
        }
        for (LabelPool& pool : pools_) {
            if (std::find(pool.types.begin(), pool.types.end(), object) == pool.types.end()) {
                continue;
            }
            for (const Material material : allMaterials()) {
                int& labels = pool.labels[static_cast<std::size_t>(material)];
                if (labels == 0) {
                    continue;
                }
                const Sum chance = p * labels / pool.labelTotal;
                --labels;
                --pool.labelTotal;
                settled_[object] = material;
                then(material, chance);
                settled_.erase(object);
                ++labels;
                ++pool.labelTotal;
            }
            return;
        }
        const auto known = situation_.known.materials.find(object);
        then(known == situation_.known.materials.end() ? table_[object].material : known->second,
             p);
    }

    void endOfPile(std::size_t index, const std::vector<Left>& left, Golem golem, Sum p,
                   const Then& then) {
        PileSums& sums = sums_[index];
        sums.golem[golem] += p;
        int objects = 0;
        std::int64_t items = 0;
        for (const Left& stack : left) {
            objects += stack.quantity > 0 ? 1 : 0;
            items += stack.quantity;
        }
        sums.objectsLeft[objects] += p;
        sums.itemsLeft[items] += p;
        for (std::size_t place = 0; place < left.size(); ++place) {
            ItemSums& sum = sums.items[place];
            (left[place].changed ? sum.changed : sum.kept) += p * left[place].quantity;
            sum.leftWanted += left[place].quantity > 0 && isWanted(left[place].object) ? p : 0;
            sum.wanted +=
                left[place].changed && isWanted(left[place].object) ? p * left[place].quantity : 0;
        }
        countQuantities(left, sums.ifHit, p);
        countQuantities(left, sums.overall, p);
        withGoals(left, [&] { then(p); });
    }

    bool isWanted(ObjectIndex object) const {
        return std::any_of(goals_.begin(), goals_.end(),
                           [object](const Goal& goal) { return goal.object == object; });
    }

    static void countQuantities(const std::vector<Left>& left,
                                std::map<ObjectIndex, QuantitySums>& sums, Sum p) {
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (left[i].quantity == 0) {
                continue;
            }
            QuantitySums& sum = sums[left[i].object];
            sum.mean += p * left[i].quantity;
            bool isFirst = true;
            for (std::size_t k = 0; k < i; ++k) {
                isFirst = isFirst && !(left[k].quantity > 0 && left[k].object == left[i].object);
            }
            sum.atLeastOne += isFirst ? p : 0;
        }
    }

    template <typename Next>
    void withGoals(const std::vector<Left>& left, const Next& next) {
        const std::vector<std::int64_t> before = goalQuantities_;
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            for (const Left& stack : left) {
                goalQuantities_[i] += stack.object == goals_[i].object ? stack.quantity : 0;
            }
        }
        const std::size_t lyingBefore = lying_.size();
        lying_.insert(lying_.end(), left.begin(), left.end());
        next();
        lying_.resize(lyingBefore);
        goalQuantities_ = before;
    }

    void endOfLine(Sum p) {
        bool all = true;
        bool any = false;
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            const bool reached = goalQuantities_[i] >= goals_[i].atLeast;
            goalSums_[i] += reached ? p : 0;
            all = all && reached;
            any = any || reached;
        }
        countQuantities(lying_, line_, p);
        allGoals_ += all ? p : 0;
        anyGoal_ += any ? p : 0;
    }

    StackOdds stackOdds(std::size_t index, std::size_t place) const {
        StackOdds odds;
        const Stack& stack = piles_[index].stacks[place];
        const ObjectClass objectClass = table_[stack.object].objectClass;
        std::map<int, Sum> shuddered;
        std::map<int, Sum> changed;
        std::map<int, Sum> recharged;
        std::map<int, Sum> read;
        std::map<int, Sum> readBlank;
        std::map<ObjectIndex, Sum> into;
        for (const StackOutcome& outcome : outcomes_[index][place]) {
            const Sum p = outcome.probability;
            switch (outcome.fate) {
                case EnumeratedFate::Unaffected:
                    odds.unaffected = static_cast<double>(p);
                    break;
                case EnumeratedFate::Resisted:
                    odds.resisted = static_cast<double>(p);
                    break;
                case EnumeratedFate::ShudderedMail:
                    odds.shudderedButUnharmed = static_cast<double>(p);
                    break;
                case EnumeratedFate::Shuddered:
                    shuddered[outcome.quantity] += p;
                    break;
                case EnumeratedFate::Changed:
                    changed[outcome.quantity] += p;
                    recharged[outcome.recharged] += p;
                    (table_[outcome.object].id == "spe_blank_paper" ? readBlank
                                                                    : read)[outcome.timesRead] += p;
                    into[outcome.object] += p;
                    break;
            }
        }
        odds.shudderedAllLost = static_cast<double>(shuddered[0]);
        shuddered.erase(0);
        odds.shudderedSomeLeft = total(shuddered);
        odds.polymorphed = total(changed);
        odds.quantityAfterShudder = values(shuddered, 1);
        odds.quantityAfterPolymorph = values(changed, 1);
        if (objectClass == ObjectClass::Wand || objectClass == ObjectClass::Tool) {
            odds.rechargedAfterPolymorph = values(recharged, 1);
        }
        if (objectClass == ObjectClass::Spellbook) {
            odds.timesReadAfterPolymorph = values(read, 1);
            odds.timesReadOfBlankAfterPolymorph = values(readBlank, 1);
        }
        for (const auto& [object, p] : into) {
            odds.polymorphedInto.push_back(
                {.object = object, .probability = static_cast<double>(p)});
        }
        if (situation_.rules.changesRevert) {
            Sum hazy = 0;
            for (const auto& [object, p] : turnedBackOf(stack, situation_)) {
                hazy += p;
                if (p > 0) {
                    odds.revertsInto.push_back(
                        {.object = object, .probability = static_cast<double>(p)});
                }
            }
            odds.hazyAfterPolymorph = static_cast<double>(hazy);
        }
        for (const StackOutcome& outcome : outcomes_[index][place]) {
            const auto lost =
                static_cast<double>(outcome.probability * (stack.quantity - outcome.quantity));
            if (outcome.fate == EnumeratedFate::Shuddered) {
                (outcome.quantity == 0 ? odds.items.shockedAway : odds.items.shockedOff) += lost;
            } else if (outcome.fate == EnumeratedFate::Changed) {
                odds.items.fused += lost;
            }
        }
        const PileSums& sums = sums_[index];
        const ItemSums& items = sums.items[place];
        odds.items.kept = static_cast<double>(items.kept / sums.reached);
        odds.items.changed = static_cast<double>(items.changed / sums.reached);
        odds.items.wanted = static_cast<double>(items.wanted / sums.reached);
        odds.items.absorbed = static_cast<double>(items.absorbed / sums.reached);
        odds.leftWanted = static_cast<double>(items.leftWanted / sums.reached);
        odds.remainderAbsorbedByGolem =
            static_cast<double>(sums_[index].absorbed[place] / sums_[index].reached);
        return odds;
    }

    static double total(const std::map<int, Sum>& sums) {
        Sum result = 0;
        for (const auto& [value, p] : sums) {
            result += p;
        }
        return static_cast<double>(result);
    }

    static std::vector<ValueOdds> values(const std::map<int, Sum>& sums, Sum condition) {
        std::vector<ValueOdds> odds;
        for (const auto& [value, p] : sums) {
            if (p > 0) {
                odds.push_back({.value = value, .probability = static_cast<double>(p / condition)});
            }
        }
        return odds;
    }

    static std::vector<ObjectLeft> quantities(const std::map<ObjectIndex, QuantitySums>& sums,
                                              Sum condition) {
        std::vector<ObjectLeft> result;
        result.reserve(sums.size());
        for (const auto& [object, sum] : sums) {
            result.push_back({.object = object,
                              .meanQuantity = static_cast<double>(sum.mean / condition),
                              .atLeastOne = static_cast<double>(sum.atLeastOne / condition)});
        }
        return result;
    }

    LineAnswer answer() const {
        LineAnswer answer;
        for (std::size_t i = 0; i < piles_.size(); ++i) {
            const PileSums& sums = sums_[i];
            PileAnswer& pile = answer.piles.emplace_back();
            pile.distance = piles_[i].distance;
            pile.reached.value = static_cast<double>(sums.reached);
            pile.overall = quantities(sums.overall, 1);
            if (sums.reached == 0) {
                continue;
            }
            for (const auto& [golem, p] : sums.golem) {
                pile.ifHit.golem.emplace_back(golem, static_cast<double>(p / sums.reached));
            }
            for (std::size_t place = 0; place < piles_[i].stacks.size(); ++place) {
                pile.ifHit.stacks.push_back(stackOdds(i, place));
            }
            pile.ifHit.finalQuantity = quantities(sums.ifHit, sums.reached);
            pile.ifHit.objectsLeft = values(sums.objectsLeft, sums.reached);
            for (const auto& [items, p] : sums.itemsLeft) {
                pile.ifHit.itemsLeft.push_back(
                    {.first = static_cast<int>(items),
                     .last = static_cast<int>(items),
                     .probability = static_cast<double>(p / sums.reached)});
            }
        }
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            answer.goals.push_back(
                {.goal = goals_[i],
                 .probability = {.value = static_cast<double>(goalSums_[i]), .standardError = 0}});
        }
        answer.overall = quantities(line_, 1);
        answer.allGoals.value = goals_.empty() ? 1 : static_cast<double>(allGoals_);
        answer.anyGoal.value = static_cast<double>(anyGoal_);
        return answer;
    }

    const Situation& situation_;
    const ObjectTable& table_;
    std::span<const Pile> piles_;
    std::span<const Goal> goals_;
    std::vector<std::vector<std::vector<StackOutcome>>> outcomes_;  ///< by pile and place
    std::vector<std::vector<std::vector<StackOutcome>>> steps_;     ///< regardless of counts
    std::vector<std::vector<Sum>> noGolem_;  ///< chance that no roll of a stack raises one
    std::vector<LabelPool> pools_;           ///< what is not settled yet
    std::map<ObjectIndex, Material> settled_;

    std::vector<PileSums> sums_;
    std::vector<Sum> goalSums_;
    std::vector<std::int64_t> goalQuantities_;
    std::vector<Left> lying_;  ///< what has come of the piles so far
    std::map<ObjectIndex, QuantitySums> line_;
    Sum allGoals_ = 0;
    Sum anyGoal_ = 0;
};

}  // namespace

LineAnswer enumerateLine(const Situation& situation, std::span<const Pile> piles,
                         std::span<const Goal> goals) {
    return Enumeration(situation, piles, goals).run();
}

}  // namespace polyplan::testing
