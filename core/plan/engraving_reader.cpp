#include "core/plan/engraving_reader.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/nethack/engraving/stylus.h"
#include "core/plan/engraving_words.h"
#include "core/plan/likely_object.h"
#include "core/plan/member_reader.h"

namespace polyplan::plan {
namespace {

using nethack::Game;
namespace engraving = nethack::engraving;

auto gamesWithEngraving() {
    std::vector<std::string_view> games;
    for (const Game game : nethack::allGames) {
        if (engraving::knowsEngraving(game)) {
            games.push_back(id(game));
        }
    }
    return games;
}

template <std::size_t count, typename Value>
std::optional<Value> meaningOf(const Words<Value, count>& words, const Json& word) {
    for (const auto& [text, meaning] : words) {
        if (word.is_string() && word.get_ref<const std::string&>() == text) {
            return meaning;
        }
    }
    return std::nullopt;
}

template <std::size_t count, typename Value>
void readOptional(MemberReader& members, std::string_view name, std::optional<Value>& value,
                  const Words<Value, count>& words) {
    Value read{};
    members.read(name, read, words);
    if (const Json* member = members.find(name); member != nullptr && meaningOf(words, *member)) {
        value = read;
    }
}

/// Reads one request. Members that nobody knows are kept by the pointer of the object that they
/// stand in, "" for the request itself.
class EngravingReader {
  public:
    EngravingReader(Game game, const Catalogues& catalogues, FaultList& faults)
        : game_(game), catalogues_(catalogues), faults_(faults) {}

    Engraving read(const Json& value, const Path& path) {
        MemberReader members(value, path, faults_);
        readGame(members);
        readText(members, "text", request_.text);
        if (const Json* stylus = members.find("stylus")) {
            request_.stylus = readStylus(*stylus, members.at("stylus"));
        }
        readStylusState(members);
        readConditions(members, request_.conditions);
        members.read("riding_skill", request_.ridingSkill, ridingSkillWords);
        members.read("surface", request_.surface, surfaceWords);
        members.read("grave_undisturbed", request_.graveUndisturbed);
        readExisting(members);
        members.read("action", request_.action, actionWords);
        readOptional(members, "engraving_type", request_.engravingType, engravingTypeWords);
        readEvents(members);
        readWear(members);
        members.read("dexterity", request_.dexterity, limits::dexterity);
        members.read("samples", request_.samples, limits::samples);
        members.read("seed", request_.seed, limits::seed);
        members.readEach("overlaid", limits::overlaid, [&](const Json& stylus, const Path& place) {
            if (auto name = readStylus(stylus, place)) {
                request_.overlaid.push_back(std::move(*name));
            }
        });
        request_.unknown = members.unknown();
        return std::move(request_);
    }

  private:
    void keepUnknown(const std::string& inside, const MemberReader& members) {
        if (auto unknown = members.unknown(); !unknown.empty()) {
            request_.unknownInside[inside] = std::move(unknown);
        }
    }

    void readGame(MemberReader& members) {
        const Json* member = members.find("game");
        if (member == nullptr) {
            return;
        }
        const auto game = member->is_string()
                              ? nethack::gameFromId(member->get_ref<const std::string&>())
                              : std::nullopt;
        if (!game || !engraving::knowsEngraving(*game)) {
            members.fault("game",
                          described(*member) + " is none of " + listed(gamesWithEngraving()));
            return;
        }
        request_.game = game;
        game_ = *game;
    }

    void readText(MemberReader& members, std::string_view name, std::string& text) {
        members.read(name, text, unlimited);
        const auto wrong =
            std::find_if(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; });
        if (wrong != text.end()) {
            const auto place = std::to_string(wrong - text.begin() + 1);
            members.fault(name, inQuotes(text) + " has at place " + place +
                                    " what the game does not take from the keyboard "
                                    "(getline.c hooked_tty_getlin()); printable ASCII "
                                    "characters and blanks are allowed");
            text.clear();
        } else if (text.size() > engraving::maximumLength) {
            members.fault(name, inQuotes(text) + " has " + std::to_string(text.size()) +
                                    " characters, more than the " +
                                    std::to_string(engraving::maximumLength) +
                                    " of an engraving (engrave.c doengrave(), BUFSZ)");
            text.clear();
        }
    }

    /// By its identified name, which takes the place of its id.
    std::optional<std::string> readStylus(const Json& value, const Path& path) {
        auto name = plan::readText(value, path, limits::nameCharacters, faults_);
        const auto tables = catalogues_.engraving(game_);
        if (!name || !tables) {
            return name;
        }
        const auto stylus = engraving::findStylus(*name, *tables);
        if (!stylus) {
            const std::string likely = likelyObjects(*tables->objects, *name);
            faults_.add(path, inQuotes(*name) + " is neither \"fingers\" nor an object of " +
                                  std::string(title(game_)) +
                                  (likely.empty() ? "; its identified names and ids are allowed"
                                                  : "; did you mean " + likely + "?"));
            return std::nullopt;
        }
        const bool isObject = stylus->object != nullptr && stylus->artifact.empty();
        return isObject ? stylus->object->name : *name;
    }

