#include "core/plan/advice/advice_json.h"

#include <string>
#include <string_view>
#include <vector>

namespace polyplan::plan {
namespace {

constexpr std::string_view idBegin = "polypile/";

/// "polypile/lost/shocked_off" → "lost_shocked_off"
std::string memberFor(std::string_view id) {
    std::string name(id.substr(idBegin.size()));
    for (char& each : name) {
        each = each == '/' ? '_' : each;
    }
    return name;
}

void writeSide(JsonWriter& json, std::string_view side, const std::vector<Effect>& effects,
               Estimate Effect::*figure) {
    json.key(side);
    json.beginObject();
    for (const Effect& effect : effects) {
        json.key(memberFor(effect.id));
        json.beginObject(JsonWriter::Layout::OneLine);
        json.member(effect.unit == Unit::Probability ? "probability" : "mean",
                    (effect.*figure).value);
        json.member("standard_error", (effect.*figure).standardError);
        json.end();
    }
    json.end();
}

}  // namespace

void writeAdvice(JsonWriter& json, const Advice& advice) {
    json.beginArray();
    for (const Finding& finding : advice.findings) {
        json.beginObject();
        json.member("hint", finding.hint);
        json.member("fix", finding.fixName);
        json.member("found", finding.found);
        json.key("piles");
        json.beginArray(JsonWriter::Layout::OneLine);
        for (const int square : finding.squares) {
            json.value(square);
        }
        json.end();
        std::vector<Effect> effects = finding.effects;
        if (finding.hit) {
            effects.push_back(*finding.hit);
        }
        json.key("effect");
        json.beginObject();
        writeSide(json, "before", effects, &Effect::before);
        writeSide(json, "after", effects, &Effect::after);
        json.end();
        json.end();
    }
    json.end();
}

}  // namespace polyplan::plan
