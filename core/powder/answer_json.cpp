#include "core/powder/answer_json.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/powder/words.h"

namespace polyplan::powder {
namespace {

using Layout = JsonWriter::Layout;

/// Which of a figure's two numbers is written: answers carry all errors in an object of their own.
enum class Part : std::uint8_t { Value, Error };

double partOf(const Estimate& estimate, Part part) {
    return part == Part::Value ? estimate.value : estimate.standardError;
}

struct Share {
    std::string_view name;
    Estimate Beat::*member;
};

constexpr std::array<Share, 7> shares = {{{"alive", &Beat::alive},
                                          {"followed", &Beat::followed},
                                          {"polymorphed", &Beat::polymorphed},
                                          {"reverted", &Beat::reverted},
                                          {"departed", &Beat::departed},
                                          {"teleported_ever", &Beat::teleportedEver},
                                          {"asleep", &Beat::asleep}}};

struct Number {
    std::string_view name;
    std::optional<Spread> Beat::*member;
};

constexpr std::array<Number, 3> numbers = {
    {{"hp", &Beat::hp}, {"mp", &Beat::mp}, {"food", &Beat::food}}};

void writeNoise(JsonWriter& json, const NoiseOdds& noise) {
    json.key("own_noise");
    json.beginObject(Layout::OneLine);
    for (std::size_t level = 0; level < noise.size(); ++level) {
        if (noise[level] > 0.0) {
            json.member(std::to_string(level), noise[level]);
        }
    }
    json.end();
}

void writeListeners(JsonWriter& json, const std::vector<ListenerAnswer>& listeners) {
    json.key("listeners");
    json.beginArray();
    for (const ListenerAnswer& listener : listeners) {
        json.beginObject(Layout::OneLine);
        json.member("distance", listener.distance);
        json.member("tired", listener.tired);
        json.member("woken", listener.woken);
        json.end();
    }
    json.end();
}

void writeDistribution(JsonWriter& json, const HpOdds& odds, Part part) {
    json.key("distribution");
    json.beginObject(Layout::OneLine);
    odds.forEach([&](int hp, const Estimate& estimate) {
        json.member(std::to_string(hp), partOf(estimate, part));
    });
    json.end();
}

/// @param odds of hit points; null for what has none
void writeSpread(JsonWriter& json, std::string_view name, const std::optional<Spread>& spread,
                 const HpOdds* odds, Part part) {
    const auto write = [&](std::string_view member, const auto& number) {
        if (spread) {
            json.member(member, number);
        } else {
            json.member(member, nullptr);
        }
    };
    const Spread& values = spread ? *spread : Spread();
    json.key(name);
    json.beginObject(Layout::OneLine);
    write("mean", partOf(values.mean, part));
    if (part == Part::Value) {
        write("p05", values.p05);
        write("p50", values.p50);
        write("p95", values.p95);
    }
    if (odds != nullptr) {
        writeDistribution(json, *odds, part);
    }
    json.end();
}

void writeFigures(JsonWriter& json, const Beat& beat, Part part) {
    for (const Share& share : shares) {
        json.member(share.name, partOf(beat.*share.member, part));
    }
    json.key("intrinsics");
    json.beginObject(Layout::OneLine);
    for (const auto& [intrinsic, estimate] : beat.intrinsics) {
        json.member(name(intrinsic), partOf(estimate, part));
    }
    json.end();
    for (const Number& number : numbers) {
        const HpOdds* odds = number.member == &Beat::hp ? &beat.hpOdds : nullptr;
        writeSpread(json, number.name, beat.*number.member, odds, part);
    }
}

void writeEvent(JsonWriter& json, const Event& event, bool sampled) {
    json.beginObject(Layout::OneLine);
    json.member("step", event.step);
    json.member("what", text(event.what, event.intrinsic));
    json.member("probability", event.probability.value);
    json.member("mean", event.mean.value);
    if (sampled) {
        json.key("standard_error");
        json.beginObject(Layout::OneLine);
        json.member("probability", event.probability.standardError);
        json.member("mean", event.mean.standardError);
        json.end();
    }
    json.end();
}

void writeBeat(JsonWriter& json, const Beat& beat, bool sampled) {
    json.beginObject();
    json.member("heartbeat", beat.heartbeat);
    json.member("count", beat.count);
    json.member("t", beat.t);
    json.member("phase", name(beat.phase));
    writeFigures(json, beat, Part::Value);
    json.key("events");
    json.beginArray();
    for (const Event& event : beat.events) {
        writeEvent(json, event, sampled);
    }
    json.end();
    if (sampled) {
        json.key("standard_error");
        json.beginObject();
        writeFigures(json, beat, Part::Error);
        json.end();
    }
    json.end();
}

}  // namespace

void writeAnswer(JsonWriter& json, const Answer& answer) {
    const bool sampled = answer.method == Method::Sampled;
    json.beginObject();
    json.member("game", powderGame);
    json.member("method", sampled ? "sampled" : "exact");
    if (sampled) {
        json.member("samples", answer.samples);
        json.member("seed", answer.seed);
    }
    writeNoise(json, answer.ownNoise);
    writeListeners(json, answer.listeners);
    json.key("not_followed");
    json.beginArray();
    for (const Omission& omission : answer.notFollowed) {
        json.value(omission.of ? std::string(name(*omission.of)) + ": " + omission.text
                               : omission.text);
    }
    json.end();
    json.key("timeline");
    json.beginArray();
    for (const Beat& beat : answer.timeline) {
        writeBeat(json, beat, sampled);
    }
    json.end();
    json.end();
}

}  // namespace polyplan::powder
