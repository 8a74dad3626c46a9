#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
#include "core/plan/json.h"
#include "core/plan/line_of.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/figures.h"
#include "tests/core/support/situations.h"
#include "tests/oracle/answer_comparison.h"
#include "tests/oracle/random_lines.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

constexpr LineSize fewStacks = {.mostPiles = 3, .mostStacks = 6, .mostItems = 30};

plan::LineQuestion questionOf(const std::string& plan) {
    std::ifstream file(POLYPLAN_SOURCE_DIR "/tests/benchmarks/plans/" + plan + ".polyplan");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto read = plan::readDocument(text, tests::catalogues());
    const plan::Document document = std::get<plan::Document>(read);
    return plan::lineQuestion(document, *document.strategies.begin(), tests::catalogues()).value();
}

class ReferencePlan : public ::testing::TestWithParam<const char*> {};

TEST_P(ReferencePlan, HappensInTheSimulatorAsOften) {
    const plan::LineQuestion question = questionOf(GetParam());
    const auto answer = evaluateLine(question.situation, question.piles, question.goals,
                                     {.method = {}, .detail = Detail::WholeLine, .stop = {}});
    if (!question.situation.known.materials.empty()) {
        EXPECT_EQ(answer->provenance.method, Method::Exact);
    }
    const auto sampled =
        simulateLine(question.situation, question.piles, question.goals, 100'000, 4);
    const Comparison comparison = compareSampled(*answer, *sampled, question.situation.table);
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
}

INSTANTIATE_TEST_SUITE_P(Plans, ReferencePlan,
                         ::testing::Values("pile-30", "pile-60", "pile-120", "pile-240", "line-7x8",
                                           "line-7x8-unknown-appearances", "line-7x60"),
                         [](const auto& plan) {
                             std::string name = plan.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

RC_GTEST_PROP(Evaluator, GivesAtOnceWhatItGivesAtLength, ()) {
    const RandomLine line = *randomLine(fewStacks, true);
    const Situation situation = line.situation();
    const auto complete = evaluateLine(situation, line.piles, line.goals);
    const auto immediate = evaluateLine(situation, line.piles, line.goals,
                                        {.method = {}, .detail = Detail::Immediate, .stop = {}});
    const auto figures = figuresOf(*complete, situation.table);
    for (const auto& [name, figure] : figuresOf(*immediate, situation.table)) {
        if (!name.ends_with("p_at_least_one")) {
            const auto found = figures.find(name);
            RC_ASSERT(found != figures.end());
            RC_ASSERT(std::abs(figure.value - found->second.value) <=
                      1e-12 * std::max(1e-12, found->second.value));
        }
    }
}

/// Edits of all kinds, one after the other.
void edit(RandomLine& line, const RandomLine& other) {
    switch (*rc::gen::inRange(0, 7)) {
        case 0:
            line.luck = other.luck;
            break;
        case 1:
            line.ledgerLevel = other.ledgerLevel;
            break;
        case 2:
            line.goals.clear();
            break;
        case 3:
            line.piles.front().stacks.push_back(line.piles.back().stacks.front());
            break;
        case 4:
            line.piles.back().distance += 1;
            break;
        case 5:
            std::reverse(line.piles.back().stacks.begin(), line.piles.back().stacks.end());
            break;
        default:
            line = other;
    }
}

RC_GTEST_PROP(Evaluator, RemembersNothingThatAnEditChanges, ()) {
    const RandomLine one = *randomLine(fewStacks, true);
    const RandomLine other = *randomLine(fewStacks, true);
    RandomLine line = one;
    LineEvaluator evaluator;
    for (int i = 0; i < 4; ++i) {
        const Situation situation = line.situation();
        const auto remembered =
            evaluator.evaluate(situation, line.piles, line.goals,
                               {.method = {}, .detail = Detail::WholeLine, .stop = {}});
        const auto fresh = evaluateLine(situation, line.piles, line.goals,
                                        {.method = {}, .detail = Detail::WholeLine, .stop = {}});
        const Comparison comparison = compareExact(*fresh, *remembered, situation.table, 1e-15);
        if (!comparison.deviations().empty()) {
            RC_FAIL(comparison.report());
        }
        edit(line, i == 2 ? one : other);
    }
}

RC_GTEST_PROP(Evaluator, SamplesWhenAskedTo, ()) {
    const RandomLine line = *randomLine(fewStacks, false);
    const Situation situation = line.situation();
    const auto answer =
        evaluateLine(situation, line.piles, line.goals,
                     {.method = Method::Sampled, .samples = 500, .seed = 77, .stop = {}});
    const auto simulated = simulateLine(situation, line.piles, line.goals, 500, 77);
    RC_ASSERT(answer->provenance == simulated->provenance);
    const Comparison comparison = compareExact(*simulated, *answer, situation.table, 0);
    if (!comparison.deviations().empty()) {
        RC_FAIL(comparison.report());
    }
}

RC_GTEST_PROP(Evaluator, StopsWhenAsked, ()) {
    const RandomLine line = *randomLine(fewStacks, *rc::gen::arbitrary<bool>());
    std::stop_source stop;
    stop.request_stop();
    RC_ASSERT(!evaluateLine(line.situation(), line.piles, line.goals,
                            {.method = {}, .stop = stop.get_token()})
                   .has_value());
}

}  // namespace
}  // namespace polyplan::testing
