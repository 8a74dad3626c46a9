#pragma once

#include <optional>
#include <string>

#include "core/calculator/question.h"
#include "core/plan/calculators.h"
#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::plan {

/// What a heartbeat question was answered with.
struct HeartbeatAnswers {
    Heartbeat asked;
    powder::Answer own;
    std::optional<powder::Answer> inOtherOutfit;
};

/// What becomes of a creature of POWDER, and of the same one in its other outfit: answered with
/// `HeartbeatAnswers`, first without the other outfit.
struct HeartbeatQuestion {
    Heartbeat heartbeat;
    const powder::Tables* tables = nullptr;

    std::string key() const { return "heartbeat"; }
    std::string title() const;
    AnyAnswer answer(const Work& work) const;
    /// Its steps are those of the heartbeat that tells the most.
    Report report(const AnyAnswer& answer) const;
    bool operator==(const HeartbeatQuestion&) const = default;
};

/// What a strategy that has no heartbeat yet begins with: somebody with 30 HP on bare floor.
Heartbeat firstHeartbeat();
/// Its own outfit and the other one, the other way round. @param heartbeat has another outfit
void swapOutfits(Heartbeat& heartbeat);

/// A request with everything looked up. @param request read or validated without a fault
powder::Scene heartbeatScene(const powder::Request& request, const powder::Tables& tables);

Calculator heartbeatCalculator(const Catalogues& catalogues);

}  // namespace polyplan::plan
