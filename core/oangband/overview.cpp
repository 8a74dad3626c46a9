#include "core/oangband/overview.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "core/oangband/evaluate.h"
#include "core/oangband/ranking.h"
#include "core/oangband/scene.h"
#include "core/oangband/type_rule.h"
#include "core/probability/grouped.h"

namespace polyplan::oangband {
namespace {

constexpr std::array<std::pair<std::string_view, Odds Answer::*>, 6> amountWords = {{
    {"stuns", &Answer::stunned},
    {"confuses", &Answer::confused},
    {"frightens", &Answer::afraid},
    {"holds", &Answer::held},
    {"heals", &Answer::healed},
    {"drains mana", &Answer::manaLost},
}};

constexpr std::array<std::pair<std::string_view, double Answer::*>, 6> chanceWords = {{
    {"sleeps", &Answer::slept},
    {"slows", &Answer::slowed},
    {"hastens", &Answer::hastened},
    {"clones", &Answer::cloned},
    {"polymorphs", &Answer::polymorphed},
    {"moves away", &Answer::moved},
}};

/// What a type does to a monster by its own rule.
ShortAnswer ruleOn(DamageType type, const Monster& monster) {
    const TypeRule& rule = ruleOf(type);
    const Condition* condition = conditionMet(rule, monster);
    ShortAnswer result;
    result.isUntouched =
        rule.effect != Effect::Hurt || (condition != nullptr && condition->noEffect);
    if (condition != nullptr) {
        result.resistance = std::string(condition->text);
    }
    return result;
}

ShortAnswer ranked(DamageType type, const Monster& monster, const QuickFigures& figures) {
    ShortAnswer result = ruleOn(type, monster);
    result.mean = figures.expectedDamage;
    result.killed = figures.killChance;
    return result;
}

std::vector<SideEffect> sideEffectsOf(const Answer& answer) {
    std::vector<SideEffect> effects;
    const auto add = [&](std::string_view word, double probability) {
        if (probability > 0) {
            effects.push_back({word, probability});
        }
    };
    for (const auto& [word, odds] : amountWords) {
        add(word, total(answer.*odds));
    }
    for (const auto& [word, chance] : chanceWords) {
        add(word, answer.*chance);
    }
    return effects;
}

/// The target as it stands, struck by another type. @returns nothing if it was asked to stop.
std::optional<ShortAnswer> onTarget(const Scene& scene, DamageType type,
                                    const Oversight& oversight) {
    const auto answer = evaluate(scene.withType(type), oversight);
    if (!answer) {
        return std::nullopt;
    }
    ShortAnswer result = ruleOn(type, answer->monster);
    result.mean = answer->meanDamage;
    result.killed = answer->killed;
    result.killedByCasts = answer->casts.empty() ? result.killed : answer->casts.back().killed;
    result.sideEffects = sideEffectsOf(*answer);
    result.resistance = answer->resistance;
    return result;
}

/// The target as it stands, struck once by another type.
ShortAnswer onTargetOnce(const Scene& scene, const Ranking& ranking, DamageType type) {
    const Strike strike = scene.strike(type);
    ShortAnswer result = ranked(type, scene.monster(), ranking.of(strike));
    result.resistance = resistanceTo(scene, strike);
    return result;
}

std::string whatIsLeftOut(const Scene& scene) {
    return "The damage may be any of " +
           grouped(static_cast<std::int64_t>(scene.damage().outcomes())) +
           " figures: too many to follow every type through " +
           std::to_string(scene.request().casts) +
           " casts on this target. The types are ranked by one cast. What all casts kill and what "
           "a type does besides is left out here, and worked out for the attack's own type.";
}

}  // namespace

double overviewCost(const Scene& scene) {
    constexpr double perFigure = 200.0;
    const auto figures = static_cast<double>(scene.damage().outcomes());
    const double hitPoints = std::max(scene.hpBefore(), scene.maxHp()) + 1.0;
    const double perCast = hitPoints * std::min(figures, hitPoints) / 2.0;
    return static_cast<double>(allDamageTypes().size()) *
           (figures * perFigure + scene.request().casts * perCast);
}

std::optional<AttackAnswer> answerTo(const SceneOrFaults& scene, const Oversight& oversight) {
    AttackAnswer result;
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        for (const RequestFault& fault : *faults) {
            result.faults.push_back(fault.pointer + ": " + fault.message);
        }
        return result;
    }
    auto answer = evaluate(std::get<Scene>(scene), oversight);
    if (!answer) {
        return std::nullopt;
    }
    result.answer = std::make_shared<const Answer>(std::move(*answer));
    return result;
}

std::optional<AttackAnswer> answerTo(const Request& request, const Tables& tables,
                                     const std::stop_token& stop) {
    return answerTo(Scene::of(request, tables, {stop}), {stop});
}

std::optional<Overview> overviewOf(const SceneOrFaults& sceneOrFaults,
                                   const std::vector<int>& matrix, const Oversight& oversight) {
    Overview overview;
    const Scene* scene = std::get_if<Scene>(&sceneOrFaults);
    if (scene == nullptr) {
        return overview;
    }
    const DamageType own = scene->request().type;
    const Tables& tables = scene->tables();
    const auto& types = allDamageTypes();
    const Ranking ranking(*scene);
    const bool isShort = overviewCost(*scene) > mostOverviewCost;
    if (isShort) {
        overview.leftOut = whatIsLeftOut(*scene);
    }
    // The monsters take about as long as one more type.
    const auto steps = static_cast<double>(types.size() + 1);
    for (const DamageType type : types) {
        if (oversight.stops()) {
            return std::nullopt;
        }
        const auto done = static_cast<double>(overview.types.size());
        oversight.tell(done / steps);
        auto answer =
            isShort ? onTargetOnce(*scene, ranking, type)
                    : onTarget(*scene, type, oversight.part(done / steps, (done + 1) / steps));
        if (!answer) {
            return std::nullopt;
        }
        overview.types.push_back(std::move(*answer));
    }
    std::vector<const Monster*> monsters;
    for (const Monster& monster : tables.monsters.monsters()) {
        monsters.push_back(&monster);
    }
    const auto ofMonsters = ranking.matrix(monsters, std::array{own}, oversight.stop);
    std::vector<const Monster*> beside;
    for (const int id : matrix) {
        if (const Monster* monster = tables.monsters.byId(id)) {
            beside.push_back(monster);
        }
    }
    const auto ofMatrix = ranking.matrix(beside, types, oversight.stop);
    if (oversight.stops()) {
        return std::nullopt;
    }
    for (std::size_t row = 0; row < monsters.size(); ++row) {
        overview.monsters.push_back(ranked(own, *monsters[row], ofMonsters[row]));
    }
    std::size_t row = 0;
    for (const int id : matrix) {
        auto& column = overview.matrix.emplace_back();
        if (tables.monsters.byId(id) == nullptr) {
            continue;
        }
        for (std::size_t at = 0; at < types.size(); ++at) {
            column.push_back(ranked(types[at], *beside[row], ofMatrix[row * types.size() + at]));
        }
        ++row;
    }
    return overview;
}

}  // namespace polyplan::oangband
