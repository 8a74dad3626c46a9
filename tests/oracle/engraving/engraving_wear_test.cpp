#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <stdexcept>

#include "core/nethack/engraving/request_words.h"
#include "core/nethack/engraving/types.h"
#include "core/nethack/engraving/wear_exact.h"
#include "core/nethack/engraving/wear_simulator.h"
#include "tests/core/support/catalogues.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/record_names.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::engraving;
using nlohmann::json;

const std::filesystem::path folder = POLYPLAN_SOURCE_DIR "/tests/oracle/engraving";
constexpr int samples = 100'000;
constexpr std::uint64_t seed = 20'261'121;

const Rubouts& rubouts() {
    return *tests::catalogues().engraving(Game::NetHack367)->rubouts;
}

std::vector<std::string> recordsOfKind(const std::string& part) {
    std::vector<std::string> names = recordNamesIn(folder);
    std::erase_if(names,
                  [&](const std::string& name) { return name.find(part) == std::string::npos; });
    return names;
}

json read(const std::string& record) {
    std::ifstream in(folder / (record + ".json"));
    return json::parse(in);
}

Type typeOf(const json& recorded) {
    for (const Type type : {Type::Dust, Type::Engrave, Type::Burn, Type::Mark, Type::Blood}) {
        if (wordFor(typeWords, type) == recorded.get<std::string>()) {
            return type;
        }
    }
    throw std::runtime_error("no type is called " + recorded.dump());
}

DurabilityQuestion wiping(const std::string& text, Game game, std::size_t count,
                          std::size_t times) {
    DurabilityQuestion question;
    question.text = text;
    question.game = game;
    WearEvent event;
    event.picks.assign(count + 1, 0.0);
    event.picks.back() = 1.0;
    question.events.assign(times, event);
    question.seed = seed;
    return question;
}

void compareHistogram(Comparison& comparison, const std::string& cell, const json& counts,
                      const std::vector<double>& predicted, std::int64_t trials, double runs) {
    for (std::size_t changed = 0; changed < predicted.size(); ++changed) {
        comparison.probability(cell + " changed " + std::to_string(changed), predicted[changed],
                               counts.value(std::to_string(changed), std::int64_t{0}), trials,
                               runs);
    }
}

void compareWear(Comparison& comparison, const std::string& run, const json& recorded,
                 const Durability& worn) {
    const std::int64_t trials = recorded.at("trials");
    for (const json& observed : recorded.at("per_k")) {
        const auto k = observed.at("k").get<std::size_t>();
        const WearFigures& figures = worn.entries.at(k - 1).figures;
        const std::string cell = run + " k " + std::to_string(k);
        const auto hold = [&](const char* member, double predicted) {
            if (observed.contains(member)) {
                comparison.probability(cell + ' ' + member, predicted, observed.at(member), trials,
                                       worn.samples);
            }
        };
        hold("intact", figures.intact);
        hold("reads_elbereth", figures.readsElbereth);
        hold("contains_elbereth", figures.containsElbereth);
        hold("engraving_gone", figures.gone);
        compareHistogram(comparison, cell, observed.at("changed_characters_histogram"),
                         figures.changedHistogram, trials, worn.samples);
        double squares = 0;
        for (std::size_t changed = 1; changed < figures.changedHistogram.size(); ++changed) {
            squares += figures.changedHistogram[changed] * static_cast<double>(changed * changed);
        }
        const double predictedVariance = squares - figures.changedMean * figures.changedMean;
        const double mean = observed.at("changed_characters_mean");
        const double recordedSquares = observed.at("changed_characters_sum_of_squares");
        const double recordedVariance = recordedSquares / static_cast<double>(trials) - mean * mean;
        // Where a change is rare the runs may show no variance at all, but the recording does.
        const double variance = worn.samples > 0
                                    ? std::max(predictedVariance, recordedVariance) *
                                          (1.0 / static_cast<double>(trials) + 1.0 / worn.samples)
                                    : predictedVariance / static_cast<double>(trials);
        comparison.mean(cell + " mean", figures.changedMean, mean, variance);
    }
}

template <typename Answer>
void compareRecord(const std::string& recordName, const Answer& answer) {
    const json record = read(recordName);
    Comparison comparison;
    for (const json& run : record.at("runs")) {
        const auto count = run.at("cnt").get<std::size_t>();
        DurabilityQuestion question =
            wiping(run.at("text"), gameFromId(record.at("game").get<std::string>()).value(), count,
                   run.at("per_k").size());
        question.type = typeOf(record.at("engraving_type"));
        question.onIce = run.at("on_ice");
        for (WearEvent& event : question.events) {
            event.magical = run.value("magical", false);
        }
        compareWear(comparison, "count " + std::to_string(count), run, answer(question));
    }
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
    EXPECT_GT(comparison.cells(), 100U);
}

class RecordedWear : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordedWear, HappensInTheExactChainAsOften) {
    compareRecord(GetParam(), [](const DurabilityQuestion& question) {
        return exactDurability(question, rubouts());
    });
}

TEST_P(RecordedWear, HappensInTheSimulatorAsOften) {
    compareRecord(GetParam(), [](const DurabilityQuestion& question) {
        return sampledDurability(question, rubouts(), samples);
    });
}

std::string testName(const ::testing::TestParamInfo<std::string>& record) {
    std::string identifier = record.param;
    std::replace(identifier.begin(), identifier.end(), '-', '_');
    return identifier;
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedWear, ::testing::ValuesIn(recordsOfKind("wear-")),
                         testName);

