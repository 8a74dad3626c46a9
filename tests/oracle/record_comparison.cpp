#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

#include "tests/core/support/situations.h"
#include "tests/oracle/comparison.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr int lastReadingBin = 5;
constexpr double enoughForMean = 25;

template <typename Key>
using Foretold = std::map<Key, double>;

Foretold<int> foretold(std::span<const ValueOdds> odds) {
    Foretold<int> result;
    for (const ValueOdds& entry : odds) {
        result[entry.value] += entry.probability;
    }
    return result;
}

Foretold<int> foretoldReadings(std::span<const ValueOdds> odds) {
    Foretold<int> result;
    for (const ValueOdds& entry : odds) {
        result[std::min(entry.value, lastReadingBin)] += entry.probability;
    }
    return result;
}

std::int64_t itemsOf(const Pile& pile) {
    std::int64_t items = 0;
    for (const Stack& stack : pile.stacks) {
        items += stack.quantity;
    }
    return items;
}

double meanOf(std::span<const ValueOdds> odds) {
    double mean = 0;
    for (const ValueOdds& entry : odds) {
        mean += entry.value * entry.probability;
    }
    return mean;
}

class PileComparison {
  public:
    PileComparison(Comparison& comparison, const Record& record, std::size_t place,
                   const PileAnswer& answer)
        : comparison_(comparison),
          table_(record.situation.table),
          trials_(record.trials),
          pile_(record.piles[place]),
          observed_(record.observed[place]),
          answer_(answer),
          cell_("pile " + std::to_string(place + 1) + ' '),
          samples_(answer.provenance.method == Method::Sampled
                       ? static_cast<double>(answer.provenance.samples)
                       : 0),
          reached_(answer.reached.value) {}

    void compareAll() {
        comparison_.probability(cell_ + "reached", reached_, observed_.reached, trials_, samples_);
        compareGolems();
        for (std::size_t i = 0; i < pile_.stacks.size(); ++i) {
            compareStack(cell_ + "stack " + std::to_string(i + 1) + ' ', observed_.stacks[i],
                         answer_.ifHit.stacks[i]);
        }
        compareFinalQuantities();
        compareWhatIsLeft();
    }

  private:
    template <typename Key>
    void compareHistogram(const std::string& cell, Foretold<Key> odds, const Histogram<Key>& counts,
                          std::int64_t trials, double condition,
                          const std::function<std::string(Key)>& keyText) {
        for (const auto& [key, count] : counts) {
            odds.try_emplace(key, 0);
        }
        for (const auto& [key, probability] : odds) {
            const auto count = counts.find(key);
            comparison_.probability(
                cell + ' ' + keyText(key), condition > 0 ? probability / condition : 0,
                count == counts.end() ? 0 : count->second, trials, samples_ * condition);
        }
    }

    void compareValues(const std::string& cell, Foretold<int> odds, const Histogram<int>& counts,
                       std::int64_t condition, double foretoldCondition) {
        if (condition > 0) {
            compareHistogram<int>(cell, std::move(odds), counts, condition, foretoldCondition,
                                  [](int value) { return std::to_string(value); });
        }
    }

    void compareGolems() {
        Foretold<Golem> odds;
        odds[Golem::None] = 1 - reached_;
        for (const auto& [golem, probability] : answer_.ifHit.golem) {
            odds[golem] += probability * reached_;
        }
        compareHistogram<Golem>(cell_ + "golem", std::move(odds), observed_.golem, trials_, 1,
                                [](Golem golem) { return std::string(name(golem)); });
    }

    void compareStack(const std::string& cell, const RecordedStack& counts, const StackOdds& odds) {
        const auto fate = [&](const char* which, double probability, std::int64_t count) {
            comparison_.probability(cell + which, probability * reached_, count, trials_, samples_);
        };
        fate("resisted", odds.resisted + odds.unaffected, counts.resisted);
        fate("shuddered_all_lost", odds.shudderedAllLost, counts.shudderedAllLost);
        fate("shuddered_some_left", odds.shudderedSomeLeft, counts.shudderedSomeLeft);
        fate("shuddered_but_unharmed", odds.shudderedButUnharmed, counts.shudderedButUnharmed);
        fate("polymorphed", odds.polymorphed, counts.polymorphed);
        fate("remainder_absorbed_by_golem", odds.remainderAbsorbedByGolem,
             counts.remainderAbsorbedByGolem);

        compareValues(cell + "quantity_after_shudder", foretold(odds.quantityAfterShudder),
                      counts.quantityAfterShudder, counts.shudderedSomeLeft,
                      odds.shudderedSomeLeft);
        const std::int64_t changes = counts.polymorphed;
        const double changed = odds.polymorphed;
        compareValues(cell + "quantity_after_polymorph", foretold(odds.quantityAfterPolymorph),
                      counts.quantityAfterPolymorph, changes, changed);
        compareValues(cell + "recharged_after_polymorph", foretold(odds.rechargedAfterPolymorph),
                      recharges(counts, odds), changes, changed);
        compareValues(cell + "times_read_after_polymorph nonblank",
                      foretoldReadings(odds.timesReadAfterPolymorph),
                      counts.timesReadAfterPolymorph, changes, changed);
        compareValues(cell + "times_read_after_polymorph blank",
                      foretoldReadings(odds.timesReadOfBlankAfterPolymorph),
                      counts.timesReadOfBlankAfterPolymorph, changes, changed);
        if (!counts.polymorphedInto.empty()) {
            Foretold<ObjectIndex> into;
            for (const ObjectOdds& entry : odds.polymorphedInto) {
                into[entry.object] += entry.probability;
            }
            compareHistogram<ObjectIndex>(
                cell + "polymorphed_into", std::move(into), counts.polymorphedInto, changes,
                changed, [this](ObjectIndex object) { return table_[object].name; });
        }
    }

