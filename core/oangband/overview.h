#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/request.h"
#include "core/oangband/tables.h"

namespace polyplan::oangband {

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

/// One attack beside all types and all monsters.
struct Overview {
    /// Its target, struck by each type in the order of `allDamageTypes()`.
    std::vector<ShortAnswer> types;
    /// Each monster of the table in its order, struck by the attack's type.
    std::vector<ShortAnswer> monsters;
    /// For each id that was asked for what each type does.
    std::vector<std::vector<ShortAnswer>> matrix;
};

/// @returns nothing if `stop` asked to stop.
std::optional<AttackAnswer> answerTo(const Request& request, const Tables& tables,
                                     const std::stop_token& stop);

/// Empty where the request has faults. @param matrix ids of monsters
/// @returns nothing if `stop` asked to stop.
std::optional<Overview> overviewOf(const Request& request, const std::vector<int>& matrix,
                                   const Tables& tables, const std::stop_token& stop);

}  // namespace polyplan::oangband
