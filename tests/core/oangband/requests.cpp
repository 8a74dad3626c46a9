#include "tests/core/oangband/requests.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

#include "core/oangband/evaluate.h"
#include "tests/core/oangband/tables.h"

namespace polyplan::oangband::testing {

const Tables& tables() {
    static const Tables all{monsters(), terrains(), objectKinds()};
    return all;
}

Target monsterWith(std::vector<std::string> flags) {
    Target target;
    target.flags = std::move(flags);
    target.level = 10;
    target.maxHp = 2'000;
    return target;
}

Request requestOf(DamageType type, const std::string& damage) {
    Request request;
    request.type = type;
    request.damage = damage;
    request.monster = monsterWith();
    request.affects = Affects::Bolt;
    request.player.level = 30;
    request.player.dungeonDepth = 30;
    return request;
}

Scene sceneOf(const Request& request) {
    auto scene = Scene::of(request, tables());
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        throw std::invalid_argument(faults->front().pointer + ": " + faults->front().message);
    }
    return std::get<Scene>(std::move(scene));
}

Answer answerTo(const Request& request) {
    return evaluate(sceneOf(request));
}

double chanceOf(const Odds& odds, int value) {
    const auto found = std::find_if(
        odds.begin(), odds.end(), [value](const Weighted<int>& one) { return one.value == value; });
    return found == odds.end() ? 0.0 : found->probability;
}

double chanceOf(const TerrainOdds& odds, const std::string& terrain) {
    const auto found = std::find_if(odds.begin(), odds.end(),
                                    [&terrain](const auto& one) { return one.first == terrain; });
    return found == odds.end() ? 0.0 : found->second;
}

double chanceOf(const Odds& odds) {
    double sum = 0.0;
    for (const Weighted<int>& one : odds) {
        sum += one.probability;
    }
    return sum;
}

double meanOf(const Odds& odds) {
    double sum = 0.0;
    for (const Weighted<int>& one : odds) {
        sum += one.value * one.probability;
    }
    return sum;
}

int least(const Odds& odds) {
    return odds.front().value;
}
int most(const Odds& odds) {
    return odds.back().value;
}

}  // namespace polyplan::oangband::testing
