#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/request.h"
#include "core/oangband/tables.h"
#include "core/probability/oversight.h"

namespace polyplan::oangband {

class Scene;
struct RequestFault;

/// What `Scene::of` gives. Throwing the dice may take longer than all that follows.
using SceneOrFaults = std::variant<Scene, std::vector<RequestFault>>;

/// What comes of one attack: the answer, or what is wrong with the question.
struct AttackAnswer {
    std::shared_ptr<const Answer> answer;
    std::vector<std::string> faults;
};

/// What a projection does besides hurting.
struct SideEffect {
    std::string_view word;  ///< "stuns"
    double probability{};
    bool operator==(const SideEffect&) const = default;
};

/// What a damage type does to a monster, in short.
struct ShortAnswer {
    double mean{};                          ///< damage of one cast
    double killed{};                        ///< by one cast, from the hit points it has
    double killedByCasts{};                 ///< by all casts of the attack; of its target only
    std::optional<std::string> resistance;  ///< the condition that applied
    bool isUntouched = false;               ///< the type does nothing to it at all
    std::vector<SideEffect> sideEffects;    ///< of the attack's target only
    bool operator==(const ShortAnswer&) const = default;
};

/// What reckoning with all types may cost at the most; see `overviewCost`.
inline constexpr double mostOverviewCost = 3e9;

/// One attack beside all types and all monsters.
struct Overview {
    /// Why `types` tell of one cast only, without what all casts kill and without side effects, for
    /// people; empty: they tell all.
    std::string leftOut;
    /// Its target, struck by each type in the order of `allDamageTypes()`.
    std::vector<ShortAnswer> types;
    /// Each monster of the table in its order, struck by the attack's type.
    std::vector<ShortAnswer> monsters;
    /// For each id that was asked for what each type does.
    std::vector<std::vector<ShortAnswer>> matrix;
};

/// @returns nothing if it was asked to stop.
std::optional<AttackAnswer> answerTo(const SceneOrFaults& scene, const Oversight& oversight);
std::optional<AttackAnswer> answerTo(const Request& request, const Tables& tables,
                                     const std::stop_token& stop);

/// What a full `Overview::types` costs, in about nanoseconds: by the figures of damage that may
/// arrive, and by what as many casts make of the target's hit points.
double overviewCost(const Scene& scene);

/// Where the types would cost too much they are ranked by one cast, exactly as else. Empty where
/// the request has faults. @param matrix ids of monsters
/// @returns nothing if it was asked to stop.
std::optional<Overview> overviewOf(const SceneOrFaults& scene, const std::vector<int>& matrix,
                                   const Oversight& oversight);

}  // namespace polyplan::oangband
