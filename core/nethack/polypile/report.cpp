#include <algorithm>
#include <charconv>
#include <numeric>
#include <string_view>

#include "core/catalogue/plural.h"
#include "core/nethack/polypile/report_parts.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {

Estimate golemAt(const PileAnswer& pile, std::size_t place) {
    const bool isSampled = pile.ifHitErrors && place < pile.ifHitErrors->golem.size();
    return {pile.ifHit.golem[place].second,
            isSampled ? pile.ifHitErrors->golem[place].second : 0.0};
}

std::string goalId(const std::string& object, int atLeast) {
    return "goal/" + object + '/' + std::to_string(atLeast);
}

std::string countedName(const std::string& object, int count) {
    return grouped(count) + ' ' + (count == 1 ? object : pluralOf(object));
}

void tellUncounted(Report& report, Unit unit, const ObjectTable& table,
                   const std::vector<std::string>& sayings, const std::vector<GoalAnswer>& goals,
                   std::size_t worlds) {
    std::vector<std::string> ofGoals;
    for (std::size_t i = 0; i < goals.size() && worlds == 0; ++i) {
        if (!sayings[i].empty()) {
            ofGoals.push_back("polypile/" +
                              goalId(table[goals[i].goal.object].name, goals[i].goal.atLeast));
        }
    }
    if (ofGoals.empty()) {
        return;
    }
    ofGoals.insert(ofGoals.end(), {"polypile/goals", "polypile/items/wanted", "polypile/zaps/for",
                                   "polypile/zaps/until"});
    const auto isOfOne = [&](std::string_view id) {
        return std::ranges::any_of(ofGoals, [id](const std::string& one) {
            return id == one || id.starts_with(one + '/');
        });
    };
    const std::string given = "without what may be one";
    std::vector<std::string> labels;
    for (Figure& figure : report.figures) {
        if (isOfOne(figure.id)) {
            figure.span = Span{.length = 1, .unit = unit, .given = given};
            labels.push_back(figure.label);
        }
    }
    for (Series& series : report.series) {
        if (isOfOne(series.id) && series.kind == SeriesKind::Bars) {
            series.sayAtBars(labels, given);
        } else if (isOfOne(series.id)) {
            series.given = given;
        }
    }
}

void sayWhatMayBeWanted(Report& report, const std::string& group, const ObjectTable& table,
                        const std::vector<std::string>& sayings,
                        const std::vector<GoalAnswer>& goals) {
    for (std::size_t i = 0; i < sayings.size(); ++i) {
        if (!sayings[i].empty()) {
            const Goal& goal = goals[i].goal;
            report.remarks.push_back({.group = group,
                                      .text = goalWords(table[goal.object].name, goal.atLeast) +
                                              ": " + sayings[i] + '.'});
        }
    }
}

std::string goalWords(const std::string& object, int atLeast) {
    return "At least " + countedName(object, atLeast);
}

std::string goalCurveName(const std::string& object, int atLeast) {
    return atLeast == 1 ? object : "≥ " + countedName(object, atLeast);
}

Estimate golemRisk(const PileAnswer& pile) {
    Estimate risk;
    for (std::size_t i = 0; i < pile.ifHit.golem.size(); ++i) {
        if (pile.ifHit.golem[i].first != Golem::None) {
            risk = risk + golemAt(pile, i);
        }
    }
    return risk;
}

Estimate itemsHit(std::span<const Pile> piles, const LineAnswer& answer) {
    Estimate items;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        items = items + answer.piles[i].reached * Estimate{itemsOf(piles[i])};
    }
    return items;
}

std::string LineTeller::keyOf(std::size_t pile, std::size_t stack) const {
    const Pile& lying = line_.piles[pile];
    const ObjectIndex object = lying.stacks[stack].object;
    const auto end = lying.stacks.begin() + static_cast<std::ptrdiff_t>(stack);
    const auto earlier = std::count_if(
        lying.stacks.begin(), end, [object](const Stack& each) { return each.object == object; });
    return "pile/" + std::to_string(lying.distance) + '/' + nameOf(object) +
           (earlier > 0 ? " " + std::to_string(earlier + 1) : "") + '/';
}

