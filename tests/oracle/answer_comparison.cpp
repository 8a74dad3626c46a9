#include "tests/oracle/answer_comparison.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "tests/core/support/figures.h"
#include "tests/core/support/series_figures.h"

namespace polyplan::testing {

using namespace polyplan::nethack::polypile;

namespace {

/// What a mean that was the same in all runs may be off by: by the loss of all of it in an event so
/// rare that it may well have been missed, at the level of so many sigma.
double neverSeen(const Figure& sampled, double sigma) {
    const double level = std::erfc(sigma / std::numbers::sqrt2);
    return sampled.standardError > 0 ? 0 : -std::log(level) / sampled.samples * sampled.value;
}

using Figures = std::map<std::string, Figure>;

Comparison compareSampledFigures(const Figures& exact, const Figures& figures, double sigma) {
    constexpr double fewForMean = 25;
    Comparison comparison(sigma);
    forEachPair(
        exact, figures, [&](const std::string& name, const Figure& one, const Figure& other) {
            const double runs = other.samples;
            if (runs > 0 && one.samples > 0) {
                comparison.figures(name, one.value, other.value,
                                   sigma * std::hypot(one.standardError, other.standardError) +
                                       sigma * sigma / runs);
            } else if (runs == 0) {
                comparison.figures(name, one.value, other.value, 1e-12);
            } else if (other.kind == FigureKind::Probability) {
                comparison.probability(name, one.value, std::llround(other.value * runs),
                                       std::llround(runs));
            } else {
                const std::string presence = name.substr(0, name.rfind(' ')) + " p_at_least_one";
                const auto present = figures.find(presence);
                constexpr double sharpEnough = 0.2;  // as where 25 runs have it
                if (present == figures.end() && other.value > 0 &&
                    other.standardError <= sharpEnough * other.value) {
                    comparison.figures(name, one.value, other.value,
                                       sigma * other.standardError + neverSeen(other, sigma) +
                                           1e-9 * (1 + one.value));
                }
                if (present != figures.end() && present->second.value * runs >= fewForMean) {
                    comparison.figures(name, one.value, other.value,
                                       sigma * other.standardError + neverSeen(other, sigma) +
                                           1e-9 * (1 + one.value));
                }
            }
        });
    return comparison;
}

Comparison compareExactFigures(const Figures& one, const Figures& other, double relative) {
    Comparison comparison;
    forEachPair(
        one, other, [&](const std::string& name, const Figure& first, const Figure& second) {
            const double size = std::max({std::abs(first.value), std::abs(second.value), 1e-12});
            comparison.figures(name, first.value, second.value, relative * size);
        });
    return comparison;
}

}  // namespace

Comparison compareSampled(const LineAnswer& exact, const LineAnswer& sampled,
                          const ObjectTable& table, double sigma) {
    return compareSampledFigures(figuresOf(exact, table), figuresOf(sampled, table), sigma);
}

Comparison compareExact(const LineAnswer& one, const LineAnswer& other, const ObjectTable& table,
                        double relative) {
    return compareExactFigures(figuresOf(one, table), figuresOf(other, table), relative);
}

Comparison compareSampled(const SeriesAnswer& exact, const SeriesAnswer& sampled,
                          const ObjectTable& table, double sigma) {
    return compareSampledFigures(figuresOf(exact, table), figuresOf(sampled, table), sigma);
}

Comparison compareExact(const SeriesAnswer& one, const SeriesAnswer& other,
                        const ObjectTable& table, double relative) {
    return compareExactFigures(figuresOf(one, table), figuresOf(other, table), relative);
}

}  // namespace polyplan::testing
