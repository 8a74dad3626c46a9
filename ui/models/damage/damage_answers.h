#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/damage_type.h"
#include "core/plan/document.h"

namespace polyplan::ui {

/// What comes of one attack: the answer, or what is wrong with the question.
struct AttackAnswer {
    std::shared_ptr<const oangband::Answer> answer;
    QStringList faults;
};

/// What a projection does besides hurting.
struct SideEffect {
    const char* word = "";  ///< to be translated in the context QObject
    double probability = 0;
};

/// What a damage type does to a monster, in short.
struct ShortAnswer {
    double mean = 0;                        ///< damage of one cast
    double killed = 0;                      ///< by one cast, from the hit points it has
    double killedByCasts = 0;               ///< by all casts of the attack; of its target only
    std::optional<std::string> resistance;  ///< the condition that applied
    bool isUntouched = false;               ///< the type does nothing to it at all
    std::vector<SideEffect> sideEffects;    ///< of the attack's target only
};

/// Everything that the Damage perspective shows of a strategy, reckoned from one state of it.
struct DamageAnswers {
    std::vector<plan::Attack> asked;
    std::vector<AttackAnswer> attacks;  ///< one each
    int index = 0;                      ///< of the attack that the rest is about

    /// Its target, struck by each type in the order of `allDamageTypes()`; empty until reckoned.
    std::vector<ShortAnswer> types;
    /// Each monster of the table in its order, struck by the attack's type; empty until reckoned.
    std::vector<ShortAnswer> monsters;
    /// The matrix: for each id of the attack's `matrix` what each type does.
    std::vector<std::vector<ShortAnswer>> matrix;

    const AttackAnswer& current() const { return attacks[static_cast<std::size_t>(index)]; }
    const plan::Attack& attack() const { return asked[static_cast<std::size_t>(index)]; }
};

}  // namespace polyplan::ui
