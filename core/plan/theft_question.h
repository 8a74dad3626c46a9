#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/calculator/question.h"
#include "core/nethack/theft/remedy_effects.h"
#include "core/plan/calculators.h"

namespace polyplan::plan {

/// What comes of a theft, and of what can be done about it.
struct TheftAnswer {
    std::optional<nethack::theft::Encounter> encounter;  ///< nothing where there are faults
    nethack::theft::Answer answer;                       ///< to the encounter
    std::vector<nethack::theft::RemedyEffect> effects;   ///< empty until reckoned
    std::vector<Fault> faults;                           ///< of the request
};

/// What a thief takes: answered with a `TheftAnswer`, at first without the remedies.
struct TheftQuestion {
    nethack::theft::Request request;  ///< with its game
    const nethack::theft::ThiefTable* thieves = nullptr;

    std::string key() const { return "theft"; }
    std::string title() const { return request.monster; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const TheftQuestion&) const = default;
};

Calculator theftCalculator(const Catalogues& catalogues);

}  // namespace polyplan::plan