Table outcomesTable(std::string id, const char* title, const LineView& line,
                    const std::vector<ObjectLeft>& objects, const std::vector<ObjectLeft>& errors) {
    Table table{
        .id = "polypile/" + std::move(id),
        .title = title,
        .columns = {{"Object"}, {"At least one", Unit::Probability}, {"On average", Unit::Items}}};
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const ObjectLeft error = i < errors.size() ? errors[i] : ObjectLeft{};
        table.rows.push_back({line.table[objects[i].object].name,
                              Estimate{objects[i].atLeastOne, error.atLeastOne},
                              Estimate{objects[i].meanQuantity, error.meanQuantity}});
    }
    std::stable_sort(table.rows.begin(), table.rows.end(), [](const auto& a, const auto& b) {
        return std::get<Estimate>(a.back()).value > std::get<Estimate>(b.back()).value;
    });
    return table;
}

Losses lossesOf(const Pile& pile, const PileOdds& odds) {
    Losses losses;
    losses.items = itemsOf(pile);
    for (const StackOdds& stack : odds.stacks) {
        for (const LossRow& row : lossRows) {
            losses.*row.ofPile += stack.items.*row.items;
        }
    }
    return losses;
}

double itemsLeftOf(const PileOdds& odds) {
    return std::accumulate(
        odds.finalQuantity.begin(), odds.finalQuantity.end(), 0.0,
        [](double sum, const ObjectLeft& left) { return sum + left.meanQuantity; });
}

double stacksLeftOf(const PileOdds& odds) {
    return std::accumulate(odds.objectsLeft.begin(), odds.objectsLeft.end(), 0.0,
                           [](double sum, const ValueOdds& number) {
                               return sum + number.value * number.probability;
                           });
}

const std::string& shownName(const Stack& stack, const ObjectTable& table) {
    return stack.artifact.empty() ? table[stack.object].name : stack.artifact;
}

std::string worded(const Stack& stack, const ObjectTable& table) {
    constexpr std::array<std::string_view, 3> statuses = {"blessed", "uncursed", "cursed"};
    std::string text = std::to_string(stack.quantity) + ' ' +
                       std::string(statuses.at(static_cast<std::size_t>(stack.buc))) + ' ' +
                       shownName(stack, table);
    return stack.name.empty() ? text : text + " named " + stack.name;
}

std::string worded(const Provenance& provenance) {
    return provenance.method == Method::Exact
               ? "exact"
               : "sampled, " + grouped(provenance.samples) +
                     (provenance.samples == 1 ? " sample" : " samples") + ", seed " +
                     std::to_string(provenance.seed);
}

std::string derivationKey(const FigureName& figure) {
    std::string key = std::to_string(static_cast<int>(figure.kind));
    for (const std::size_t part :
         {figure.pile, figure.stack, static_cast<std::size_t>(figure.object),
          static_cast<std::size_t>(figure.golem), figure.goal,
          static_cast<std::size_t>(figure.loss)}) {
        key += ' ' + std::to_string(part);
    }
    return key;
}

std::optional<FigureName> figureNameOf(std::string_view key) {
    std::array<std::size_t, 7> parts{};
    const char* at = key.data();
    const char* const end = key.data() + key.size();
    for (std::size_t& part : parts) {
        while (at != end && *at == ' ') {
            ++at;
        }
        const auto [next, error] = std::from_chars(at, end, part);
        if (error != std::errc()) {
            return std::nullopt;
        }
        at = next;
    }
    return FigureName{.kind = static_cast<FigureName::Kind>(parts[0]),
                      .pile = parts[1],
                      .stack = parts[2],
                      .object = static_cast<ObjectIndex>(parts[3]),
                      .golem = static_cast<Golem>(parts[4]),
                      .goal = parts[5],
                      .loss = static_cast<FigureName::Loss>(parts[6])};
}

}  // namespace polyplan::nethack::polypile
