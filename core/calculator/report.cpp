#include "core/calculator/report.h"

#include <algorithm>
#include <array>

#include "core/probability/grouped.h"

namespace polyplan {
namespace {

struct UnitWords {
    Unit unit;
    std::string_view name;
    std::string_view one;  ///< after a 1
};

constexpr std::array<UnitWords, 25> unitWords = {{
    {Unit::Probability, "probability", ""},
    {Unit::Items, "items", "item"},
    {Unit::Stacks, "stacks", "stack"},
    {Unit::Piles, "piles", "pile"},
    {Unit::Golems, "golems", "golem"},
    {Unit::Goes, "goes", "go"},
    {Unit::Turns, "turns", "turn"},
    {Unit::Actions, "actions", "action"},
    {Unit::Characters, "characters", "character"},
    {Unit::Points, "points", "point"},
    {Unit::Charges, "charges", "charge"},
    {Unit::HitPoints, "hit points", "hit point"},
    {Unit::MagicPoints, "magic points", "magic point"},
    {Unit::Food, "food", "food"},
    {Unit::Squares, "squares", "square"},
    {Unit::Hits, "hits", "hit"},
    {Unit::Casts, "casts", "cast"},
    {Unit::Heartbeats, "heartbeats", "heartbeat"},
    {Unit::Events, "events", "event"},
    {Unit::Goals, "goals", "goal"},
    {Unit::Zaps, "zaps", "zap"},
    {Unit::Dips, "dips", "dip"},
    {Unit::Level, "level", ""},
    {Unit::Plain, "", ""},
    {Unit::Words, "", ""},
}};

const UnitWords& wordsOf(Unit unit) {
    return unitWords.at(static_cast<std::size_t>(unit));
}

template <typename Element>
const Element* elementOf(const std::vector<Element>& list, std::string_view id) {
    const auto found = std::find_if(list.begin(), list.end(),
                                    [id](const Element& element) { return element.id == id; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

std::string_view name(Unit unit) {
    return wordsOf(unit).name;
}

std::string_view wordAfter(Unit unit, double number) {
    const UnitWords& words = wordsOf(unit);
    return words.one.empty() || number == 1.0 ? words.one : words.name;
}

std::string inWords(const Span& span, bool tellsLength) {
    const std::string over = tellsLength ? "over " + grouped(span.length) + ' ' +
                                               std::string(wordAfter(span.unit, span.length))
                                         : "";
    return over + (over.empty() || span.given.empty() ? "" : ", ") + span.given;
}

int decimalsFor(double standardError) {
    int decimals = 0;
    // What is rounded up to the next digit has that digit as its first.
    for (double unit = 1.0; std::max(leastErrorShown, standardError) < 0.95 * unit; unit /= 10) {
        ++decimals;
    }
    return decimals;
}

std::string_view name(Better better) {
    constexpr std::array<std::string_view, 3> names = {"higher", "lower", "neither"};
    return names.at(static_cast<std::size_t>(better));
}

std::string_view name(SeriesKind kind) {
    constexpr std::array<std::string_view, 3> names = {"distribution", "curve", "bars"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string worded(const StepValue& value,
                   const std::function<std::string(double)>& wordProbability) {
    std::string words;
    for (const auto& part : value) {
        const auto* probability = std::get_if<double>(&part);
        words +=
            probability == nullptr ? std::get<std::string>(part) : wordProbability(*probability);
    }
    return words;
}

void Series::sayAtBars(const std::vector<std::string>& labels, const std::string& condition) {
    for (SeriesPoint& point : points) {
        if (std::ranges::find(labels, point.label) != labels.end()) {
            point.label += ", " + condition;
        }
    }
}

const Figure* Report::figure(std::string_view id) const {
    return elementOf(figures, id);
}

const Series* Report::seriesOf(std::string_view id) const {
    return elementOf(series, id);
}

const Table* Report::table(std::string_view id) const {
    return elementOf(tables, id);
}

}  // namespace polyplan
