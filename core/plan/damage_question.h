#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/calculator/question.h"
#include "core/oangband/overview.h"
#include "core/plan/calculators.h"

namespace polyplan::plan {

/// What comes of one attack: answered with an `oangband::AttackAnswer`.
struct DamageQuestion {
    Attack attack;
    const oangband::Tables* tables = nullptr;
    int number = 1;  ///< counted from 1 among the attacks of one name
    /// By which the ids of its figures tell it apart where it is set beside attacks of other names.
    /// Empty: by its own.
    std::string meetsAs = {};

    std::string key() const;
    std::string title() const;
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const DamageQuestion&) const = default;

    /// Its name with its number: what it is told apart by within its strategy.
    std::string ownKey() const;
};

/// Everything that a view shows of a strategy's attacks.
struct AttackAnswers {
    std::vector<Attack> asked;
    std::vector<std::string> titles;              ///< one each: see `plan::attackTitles`
    std::vector<oangband::AttackAnswer> attacks;  ///< one each
    Table sideBySide{};                           ///< a row each: see `plan::sideBySide`
    int index = 0;                                ///< of the attack that the overview is about
    /// What that attack does to each of `oangband::usualObjects`; empty where it is refused.
    std::vector<oangband::FloorObjectFate> usualFates{};
    oangband::Overview overview;  ///< empty until reckoned

    const oangband::AttackAnswer& current() const {
        return attacks[static_cast<std::size_t>(index)];
    }
    const Attack& attack() const { return asked[static_cast<std::size_t>(index)]; }
};

/// What comes of several attacks, and of one of them in the hands of all types and on all monsters:
/// answered with `AttackAnswers`, first the attacks. Either stage is told of from 0 to 1.
struct AttacksQuestion {
    std::vector<Attack> attacks;
    int index = 0;
    const oangband::Tables* tables = nullptr;

    std::string key() const { return "damage"; }
    std::string title() const { return "Damage"; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const AttacksQuestion&) const = default;
};

Calculator damageCalculator(const Catalogues& catalogues);

}  // namespace polyplan::plan
