#include "core/nethack/engraving/labor.h"

#include <algorithm>

#include "core/nethack/engraving/goes.h"
#include "core/nethack/engraving/rules.h"
#include "core/nethack/limits.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr int lettersOfMarkerStep = 10;

/// How a stylus that wears by the letters of a go does so; nothing for any other.
std::optional<Wearing> wearingOf(const Stylus& stylus, const StylusState& state,
                                 const Rules& rules) {
    if (stylus.wears == Wears::Enchantment) {
        return Wearing{.lettersPerPoint = 2,
                       .points = state.enchantment - dullestWeapon,
                       .lastPointGives = true};
    }
    if (stylus.wears == Wears::MarkerCharges && rules.markerCost == MarkerCost::ByText) {
        return Wearing{.lettersPerPoint = rules.lettersPerCharge,
                       .points = state.charges,
                       .lastPointGives = false};
    }
    return std::nullopt;
}

Cost costOf(Wears wears, int points) {
    Cost cost;
    switch (wears) {
        case Wears::Enchantment:
            cost.enchantment = points;
            break;
        case Wears::MarkerCharges:
            cost.markerCharges = points;
            break;
        case Wears::WandCharges:
            cost.wandCharges = points;
            break;
        case Wears::Nothing:
            break;
    }
    return cost;
}

/// Each step takes the charges of a whole one, however few letters are left (3.7 engrave()).
Labor laborOfSteppingMarker(int letters, const StylusState& state, const Rules& rules) {
    Labor labor;
    int charges = state.charges.value_or(maximumLength);
    while (labor.letters < letters && charges > 0) {
        const int reach = std::min(lettersOfMarkerStep, rules.lettersPerCharge * charges);
        const int cost = std::max(1, reach / rules.lettersPerCharge);
        labor.letters = std::min(letters, labor.letters + reach);
        labor.steps.push_back(labor.letters);
        labor.cost.markerCharges += cost;
        charges -= cost;
    }
    labor.actions = static_cast<int>(labor.steps.size());
    labor.turns = labor.actions;
    return labor;
}

/// @param labor with its letters and cost
Labor timed(Labor labor, int lettersPerStep, const Rules& rules) {
    if (rules.work == Work::Helpless) {
        labor.turns = labor.letters / lettersPerStep;
        labor.actions = 1;
        return labor;
    }
    for (int letters = 0; letters < labor.letters;) {
        letters = std::min(labor.letters, letters + lettersPerStep);
        labor.steps.push_back(letters);
    }
    labor.actions = static_cast<int>(labor.steps.size());
    labor.turns = labor.actions;
    return labor;
}

/// A stylus as good as it takes to wear by so many points.
StylusState lastingFor(int points, Wears wears) {
    StylusState state;
    if (wears == Wears::Enchantment) {
        state.enchantment = points + dullestWeapon;
    } else {
        state.charges = points;
    }
    return state;
}

}  // namespace

int letterCount(std::string_view text) {
    return static_cast<int>(text.size()) -
           static_cast<int>(std::count(text.begin(), text.end(), ' '));
}

std::size_t lengthOf(std::string_view text, int letters) {
    std::size_t length = 0;
    while (length < text.size() && letters > 0) {
        letters -= text[length] == ' ' ? 0 : 1;
        ++length;
    }
    return letterCount(text.substr(length)) == 0 ? text.size() : length;
}

Labor laborOf(int letters, const Stylus& stylus, const StylusState& state, Game game) {
    const Rules& rules = *rulesOf(game);
    if (stylus.wears == Wears::MarkerCharges && rules.markerCost == MarkerCost::ByStep) {
        return laborOfSteppingMarker(letters, state, rules);
    }
    Labor labor;
    labor.letters = letters;
    if (const auto wearing = wearingOf(stylus, state, rules)) {
        labor.letters = std::min(letters, wearing->longest());
        labor.cost = costOf(stylus.wears, labor.letters < letters ? wearing->points.value_or(0)
                                                                  : wearing->cost(letters));
    } else {
        labor.cost = costOf(stylus.wears, 1);
    }
    return timed(std::move(labor), stylus.lettersPerStep, rules);
}

std::vector<Go> cheapestGoes(std::string_view text, const Stylus& stylus, const StylusState& state,
                             Game game, bool canAdd) {
    const Rules& rules = *rulesOf(game);
    const int letters = letterCount(text);
    std::vector<int> lengths = {letters};
    if (const auto wearing = wearingOf(stylus, state, rules)) {
        std::vector<bool> breaks(static_cast<std::size_t>(letters) + 1, canAdd);
        for (int count = 1; count < letters && rules.squeezesBlanks; ++count) {
            // A blank at either side of the break would be dropped when it is typed.
            const auto next = lengthOf(text, count);
            breaks[static_cast<std::size_t>(count)] = canAdd && text[next] != ' ';
        }
        lengths = cheapestGoes(breaks, *wearing, [&](int count) {
            return laborOf(count, stylus, StylusState{}, game).turns;
        });
    } else if (laborOf(letters, stylus, state, game).letters < letters) {
        return {};
    }
    std::vector<Go> goes;
    StylusState left = state;
    for (const int length : lengths) {
        const std::size_t end = lengthOf(text, length);
        const Labor labor = laborOf(length, stylus, left, game);
        goes.push_back({std::string(text.substr(0, end)), labor.cost, labor.turns, labor.actions});
        text.remove_prefix(end);
        left.enchantment -= labor.cost.enchantment;
        if (left.charges) {
            *left.charges -= labor.cost.markerCharges;
        }
    }
    return goes;
}

Needed neededFor(std::string_view text, const Stylus& stylus, Game game, bool canAdd) {
    const bool isBlade = stylus.wears == Wears::Enchantment;
    const int most =
        isBlade ? nethack::limits::enchantment.most - dullestWeapon : nethack::limits::charges.most;
    const auto leastFrom = [&](int points, const auto& writesAllWith) -> std::optional<int> {
        while (points <= most && !writesAllWith(lastingFor(points, stylus.wears))) {
            ++points;
        }
        return points > most ? std::nullopt
                             : std::optional(isBlade ? points + dullestWeapon : points);
    };
    const int letters = letterCount(text);
    const auto inOneGo = leastFrom(1, [&](const StylusState& state) {
        return laborOf(letters, stylus, state, game).letters == letters;
    });
    const StylusState best = lastingFor(most, stylus.wears);
    if (!wearingOf(stylus, best, *rulesOf(game))) {  // nothing is won by breaking it up
        return {inOneGo, inOneGo};
    }
    int cheapest = 0;  // no stylus does with less than the cheapest goes take
    for (const Go& go : cheapestGoes(text, stylus, best, game, canAdd)) {
        cheapest += go.cost.enchantment + go.cost.markerCharges;
    }
    const auto inGoes = leastFrom(cheapest, [&](const StylusState& state) {
        return !cheapestGoes(text, stylus, state, game, canAdd).empty();
    });
    return {inOneGo, inGoes};
}

}  // namespace polyplan::nethack::engraving
