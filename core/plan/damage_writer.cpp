#include "core/plan/damage_writer.h"

#include <algorithm>
#include <string>

#include "core/plan/damage_words.h"
#include "core/plan/member_writer.h"

namespace polyplan::plan {
namespace {

using Layout = JsonWriter::Layout;

/// Whether the text is a number as a number is written.
bool isPlainNumber(const std::string& text) {
    constexpr std::size_t mostDigits = 7;
    return !text.empty() && text.size() <= mostDigits &&
           std::all_of(text.begin(), text.end(), [](char c) { return '0' <= c && c <= '9'; }) &&
           (text.size() == 1 || text.front() != '0');
}

void writeTexts(JsonWriter& json, std::string_view name, const std::vector<std::string>& texts) {
    json.key(name);
    json.beginArray(Layout::OneLine);
    for (const std::string& text : texts) {
        json.value(text);
    }
    json.end();
}

void write(JsonWriter& json, const oangband::Source& source) {
    json.beginObject(Layout::OneLine);
    json.member("kind", wordFor(sourceKindWords, source.kind));
    writeUnlessDefault(json, "id", source.id);
    writeUnlessDefault(json, "name", source.name);
    writeUnknown(json, source.unknown);
    json.end();
}

void write(JsonWriter& json, const oangband::Target& target) {
    json.beginObject(Layout::OneLine);
    writeUnlessDefault(json, "id", target.id);
    writeUnlessDefault(json, "name", target.name);
    if (target.flags) {
        writeTexts(json, "flags", *target.flags);
    }
    if (target.symbol) {
        json.member("symbol", std::string(1, *target.symbol));
    }
    writeUnlessDefault(json, "level", target.level);
    writeUnlessDefault(json, "armour_class", target.armourClass);
    writeUnlessDefault(json, "mana", target.mana);
    writeUnlessDefault(json, "hp_before", target.hpBefore);
    writeUnlessDefault(json, "max_hp", target.maxHp);
    writeUnlessDefault(json, "speed_before", target.speedBefore);
    writeUnlessDefault(json, "stunned_before", target.stunnedBefore);
    writeUnlessDefault(json, "confused_before", target.confusedBefore);
    writeUnlessDefault(json, "afraid_before", target.afraidBefore);
    writeUnlessDefault(json, "in_stasis", target.inStasis);
    writeUnlessDefault(json, "black_breath", target.blackBreath);
    writeUnknown(json, target.unknown);
    json.end();
}

void write(JsonWriter& json, const oangband::Player& player) {
    json.beginObject(Layout::OneLine);
    json.member("class", wordFor(playerClassWords, player.playerClass));
    json.member("level", player.level);
    if (player.beguile || player.holyLight) {
        json.key("specialties");
        json.beginArray(Layout::OneLine);
        for (const auto& [word, member] : specialtyWords) {
            if (player.*member) {
                json.value(word);
            }
        }
        json.end();
    }
    json.member("dungeon_depth", player.dungeonDepth);
    writeUnknown(json, player.unknown);
    json.end();
}

void write(JsonWriter& json, const oangband::FloorObject& object) {
    json.beginObject(Layout::OneLine);
    json.member("name", object.name);
    writeUnlessDefault(json, "type", object.type);
    if (!object.ignore.empty()) {
        writeTexts(json, "ignore", object.ignore);
    }
    writeUnlessDefault(json, "artifact", object.artifact);
    writeUnlessDefault(json, "cursed", object.cursed);
    writeUnlessDefault(json, "locked", object.locked);
    writeUnknown(json, object.unknown);
    json.end();
}

void writeDamage(JsonWriter& json, const std::string& damage) {
    json.key("damage");
    if (isPlainNumber(damage)) {
        json.scalar(damage);
    } else {
        json.value(damage);
    }
}

void writePlace(JsonWriter& json, const Attack& attack) {
    const oangband::Request usual;
    writeUnlessDefault(json, "terrain", attack.terrain, usual.terrain);
    writeUnlessDefault(json, "adjacent_water_squares", attack.adjacentWaterSquares);
    writeUnlessDefault(json, "distance_from_centre", attack.distanceFromCentre);
    writeUnlessDefault(json, "radius", attack.radius);
    writeUnlessDefault(json, "source_diameter", attack.sourceDiameter);
    if (attack.affects != usual.affects) {
        json.member("affects", wordFor(affectsWords, attack.affects));
    }
}

}  // namespace

void write(JsonWriter& json, const Attack& attack) {
    json.beginObject();
    writeUnlessDefault(json, "name", attack.name);
    json.member("game", oangbandGame);
    json.member("damage_type", name(attack.type));
    writeDamage(json, attack.damage);
    if (attack.source != oangband::Source{}) {
        json.key("source");
        write(json, attack.source);
    }
    json.key("monster");
    write(json, attack.monster);
    writePlace(json, attack);
    if (attack.player != oangband::Player{}) {
        json.key("player");
        write(json, attack.player);
    }
    if (!attack.floorObjects.empty()) {
        json.key("floor_objects");
        json.beginArray();
        for (const oangband::FloorObject& object : attack.floorObjects) {
            write(json, object);
        }
        json.end();
    }
    writeUnlessDefault(json, "casts", attack.casts, oangband::Request{}.casts);
    if (!attack.overlaid) {
        json.member("overlaid", false);
    }
    if (!attack.matrix.empty()) {
        json.key("matrix");
        json.beginArray(Layout::OneLine);
        for (const int id : attack.matrix) {
            json.value(id);
        }
        json.end();
    }
    writeUnknown(json, attack.unknown);
    json.end();
}

}  // namespace polyplan::plan
