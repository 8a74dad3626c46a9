#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/nethack/polypile/evaluate.h"
#include "tests/core/support/figures.h"
#include "tests/core/support/situations.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;
using nlohmann::json;

/// The cases of data/worked_examples.json. Figures are named as figuresOf() names them; those that
/// are worked out of several are added here ("given change …", "any golem", "becomes magical").
std::vector<json> workedExamples() {
    std::ifstream file(POLYPLAN_SOURCE_DIR "/tests/core/data/worked_examples.json");
    return json::parse(file).get<std::vector<json>>();
}

Stack readStack(Game game, const json& in) {
    if (in.is_string()) {
        return stackOf(game, in.get<std::string>());
    }
    Stack stack = stackOf(game, in.at("stack").get<std::string>());
    stack.artifact = in.value("artifact", "");
    stack.corpse = in.value("corpse", "");
    stack.degraded = in.value("degraded", false);
    stack.laidByHero = in.value("laid_by_hero", false);
    stack.recharged = in.value("recharged", 0);
    stack.timesRead = in.value("times_read", 0);
    return stack;
}

/// Exchanges the type's material with that of another type which has the wanted one.
void giveMaterial(KnownMaterials& known, ObjectIndex type, Material wanted) {
    const auto other = std::find_if(known.begin(), known.end(),
                                    [wanted](const auto& entry) { return entry.second == wanted; });
    std::swap(known.at(type), other->second);
}

class Example {
  public:
    explicit Example(const json& in)
        : game_(gameFromId(in.at("game").get<std::string>()).value()),
          table_(objectsOf(game_)),
          situation_(situationIn(game_)) {
        situation_.luck = in.value("luck", 0);
        situation_.ledgerLevel = in.value("ledger_level", 27);
        situation_.source = in.value("source", "wand") == "potion" ? Source::Potion : Source::Wand;
        situation_.known.materials = unshuffledMaterials(game_);
        const json known = in.value("known", json::object());
        for (const auto& [object, material] : known.items()) {
            giveMaterial(situation_.known.materials, objectOf(game_, object),
                         materialFromName(material.get<std::string>()).value());
        }
        for (const json& pile : in.at("piles")) {
            Pile& read = piles_.emplace_back(Pile{.distance = pile.at("distance"), .stacks = {}});
            for (const json& stack : pile.at("stacks")) {
                read.stacks.push_back(readStack(game_, stack));
            }
        }
        for (const json& goal : in.value("goals", json::array())) {
            goals_.push_back({.object = objectOf(game_, goal.at("object").get<std::string>()),
                              .atLeast = goal.at("at_least")});
        }
    }

    std::map<std::string, double> figures() const {
        const auto answer = evaluateLine(situation_, piles_, goals_);
        std::map<std::string, double> result;
        for (const auto& [name, figure] : figuresOf(answer.value(), table_)) {
            result[name] = figure.value;
        }
        for (std::size_t i = 0; i < piles_.size(); ++i) {
            addOfPile(result, "pile " + std::to_string(i + 1) + ' ', piles_[i],
                      answer->piles[i].ifHit);
        }
        return result;
    }

  private:
    void addOfPile(std::map<std::string, double>& figures, const std::string& at, const Pile& pile,
                   const PileOdds& odds) const {
        for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
            const std::string stack = at + "stack " + std::to_string(i + 1) + ' ';
            addSums(figures, stack, odds.stacks[i]);
            addConditional(figures, "given change ", stack, odds.stacks[i].polymorphed);
        }
        const double golem = 1 - oddsOf(odds.golem, Golem::None);
        figures[at + "any golem"] = golem;
        addConditional(figures, "given golem ", at, golem);

        double items = 0;
        for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
            const StackOdds& stack = odds.stacks[i];
            items += pile.stacks[i].quantity * (stack.unaffected + stack.resisted);
            for (const auto* values :
                 {&stack.quantityAfterShudder, &stack.quantityAfterPolymorph}) {
                for (const ValueOdds& entry : *values) {
                    items += entry.value * entry.probability;
                }
            }
        }
        figures[at + "items before golem"] = items;
    }

    void addSums(std::map<std::string, double>& figures, const std::string& at,
                 const StackOdds& odds) const {
        const std::string into = at + "polymorphed_into ";
        for (const ObjectOdds& entry : odds.polymorphedInto) {
            const ObjectType& type = table_[entry.object];
            figures[at + (type.magic ? "becomes magical" : "becomes mundane")] += entry.probability;
            if (type.id == "hawaiian_shirt" || type.id == "t_shirt") {
                figures[into + "Hawaiian shirt or T-shirt"] += entry.probability;
            }
            if (type.objectClass == ObjectClass::Gem) {
                figures[into + (type.material == Material::Gemstone ? "gem" : "glass")] +=
                    type.material == Material::Mineral ? 0 : entry.probability;
                figures[into + "other than mineral"] +=
                    type.material == Material::Mineral ? 0 : entry.probability;
            }
        }
    }

    static void addConditional(std::map<std::string, double>& figures, const std::string& prefix,
                               const std::string& at, double condition) {
        std::map<std::string, double> conditional;
        for (const auto& [name, value] : figures) {
            if (name.starts_with(at)) {
                conditional[prefix + name] = value / condition;
            }
        }
        figures.insert(conditional.begin(), conditional.end());
    }

    Game game_;
    const ObjectTable& table_;
    Situation situation_;
    std::vector<Pile> piles_;
    std::vector<Goal> goals_;
};

/// A number, or a fraction such as "19/160", which is exact.
struct Expected {
    double value{};
    double tolerance{};

    Expected(const json& in, double printed) {
        if (in.is_number()) {
            value = in;
            tolerance = printed;
            return;
        }
        const std::string text = in;
        const std::size_t slash = text.find('/');
        value = std::stod(text.substr(0, slash)) / std::stod(text.substr(slash + 1));
        tolerance = 1e-12;
    }
};

class WorkedExample : public ::testing::TestWithParam<std::size_t> {};

TEST_P(WorkedExample, ComesOutAsWorkedByHand) {
    const json in = workedExamples()[GetParam()];
    SCOPED_TRACE("section " + in.at("section").get<std::string>() + ", " +
                 in.at("rule").get<std::string>());
    const std::map<std::string, double> figures = Example(in).figures();
    for (const auto& [name, wanted] : in.at("expect").items()) {
        const Expected expected(wanted, in.value("tolerance", 1e-10));
        const auto found = figures.find(name);
        const double figure = found == figures.end() ? 0 : found->second;
        EXPECT_NEAR(figure, expected.value, expected.tolerance) << name;
    }
}

std::string sectionOf(const ::testing::TestParamInfo<std::size_t>& example) {
    const std::string section = workedExamples()[example.param].at("section");
    std::string name = "Number" + std::to_string(example.param) + "OfSection";
    for (const char c : section) {
        name += std::isdigit(static_cast<unsigned char>(c)) != 0 ? c : '_';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(Reference, WorkedExample,
                         ::testing::Range(std::size_t{0}, workedExamples().size()), sectionOf);

}  // namespace
}  // namespace polyplan::testing
