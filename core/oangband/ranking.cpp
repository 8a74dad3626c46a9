#include "core/oangband/ranking.h"

#include <algorithm>
#include <cstddef>
#include <map>

namespace polyplan::oangband {

Ranking::Ranking(const Scene& scene) : scene_(scene), arriving_(scene.arriving()) {}

QuickFigures Ranking::of(const Strike& strike) const {
    QuickFigures figures;
    for (const Weighted<int>& arriving : arriving_) {
        forEachHit(strike, arriving.value, [&](const Hit& hit) {
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
    const bool canTurn = !polymorphs(type) || canPolymorph(scene_.tables().monsters, monster,
                                                           scene_.request().player.dungeonDepth);
    return of(scene_.strikeOn(monster, type, canTurn));
}

std::vector<QuickFigures> Ranking::matrix(std::span<const Monster* const> monsters,
                                          std::span<const DamageType> types,
                                          const std::stop_token& stop) const {
    std::vector<bool> canTurn(monsters.size(), true);
    if (std::any_of(types.begin(), types.end(), polymorphs)) {
        std::transform(monsters.begin(), monsters.end(), canTurn.begin(),
                       [this](const Monster* monster) {
                           return canPolymorph(scene_.tables().monsters, *monster,
                                               scene_.request().player.dungeonDepth);
                       });
    }
    std::vector<QuickFigures> matrix(monsters.size() * types.size());
    for (std::size_t column = 0; column < types.size(); ++column) {
        std::map<const Condition*, std::vector<std::size_t>> alike;
        for (std::size_t row = 0; row < monsters.size(); ++row) {
            alike[conditionMet(ruleOf(types[column]), *monsters[row])].push_back(row);
        }
        // One table at a time: each may be of a million blows.
        for (const auto& [condition, rows] : alike) {
            if (stop.stop_requested()) {
                return {};
            }
            const BlowTable blows =
                blowsOf(scene_.strikeOn(*monsters[rows.front()], types[column], true));
            for (const std::size_t row : rows) {
                matrix[row * types.size() + column] =
                    blows.on(scene_.strikeOn(*monsters[row], types[column], canTurn[row]));
            }
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
    for (const Weighted<int>& arriving : arriving_) {
        forEachHit(strike, arriving.value, [&](const Hit& hit) {
            if (hit.touched) {
                blows.add(hit.damage, arriving.probability * hit.probability);
            }
        });
    }
    blows.finish();
    return blows;
}

void BlowTable::add(int damage, double chance) {
    const auto index = static_cast<std::size_t>(damage);
    chances_.resize(std::max(chances_.size(), index + 1), 0.0);
    chances_[index] += chance;
}

void BlowTable::finish() {
    for (std::size_t damage = 0; damage < chances_.size(); ++damage) {
        if (chances_[damage] > 0.0) {
            blows_.push_back({static_cast<int>(damage), chances_[damage]});
        }
    }
    chances_ = {};
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