    /// A record without a recharge histogram is of a stack that has never been recharged.
    static Histogram<int> recharges(const RecordedStack& counts, const StackOdds& odds) {
        Histogram<int> result = counts.rechargedAfterPolymorph;
        const bool onlyZero = odds.rechargedAfterPolymorph.size() == 1 &&
                              odds.rechargedAfterPolymorph.front().value == 0;
        if (result.empty() && onlyZero) {
            result[0] = counts.polymorphed;
        }
        return result;
    }

    void compareFinalQuantities() {
        std::map<ObjectIndex, ObjectLeft> odds;
        for (const ObjectLeft& left : answer_.overall) {
            odds[left.object] = left;
        }
        for (const auto& [object, sums] : observed_.finalQuantity) {
            odds.try_emplace(object);
        }
        const auto n = static_cast<double>(trials_);
        for (const auto& [object, left] : odds) {
            const std::string cell =
                cell_ + "final_quantity_by_object " + table_[object].name + ' ';
            const auto found = observed_.finalQuantity.find(object);
            const RecordedQuantity sums =
                found == observed_.finalQuantity.end() ? RecordedQuantity{} : found->second;
            comparison_.probability(cell + "p_at_least_one", left.atLeastOne,
                                    sums.trialsWithAtLeastOne, trials_, samples_);
            // Of rare objects the variance is unknown, and how often they come was tested above.
            if (static_cast<double>(sums.trialsWithAtLeastOne) >= enoughForMean) {
                const double mean = static_cast<double>(sums.total) / n;
                comparison_.mean(cell + "mean_quantity", left.meanQuantity, mean,
                                 sums.sumOfSquares / n - mean * mean, trials_, samples_);
            }
        }
    }

    void compareWhatIsLeft() {
        const double missed = 1 - reached_;
        Foretold<int> objects;
        objects[static_cast<int>(pile_.stacks.size())] = missed;
        for (const ValueOdds& entry : answer_.ifHit.objectsLeft) {
            objects[entry.value] += entry.probability * reached_;
        }
        compareHistogram<int>(cell_ + "objects_left", std::move(objects), observed_.objectsLeft,
                              trials_, 1, [](int value) { return std::to_string(value); });

        Foretold<std::int64_t> items;
        items[itemsOf(pile_)] = missed;
        for (const RangeOdds& entry : answer_.ifHit.itemsLeft) {
            items[entry.first] += entry.probability * reached_;
        }
        double mean = 0;
        for (const auto& [value, probability] : items) {
            mean += static_cast<double>(value) * probability;
        }
        compareHistogram<std::int64_t>(cell_ + "items_left", std::move(items), observed_.itemsLeft,
                                       trials_, 1,
                                       [](std::int64_t value) { return std::to_string(value); });
        compareTotals(mean);
    }

    void compareTotals(double meanLeft) {
        const auto n = static_cast<double>(trials_);
        const double left = static_cast<double>(observed_.itemsLeftTotal) / n;
        double variance = 0;
        for (const auto& [value, count] : observed_.itemsLeft) {
            const double off = static_cast<double>(value) - left;
            variance += off * off * static_cast<double>(count) / n;
        }
        comparison_.mean(cell_ + "items_left_total", meanLeft, left, variance, trials_, samples_);

        double before = 0;
        for (std::size_t i = 0; i < pile_.stacks.size(); ++i) {
            const StackOdds& odds = answer_.ifHit.stacks[i];
            const double whole = odds.unaffected + odds.resisted + odds.shudderedButUnharmed;
            before += pile_.stacks[i].quantity * (1 - reached_ + reached_ * whole) +
                      reached_ *
                          (meanOf(odds.quantityAfterShudder) + meanOf(odds.quantityAfterPolymorph));
        }
        const double absorbed = static_cast<double>(observed_.itemsAbsorbedTotal) / n;
        const auto most = static_cast<double>(itemsOf(pile_));
        comparison_.mean(cell_ + "items_absorbed_total", before - meanLeft, absorbed,
                         absorbed * (most - absorbed), trials_, samples_);
    }

    Comparison& comparison_;
    const ObjectTable& table_;
    std::int64_t trials_;
    const Pile& pile_;
    const RecordedPile& observed_;
    const PileAnswer& answer_;
    std::string cell_;
    double samples_;
    double reached_;
};

}  // namespace

Comparison compare(const Record& record, const LineAnswer& answer) {
    Comparison comparison;
    for (std::size_t i = 0; i < record.piles.size(); ++i) {
        PileComparison(comparison, record, i, answer.piles.at(i)).compareAll();
    }
    return comparison;
}

}  // namespace polyplan::testing
