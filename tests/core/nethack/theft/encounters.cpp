#include "tests/core/nethack/theft/encounters.h"

#include <algorithm>
#include <stdexcept>

#include "core/nethack/theft/evaluate.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::nethack::theft::testing {
namespace {

std::size_t placeOf(const Answer& answer, std::string_view name) {
    const auto found = std::ranges::find(answer.things, name, &ThingAtRisk::name);
    if (found == answer.things.end()) {
        throw std::out_of_range("no " + std::string(name));
    }
    return static_cast<std::size_t>(found - answer.things.begin());
}

}  // namespace

const ThiefTable& thieves() {
    return tests::catalogues().thieves();
}

Request requestOf(Game game, const std::string& monster) {
    Request request;
    request.game = game;
    request.monster = monster;
    request.turns = 10;
    return request;
}

Request requestOf(Game game, const std::string& monster, const std::vector<Kind>& kinds) {
    Request request = requestOf(game, monster);
    for (const Kind kind : kinds) {
        request.inventory.push_back({.kind = kind, .name = ""});
    }
    return request;
}

Encounter encounterOf(const Request& request) {
    auto encounter =
        theft::encounterOf(request, request.game.value_or(Game::NetHack367), thieves());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&encounter)) {
        throw std::invalid_argument(faults->front().pointer + ' ' + faults->front().message);
    }
    return std::get<Encounter>(std::move(encounter));
}

Answer answerTo(const Request& request) {
    return evaluate(encounterOf(request));
}

double goneBy(const Answer& answer, std::size_t n, std::string_view name) {
    return answer.goneBy(n).byThing[placeOf(answer, name)];
}

double takenFirst(const Answer& answer, std::string_view name) {
    return answer.things[placeOf(answer, name)].takenFirst;
}

}  // namespace polyplan::nethack::theft::testing
