#include "core/oangband/ranking.h"

#include <algorithm>
#include <map>

namespace polyplan::oangband {

Ranking::Ranking(const Scene& scene) : scene_(scene) {
    std::map<int, double> arriving;
    scene.damage().forEach([&](Distribution::Value value, double chance) {
        arriving[scene.arriving(static_cast<int>(value))] += chance;
    });
    arriving_.reserve(arriving.size());
    for (const auto& [damage, chance] : arriving) {
        arriving_.push_back({damage, chance});
    }
}

QuickFigures Ranking::of(const Strike& strike) const {
    QuickFigures figures;
    for (const Arriving& arriving : arriving_) {
        forEachHit(strike, arriving.damage, [&](const Hit& hit) {
            const Toll toll = tollOf(strike, hit, strike.hpBefore);
            const double chance = arriving.probability * hit.probability *
                                  (strike.canTurn ? 1.0 - toll.turning : 1.0);
            figures.expectedDamage += chance * toll.dealt;
            figures.killChance += toll.killed ? chance : 0.0;
        });
    }
    return figures;
}

QuickFigures Ranking::of(const Monster& monster, DamageType type) const {
    const bool canTurn =
        !polymorphs(type) ||
        !polymorphTargets(scene_.tables().monsters, monster, scene_.request().player.dungeonDepth)
             .empty();
    return of(scene_.strikeOn(monster, type, canTurn));
}

std::vector<QuickFigures> Ranking::matrix(std::span<const Monster* const> monsters,
                                          std::span<const DamageType> types) const {
    const bool anyTurns = std::any_of(types.begin(), types.end(), polymorphs);
    std::vector<QuickFigures> matrix;
    matrix.reserve(monsters.size() * types.size());
    for (const Monster* monster : monsters) {
        const bool canTurn = anyTurns && !polymorphTargets(scene_.tables().monsters, *monster,
                                                           scene_.request().player.dungeonDepth)
                                              .empty();
        for (const DamageType type : types) {
            matrix.push_back(of(scene_.strikeOn(*monster, type, canTurn)));
        }
    }
    return matrix;
}

}  // namespace polyplan::oangband
