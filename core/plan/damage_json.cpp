#include "core/plan/damage_json.h"

#include <array>
#include <cstdio>
#include <string>

#include "core/oangband/explanation.h"
#include "core/oangband/request_words.h"

namespace polyplan::plan {
namespace {

using Layout = JsonWriter::Layout;
using oangband::Odds;

void writeOdds(JsonWriter& json, std::string_view name, const Odds& odds) {
    json.key(name);
    json.beginObject(Layout::OneLine);
    for (const auto& [value, probability] : odds) {
        json.member(std::to_string(value), probability);
    }
    json.end();
}

/// To four digits, however small: "18.75 %", "7.179e-05 %".
std::string percent(double probability) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g %%", probability * 100.0);
    return text.data();
}

void writeMonster(JsonWriter& json, const oangband::Answer& answer) {
    const oangband::Monster& monster = answer.monster;
    json.key("monster");
    json.beginObject(Layout::OneLine);
    if (monster.id != 0) {
        json.member("id", monster.id);
    }
    json.member("name", monster.name);
    json.member("symbol", std::string(1, monster.symbol));
    json.member("level", monster.level);
    json.member("armour_class", monster.armourClass);
    json.member("mana", monster.mana);
    json.member("hp_before", answer.hpBefore);
    json.member("max_hp", answer.maxHp);
    json.member("speed_before", answer.speedBefore);
    json.end();
}

void writeMonsterFigures(JsonWriter& json, const oangband::Answer& answer) {
    writeOdds(json, "damage_dealt", answer.damageDealt);
    json.member("mean_damage", answer.meanDamage);
    json.key("resistance");
    if (answer.resistance) {
        json.value(*answer.resistance);
    } else {
        json.value(nullptr);
    }
    writeOdds(json, "stunned", answer.stunned);
    writeOdds(json, "confused", answer.confused);
    writeOdds(json, "afraid", answer.afraid);
    writeOdds(json, "afraid_afterwards", answer.afraidAfterwards);
    writeOdds(json, "stunned_requested", answer.stunRequested);
    writeOdds(json, "confused_requested", answer.confusionRequested);
    writeOdds(json, "afraid_requested", answer.fearRequested);
    json.member("slept", answer.slept);
    json.member("slowed", answer.slowed);
    writeOdds(json, "held", answer.held);
    writeOdds(json, "healed", answer.healed);
    writeOdds(json, "mana_lost", answer.manaLost);
    json.member("hastened", answer.hastened);
    json.member("cloned", answer.cloned);
    json.member("polymorphed", answer.polymorphed);
    json.member("killed", answer.killed);
    json.member("killed_from_full", answer.killedFromFull);
    json.member("moved", answer.moved);
    writeOdds(json, "teleported_distance", answer.teleportedDistance);
}

void writePolymorph(JsonWriter& json, const oangband::Scene& scene,
                    const oangband::Answer& answer) {
    json.key("polymorph_into");
    json.beginArray();
    for (const auto& [id, probability] : answer.polymorphInto) {
        const oangband::Monster* monster = scene.tables().monsters.byId(id);
        json.beginObject(Layout::OneLine);
        json.member("id", id);
        json.member("name", monster == nullptr ? std::string() : monster->name);
        json.member("probability", probability);
        json.end();
    }
    json.end();
}

void writeSquare(JsonWriter& json, const oangband::Answer& answer) {
    json.key("terrain_after");
    json.beginObject(Layout::OneLine);
    for (const auto& [terrain, probability] : answer.terrainAfter) {
        json.member(terrain, probability);
    }
    json.end();
    json.key("floor_objects");
    json.beginArray();
    for (const oangband::FloorObjectFate& fate : answer.floorObjects) {
        json.beginObject(Layout::OneLine);
        json.member("object", fate.object);
        json.member("destroyed", fate.destroyed);
        json.member("unlocked", fate.unlocked);
        json.member("why", fate.why);
        json.end();
    }
    json.end();
}

void writeCasts(JsonWriter& json, const oangband::Answer& answer) {
    json.key("casts");
    json.beginArray();
    for (const oangband::AfterCast& after : answer.casts) {
        json.beginObject(Layout::OneLine);
        json.member("cast", after.cast);
        json.member("killed", after.killed);
        json.member("polymorphed", after.polymorphed);
        writeOdds(json, "hp_left", after.hpLeft);
        json.end();
    }
    json.end();
}

void writeReasons(JsonWriter& json, const oangband::Answer& answer) {
    json.key("explanation");
    json.beginArray();
    for (const Step& step : answer.explanation) {
        json.beginObject(Layout::OneLine);
        json.member("text", step.text);
        json.member("rule", step.rule);
        json.member("source", step.source);
        json.member("value", polyplan::worded(step.value, percent));
        json.end();
    }
    json.end();
    json.key("notes");
    json.beginArray();
    for (const oangband::Note& note : answer.notes) {
        json.beginObject(Layout::OneLine);
        json.member("figure", note.figure);
        json.member("text", note.text);
        json.end();
    }
    json.end();
}

}  // namespace

void writeAnswer(JsonWriter& json, const oangband::Scene& scene, const oangband::Answer& answer) {
    json.beginObject();
    json.member("game", oangband::gameId);
    json.member("method", "exact");
    json.member("damage_type", "GF_" + std::string(name(scene.request().type)));
    json.member("damage", scene.request().damage);
    writeMonster(json, answer);
    writeOdds(json, "damage_arriving", answer.damageArriving);
    writeMonsterFigures(json, answer);
    writePolymorph(json, scene, answer);
    writeSquare(json, answer);
    writeCasts(json, answer);
    writeReasons(json, answer);
    json.end();
}

}  // namespace polyplan::plan
