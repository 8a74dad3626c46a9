#include "core/plan/strategy_names.h"

#include <algorithm>
#include <iterator>

#include "core/calculator/free_name.h"
#include "core/json/fault_list.h"

namespace polyplan::plan {
namespace {

const std::string unnamed = "Strategy";

std::vector<std::size_t> placesOf(const std::string& name,
                                  const std::vector<Strategy>& strategies) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < strategies.size(); ++place) {
        if (strategies[place].name == name) {
            places.push_back(place);
        }
    }
    return places;
}

}  // namespace

std::string freeName(const std::vector<Strategy>& strategies, const std::string& wish) {
    std::vector<std::string> taken;
    taken.reserve(strategies.size());
    std::ranges::transform(strategies, std::back_inserter(taken), &Strategy::name);
    return polyplan::freeName(taken, wish, unnamed);
}

std::string calledName(const std::vector<Strategy>& strategies, std::size_t strategy) {
    const std::string& name = strategies[strategy].name;
    return name.find_first_not_of(' ') == std::string::npos
               ? unnamed + ' ' + std::to_string(strategy + 1)
               : name;
}

std::vector<std::string> calledNames(const std::vector<Strategy>& strategies) {
    std::vector<std::string> names;
    names.reserve(strategies.size());
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        names.push_back(calledName(strategies, i));
    }
    return names;
}

std::optional<std::size_t> strategyNamed(const std::vector<Strategy>& strategies,
                                         const std::string& name) {
    const auto named = std::ranges::find(strategies, name, &Strategy::name);
    if (named != strategies.end()) {
        return static_cast<std::size_t>(named - strategies.begin());
    }
    const std::vector<std::string> names = calledNames(strategies);
    const auto called = std::ranges::find(names, name);
    return called == names.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(called - names.begin()));
}

std::optional<std::size_t> placeAfter(std::size_t strategy, const std::vector<Strategy>& before,
                                      const std::vector<Strategy>& after) {
    const std::string& name = before[strategy].name;
    const std::vector<std::size_t> places = placesOf(name, before);
    const std::vector<std::size_t> now = placesOf(name, after);
    const auto rank =
        static_cast<std::size_t>(std::ranges::find(places, strategy) - places.begin());
    if (rank < now.size()) {
        return now[rank];
    }
    const bool isRenamed =
        after.size() == before.size() && placesOf(after[strategy].name, before).empty();
    return isRenamed ? std::optional(strategy) : std::nullopt;
}

std::string noStrategyNamed(const std::string& wanted, const std::vector<std::string>& names) {
    std::string there;
    for (const std::string& name : names) {
        there += (there.empty() ? "" : ", ") + inQuotes(name);
    }
    return "no strategy is named " + inQuotes(wanted) + "; there are " + there;
}

}  // namespace polyplan::plan
