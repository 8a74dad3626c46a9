#include "core/oangband/explanation_words.h"
#include "core/probability/grouped.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <span>

namespace polyplan::oangband {
namespace {

/// To four digits, a large one to a tenth, never with an exponent.
std::string number(double value) {
    constexpr double least = 0.0001;
    constexpr double large = 1'000;
    if (value > 0.0 && value < least) {
        return "< 0.0001";
    }
    if (value >= large) {
        const long long tenths = std::llround(10 * value);
        const std::string rest = tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10);
        return grouped(tenths / 10) + rest;
    }
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

double sum(std::span<const Weighted<int>> odds) {
    double all = 0.0;
    for (const Weighted<int>& value : odds) {
        all += value.probability;
    }
    return all;
}

/// "1 to 9 turns"
std::string turnsText(std::span<const Weighted<int>> odds) {
    return said("", odds.front().value, odds.size() == 1 ? "" : said(" to ", odds.back().value)) +
           " turns";
}

}  // namespace

std::string said(std::string_view before, int number, std::string_view after) {
    return std::string(before).append(grouped(number)).append(after);
}

std::string range(const Odds& odds) {
    if (odds.empty()) {
        return "none";
    }
    int least = odds.front().value;
    int most = odds.front().value;
    double mean = 0.0;
    for (const Weighted<int>& value : odds) {
        least = std::min(least, value.value);
        most = std::max(most, value.value);
        mean += value.value * value.probability;
    }
    return least == most
               ? grouped(least)
               : said("", least, said(" to ", most)) + " (mean " + number(mean / sum(odds)) + ')';
}

StepValue turns(const Odds& odds, int before) {
    if (odds.empty()) {
        return {0.0};
    }
    return {sum(odds), ", " + turnsText(odds) + (before > 0 ? " added" : "")};
}

StepValue fearLeft(const Odds& odds) {
    const auto isNone = [](const Weighted<int>& turns) { return turns.value == 0; };
    const auto some =
        std::span(odds).subspan(static_cast<std::size_t>(std::ranges::count_if(odds, isNone)));
    const double unafraid = some.size() < odds.size() ? odds.front().probability : 0.0;
    if (some.empty()) {
        return {unafraid, " unafraid"};
    }
    StepValue value = {sum(some), " afraid, " + turnsText(some)};
    if (unafraid > 0.0) {
        value.emplace_back("; ");
        value.emplace_back(unafraid);
        value.emplace_back(" unafraid");
    }
    return value;
}

std::string described(const Factor& factor) {
    if (factor.times == 0) {
        return "dam = 0";
    }
    std::string text = factor.times == 1 ? "dam" : said("dam × ", factor.times);
    if (factor.spread > 1) {
        return text + said(" / (", factor.divisor, said(" + r0(", factor.spread, "))"));
    }
    return factor.divisor == 1 ? text : text + said(" / ", factor.divisor);
}

std::string described(const TurnsRule& rule) {
    std::string text = rule.oneIn > 1 ? said("one time in ", rule.oneIn, ", ") : std::string();
    text += rule.plus > 0 ? said("", rule.plus, " + ") : std::string();
    text += said("r1(dam / ", rule.divisor, ")");
    text += rule.above240 > 0 ? said(", r1(", rule.above240, ") above 240") : std::string();
    text += rule.leastDamage > 0 ? said(", if dam ≥ ", rule.leastDamage) : std::string();
    return text;
}

std::string described(const TerrainShare& share) {
    return share.sign == 0
               ? "no adjustment"
               : std::string(share.sign < 0 ? "−" : "+") + said("(dam / ", share.divisor, ")");
}

}  // namespace polyplan::oangband
