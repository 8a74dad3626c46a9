#include "core/nethack/theft/members.h"

#include <utility>

namespace polyplan::nethack::theft {

bool knowsTheft(Game game) {
    return rulesOf(game) != nullptr;
}

void checkEncounter(const Request& request, const Place& place) {
    const auto* thieves = place.tables().find<ThiefTable>();
    const Game* game = request.game ? &*request.game : place.tables().find<Game>();
    if (thieves == nullptr || game == nullptr || !knowsTheft(*game)) {
        return;
    }
    const bool hasGame = !place.at("game").isFaulty();
    const bool hasMonster = hasGame && !place.at("monster").isFaulty();
    for (Fault& fault : faultsOf(request, *game, *thieves)) {
        if (fault.pointer == "/monster" ? hasMonster : hasGame || fault.pointer != "/conditions") {
            place.fault(fault.pointer, std::move(fault.message));
        }
    }
}

std::variant<Encounter, std::vector<Fault>> readEncounter(const Json& json,
                                                          const ThiefTable& thieves) {
    constexpr Game usual = Game::NetHack367;
    TableSet tables;
    tables.add(thieves);
    tables.add(usual);
    auto read = readRequest<Request>(json, tables, "a theft request");
    if (auto* faults = std::get_if<std::vector<Fault>>(&read)) {
        return std::move(*faults);
    }
    auto& request = std::get<Request>(read);
    request.game = request.game.value_or(usual);
    return encounterOf(request, *request.game, thieves);
}

}  // namespace polyplan::nethack::theft
