#include "core/powder/report_noise.h"

#include <algorithm>

#include "core/powder/report_words.h"

namespace polyplan::powder {

std::vector<Figure> noiseFigures(const Answer& answer, const std::string& group, bool isAtFirst) {
    std::vector<Figure> figures;
    const std::string atFirst = isAtFirst ? ", at first" : "";
    const auto likeliest = std::ranges::max_element(answer.ownNoise);
    const auto level = static_cast<int>(likeliest - answer.ownNoise.begin());
    double mean = 0.0;
    std::string odds;
    for (std::size_t i = 0; i < answer.ownNoise.size(); ++i) {
        mean += static_cast<double>(i) * answer.ownNoise[i];
        if (answer.ownNoise[i] > 0.0) {
            odds += (odds.empty() ? "" : ", ") + std::to_string(i) + ": " +
                    shortNumber(100.0 * answer.ownNoise[i]) + " %";
        }
    }
    figures.push_back(
        {.id = "noise",
         .group = group,
         .label = "its noise" + atFirst,
         .apart = "the creature's noise" + atFirst,
         .value = {mean},
         .unit = Unit::Level,
         .better = Better::Lower,
         .text = std::to_string(level) + ", " + std::string(noiseWord(level)),
         .detail = *likeliest < 1.0 ? odds : "",
         .rule = "Each noise x on a level N gives the louder, and 1 more with 1 in 2 to the "
                 "power of their difference.",
         .source = "creature.cpp makeNoise(), getNoiseLevel()"});
    for (std::size_t i = 0; i < answer.listeners.size(); ++i) {
        const ListenerAnswer& listener = answer.listeners[i];
        const std::string wakes = std::string("wakes a ") + (listener.tired ? "tired " : "") +
                                  "sleeper at " + std::to_string(listener.distance);
        figures.push_back(
            {.id = "listener/" + std::to_string(i + 1),
             .group = group,
             .label = wakes,
             .apart = "the creature's noise " + wakes,
             .value = {listener.woken},
             .detail = "a heartbeat" + atFirst,
             .rule = "Any number from 0 to the level is heard; less the distance it is held "
                     "against a die of 10, if tired of 20.",
             .source = "creature.cpp doHeartbeat()"});
    }
    return figures;
}

Table hearingTable(const NoiseOdds& ownNoise, const std::string& prefix, bool isAtFirst) {
    Table table{.id = prefix + "hearing",
                .title = isAtFirst ? "Who hears it at first" : "Who hears it",
                .columns = {{"Distance"},
                            {"Wakes", Unit::Probability, "Chance a heartbeat"},
                            {"Tired", Unit::Probability, "Of a sleeper who is tired"}},
                .rows = {}};
    for (const HearingRow& row : hearing(ownNoise)) {
        table.rows.push_back(
            {std::to_string(row.distance), Estimate{row.woken}, Estimate{row.wokenTired}});
    }
    return table;
}

Table noiseMakersTable(std::span<const NoiseMaker> heard, const std::string& prefix) {
    Table table{.id = prefix + "noise_makers",
                .title = "Who wakes it",
                .columns = {{"Noise"},
                            {"Wakes", Unit::Probability, "Chance a heartbeat"},
                            {"Tired", Unit::Probability, "While it is tired"},
                            {"Distance", Unit::Plain}},
                .rows = {}};
    for (const NoiseMaker& maker : heard) {
        const NoiseOdds level = noiseLevel(maker.noises);
        std::string noises;
        for (const int noise : maker.noises) {
            noises += (noises.empty() ? "" : " + ") + std::to_string(noise);
        }
        table.rows.push_back({noises, Estimate{wakingChance(level, maker.distance, false)},
                              Estimate{wakingChance(level, maker.distance, true)},
                              static_cast<double>(maker.distance)});
    }
    return table;
}

}  // namespace polyplan::powder
