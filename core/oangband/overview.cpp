#include "core/oangband/overview.h"

#include <array>
#include <utility>
#include <variant>

#include "core/oangband/evaluate.h"
#include "core/oangband/ranking.h"
#include "core/oangband/scene.h"
#include "core/oangband/type_rule.h"

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

ShortAnswer ranked(const Ranking& ranking, DamageType type, const Monster& monster) {
    ShortAnswer result = ruleOn(type, monster);
    const QuickFigures figures = ranking.of(monster, type);
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

/// The target as it stands, struck by another type. @returns nothing if `stop` asked to stop.
std::optional<ShortAnswer> onTarget(const Scene& scene, DamageType type,
                                    const std::stop_token& stop) {
    const auto answer = evaluate(scene.withType(type), {stop});
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

}  // namespace

std::optional<AttackAnswer> answerTo(const Request& request, const Tables& tables,
                                     const std::stop_token& stop) {
    const auto scene = Scene::of(request, tables, {stop});
    AttackAnswer result;
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        for (const RequestFault& fault : *faults) {
            result.faults.push_back(fault.pointer + ": " + fault.message);
        }
        return result;
    }
    auto answer = evaluate(std::get<Scene>(scene), {stop});
    if (!answer) {
        return std::nullopt;
    }
    result.answer = std::make_shared<const Answer>(std::move(*answer));
    return result;
}

std::optional<Overview> overviewOf(const Request& request, const std::vector<int>& matrix,
                                   const Tables& tables, const std::stop_token& stop) {
    Overview overview;
    const auto sceneOrFaults = Scene::of(request, tables, {stop});
    const Scene* scene = std::get_if<Scene>(&sceneOrFaults);
    if (scene == nullptr) {
        return overview;
    }
    const auto& types = allDamageTypes();
    for (const DamageType type : types) {
        auto answer = onTarget(*scene, type, stop);
        if (!answer) {
            return std::nullopt;
        }
        overview.types.push_back(std::move(*answer));
    }
    const Ranking ranking(*scene);
    for (const Monster& monster : tables.monsters.monsters()) {
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        overview.monsters.push_back(ranked(ranking, request.type, monster));
    }
    for (const int id : matrix) {
        auto& column = overview.matrix.emplace_back();
        if (const Monster* monster = tables.monsters.byId(id)) {
            for (const DamageType type : types) {
                column.push_back(ranked(ranking, type, *monster));
            }
        }
        if (stop.stop_requested()) {
            return std::nullopt;
        }
    }
    return overview;
}

}  // namespace polyplan::oangband
