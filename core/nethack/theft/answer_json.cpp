#include "core/nethack/theft/answer_json.h"

#include <string>

#include "core/nethack/theft/afterwards.h"

namespace polyplan::nethack::theft {
namespace {

using Layout = JsonWriter::Layout;

void writeExpected(JsonWriter& json, std::string_view name, const std::optional<double>& mean) {
    json.key(name);
    if (mean) {
        json.value(*mean);
    } else {
        json.value(nullptr);
    }
}

void writeTakenFirst(JsonWriter& json, const Answer& answer) {
    json.key("taken_first");
    json.beginObject(Layout::OneLine);
    for (const ThingAtRisk& thing : answer.things) {
        if (thing.takenFirst > 0.0) {
            json.member(thing.name, thing.takenFirst);
        }
    }
    json.end();
}

void writeGone(JsonWriter& json, const Answer& answer, std::size_t entry) {
    const Gone gone = answer.goneBy(entry);
    json.beginObject(Layout::OneLine);
    json.member(answer.unit == Unit::Hit ? "hit" : "turn", entry);
    json.member("any", gone.any);
    json.key("by_item");
    json.beginObject(Layout::OneLine);
    for (std::size_t stack = 0; stack < answer.things.size(); ++stack) {
        if (answer.things[stack].kind != Kind::Other) {
            json.member(answer.things[stack].name, gone.byThing[stack]);
        }
    }
    json.end();
    json.key("lost");
    json.beginObject(Layout::OneLine);
    for (std::size_t count = 0; count < gone.byCount.size(); ++count) {
        if (gone.byCount[count] > 0.0) {
            json.member(std::to_string(count), gone.byCount[count]);
        }
    }
    json.end();
    json.end();
}

void writeEntries(JsonWriter& json, const Answer& answer) {
    json.key(answer.unit == Unit::Hit ? "by_hit" : "by_turn");
    json.beginArray();
    for (std::size_t entry = 1; entry <= answer.entries(); ++entry) {
        writeGone(json, answer, entry);
    }
    json.end();
}

void writeAfterwards(JsonWriter& json, const Afterwards& afterwards) {
    json.key("afterwards");
    json.beginObject(Layout::OneLine);
    json.member("teleports", afterwards.teleports);
    json.member("place", wordFor(placeWords, afterwards.place));
    json.member("text", afterwards.text);
    json.end();
}

void writeReasons(JsonWriter& json, const Answer& answer) {
    json.key("explanation");
    json.beginArray();
    for (const RuleStep& step : answer.rules) {
        json.beginObject(Layout::OneLine);
        json.member("figure", step.figure);
        json.member("rule", step.rule);
        json.member("source", step.source);
        json.end();
    }
    json.end();
    json.key("notes");
    json.beginArray();
    for (const Note& note : answer.notes) {
        json.beginObject(Layout::OneLine);
        json.member("figure", note.figure);
        json.member("text", note.text);
        json.end();
    }
    json.end();
}

}  // namespace

void writeAnswer(JsonWriter& json, const Answer& answer) {
    json.beginObject();
    json.member("game", id(answer.game));
    json.member("method", "exact");
    json.member("monster", answer.monster);
    json.member("monster_level", answer.monsterLevel);
    json.member("monster_speed", answer.monsterSpeed);
    json.member("hit_probability", answer.hitProbability);
    json.member("theft_per_hit", answer.theftPerHit);
    json.member("theft_per_round", answer.theftPerRound);
    json.member("theft_per_turn", answer.theftPerTurn);
    writeExpected(json, "expected_hits", answer.expectedHits);
    writeExpected(json, "expected_turns", answer.expectedTurns);
    writeTakenFirst(json, answer);
    writeEntries(json, answer);
    writeAfterwards(json, answer.afterwards);
    writeReasons(json, answer);
    json.end();
}

}  // namespace polyplan::nethack::theft
