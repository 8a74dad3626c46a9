#include "core/nethack/theft/curve_places.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace polyplan::nethack::theft {
namespace {

using Stacks = std::vector<std::size_t>;

/// Those that have a place: as long as there are places for all, what is safe as well, so that it
/// leaves the others theirs.
Stacks placedStacks(std::span<const ThingAtRisk> things, std::span<const std::size_t> shown) {
    Stacks sought;
    for (std::size_t stack = 0; stack < things.size(); ++stack) {
        if (things[stack].kind != Kind::Other) {
            sought.push_back(stack);
        }
    }
    return sought.size() <= mostCurves ? sought : Stacks(shown.begin(), shown.end());
}

/// In an order that has nothing to do with where they stand: the first by name of each kind, then
/// each kind's second …
Stacks byNameWithinKinds(std::span<const ThingAtRisk> things, Stacks stacks) {
    std::ranges::sort(stacks, {}, [things](std::size_t stack) {
        return std::tuple(things[stack].kind, std::string_view(things[stack].name));
    });
    std::map<Kind, int> seen;
    std::map<std::size_t, int> ranks;
    for (const std::size_t stack : stacks) {
        ranks[stack] = seen[things[stack].kind]++;
    }
    std::ranges::stable_sort(stacks, {}, [&ranks](std::size_t stack) { return ranks[stack]; });
    return stacks;
}

}  // namespace

std::vector<std::size_t> curvePlaces(std::span<const ThingAtRisk> things,
                                     std::span<const std::size_t> shown) {
    std::set<std::size_t> taken;
    std::map<std::size_t, std::size_t> places;
    for (const std::size_t stack : byNameWithinKinds(things, placedStacks(things, shown))) {
        auto place = static_cast<std::size_t>(things[stack].kind) % mostCurves;
        while (!taken.insert(place).second) {
            place = (place + 1) % mostCurves;
        }
        places[stack] = place;
    }
    std::vector<std::size_t> ofShown;
    std::ranges::transform(shown, std::back_inserter(ofShown),
                           [&places](std::size_t stack) { return places.at(stack); });
    return ofShown;
}

}  // namespace polyplan::nethack::theft
