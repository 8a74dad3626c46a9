#include "core/nethack/polypile/simulator_counts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

namespace polyplan::nethack::polypile::simulator {
namespace {

constexpr std::int64_t singleNumbersUpTo = 10'000;
constexpr std::int64_t mostRanges = 1'000;

/// Figures beside their standard errors, left out together where the count is 0.
struct Values {
    std::vector<ValueOdds> odds;
    std::vector<ValueOdds> errors;

    void add(int value, Count count, std::int64_t samples) {
        if (count > 0) {
            const Estimate estimate = frequency(count, samples);
            odds.push_back({.value = value, .probability = estimate.value});
            errors.push_back({.value = value, .probability = estimate.standardError});
        }
    }
};

Values histogram(std::span<const Count> counts, std::int64_t samples) {
    Values values;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        values.add(static_cast<int>(value), counts[value], samples);
    }
    return values;
}

}  // namespace

Estimate frequency(Count happened, std::int64_t samples) {
    const auto runs = static_cast<double>(samples);
    const auto did = static_cast<double>(happened);
    return {.value = did / runs,
            .standardError = std::sqrt((did + 1) * (runs - did + 1) / (runs + 2)) / (runs + 2)};
}

void LineCounts::endRun() {
    for (const ObjectIndex object : present_) {
        counts_.add(object, quantities_[object]);
        quantities_[object] = 0;
    }
    present_.clear();
}

Estimate ItemCount::mean(std::int64_t samples) const {
    const auto runs = static_cast<double>(samples);
    const double mean = static_cast<double>(total_) / runs;
    // Fused by name: a compiler that fuses by itself would change the last digit.
    const double variance = std::max(0.0, std::fma(-mean, mean, squares_ / runs));
    return {.value = mean, .standardError = std::sqrt(variance / runs)};
}

Estimate ItemCount::cautiousMean(std::int64_t samples) const {
    const Estimate plain = mean(samples);
    const double offByOne = 1.0 / static_cast<double>(samples);
    return {.value = plain.value, .standardError = std::max(plain.standardError, offByOne)};
}

void QuantityCounts::add(const QuantityCounts& other) {
    for (std::size_t object = 0; object < sums_.size(); ++object) {
        sums_[object].runs += other.sums_[object].runs;
        sums_[object].total += other.sums_[object].total;
        sums_[object].squares += other.sums_[object].squares;
    }
}

std::pair<std::vector<ObjectLeft>, std::vector<ObjectLeft>> QuantityCounts::estimates(
    std::int64_t samples) const {
    std::pair<std::vector<ObjectLeft>, std::vector<ObjectLeft>> result;
    const auto runs = static_cast<double>(samples);
    for (std::size_t object = 0; object < sums_.size(); ++object) {
        const Sums& sums = sums_[object];
        if (sums.runs == 0) {
            continue;
        }
        const Estimate atLeastOne = frequency(sums.runs, samples);
        const double mean = static_cast<double>(sums.total) / runs;
        // Fused by name: a compiler that fuses by itself would change the last digit.
        const double variance = std::max(0.0, std::fma(-mean, mean, sums.squares / runs));
        result.first.push_back({.object = static_cast<ObjectIndex>(object),
                                .meanQuantity = mean,
                                .atLeastOne = atLeastOne.value});
        result.second.push_back({.object = static_cast<ObjectIndex>(object),
                                 .meanQuantity = std::sqrt(variance / runs),
                                 .atLeastOne = atLeastOne.standardError});
    }
    return result;
}

