#include "tests/oracle/series_comparison.h"

#include <cmath>

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr double enoughForSeriesMean = 25;
constexpr int lastBinOfReadings = 6;

/// Holds figures of one answer against counts over the trials of one record.
class SeriesCells {
  public:
    explicit SeriesCells(std::int64_t trials) : trials_(trials) {}

    Comparison take() { return std::move(comparison_); }

    void probability(const std::string& cell, const Estimate& figure, std::int64_t count,
                     const Provenance& provenance) {
        comparison_.probability(cell, figure.value, count, trials_, runsOf(provenance));
    }

    void mean(const std::string& cell, const Estimate& figure, const RecordedSum& sum) {
        const auto n = static_cast<double>(trials_);
        const double observed = static_cast<double>(sum.total) / n;
        const double spread = std::max(0.0, sum.squares / n - observed * observed);
        // What was never seen may still be possible: as if one more trial had been off by one.
        const double ofRecord = std::max(spread / n, 1 / (n * n));
        comparison_.mean(cell, figure.value, observed,
                         ofRecord + figure.standardError * figure.standardError);
    }

    /// Rare things of several piles, each at most once a trial: as if the piles were independent.
    void total(const std::string& cell, const Estimate& figure, std::int64_t count,
               std::size_t places, const Provenance& provenance) {
        const auto each = static_cast<double>(places);
        comparison_.probability(cell, figure.value / each, count,
                                trials_ * static_cast<std::int64_t>(places),
                                runsOf(provenance) * each);
    }

  private:
    static double runsOf(const Provenance& provenance) {
        return provenance.method == Method::Exact ? 0 : static_cast<double>(provenance.samples);
    }

    std::int64_t trials_;
    Comparison comparison_;
};

void compareZap(SeriesCells& cells, const std::string& at, const RecordedZap& counts,
                const ZapAnswer& answer, const ObjectTable& table) {
    const Provenance& provenance = answer.provenance;
    for (std::size_t goal = 0; goal < counts.goals.size(); ++goal) {
        cells.probability(at + "goal " + std::to_string(goal + 1),
                          answer.goals.at(goal).probability, counts.goals[goal], provenance);
    }
    cells.probability(at + "all goals", answer.allGoals, counts.allGoals, provenance);
    cells.probability(at + "any goal", answer.anyGoal, counts.anyGoal, provenance);
    cells.mean(at + "items left", answer.itemsLeft, counts.itemsLeft);
    cells.mean(at + "stacks left", answer.stacksLeft, counts.stacksLeft);
    for (std::size_t i = 0; i < counts.collected.size(); ++i) {
        cells.mean(at + "collected " + table[answer.collected.at(i).object].name,
                   answer.collected[i].mean, counts.collected[i]);
    }
    cells.mean(at + "golems", answer.golems, counts.golems);
    cells.mean(at + "lost to shock", answer.lost.shock, counts.shock);
    cells.mean(at + "fused", answer.lost.fused, counts.fused);
    cells.mean(at + "lost to golems", answer.lost.golem, counts.golem);
}

void compareSeriesEnd(SeriesCells& cells, const SeriesRecord& record, const SeriesAnswer& answer) {
    struct Foretold {
        Estimate mean;
        Estimate atLeastOne;
    };
    std::map<ObjectIndex, Foretold> foretold;
    for (std::size_t i = 0; i < answer.finalQuantity.size(); ++i) {
        const ObjectLeft& left = answer.finalQuantity[i];
        const bool sampled = i < answer.finalQuantityErrors.size();
        const ObjectLeft errors = sampled ? answer.finalQuantityErrors[i] : ObjectLeft{};
        foretold[left.object] = {.mean = {left.meanQuantity, errors.meanQuantity},
                                 .atLeastOne = {left.atLeastOne, errors.atLeastOne}};
    }
    for (const auto& [object, sums] : record.finalQuantity) {
        foretold.try_emplace(object);
    }
    for (const auto& [object, figures] : foretold) {
        const std::string cell = "in the end " + record.record.situation.table[object].name + ' ';
        const auto found = record.finalQuantity.find(object);
        const RecordedQuantity sums =
            found == record.finalQuantity.end() ? RecordedQuantity{} : found->second;
        cells.probability(cell + "at least one", figures.atLeastOne, sums.trialsWithAtLeastOne,
                          answer.finalProvenance);
        // Of rare objects the variance is unknown, and how often they come was tested above.
        if (static_cast<double>(sums.trialsWithAtLeastOne) >= enoughForSeriesMean) {
            cells.mean(cell + "mean", figures.mean,
                       {.total = sums.total, .squares = sums.sumOfSquares});
        }
    }
}

/// Stacks by a count of wear, of which the last entry of the answer stands for all greater ones.
void compareWear(SeriesCells& cells, const std::string& at, const Histogram<int>& counts,
                 const std::vector<Estimate>& means, std::size_t lastBin, std::size_t stacks,
                 const Provenance& provenance) {
    for (std::size_t bin = 0; bin <= lastBin; ++bin) {
        Estimate mean = means.at(bin);
        for (std::size_t more = means.size(); bin == lastBin && --more > lastBin;) {
            mean.value += means[more].value;
        }
        const auto found = counts.find(static_cast<int>(bin));
        cells.total(at + std::to_string(bin), mean, found == counts.end() ? 0 : found->second,
                    stacks, provenance);
    }
}

}  // namespace

Comparison compare(const SeriesRecord& record, const SeriesAnswer& answer) {
    SeriesCells cells(record.record.trials);
    for (std::size_t zap = 0; zap < record.byZap.size(); ++zap) {
        compareZap(cells, "zap " + std::to_string(zap + 1) + ' ', record.byZap[zap],
                   answer.byZap.at(zap), record.record.situation.table);
    }
    compareSeriesEnd(cells, record, answer);
    return cells.take();
}

Comparison compareDetails(const SeriesRecord& record, const SimulatedSeries& sampled) {
    SeriesCells cells(record.record.trials);
    const Provenance& provenance = sampled.answer.finalProvenance;
    const std::size_t piles = record.record.piles.size();
    std::size_t stacks = 0;
    for (const Pile& pile : record.record.piles) {
        stacks += pile.stacks.size();
    }
    for (std::size_t zap = 0; zap < record.byZap.size(); ++zap) {
        const RecordedZap& counts = record.byZap[zap];
        const simulator::ZapDetails& details = sampled.details.at(zap);
        const std::string at = "zap " + std::to_string(zap + 1) + ' ';
        for (std::size_t pile = 0; pile < piles; ++pile) {
            cells.probability(at + "hits pile " + std::to_string(pile + 1),
                              details.pilesHit.at(pile), counts.pilesHit.at(pile), provenance);
        }
        for (std::size_t kind = 1; kind < golemCount; ++kind) {
            const auto golem = static_cast<Golem>(kind);
            const auto found = counts.newGolems.find(golem);
            cells.total(at + std::string(name(golem)), details.golems[kind],
                        found == counts.newGolems.end() ? 0 : found->second, piles, provenance);
        }
        if (counts.hasWands) {
            compareWear(cells, at + "wands recharged ", counts.wands, details.wands,
                        details.wands.size() - 1, stacks, provenance);
        }
        if (counts.hasBooks) {
            compareWear(cells, at + "books read ", counts.books, details.books, lastBinOfReadings,
                        stacks, provenance);
            compareWear(cells, at + "blank books read ", counts.blankBooks, details.blankBooks,
                        lastBinOfReadings, stacks, provenance);
        }
    }
    return cells.take();
}

}  // namespace polyplan::testing
