#include <benchmark/benchmark.h>

#include <array>
#include <fstream>
#include <string>

#include "core/nethack/engraving/durability.h"

namespace polyplan::benchmarks {
namespace {

using namespace nethack;
using namespace nethack::engraving;

const Rubouts& rubouts() {
    static const Rubouts all = [] {
        std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/nethack-rubouts.csv");
        return Rubouts::read(csv);
    }();
    return all;
}

enum class Text { Elbereths, Sentence, Tough };

/// A text of so many characters: the word over and over, one in plain English, or one of the
/// characters that stand the most picks.
std::string textOf(Text kind, std::size_t length) {
    constexpr std::string_view elbereths = "Elbereth";
    constexpr std::string_view sentence = "Gilthoniel A Elbereth, we still remember you here; ";
    constexpr std::string_view tough = "W8MBHEQR";
    const std::string_view part = kind == Text::Elbereths  ? elbereths
                                  : kind == Text::Sentence ? sentence
                                                           : tough;
    std::string text;
    while (text.size() < length) {
        text += part;
    }
    text.resize(length);
    if (text.back() == ' ') {
        text.back() = '.';
    }
    return text;
}

/// @param count the n of each event; 0: one cause after another
DurabilityQuestion ask(Text kind, std::size_t length, std::size_t events, std::size_t count) {
    DurabilityQuestion question;
    question.text = textOf(kind, length);
    if (count > 0) {
        WearEvent event;
        event.picks.assign(count + 1, 0.0);
        event.picks.back() = 1.0;
        event.magical = true;
        question.events.assign(events, event);
        return question;
    }
    constexpr int dexterity = 10;
    constexpr std::array causes = {Cause::Turn, Cause::MonsterMove, Cause::Move, Cause::Melee,
                                   Cause::ForceBoltDown};
    for (std::size_t event = 0; event < events; ++event) {
        question.events.push_back(
            causeRule(causes[event % causes.size()], question.game, dexterity).event);
    }
    return question;
}

void tell(benchmark::State& state, const Durability& answer) {
    state.SetLabel(answer.method == Method::Exact
                       ? "exact"
                       : "sampled, " + std::to_string(answer.samples) + " runs");
}

/// 40 characters over 50 events, for every type that the styluses of one hero write: blood takes
/// the place of dust.
void allStyluses(benchmark::State& state, Text kind, std::size_t count) {
    DurabilityQuestion question = ask(kind, 40, 50, count);
    for ([[maybe_unused]] const auto _ : state) {
        for (const Type type : {Type::Dust, Type::Engrave, Type::Burn, Type::Mark}) {
            question.type = type;
            benchmark::DoNotOptimize(durability(question, rubouts()));
        }
    }
    tell(state, durability(question, rubouts()));
}

/// 200 characters over 200 events.
void longText(benchmark::State& state, Type type, Text kind, std::size_t count) {
    DurabilityQuestion question = ask(kind, 200, 200, count);
    question.type = type;
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(durability(question, rubouts()));
    }
    tell(state, durability(question, rubouts()));
}

#define POLYPLAN_WEAR(function, name, ...) \
    BENCHMARK_CAPTURE(function, name, __VA_ARGS__)->Unit(benchmark::kMillisecond)

POLYPLAN_WEAR(allStyluses, elbereths_picks_1, Text::Elbereths, 1);
POLYPLAN_WEAR(allStyluses, elbereths_picks_3, Text::Elbereths, 3);
POLYPLAN_WEAR(allStyluses, sentence_picks_3, Text::Sentence, 3);
POLYPLAN_WEAR(allStyluses, tough_picks_3, Text::Tough, 3);
POLYPLAN_WEAR(allStyluses, tough_picks_8, Text::Tough, 8);
POLYPLAN_WEAR(allStyluses, sentence_all_causes, Text::Sentence, 0);
POLYPLAN_WEAR(longText, burn_picks_3, Type::Burn, Text::Sentence, 3);
POLYPLAN_WEAR(longText, engrave_picks_1, Type::Engrave, Text::Sentence, 1);
POLYPLAN_WEAR(longText, engrave_picks_3, Type::Engrave, Text::Elbereths, 3);
POLYPLAN_WEAR(longText, mark_picks_3, Type::Mark, Text::Sentence, 3);
POLYPLAN_WEAR(longText, dust_picks_1, Type::Dust, Text::Sentence, 1);
POLYPLAN_WEAR(longText, dust_picks_1_tough, Type::Dust, Text::Tough, 1);
POLYPLAN_WEAR(longText, dust_picks_3, Type::Dust, Text::Sentence, 3);
POLYPLAN_WEAR(longText, dust_picks_3_elbereths, Type::Dust, Text::Elbereths, 3);
POLYPLAN_WEAR(longText, dust_picks_8, Type::Dust, Text::Sentence, 8);
POLYPLAN_WEAR(longText, dust_all_causes, Type::Dust, Text::Sentence, 0);

}  // namespace
}  // namespace polyplan::benchmarks
