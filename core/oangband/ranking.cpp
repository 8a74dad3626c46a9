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
    std::vector<bool> canTurn(monsters.size(), true);
    if (std::any_of(types.begin(), types.end(), polymorphs)) {
        std::transform(monsters.begin(), monsters.end(), canTurn.begin(),
                       [this](const Monster* monster) {
                           return !polymorphTargets(scene_.tables().monsters, *monster,
                                                    scene_.request().player.dungeonDepth)
                                       .empty();
                       });
    }
    std::vector<QuickFigures> matrix(monsters.size() * types.size());
    for (std::size_t column = 0; column < types.size(); ++column) {
        std::map<const Condition*, BlowTable> blows;
        for (std::size_t row = 0; row < monsters.size(); ++row) {
            const Strike strike = scene_.strikeOn(*monsters[row], types[column], canTurn[row]);
            auto found = blows.find(strike.condition);
            if (found == blows.end()) {
                found = blows.emplace(strike.condition, blowsOf(strike)).first;
            }
            matrix[row * types.size() + column] = found->second.on(strike);
        }
    }
    return matrix;
}

BlowTable Ranking::blowsOf(Strike strike) const {
    // One that neither dodges nor can be missed: the rest is the same for all who meet a condition.
    Monster target;
    target.flags = {Flag::NeverMove};
    strike.monster = &target;
    BlowTable blows;
    for (const Arriving& arriving : arriving_) {
        forEachHit(strike, arriving.damage, [&](const Hit& hit) {
            if (hit.touched) {
                blows.add(hit.damage, arriving.probability * hit.probability);
            }
        });
    }
    blows.finish();
    return blows;
}

void BlowTable::finish() {
    std::sort(blows_.begin(), blows_.end(),
              [](const Blow& a, const Blow& b) { return a.damage < b.damage; });
    chanceFrom_.assign(blows_.size() + 1, 0.0);
    meanFrom_.assign(blows_.size() + 1, 0.0);
    meanBefore_.assign(blows_.size() + 1, 0.0);
    for (std::size_t i = blows_.size(); i-- > 0;) {
        chanceFrom_[i] = chanceFrom_[i + 1] + blows_[i].chance;
        meanFrom_[i] = meanFrom_[i + 1] + blows_[i].chance * blows_[i].damage;
    }
    for (std::size_t i = 0; i < blows_.size(); ++i) {
        meanBefore_[i + 1] = meanBefore_[i] + blows_[i].chance * blows_[i].damage;
    }
}

QuickFigures BlowTable::on(const Strike& strike) const {
    if (blows_.empty() || strike.rule->effect != Effect::Hurt) {
        return {};
    }
    const int hp = strike.hpBefore;
    const auto tollAt = [&](int damage) {
        return tollOf(
            strike, {.probability = 1.0, .touched = true, .damage = damage, .turnsDamage = damage},
            hp);
    };
    // What a blow takes is told by whether it is more than the hit points: it is the whole blow, or
    // one figure for all.
    const Toll most = tollAt(hp);
    const Toll more = tollAt(hp + 1);
    const auto stays = [&strike](const Toll& toll) {
        return strike.canTurn ? 1.0 - toll.turning : 1.0;
    };
    const auto split = static_cast<std::size_t>(
        std::partition_point(blows_.begin(), blows_.end(),
                             [hp](const Blow& blow) { return blow.damage <= hp; }) -
        blows_.begin());
    const double struck = (1.0 - dodgeChance(strike)) * (1.0 - missChance(strike));
    const double below = most.dealt == hp ? meanBefore_[split] : 0.0;
    const double above = more.dealt == hp + 1 ? meanFrom_[split] : more.dealt * chanceFrom_[split];
    return {.expectedDamage = struck * (stays(most) * below + stays(more) * above),
            .killChance = more.killed ? struck * stays(more) * chanceFrom_[split] : 0.0};
}

}  // namespace polyplan::oangband
