#include "tests/oracle/heartbeat/heartbeat_request.h"

#include <stdexcept>
#include <string>
#include <variant>

#include "core/powder/words.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::testing {
namespace {

using Json = nlohmann::json;
using namespace powder;

template <typename Words>
auto fromWord(const Words& words, const Json& json) {
    for (const auto& [word, value] : words) {
        if (word == json.get<std::string>()) {
            return value;
        }
    }
    throw std::invalid_argument("no such word: " + json.dump());
}

Intrinsic intrinsicOf(const Json& json) {
    return intrinsicFromName(json.get<std::string>()).value();
}

template <typename Value>
void readMember(const Json& json, const char* name, Value& value) {
    if (json.contains(name) && !json[name].is_null()) {
        value = json[name].get<Value>();
    }
}

template <typename Value>
void readMember(const Json& json, const char* name, std::optional<Value>& value) {
    if (json.contains(name) && !json[name].is_null()) {
        value = json[name].get<Value>();
    }
}

template <typename Entry, typename Read>
std::vector<Entry> entries(const Json& json, const char* name, Read read) {
    std::vector<Entry> result;
    if (json.contains(name)) {
        for (const Json& entry : json[name]) {
            result.push_back(read(entry));
        }
    }
    return result;
}

IntrinsicEntry readIntrinsic(const Json& json) {
    IntrinsicEntry entry;
    entry.intrinsic = intrinsicOf(json["name"]);
    readMember(json, "beats", entry.beats);
    if (json.contains("source")) {
        entry.source = fromWord(sourceWords, json["source"]);
    }
    readMember(json, "inflictor_alive", entry.inflictorAlive);
    return entry;
}

Worn readWorn(const Json& json) {
    Worn worn;
    worn.slot = fromWord(slotWords, json["slot"]);
    readMember(json, "item", worn.item);
    readMember(json, "material", worn.material);
    readMember(json, "enchantment", worn.enchantment);
    readMember(json, "noise", worn.noise);
    worn.gives = entries<Intrinsic>(json, "gives", intrinsicOf);
    return worn;
}

CreatureState readCreature(const Json& json) {
    CreatureState state;
    readMember(json, "definition", state.definition);
    readMember(json, "is_avatar", state.isAvatar);
    readMember(json, "max_hp", state.maxHp);
    readMember(json, "hp", state.hp);
    readMember(json, "max_mp", state.maxMp);
    readMember(json, "mp", state.mp);
    readMember(json, "food", state.food);
    state.intrinsics = entries<IntrinsicEntry>(json, "intrinsics", readIntrinsic);
    state.worn = entries<Worn>(json, "worn", readWorn);
    if (json.contains("dress")) {
        const Json dress = json["dress"].is_array() ? json["dress"] : Json::array({json["dress"]});
        state.dress.emplace();
        for (const Json& word : dress) {
            state.dress->push_back(fromWord(dressWords, word));
        }
    }
    return state;
}

SquareState readSquare(const Json& json) {
    SquareState square;
    readMember(json, "terrain", square.terrain);
    if (json.contains("smoke")) {
        square.smoke = fromWord(smokeWords, json["smoke"]);
    }
    readMember(json, "smoke_lasts", square.smokeLasts);
    if (json.contains("wind")) {
        square.wind = fromWord(windWords, json["wind"]);
    }
    readMember(json, "no_teleport", square.noTeleport);
    return square;
}

NoiseMaker readNoiseMaker(const Json& json) {
    NoiseMaker maker;
    maker.noises = json["noise"].is_array() ? json["noise"].get<std::vector<int>>()
                                            : std::vector<int>{json["noise"].get<int>()};
    readMember(json, "distance", maker.distance);
    return maker;
}

Listener readListener(const Json& json) {
    Listener listener;
    readMember(json, "distance", listener.distance);
    readMember(json, "tired", listener.tired);
    return listener;
}

}  // namespace

Request heartbeatRequest(const Json& json) {
    Request request;
    request.creature = readCreature(json.at("creature"));
    request.square = readSquare(json.value("square", Json::object()));
    request.noiseMakers = entries<NoiseMaker>(json, "noise_makers", readNoiseMaker);
    request.listeners = entries<Listener>(json, "listeners", readListener);
    readMember(json, "start_count", request.startCount);
    readMember(json, "heartbeats", request.heartbeats);
    readMember(json, "master_dressed_cleric", request.masterDressedCleric);
    return request;
}

Scene heartbeatScene(const Request& request) {
    auto scene = Scene::of(request, tests::catalogues().powder());
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        throw std::invalid_argument(faults->front().pointer + ": " + faults->front().message);
    }
    return std::get<Scene>(std::move(scene));
}

}  // namespace polyplan::testing
