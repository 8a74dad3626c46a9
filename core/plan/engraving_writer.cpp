#include "core/plan/engraving_writer.h"

#include <string>

#include "core/plan/engraving_words.h"
#include "core/plan/member_writer.h"

namespace polyplan::plan {
namespace {

using Layout = JsonWriter::Layout;
namespace engraving = nethack::engraving;

const UnknownMembers& unknownIn(const Engraving& request, const std::string& inside) {
    static const UnknownMembers none;
    const auto found = request.unknownInside.find(inside);
    return found == request.unknownInside.end() ? none : found->second;
}

template <typename Value, std::size_t count>
void writeWord(JsonWriter& json, std::string_view name, const Words<Value, count>& words,
               Value value, Value fallback) {
    if (value != fallback) {
        json.member(name, wordFor(words, value));
    }
}

void writeType(JsonWriter& json, std::string_view name,
               const std::optional<engraving::Type>& type) {
    if (type) {
        json.member(name, wordFor(engravingTypeWords, *type));
    }
}

void writeStylusState(JsonWriter& json, const Engraving& request) {
    const engraving::StylusState& state = request.stylusState;
    const UnknownMembers& unknown = unknownIn(request, "stylus_state");
    if (state == engraving::StylusState{} && unknown.empty()) {
        return;
    }
    json.key("stylus_state");
    json.beginObject(Layout::OneLine);
    writeWord(json, "buc", bucWords, state.buc, nethack::Buc::Uncursed);
    writeUnlessDefault(json, "enchantment", state.enchantment);
    writeUnlessDefault(json, "charges", state.charges);
    writeUnlessDefault(json, "appearance", state.appearance);
    writeUnlessDefault(json, "artifact", state.artifact);
    writeUnlessDefault(json, "wielded", state.wielded);
    writeUnlessDefault(json, "worn", state.worn);
    writeUnlessDefault(json, "identified", state.identified);
    writeUnknown(json, unknown);
    json.end();
}

void writeExisting(JsonWriter& json, const Engraving& request) {
    if (!request.existing) {
        return;
    }
    json.key("existing");
    json.beginObject(Layout::OneLine);
    writeType(json, "type", request.existing->type);
    writeUnlessDefault(json, "text", request.existing->text);
    writeUnknown(json, unknownIn(request, "existing"));
    json.end();
}

void writeWear(JsonWriter& json, const Engraving& request) {
    if (!request.wear) {
        return;
    }
    const engraving::Wear& wear = *request.wear;
    json.key("wear");
    json.beginObject(Layout::OneLine);
    writeType(json, "engraving_type", wear.engravingType);
    if (request.events.empty()) {
        json.member("count", wear.count);
        writeUnlessDefault(json, "repeat", wear.repeat, 1);
    }
    writeUnlessDefault(json, "magical", wear.magical);
    writeUnknown(json, unknownIn(request, "wear"));
    json.end();
}

void writeEvents(JsonWriter& json, const Engraving& request) {
    if (request.events.empty()) {
        return;
    }
    json.key("events");
    json.beginArray();
    for (std::size_t i = 0; i < request.events.size(); ++i) {
        const engraving::Event& event = request.events[i];
        json.beginObject(Layout::OneLine);
        json.member("cause", wordFor(causeWords, event.cause));
        writeUnlessDefault(json, "times", event.times, 1);
        writeUnlessDefault(json, "dexterity", event.dexterity);
        writeUnknown(json, unknownIn(request, "events/" + std::to_string(i)));
        json.end();
    }
    json.end();
}

void writeOverlaid(JsonWriter& json, const Engraving& request) {
    if (request.overlaid.empty()) {
        return;
    }
    json.key("overlaid");
    json.beginArray(Layout::OneLine);
    for (const std::string& stylus : request.overlaid) {
        json.value(stylus);
    }
    json.end();
}

}  // namespace

void writeConditions(JsonWriter& json, const std::set<engraving::Condition>& conditions) {
    if (conditions.empty()) {
        return;
    }
    json.key("conditions");
    json.beginArray(Layout::OneLine);
    for (const engraving::Condition condition : conditions) {
        json.value(wordFor(conditionWords, condition));
    }
    json.end();
}

void write(JsonWriter& json, const Engraving& request) {
    json.beginObject();
    if (request.game) {
        json.member("game", id(*request.game));
    }
    writeUnlessDefault(json, "text", request.text);
    if (request.stylus) {
        json.member("stylus", *request.stylus);
    }
    writeStylusState(json, request);
    writeConditions(json, request.conditions);
    writeWord(json, "riding_skill", ridingSkillWords, request.ridingSkill,
              engraving::RidingSkill::Unskilled);
    writeWord(json, "surface", surfaceWords, request.surface, engraving::Surface::Floor);
    writeUnlessDefault(json, "grave_undisturbed", request.graveUndisturbed);
    writeExisting(json, request);
    writeWord(json, "action", actionWords, request.action, engraving::Action::New);
    writeType(json, "engraving_type", request.engravingType);
    writeWear(json, request);
    writeEvents(json, request);
    writeUnlessDefault(json, "dexterity", request.dexterity);
    writeUnlessDefault(json, "samples", request.samples);
    writeUnlessDefault(json, "seed", request.seed);
    writeOverlaid(json, request);
    writeUnknown(json, request.unknown);
    json.end();
}

}  // namespace polyplan::plan