    void readStylusState(MemberReader& members) {
        const Json* value = members.find("stylus_state");
        if (value == nullptr) {
            return;
        }
        const Path path = members.at("stylus_state");
        MemberReader inner(*value, path, faults_);
        engraving::StylusState& state = request_.stylusState;
        inner.read("buc", state.buc, bucWords);
        inner.read("enchantment", state.enchantment, limits::enchantment);
        inner.read("charges", state.charges, limits::charges);
        inner.read("appearance", state.appearance);
        inner.read("artifact", state.artifact);
        inner.read("wielded", state.wielded);
        inner.read("worn", state.worn);
        inner.read("identified", state.identified);
        keepUnknown("stylus_state", inner);
    }

    void readExisting(MemberReader& members) {
        const Json* value = members.find("existing");
        if (value == nullptr) {
            return;
        }
        const Path path = members.at("existing");
        MemberReader inner(*value, path, faults_);
        engraving::Existing existing;
        inner.require("type");
        inner.read("type", existing.type, engravingTypeWords);
        readText(inner, "text", existing.text);
        keepUnknown("existing", inner);
        request_.existing = std::move(existing);
    }

    void readWear(MemberReader& members) {
        const Json* value = members.find("wear");
        if (value == nullptr) {
            return;
        }
        const Path path = members.at("wear");
        MemberReader inner(*value, path, faults_);
        engraving::Wear wear;
        readOptional(inner, "engraving_type", wear.engravingType, engravingTypeWords);
        const Json* count = inner.find("count");
        inner.read("count", wear.count, limits::wearCount);
        inner.read("magical", wear.magical);
        const Json* repeat = inner.find("repeat");
        inner.read("repeat", wear.repeat, limits::events);
        keepUnknown("wear", inner);
        if (!request_.events.empty() && (count != nullptr || repeat != nullptr)) {
            members.fault("wear",
                          "counts and repeats events where \"events\" lists them; one of the two "
                          "is allowed");
        } else if (request_.events.empty() && count == nullptr) {
            inner.require("count");
        }
        request_.wear = wear;
    }

    void readEvents(MemberReader& members) {
        int events = 0;
        members.readEach("events", static_cast<std::size_t>(limits::events.most),
                         [&](const Json& value, const Path& place) {
                             MemberReader inner(value, place, faults_);
                             engraving::Event event;
                             inner.require("cause");
                             inner.read("cause", event.cause, causeWords);
                             inner.read("times", event.times, limits::events);
                             inner.read("dexterity", event.dexterity, limits::dexterity);
                             keepUnknown("events/" + std::to_string(request_.events.size()), inner);
                             events += event.times;
                             request_.events.push_back(event);
                         });
        if (events > limits::events.most) {
            members.fault("events", std::to_string(events) + " single events are more than the " +
                                        std::to_string(limits::events.most) + " that are allowed");
        }
    }

    Game game_;
    const Catalogues& catalogues_;
    FaultList& faults_;
    Engraving request_;
};

void nameUnknown(const std::string& inside, const UnknownMembers& unknown, FaultList& faults) {
    for (const auto& [name, text] : unknown) {
        faults.add(inside + pointerToken(name), "is no member that is known here");
    }
}

}  // namespace

void readConditions(MemberReader& members, std::set<engraving::Condition>& conditions) {
    members.readEach("conditions", unlimited, [&](const Json& word, const Path& place) {
        if (const auto condition = meaningOf(conditionWords, word)) {
            conditions.insert(*condition);
            return;
        }
        std::array<std::string_view, conditionWords.size()> allowed;
        std::transform(conditionWords.begin(), conditionWords.end(), allowed.begin(),
                       [](const auto& known) { return known.first; });
        members.faults().add(place, described(word) + " is none of " + listed(allowed));
    });
}

Engraving readEngraving(const Json& value, const Path& path, Game game,
                        const Catalogues& catalogues, FaultList& faults) {
    return EngravingReader(game, catalogues, faults).read(value, path);
}

std::variant<engraving::Request, std::vector<Fault>> readEngravingRequest(
    const Json& value, const Catalogues& catalogues) {
    FaultList faults;
    const Path path;
    Engraving request = readEngraving(value, path, Game::NetHack367, catalogues, faults);
    request.game = request.game.value_or(Game::NetHack367);
    if (value.is_object() && !value.contains("text")) {
        faults.add("/text", "is missing, and is required");
    } else if (value.is_object() && value.at("text") == Json(std::string()) &&
               !request.asksWriting()) {
        faults.add("/text", "is empty: there is nothing on the floor that could wear");
    }
    nameUnknown("", request.unknown, faults);
    for (const auto& [inside, unknown] : request.unknownInside) {
        nameUnknown('/' + inside, unknown, faults);
    }
    if (value.is_object() && value.contains("overlaid")) {
        nameUnknown("", {{"overlaid", ""}}, faults);
    }
    if (!faults.empty()) {
        return faults.take();
    }
    return engraving::Request(std::move(request));
}

}  // namespace polyplan::plan
