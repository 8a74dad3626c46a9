#include "ui/charts/tick_texts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/look/figures.h"

namespace polyplan::ui {

namespace {

constexpr double farthestOff = 1 / 200.0;  ///< of the way to the next tick: nobody sees it
constexpr int mostTickDigits = 12;

/// The least way from a tick to the next.
double wayBetween(const std::vector<double>& ticks) {
    double way = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        way = std::min(way, std::abs(ticks[i] - ticks[i - 1]));
    }
    return way;
}

int digitsFor(const std::vector<double>& ticks) {
    const double off = farthestOff * wayBetween(ticks);
    const auto isTold = [off](double tick, int digits) {
        const double power = std::pow(10, digits);
        return std::abs(std::round(tick * power) / power - tick) <= off;
    };
    int digits = 0;
    while (digits < mostTickDigits &&
           !std::ranges::all_of(ticks, [&](double tick) { return isTold(tick, digits); })) {
        ++digits;
    }
    return digits;
}

}  // namespace

std::vector<double> roundHeights(double highest, int mostSteps) {
    constexpr double roundingOfShares = 1e-9;
    const double least = highest / mostSteps;
    const double unit = std::pow(10.0, std::floor(std::log10(least)));
    double step = 10 * unit;
    for (const double factor : {5.0, 2.0, 1.0}) {
        if (factor * unit >= least * (1 - roundingOfShares)) {
            step = factor * unit;
        }
    }
    const double lines = std::ceil(highest / step * (1 - roundingOfShares));
    std::vector<double> heights;
    for (int line = 0; line <= static_cast<int>(lines); ++line) {
        heights.push_back(line * step);
    }
    return heights;
}

QStringList tickTexts(const std::vector<double>& ticks, bool isProbability) {
    std::vector<double> shown = ticks;
    for (double& tick : shown) {
        tick *= isProbability ? 100 : 1;
    }
    const int digits = digitsFor(shown);
    QStringList texts;
    for (const double tick : shown) {
        const QString number = decimal(tick, digits);
        texts.append(isProbability ? number + QStringLiteral(" %") : number);
    }
    return texts;
}

}  // namespace polyplan::ui
