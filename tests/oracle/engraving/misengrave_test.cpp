#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/nethack/engraving/answer.h"
#include "core/plan/engraving_reader.h"
#include "tests/core/support/catalogues.h"
#include "tests/oracle/comparison.h"

namespace polyplan::testing {
namespace {

using nethack::engraving::Writing;

/// The request of one recorded run of the engrave command.
Writing foretold(const std::string& game, const nlohmann::json& run) {
    Json request = Json::object();
    request["game"] = game;
    request["text"] = run.at("text").get<std::string>();
    request["stylus"] = run.at("stylus").get<std::string>();
    request["conditions"] = run.at("hero_status").get<std::vector<std::string>>();
    const auto read = plan::readEngravingRequest(request, tests::catalogues());
    const auto& asked = std::get<nethack::engraving::Request>(read);
    return writing(asked, *asked.game, *tests::catalogues().engraving(*asked.game));
}

/// How many characters come out different: the places are independent of each other.
std::vector<double> changedCharacters(const Writing& writing) {
    std::vector<double> odds = {1.0};
    for (const double error : writing.letterErrors) {
        odds.push_back(0.0);
        for (std::size_t changed = odds.size() - 1; changed > 0; --changed) {
            odds[changed] += odds[changed - 1] * error - odds[changed] * error;
        }
        odds.front() *= 1 - error;
    }
    return odds;
}

void compareRun(const std::string& game, const nlohmann::json& run, Comparison& comparison) {
    const Writing writing = foretold(game, run);
    const auto trials = run.at("trials").get<std::int64_t>();
    const auto hold = [&](const std::string& cell, double predicted, std::int64_t count) {
        comparison.probability(
            run.at("stylus").get<std::string>() + ' ' + run.at("hero_status").dump() + ' ' + cell,
            predicted, count, trials);
    };
    const std::string text = run.at("text");
    EXPECT_EQ(run.at("engraving_type") == "BURN", writing.type == nethack::engraving::Type::Burn);
    hold("unchanged", writing.unchanged, run.at("unchanged"));
    hold("reads", writing.readsElbereth, run.at("reads_elbereth"));
    if (run.contains("contains_elbereth")) {
        hold("contains", writing.containsElbereth, run.at("contains_elbereth"));
    }
    const std::vector<double> changed = changedCharacters(writing);
    for (std::size_t i = 0; i < changed.size(); ++i) {
        hold("changed " + std::to_string(i), changed[i],
             run.at("changed_characters_histogram").value(std::to_string(i), std::int64_t{}));
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        hold("place " + std::to_string(i), writing.letterErrors[i],
             run.at("changed_by_position").at(i));
    }
    // How often each character took another's place, over all places.
    for (char c = '!'; c <= '~'; ++c) {
        double mean = 0;
        double variance = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto found = writing.byPosition[i].find(c);
            const bool other = text[i] != c && found != writing.byPosition[i].end();
            mean += other ? found->second : 0.0;
            variance += other ? found->second * (1 - found->second) : 0.0;
        }
        const auto count =
            run.at("replacement_character_counts").value(std::string(1, c), std::int64_t{});
        comparison.mean(std::string("replaced by ") + c, mean,
                        static_cast<double>(count) / static_cast<double>(trials),
                        variance / static_cast<double>(trials));
    }
}

class Misengrave : public ::testing::TestWithParam<const char*> {};

TEST_P(Misengrave, ComesOutAsTheGameWroteIt) {
    std::ifstream file(std::string(POLYPLAN_SOURCE_DIR "/tests/oracle/engraving/") + GetParam());
    const auto record = nlohmann::json::parse(file);
    Comparison comparison;
    for (const auto& run : record.at("runs")) {
        compareRun(record.at("game"), run, comparison);
    }
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
    EXPECT_GT(comparison.cells(), 900U);
}

INSTANTIATE_TEST_SUITE_P(Engraving, Misengrave,
                         ::testing::Values("misengrave-elbereth.json",
                                           "v343-misengrave-elbereth.json"));

}  // namespace
}  // namespace polyplan::testing
