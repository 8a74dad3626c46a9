#include <algorithm>
#include <array>

#include "core/nethack/polypile/report_parts.h"

namespace polyplan::nethack::polypile {
namespace {

/// Fates of a stack that are told as one.
struct FateColumn {
    const char* label;
    bool isOfDips;  ///< a dip may bring it too
    std::array<double StackOdds::*, 3> fates;
};

constexpr std::array fateColumns = {
    FateColumn{"Kept",
               true,
               {&StackOdds::unaffected, &StackOdds::resisted, &StackOdds::shudderedButUnharmed}},
    FateColumn{"All lost", false, {&StackOdds::shudderedAllLost}},
    FateColumn{"Some lost", false, {&StackOdds::shudderedSomeLeft}},
    FateColumn{"Changed", true, {&StackOdds::polymorphed}},
    FateColumn{"Into golem", false, {&StackOdds::remainderAbsorbedByGolem}}};

class PileReporter : LineTeller {
  public:
    PileReporter(const LineView& line, std::size_t pile)
        : LineTeller(line),
          index_(pile),
          pile_(line.piles[pile]),
          odds_(line.answer.piles[pile]),
          prefix_("pile/" + std::to_string(odds_.distance) + '/') {}

    Report report() {
        report_.groups = {told::lineGroup};
        if (!isDipped()) {
            report_.groups.emplace_back(told::golemGroup);
            addReached();
        }
        add({.id = prefix_ + "items/before",
             .group = told::lineGroup,
             .label = "items before",
             .value = {itemsOf(pile_)},
             .unit = Unit::Items,
             .rule = "All items of the pile's stacks.",
             .source = byWalk()});
        add({.id = prefix_ + "items/left",
             .group = told::lineGroup,
             .label = isDipped() ? "items left, on average" : "items left, if reached",
             .value = {itemsLeftOf(odds_.ifHit)},
             .unit = Unit::Items,
             .better = Better::Higher,
             .rule = isDipped() ? "On average, after one dip of each stack."
                                : "On average, after shocks, fusing and golem.",
             .source = byWalk()},
            FigureName{.kind = FigureName::Kind::ItemsLeft, .pile = index_});
        if (!isDipped()) {
            addGolems();
        }
        addLeft("objects_left", "Stacks left", Unit::Stacks, odds_.ifHit.objectsLeft);
        addStacks();
        addObjects();
        sayMethod(odds_.provenance);
        return std::move(report_);
    }

  private:
    void addReached() {
        add({.id = prefix_ + "reached",
             .group = told::lineGroup,
             .label = "reached by the beam",
             .value = odds_.reached,
             .better = Better::Higher,
             .rule = "Range 6 to 13; each square costs 1, and 1 more if anything on it was "
                     "affected.",
             .source = told::byBeam,
             .share = odds_.reached.value,
             .tone = Tone::Reached},
            FigureName{.kind = FigureName::Kind::Reached, .pile = index_});
    }

    void addGolems() {
        std::vector<std::pair<Golem, Estimate>> golems;
        for (std::size_t i = 0; i < odds_.ifHit.golem.size(); ++i) {
            const double error = odds_.ifHitErrors && i < odds_.ifHitErrors->golem.size()
                                     ? odds_.ifHitErrors->golem[i].second
                                     : 0.0;
            golems.push_back({odds_.ifHit.golem[i].first, {odds_.ifHit.golem[i].second, error}});
        }
        std::stable_sort(golems.begin(), golems.end(), [](const auto& a, const auto& b) {
            return a.second.value > b.second.value;
        });
        for (const auto& [golem, estimate] : golems) {
            const bool isNone = golem == Golem::None;
            add({.id = prefix_ + "golem/" + std::string(name(golem)),
                 .group = told::golemGroup,
                 .label = isNone ? "no golem" : std::string(name(golem)),
                 .value = estimate,
                 .better = isNone ? Better::Higher : Better::Lower,
                 .rule = "The first shuddering stack that sets the golem flag gives the "
                         "material; two items must be left.",
                 .source = told::byGolem,
                 .share = estimate.value,
                 .tone = isNone ? Tone::Kept : Tone::Golem},
                FigureName{.kind = FigureName::Kind::GolemKind, .pile = index_, .golem = golem});
        }
    }

    void addLeft(const char* id, const char* label, Unit axis, const std::vector<ValueOdds>& odds) {
        Series& series = addSeries(prefix_ + id, label, SeriesKind::Distribution,
                                   std::string(name(axis)).c_str(), Unit::Probability);
        for (const auto& [value, probability] : odds) {
            series.points.push_back({.x = static_cast<double>(value), .value = probability});
        }
    }

    void addStacks() {
        Table table{.id = "polypile/" + prefix_ + "stacks",
                    .title = isDipped() ? "Stacks, dipped once each" : "Stacks, if reached",
                    .columns = {{"Stack"}}};
        for (const Stack& stack : pile_.stacks) {
            table.rows.push_back({worded(stack, line_.table)});
        }
        for (const FateColumn& column : fateColumns) {
            if (isDipped() && !column.isOfDips) {
                continue;
            }
            table.columns.push_back({column.label, Unit::Probability});
            for (std::size_t i = 0; i < pile_.stacks.size(); ++i) {
                table.rows[i].emplace_back(chanceOf(column, i));
            }
        }
        report_.tables.push_back(std::move(table));
    }

    Estimate chanceOf(const FateColumn& column, std::size_t stack) const {
        Estimate chance;
        for (double StackOdds::*const fate : column.fates) {
            if (fate != nullptr) {
                chance = chance +
                         Estimate{odds_.ifHit.stacks[stack].*fate,
                                  odds_.ifHitErrors ? odds_.ifHitErrors->stacks[stack].*fate : 0.0};
            }
        }
        return chance;
    }

    void addObjects() {
        report_.tables.push_back(outcomesTable(
            prefix_ + "outcomes", isDipped() ? "Afterwards" : "Afterwards, reached or not", line_,
            odds_.overall, odds_.overallErrors));
    }

    std::size_t index_;
    const Pile& pile_;
    const PileAnswer& odds_;
    std::string prefix_;
};

}  // namespace

Report pileReport(const LineView& line, std::size_t pile) {
    return PileReporter(line, pile).report();
}

}  // namespace polyplan::nethack::polypile