std::pair<StackOdds, StackOdds> estimates(const StackCounts& counts, int quantity,
                                          std::int64_t samples) {
    std::pair<StackOdds, StackOdds> result;
    StackOdds& odds = result.first;
    StackOdds& errors = result.second;
    const auto set = [&](double StackOdds::*figure, Count count) {
        const Estimate estimate = frequency(count, samples);
        odds.*figure = estimate.value;
        errors.*figure = estimate.standardError;
    };
    constexpr std::array fates = {
        &StackOdds::unaffected,           &StackOdds::resisted,
        &StackOdds::shudderedAllLost,     &StackOdds::shudderedSomeLeft,
        &StackOdds::shudderedButUnharmed, &StackOdds::polymorphed,
    };
    for (std::size_t i = 0; i < fates.size(); ++i) {
        set(fates[i], counts.fate[i]);
    }
    set(&StackOdds::remainderAbsorbedByGolem, counts.absorbed);
    set(&StackOdds::leftWanted, counts.leftWanted);

    const auto setItems = [&](double ItemMeans::*figure, const ItemCount& count) {
        const Estimate estimate = count.mean(samples);
        odds.items.*figure = estimate.value;
        errors.items.*figure = estimate.standardError;
    };
    setItems(&ItemMeans::kept, counts.items.kept);
    setItems(&ItemMeans::changed, counts.items.changed);
    setItems(&ItemMeans::wanted, counts.items.wanted);
    setItems(&ItemMeans::shockedAway, counts.items.shockedAway);
    setItems(&ItemMeans::shockedOff, counts.items.shockedOff);
    setItems(&ItemMeans::fused, counts.items.fused);
    setItems(&ItemMeans::absorbed, counts.items.absorbed);

    const auto assign = [&](std::vector<ValueOdds> StackOdds::*figures, Values values) {
        odds.*figures = std::move(values.odds);
        errors.*figures = std::move(values.errors);
    };
    counts.shocks.estimate(quantity, samples, odds, errors);

    std::map<int, Count> byQuantity;
    byQuantity[quantity] += counts.changedTo[0];
    byQuantity[quantity / 2] += counts.changedTo[1];
    byQuantity[1] += counts.changedTo[2];
    Values afterPolymorph;
    for (const auto& [value, count] : byQuantity) {
        afterPolymorph.add(value, count, samples);
    }
    assign(&StackOdds::quantityAfterPolymorph, std::move(afterPolymorph));
    assign(&StackOdds::rechargedAfterPolymorph, histogram(counts.recharged, samples));
    assign(&StackOdds::timesReadAfterPolymorph, histogram(counts.timesRead, samples));
    assign(&StackOdds::timesReadOfBlankAfterPolymorph, histogram(counts.timesReadOfBlank, samples));

    const auto setObjects = [&](std::vector<ObjectOdds> StackOdds::*figures,
                                const std::vector<Count>& byType) {
        for (std::size_t i = 0; i < byType.size(); ++i) {
            if (byType[i] > 0) {
                const auto object = static_cast<ObjectIndex>(counts.firstResult + i);
                const Estimate estimate = frequency(byType[i], samples);
                (odds.*figures).push_back({.object = object, .probability = estimate.value});
                (errors.*figures)
                    .push_back({.object = object, .probability = estimate.standardError});
            }
        }
    };
    setObjects(&StackOdds::polymorphedInto, counts.into);
    if (!counts.turnedBackInto.empty()) {
        const Estimate hazy = frequency(counts.hazy, samples);
        odds.hazyAfterPolymorph = hazy.value;
        errors.hazyAfterPolymorph = hazy.standardError;
        const Estimate turnsBack = frequency(counts.turnsBack, samples);
        odds.turnsBack = turnsBack.value;
        errors.turnsBack = turnsBack.standardError;
        setObjects(&StackOdds::revertsInto, counts.turnedBackInto);
    }
    return result;
}

ShockCounts::ShockCounts(int most, int room) : most_(most) {
    const auto values = static_cast<std::int64_t>(most);
    const std::int64_t singles = std::min<std::int64_t>(singleNumbersUpTo, room);
    if (values > singles) {
        const std::int64_t ranges = std::min<std::int64_t>(mostRanges, room);
        width_ = static_cast<std::uint32_t>((values + ranges - 1) / ranges);
    }
    counts_.resize((static_cast<std::size_t>(most) + width_ - 1) / width_);
}

void ShockCounts::estimate(int quantity, std::int64_t samples, StackOdds& odds,
                           StackOdds& errors) const {
    for (std::size_t i = counts_.size(); i-- > 0;) {
        if (counts_[i] == 0) {
            continue;
        }
        const Estimate share = frequency(counts_[i], samples);
        const int least = static_cast<int>(i * width_) + 1;
        if (width_ == 1) {
            odds.quantityAfterShudder.push_back({quantity - least, share.value});
            errors.quantityAfterShudder.push_back({quantity - least, share.standardError});
        } else {
            const int first = quantity - std::min(least + static_cast<int>(width_) - 1, most_);
            odds.quantityAfterShudderInRanges.push_back({first, quantity - least, share.value});
            errors.quantityAfterShudderInRanges.push_back(
                {first, quantity - least, share.standardError});
        }
    }
}

ItemsLeftCounts::ItemsLeftCounts(std::int64_t most)
    : most_(most),
      width_(most <= singleNumbersUpTo ? 1 : most / mostRanges + 1),
      counts_(static_cast<std::size_t>(most / width_ + 1)) {}

std::pair<std::vector<RangeOdds>, std::vector<RangeOdds>> ItemsLeftCounts::estimates(
    std::int64_t samples) const {
    std::pair<std::vector<RangeOdds>, std::vector<RangeOdds>> result;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        if (counts_[i] > 0) {
            const Estimate estimate = frequency(counts_[i], samples);
            const std::int64_t first = static_cast<std::int64_t>(i) * width_;
            RangeOdds range{.first = static_cast<int>(first),
                            .last = static_cast<int>(std::min(first + width_ - 1, most_)),
                            .probability = estimate.value};
            result.first.push_back(range);
            range.probability = estimate.standardError;
            result.second.push_back(range);
        }
    }
    return result;
}

}  // namespace polyplan::nethack::polypile::simulator
