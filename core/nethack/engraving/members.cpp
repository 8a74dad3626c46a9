#include "core/nethack/engraving/members.h"

#include <algorithm>

#include "core/catalogue/likely_object.h"
#include "core/nethack/engraving/stylus.h"

namespace polyplan::nethack::engraving {
namespace {

std::optional<Tables> tablesAt(const Place& place) {
    const Game* game = place.tables().find<Game>();
    const auto* tables = place.tables().find<TablesByGame>();
    return game == nullptr || tables == nullptr ? std::nullopt : tables->engraving(*game);
}

}  // namespace

void EngravedText::read(const Json& json, std::string& value, const Place& place) const {
    std::string text;
    Text{std::string::npos}.read(json, text, place);
    check(text, place);
    if (place.isSound()) {
        value = std::move(text);
    }
}

void EngravedText::check(const std::string& value, const Place& place) const {
    const auto wrong =
        std::find_if(value.begin(), value.end(), [](char c) { return c < ' ' || c > '~'; });
    if (wrong != value.end()) {
        place.fault(inQuotes(value) + " has at place " + std::to_string(wrong - value.begin() + 1) +
                    " what the game does not take from the keyboard (getline.c "
                    "hooked_tty_getlin()); printable ASCII characters and blanks are allowed");
    } else if (value.size() > most) {
        place.fault(inQuotes(value) + " has " + std::to_string(value.size()) +
                    " characters, more than the " + std::to_string(most) +
                    " of an engraving (engrave.c doengrave(), BUFSZ)");
    }
}

void StylusName::read(const Json& json, std::string& value, const Place& place) const {
    std::string text;
    Text{}.read(json, text, place);
    if (!place.isSound()) {
        return;
    }
    check(text, place);
    value = std::move(text);
    if (const auto tables = tablesAt(place); tables && place.isSound()) {
        const auto stylus = findStylus(value, *tables);
        if (stylus->object != nullptr && stylus->look == nullptr && stylus->artifact.empty()) {
            value = stylus->object->name;
        }
    }
}

void StylusName::check(const std::string& value, const Place& place) const {
    Text{}.check(value, place);
    const auto tables = tablesAt(place);
    if (!tables || findStylus(value, *tables)) {
        return;
    }
    const std::string likely = place.isFull() ? "" : likelyObjects(*tables->objects, value);
    place.fault(inQuotes(value) + " is neither \"fingers\" nor an object of " +
                std::string(title(*place.tables().find<Game>())) +
                (likely.empty() ? "; its identified names and ids are allowed"
                                : "; did you mean " + likely + "?"));
}

void takeGame(const Request& request, TableSet& tables) {
    if (request.game) {
        tables.add(*request.game);
    }
}

void checkEvents(const Request& request, const Place& place) {
    const Place list = place.at("events");
    int events = 0;
    for (std::size_t i = 0; i < request.events.size(); ++i) {
        const Place event = list.at(i);
        events += event.at("times").isFaulty() ? 1 : request.events[i].times;
    }
    if (events > limits::events.most) {
        list.fault(std::to_string(events) + " single events are more than the " +
                   std::to_string(limits::events.most) + " that are allowed");
    }
    if (!request.wear) {
        return;
    }
    const Place wear = place.at("wear");
    const bool isCounted = request.wear->count || request.wear->repeat;
    if (!request.events.empty() && isCounted) {
        wear.fault(
            "counts and repeats events where \"events\" lists them; one of the two is allowed");
    } else if (request.events.empty() && !request.wear->count) {
        wear.at("count").fault("is missing, and is required");
    }
}

}  // namespace polyplan::nethack::engraving