void compareOdds(Comparison& comparison, const std::string& cell, const CharacterOdds& odds,
                 const json& counts, std::int64_t trials) {
    for (const auto& [character, count] : counts.items()) {
        const auto found = odds.find(character.front());
        comparison.probability(std::string(cell).append(1, ' ').append(character),
                               found == odds.end() ? 0.0 : found->second, count, trials);
    }
    for (const auto& [character, chance] : odds) {
        if (!counts.contains(std::string(1, character))) {
            comparison.probability(std::string(cell).append(1, ' ').append(1, character), chance, 0,
                                   trials);
        }
    }
}

class RecordedRubout : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordedRubout, HappensInTheExactChainAsOften) {
    const json record = read(GetParam());
    const Game game = gameFromId(record.at("game").get<std::string>()).value();
    Comparison comparison;
    const json became = record.value("became", json::object());
    for (const auto& [character, counts] : became.items()) {
        const Durability worn = durability(wiping(character, game, 1, 1), rubouts());
        compareOdds(comparison, character, worn.byPosition.front(), counts,
                    record.at("trials_per_character"));
    }
    for (const json& run : record.value("runs", json::array())) {
        const std::string text = run.at("text");
        const std::int64_t trials = run.at("trials");
        const Durability worn = durability(wiping(text, game, run.at("wipes"), 1), rubouts());
        const std::string cell = text + " wiped " + run.at("wipes").dump();
        for (std::size_t place = 0; place < text.size(); ++place) {
            const std::string at =
                std::string(cell).append(" place ").append(std::to_string(place));
            compareOdds(comparison, at, worn.byPosition[place], run.at("by_position")[place],
                        trials);
            compareOdds(comparison, std::string(at).append(" at end"), worn.byPositionAtEnd[place],
                        run.at("by_position")[place], trials);
        }
        const WearFigures& figures = worn.entries.front().figures;
        comparison.probability(cell + " unchanged", figures.intact, run.at("unchanged"), trials);
        compareHistogram(comparison, cell, run.at("changed_characters_histogram"),
                         figures.changedHistogram, trials, 0);
    }
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
    EXPECT_GT(comparison.cells(), 100U);
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedRubout, ::testing::ValuesIn(recordsOfKind("rubout-")),
                         testName);

TEST(RecordedEngravings, AreAllThere) {
    EXPECT_EQ(recordsOfKind("wear-").size(), 10U);
    EXPECT_EQ(recordsOfKind("rubout-").size(), 3U);
}

/// A text and events that nobody thought of.
DurabilityQuestion anyQuestion(std::mt19937_64& dice) {
    const auto below = [&dice](std::size_t bound) { return dice() % bound; };
    DurabilityQuestion question;
    question.game = std::array{Game::NetHack343, Game::NetHack367, Game::NetHack37,
                               Game::SlashEmExtended}[below(4)];
    question.type =
        std::array{Type::Dust, Type::Dust, Type::Blood, Type::Engrave, Type::Burn}[below(5)];
    question.onIce = below(2) == 0 && question.game != Game::SlashEmExtended;
    question.seed = dice();
    const std::size_t words = 1 + below(5);
    for (std::size_t word = 0; word < words; ++word) {
        constexpr std::string_view alphabet = "EBbehlmnrt.?|@8 aMWz-";
        if (below(2) == 0) {
            question.text += std::array{"Elbereth", "ElBereth", "Elbeneth "}[below(3)];
            continue;
        }
        for (std::size_t left = 1 + below(9); left > 0; --left) {
            question.text += alphabet[below(alphabet.size())];
        }
    }
    question.text += 'x';
    std::vector<WearEvent> kinds;
    for (int kind = 0; kind < 3; ++kind) {
        const auto cause = static_cast<Cause>(below(13));
        kinds.push_back(causeRule(cause, question.game, 3).event);
    }
    for (std::size_t left = 5 + below(20); left > 0; --left) {
        question.events.push_back(kinds[below(kinds.size())]);
    }
    return question;
}

TEST(WearChain, AgreesWithTheSimulatorOnAnything) {
    std::mt19937_64 dice(seed);
    Comparison comparison;
    for (int round = 0; round < 60; ++round) {
        const DurabilityQuestion question = anyQuestion(dice);
        const Durability exact = exactDurability(question, rubouts());
        const Durability rolled = sampledDurability(question, rubouts(), samples);
        const auto hold = [&](const std::string& cell, double predicted, double share) {
            comparison.probability('"' + question.text + "\" type " +
                                       std::string(wordFor(typeWords, question.type)) + ' ' + cell,
                                   predicted, std::llround(share * samples), samples);
        };
        for (std::size_t k = 0; k < question.events.size(); ++k) {
            const WearFigures& one = exact.entries[k].figures;
            const WearFigures& other = rolled.entries[k].figures;
            const std::string at = " after " + std::to_string(k + 1);
            hold("intact" + at, one.intact, other.intact);
            hold("reads" + at, one.readsElbereth, other.readsElbereth);
            hold("contains" + at, one.containsElbereth, other.containsElbereth);
            hold("gone" + at, one.gone, other.gone);
            for (std::size_t changed = 0; changed < one.changedHistogram.size(); ++changed) {
                hold("changed " + std::to_string(changed) + at, one.changedHistogram[changed],
                     other.changedHistogram[changed]);
            }
        }
        for (std::size_t place = 0; place < question.text.size(); ++place) {
            for (const auto& [character, chance] : exact.byPositionAtEnd[place]) {
                const CharacterOdds& odds = rolled.byPositionAtEnd[place];
                hold("place " + std::to_string(place) + ' ' + character, chance,
                     odds.contains(character) ? odds.at(character) : 0.0);
            }
        }
    }
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
    EXPECT_GT(comparison.cells(), 10'000U);
}

}  // namespace
}  // namespace polyplan::testing
