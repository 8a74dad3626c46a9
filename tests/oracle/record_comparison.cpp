#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <span>

#include "core/probability/weighted.h"
#include "tests/core/support/situations.h"
#include "tests/oracle/comparison.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr int lastReadingBin = 5;
constexpr double enoughForMean = 25;

/// A foretold probability with the variance that it was sampled with, 0 if it is exact.
struct Forecast {
    double probability{};
    double variance{};
    bool isGiven = false;  ///< an answer leaves out what has probability 0 or was never sampled

    void add(double p, double standardError) {
        probability += p;
        variance += standardError * standardError;
        isGiven = true;
    }
};

template <typename Key>
using Forecasts = std::map<Key, Forecast>;

/// The standard error in a figure's place; one that is left out is exact.
template <typename Entry>
Entry errorAt(const std::vector<Entry>& errors, std::size_t place) {
    return place < errors.size() ? errors[place] : Entry{};
}

/// @param errors in the same order; null if exact
Forecasts<int> forecasts(std::span<const ValueOdds> odds, const std::vector<ValueOdds>* errors,
                         int lastBin = std::numeric_limits<int>::max()) {
    Forecasts<int> result;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        result[std::min(odds[i].value, lastBin)].add(odds[i].probability,
                                                     errors ? errorAt(*errors, i).probability : 0);
    }
    return result;
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
          errors_(answer.ifHitErrors.get()),
          cell_("pile " + std::to_string(place + 1) + ' '),
          samples_(answer.provenance.method == Method::Sampled
                       ? static_cast<double>(answer.provenance.samples)
                       : 0),
          reached_(answer.reached.value) {}

    void compareAll() {
        Forecast reached;
        reached.add(reached_, answer_.reached.standardError);
        comparison_.probability(cell_ + "reached", reached_, observed_.reached, trials_,
                                runsOf(reached));
        compareGolems();
        for (std::size_t i = 0; i < pile_.stacks.size(); ++i) {
            compareStack(cell_ + "stack " + std::to_string(i + 1) + ' ', observed_.stacks[i],
                         answer_.ifHit.stacks[i],
                         errors_ && i < errors_->stacks.size() ? &errors_->stacks[i] : nullptr);
        }
        compareFinalQuantities();
        compareWhatIsLeft();
    }

  private:
    /// The runs after which a frequency would have the figure's variance; 0 for an exact figure.
    double runsOf(const Forecast& figure) const {
        if (samples_ > 0 && (!figure.isGiven || figure.probability == 0)) {
            return samples_;
        }
        return figure.variance > 0
                   ? std::max(figure.probability * (1 - figure.probability) / figure.variance, 1.0)
                   : 0;
    }

    /// @param condition what the counts are conditional on; the forecasts are not
    template <typename Key, typename KeyText>
    void compareHistogram(const std::string& cell, Forecasts<Key> odds,
                          const Histogram<Key>& counts, std::int64_t trials, double condition,
                          const KeyText& keyText) {
        for (const auto& [key, count] : counts) {
            odds.try_emplace(key);
        }
        for (const auto& [key, figure] : odds) {
            const auto count = counts.find(key);
            comparison_.probability(
                cell + ' ' + keyText(key), condition > 0 ? figure.probability / condition : 0,
                count == counts.end() ? 0 : count->second, trials, runsOf(figure) * condition);
        }
    }

    void compareGolems() {
        Forecasts<Golem> odds;
        odds[Golem::None].add(1 - reached_, 0);
        for (std::size_t i = 0; i < answer_.ifHit.golem.size(); ++i) {
            const auto& [golem, probability] = answer_.ifHit.golem[i];
            odds[golem].add(probability * reached_,
                            errors_ ? errorAt(errors_->golem, i).second * std::sqrt(reached_) : 0);
        }
        compareHistogram(cell_ + "golem", std::move(odds), observed_.golem, trials_, 1,
                         [](Golem golem) { return std::string(name(golem)); });
    }

    void compareStack(const std::string& cell, const RecordedStack& counts, const StackOdds& odds,
                      const StackOdds* errors) {
        compareFates(cell, counts, odds, errors);
        const auto histogram = [&](const std::string& which,
                                   std::vector<ValueOdds> StackOdds::*figures,
                                   const Histogram<int>& observed, std::int64_t condition,
                                   double foretoldCondition, int lastBin) {
            if (condition > 0) {
                compareHistogram(
                    cell + which,
                    forecasts(odds.*figures, errors ? &(errors->*figures) : nullptr, lastBin),
                    observed, condition, foretoldCondition,
                    [](int value) { return std::to_string(value); });
            }
        };
        constexpr int noBin = std::numeric_limits<int>::max();
        histogram("quantity_after_shudder", &StackOdds::quantityAfterShudder,
                  counts.quantityAfterShudder, counts.shudderedSomeLeft, odds.shudderedSomeLeft,
                  noBin);
        const std::int64_t changes = counts.polymorphed;
        const double changed = odds.polymorphed;
        histogram("quantity_after_polymorph", &StackOdds::quantityAfterPolymorph,
                  counts.quantityAfterPolymorph, changes, changed, noBin);
        histogram("recharged_after_polymorph", &StackOdds::rechargedAfterPolymorph,
                  recharges(counts, odds), changes, changed, noBin);
        histogram("times_read_after_polymorph nonblank", &StackOdds::timesReadAfterPolymorph,
                  counts.timesReadAfterPolymorph, changes, changed, lastReadingBin);
        histogram("times_read_after_polymorph blank", &StackOdds::timesReadOfBlankAfterPolymorph,
                  counts.timesReadOfBlankAfterPolymorph, changes, changed, lastReadingBin);
        if (!counts.polymorphedInto.empty()) {
            compareResults(cell, counts, odds, errors);
        }
        if (counts.hazy && counts.polymorphed > 0) {
            compareHaze(cell, counts, odds, errors);
        }
    }

    /// What went into a golem before it could turn back may have been of any kind: the counts are
    /// completed with it as it fits best.
    void compareHaze(const std::string& cell, const RecordedStack& counts, const StackOdds& odds,
                     const StackOdds* errors) {
        Forecast hazy;
        hazy.add(odds.hazyAfterPolymorph.value_or(0),
                 errors ? errors->hazyAfterPolymorph.value_or(0) : 0);
        comparison_.probability(cell + "hazy_after_polymorph", hazy.probability / odds.polymorphed,
                                *counts.hazy, counts.polymorphed, runsOf(hazy) * odds.polymorphed);
        if (counts.turnedBack == 0) {
            return;
        }
        Forecasts<ObjectIndex> into;
        for (std::size_t i = 0; i < odds.revertsInto.size(); ++i) {
            into[odds.revertsInto[i].object].add(
                odds.revertsInto[i].probability,
                errors ? errorAt(errors->revertsInto, i).probability : 0);
        }
        Histogram<ObjectIndex> completed = counts.turnedBackInto;
        for (const auto& [object, figure] : into) {
            const std::int64_t expected = std::llround(figure.probability / hazy.probability *
                                                       static_cast<double>(*counts.hazy));
            const std::int64_t least = completed[object];
            completed[object] =
                std::clamp(expected, least, least + *counts.hazy - counts.turnedBack);
        }
        compareHistogram(cell + "reverts_into", std::move(into), completed, *counts.hazy,
                         hazy.probability,
                         [this](ObjectIndex object) { return table_[object].name; });
    }

    void compareFates(const std::string& cell, const RecordedStack& counts, const StackOdds& odds,
                      const StackOdds* errors) {
        const auto fate = [&](const char* which, std::initializer_list<double StackOdds::*> figures,
                              std::int64_t count) {
            Forecast forecast;
            for (double StackOdds::*const figure : figures) {
                forecast.add(odds.*figure * reached_,
                             errors ? errors->*figure * std::sqrt(reached_) : 0);
            }
            comparison_.probability(cell + which, forecast.probability, count, trials_,
                                    runsOf(forecast));
        };
        fate("resisted", {&StackOdds::resisted, &StackOdds::unaffected}, counts.resisted);
        fate("shuddered_all_lost", {&StackOdds::shudderedAllLost}, counts.shudderedAllLost);
        fate("shuddered_some_left", {&StackOdds::shudderedSomeLeft}, counts.shudderedSomeLeft);
        fate("shuddered_but_unharmed", {&StackOdds::shudderedButUnharmed},
             counts.shudderedButUnharmed);
        fate("polymorphed", {&StackOdds::polymorphed}, counts.polymorphed);
        fate("remainder_absorbed_by_golem", {&StackOdds::remainderAbsorbedByGolem},
             counts.remainderAbsorbedByGolem);
    }

    void compareResults(const std::string& cell, const RecordedStack& counts, const StackOdds& odds,
                        const StackOdds* errors) {
        Forecasts<ObjectIndex> into;
        for (std::size_t i = 0; i < odds.polymorphedInto.size(); ++i) {
            into[odds.polymorphedInto[i].object].add(
                odds.polymorphedInto[i].probability,
                errors ? errorAt(errors->polymorphedInto, i).probability : 0);
        }
        compareHistogram(cell + "polymorphed_into", std::move(into), counts.polymorphedInto,
                         counts.polymorphed, odds.polymorphed,
                         [this](ObjectIndex object) { return table_[object].name; });
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
        struct Quantity {
            Forecast atLeastOne;
            double mean{};
            double meanError{};
        };
        std::map<ObjectIndex, Quantity> odds;
        for (std::size_t i = 0; i < answer_.overall.size(); ++i) {
            const ObjectLeft& left = answer_.overall[i];
            const ObjectLeft errors = errorAt(answer_.overallErrors, i);
            Quantity& quantity = odds[left.object];
            quantity.atLeastOne.add(left.atLeastOne, errors.atLeastOne);
            quantity.mean = left.meanQuantity;
            quantity.meanError = errors.meanQuantity;
        }
        for (const auto& [object, sums] : observed_.finalQuantity) {
            odds.try_emplace(object);
        }
        const auto n = static_cast<double>(trials_);
        for (const auto& [object, quantity] : odds) {
            const std::string cell =
                cell_ + "final_quantity_by_object " + table_[object].name + ' ';
            const auto found = observed_.finalQuantity.find(object);
            const RecordedQuantity sums =
                found == observed_.finalQuantity.end() ? RecordedQuantity{} : found->second;
            comparison_.probability(cell + "p_at_least_one", quantity.atLeastOne.probability,
                                    sums.trialsWithAtLeastOne, trials_,
                                    runsOf(quantity.atLeastOne));
            // Of rare objects the variance is unknown, and how often they come was tested above.
            if (static_cast<double>(sums.trialsWithAtLeastOne) >= enoughForMean) {
                const double mean = static_cast<double>(sums.total) / n;
                comparison_.mean(cell + "mean_quantity", quantity.mean, mean,
                                 (sums.sumOfSquares / n - mean * mean) / n +
                                     quantity.meanError * quantity.meanError);
            }
        }
    }

    void compareWhatIsLeft() {
        const double missed = 1 - reached_;
        Forecasts<int> objects;
        objects[static_cast<int>(pile_.stacks.size())].add(missed, 0);
        for (std::size_t i = 0; i < answer_.ifHit.objectsLeft.size(); ++i) {
            const ValueOdds& entry = answer_.ifHit.objectsLeft[i];
            objects[entry.value].add(
                entry.probability * reached_,
                errors_ ? errorAt(errors_->objectsLeft, i).probability * std::sqrt(reached_) : 0);
        }
        compareHistogram(cell_ + "objects_left", std::move(objects), observed_.objectsLeft, trials_,
                         1, [](int value) { return std::to_string(value); });

        Forecasts<std::int64_t> items;
        items[static_cast<std::int64_t>(itemsOf(pile_))].add(missed, 0);
        for (std::size_t i = 0; i < answer_.ifHit.itemsLeft.size(); ++i) {
            const RangeOdds& entry = answer_.ifHit.itemsLeft[i];
            items[entry.first].add(
                entry.probability * reached_,
                errors_ ? errorAt(errors_->itemsLeft, i).probability * std::sqrt(reached_) : 0);
        }
        compareTotals(items);
        compareHistogram(cell_ + "items_left", std::move(items), observed_.itemsLeft, trials_, 1,
                         [](std::int64_t value) { return std::to_string(value); });
    }

    /// Totals have no recorded squares: the variance is that of the foretold distribution, and for
    /// absorbed items, of which there are at most all, the largest that their mean allows.
    void compareTotals(const Forecasts<std::int64_t>& items) {
        double meanLeft = 0;
        double squares = 0;
        for (const auto& [value, figure] : items) {
            const auto number = static_cast<double>(value);
            meanLeft += number * figure.probability;
            squares += number * number * figure.probability;
        }
        const auto n = static_cast<double>(trials_);
        const double left = static_cast<double>(observed_.itemsLeftTotal) / n;
        const double each = 1 / n + (samples_ > 0 ? 1 / samples_ : 0);
        comparison_.mean(cell_ + "items_left_total", meanLeft, left,
                         (squares - meanLeft * meanLeft) * each);

        double before = 0;
        for (std::size_t i = 0; i < pile_.stacks.size(); ++i) {
            const StackOdds& odds = answer_.ifHit.stacks[i];
            const double whole = odds.unaffected + odds.resisted + odds.shudderedButUnharmed;
            before += pile_.stacks[i].quantity * (1 - reached_ + reached_ * whole) +
                      reached_ *
                          (meanOf(odds.quantityAfterShudder) + meanOf(odds.quantityAfterPolymorph));
        }
        const double absorbed = static_cast<double>(observed_.itemsAbsorbedTotal) / n;
        const double most = itemsOf(pile_);
        comparison_.mean(cell_ + "items_absorbed_total", before - meanLeft, absorbed,
                         absorbed * (most - absorbed) * each);
    }

    Comparison& comparison_;
    const ObjectTable& table_;
    std::int64_t trials_;
    const Pile& pile_;
    const RecordedPile& observed_;
    const PileAnswer& answer_;
    const PileOdds* errors_;  ///< null if exact
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
