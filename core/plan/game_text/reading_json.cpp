#include "core/plan/game_text/reading_json.h"

#include <cmath>

#include "core/nethack/words.h"

namespace polyplan::plan::game_text {
namespace {

void writeIfSaid(JsonWriter& json, std::string_view name, const std::optional<int>& value) {
    if (value) {
        json.member(name, *value);
    }
}

/// Of what is always in sight: nothing is written of what is not there.
template <typename Value>
void writeIfAny(JsonWriter& json, std::string_view name, const Value& value) {
    if (value != Value{}) {
        json.member(name, value);
    }
}

/// A STACK of the format with what the text says.
void writeStackReading(JsonWriter& json, const StackReading& stack, const ObjectTable& table) {
    json.beginObject(JsonWriter::Layout::OneLine);
    if (stack.object) {
        json.member("object", table[*stack.object].name);
    } else {
        json.member("class", name(stack.objectClass));
        json.member("appearance", stack.appearance);
        writeIfAny(json, "called", stack.called);
    }
    writeIfSaid(json, "quantity", stack.quantity);
    if (stack.buc) {
        json.member("buc", polyplan::wordFor(nethack::bucWords, *stack.buc));
    }
    writeIfSaid(json, "enchantment", stack.enchantment);
    writeIfSaid(json, "charges", stack.charges);
    writeIfSaid(json, "recharged", stack.recharged);
    writeIfSaid(json, "times_read", stack.timesRead);
    writeIfAny(json, "artifact", stack.artifact);
    writeIfAny(json, "name", stack.name);
    writeIfAny(json, "corpse", stack.corpse);
    writeIfAny(json, "poisoned", stack.poisoned);
    writeIfAny(json, "erosion", stack.erosion);
    writeIfAny(json, "erodeproof", stack.erodeproof);
    writeIfAny(json, "degraded", stack.degraded);
    writeIfAny(json, "laid_by_hero", stack.laidByHero);
    if (stack.hazyRemembering) {
        json.member("hazy_remembering", table[*stack.hazyRemembering].name);
    }
    writeIfSaid(json, "eaten", stack.eaten);
    json.end();
}

void writePrice(JsonWriter& json, const StackReading& stack) {
    const std::optional<double> price = stack.unitPrice();
    if (!price) {
        json.member("price", nullptr);
    } else if (*price == std::floor(*price)) {
        json.member("price", static_cast<long>(*price));
    } else {
        json.member("price", *price);
    }
}

void writeTexts(JsonWriter& json, std::string_view name, const std::vector<std::string>& texts) {
    json.key(name);
    json.beginArray(JsonWriter::Layout::OneLine);
    for (const std::string& text : texts) {
        json.value(text);
    }
    json.end();
}

void writeReadLine(JsonWriter& json, const Line& line, std::size_t number,
                   const ObjectTable& table) {
    json.beginObject(JsonWriter::Layout::OneLine);
    json.member("line", number);
    json.member("text", line.text);
    json.member("kind", wordFor(line.kind));
    if (line.kind == LineKind::Unread) {
        json.member("why", line.why);
    }
    if (line.stack) {
        const StackReading& stack = *line.stack;
        json.member("slot", stack.slot);
        json.key("stack");
        writeStackReading(json, stack, table);
        if (line.container) {
            json.member("container", *line.container);
        } else {
            json.member("container", nullptr);
        }
        writePrice(json, stack);
        std::vector<std::string> remarks = stack.remarks;
        if (stack.object && !stack.called.empty()) {
            remarks.push_back("called " + stack.called);
        }
        writeTexts(json, "remarks", remarks);
        json.member("sure", stack.sure());
        if (!stack.sure()) {
            std::vector<std::string> names;
            for (const ObjectIndex object : stack.choices) {
                names.push_back(table[object].name);
            }
            writeTexts(json, "choices", names);
        }
    }
    json.end();
}

}  // namespace

std::string_view wordFor(GameSource source) {
    switch (source) {
        case GameSource::Text:
            return "text";
        case GameSource::Option:
            return "option";
        case GameSource::Plan:
            return "plan";
        case GameSource::Default:
            return "default";
    }
    return {};
}

void writeReading(JsonWriter& json, const Reading& reading, const ObjectTable& table) {
    json.member("game", id(reading.game));
    json.member("game_from", wordFor(reading.gameSource));
    json.key("lines");
    json.beginArray();
    for (std::size_t i = 0; i < reading.lines.size(); ++i) {
        writeReadLine(json, reading.lines[i], i + 1, table);
    }
    json.end();
}

}  // namespace polyplan::plan::game_text
