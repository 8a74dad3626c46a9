#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/calculator/question.h"
#include "core/nethack/engraving/comparison.h"
#include "core/plan/calculators.h"

namespace polyplan::plan {

/// What comes of an engraving: answered with a `nethack::engraving::StylusComparison`, which
/// without `compares` has no styluses.
struct EngravingQuestion {
    nethack::engraving::Request request;
    nethack::Game game = nethack::Game::NetHack367;
    nethack::engraving::Tables tables;
    bool compares = false;
    std::vector<nethack::engraving::CarriedStylus> carried;

    std::string key() const { return "engraving"; }
    std::string title() const { return request.text; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const EngravingQuestion&) const = default;
};

Calculator engravingCalculator(const Catalogues& catalogues);

}  // namespace polyplan::plan
