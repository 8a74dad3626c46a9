#include "app/evaluate_table.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/text_table.h"
#include "core/json/fault_list.h"
#include "core/plan/words.h"

namespace polyplan::app {
namespace {

using nethack::polypile::Estimate;
using nethack::polypile::Golem;
using nethack::polypile::LineAnswer;
using nethack::polypile::Method;
using nethack::polypile::ObjectLeft;
using nethack::polypile::PileAnswer;
using nethack::polypile::Provenance;
using nethack::polypile::StackOdds;
using enum TextTable::Align;

constexpr std::size_t outcomesShown = 10;

std::string described(const Estimate& estimate) {
    return percent(estimate.value) +
           (estimate.standardError > 0.0 ? " ± " + percent(estimate.standardError) : std::string());
}

std::string described(const Provenance& provenance) {
    return provenance.method == Method::Exact
               ? "exact"
               : "sampled, " + std::to_string(provenance.samples) + " samples, seed " +
                     std::to_string(provenance.seed);
}

std::string described(const plan::Stack& stack, const ObjectTable& table) {
    return std::to_string(stack.quantity) + ' ' +
           std::string(wordFor(nethack::bucWords, stack.buc)) + ' ' + table[stack.object].name +
           (stack.name.empty() ? "" : " named " + printable(stack.name));
}

void writeGoals(const LineAnswer& answer, const ObjectTable& table, std::ostream& out) {
    if (answer.goals.empty()) {
        return;
    }
    TextTable goals({Left, Right});
    for (const auto& [goal, probability] : answer.goals) {
        goals.addRow({"at least " + std::to_string(goal.atLeast) + ' ' + table[goal.object].name,
                      described(probability)});
    }
    goals.addRow({"all goals", described(answer.allGoals)});
    goals.addRow({"any goal", described(answer.anyGoal)});
    goals.write(out, 2);
}

std::string describedGolems(const PileAnswer& pile) {
    std::string kinds;
    double risk = 0.0;
    for (const auto& [golem, probability] : pile.ifHit.golem) {
        if (golem != Golem::None && probability > 0.0) {
            kinds += (kinds.empty() ? " (" : ", ") + std::string(name(golem)) + ' ' +
                     percent(probability);
            risk += probability;
        }
    }
    return percent(risk) + (kinds.empty() ? "" : kinds + ')');
}

void writeStacks(const plan::Pile& pile, const PileAnswer& answer, const ObjectTable& table,
                 std::ostream& out) {
    TextTable stacks({Left, Right, Right, Right, Right, Right});
    stacks.addRow({"stack, if hit", "kept", "all lost", "some lost", "changed", "into golem"});
    for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
        const StackOdds& odds = answer.ifHit.stacks[i];
        stacks.addRow({described(pile.stacks[i], table),
                       percent(odds.unaffected + odds.resisted + odds.shudderedButUnharmed),
                       percent(odds.shudderedAllLost), percent(odds.shudderedSomeLeft),
                       percent(odds.polymorphed), percent(odds.remainderAbsorbedByGolem)});
    }
    stacks.write(out, 4);
}

void writeOutcomes(const PileAnswer& answer, const ObjectTable& table, std::ostream& out) {
    std::vector<ObjectLeft> left = answer.overall;
    std::stable_sort(left.begin(), left.end(), [](const ObjectLeft& a, const ObjectLeft& b) {
        return a.meanQuantity > b.meanQuantity;
    });
    TextTable outcomes({Left, Right, Right});
    outcomes.addRow({"afterwards, hit or not", "mean", "at least 1"});
    for (std::size_t i = 0; i < std::min(left.size(), outcomesShown); ++i) {
        outcomes.addRow({table[left[i].object].name, number(left[i].meanQuantity),
                         percent(left[i].atLeastOne)});
    }
    if (left.size() > outcomesShown) {
        outcomes.addRow({"and " + std::to_string(left.size() - outcomesShown) + " more", "", ""});
    }
    outcomes.write(out, 4);
}

}  // namespace

void writeTables(const plan::Document& document, const plan::Strategy& strategy,
                 const LineAnswer& answer, const ObjectTable& table, std::ostream& out) {
    const plan::Polypile& polypile = *strategy.polypile;
    out << printable(strategy.name) << " · " << title(document.game) << " · Luck "
        << document.hero.luck << " · " << wordFor(plan::sourceWords, polypile.source) << " · "
        << described(answer.provenance) << '\n';
    if (polypile.zaps > 1) {
        out << "  Figures of the first of " << polypile.zaps << " zaps\n";
    }
    writeGoals(answer, table, out);
    for (std::size_t i = 0; i < answer.piles.size(); ++i) {
        const PileAnswer& pile = answer.piles[i];
        const std::string& label = polypile.line[i].label;
        out << "\n  Pile at " << pile.distance
            << (label.empty() ? "" : " \"" + printable(label) + '"') << " · reached "
            << described(pile.reached) << " · golem " << describedGolems(pile) << '\n';
        writeStacks(polypile.line[i], pile, table, out);
        out << '\n';
        writeOutcomes(pile, table, out);
    }
    out << '\n';
}

}  // namespace polyplan::app
