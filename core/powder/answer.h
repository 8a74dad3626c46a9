#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/powder/intrinsic.h"
#include "core/powder/noise.h"
#include "core/powder/speed.h"
#include "core/powder/terrain.h"
#include "core/probability/estimate.h"
#include "core/probability/method.h"

namespace polyplan::powder {

/// A number of the creature over the runs that count. A quantile is the least value v with
/// P(at most v) of at least 5, 50 and 95 %.
struct Spread {
    Estimate mean;
    int p05{};
    int p50{};
    int p95{};
    bool operator==(const Spread&) const = default;
};

/// Probabilities of hit points: 0 for the dead, and lowest, lowest + 1 … for the living.
struct HpOdds {
    double dead = 0.0;
    int lowest = 1;
    std::vector<double> living;
    double deadError = 0.0;            ///< standard error
    std::vector<double> livingErrors;  ///< standard errors; empty if exact

    /// Calls `visit(hp, estimate)` for every number with a probability above 0, rising.
    template <typename Visit>
    void forEach(Visit visit) const {
        if (dead > 0.0) {
            visit(0, Estimate{dead, deadError});
        }
        for (std::size_t i = 0; i < living.size(); ++i) {
            if (living[i] > 0.0) {
                visit(lowest + static_cast<int>(i),
                      Estimate{living[i], livingErrors.empty() ? 0.0 : livingErrors[i]});
            }
        }
    }
    bool operator==(const HpOdds&) const = default;
};

/// What may happen in a step of a heartbeat.
enum class What : std::uint8_t {
    WokenByNoise,
    TiredLost,
    Cured,  ///< of an intrinsic
    Petrified,
    Departs,
    Expires,  ///< an intrinsic
    FinalPoison,
    Inflicted,  ///< an intrinsic, before poisons stack
    Heals,
    MpDrained,
    MpRegained,
    Teleports,
    Strangled,
    Drowned,
    Suffocated,
    Smoke,
    Bleeding,
    Poison,
    Lava,
    ForestFire,
    Acid,
    Space,
    Aflame,
    Silver,
    Gold,
    Polymorphs,
    Reverts,
    WokenByDamage,
    LifeSaved,
    Dies,
};

/// "cured: STONING": as files have it.
std::string text(What what, std::optional<Intrinsic> intrinsic);
/// "cured: turning to stone": as people read it.
std::string words(What what, std::optional<Intrinsic> intrinsic);

/// What it is called that a kind of square does to who stands on it; nothing where it does nothing.
std::optional<What> nameOfAttack(SquareAttack attack);

struct Event {
    int step{};  ///< 1 to 36, see steps.h
    What what = What::Heals;
    std::optional<Intrinsic> intrinsic;
    Estimate probability;  ///< that it happens in this beat
    /// Hit points or mana points; damage as rolled, whatever hit points are left. Over all runs: 0
    /// where it does not happen, and 0 for what has no amount.
    Estimate mean;
    bool operator==(const Event&) const = default;
};

/// How things stand after the last step of a heartbeat. Probabilities are over all runs, none
/// conditional.
struct Beat {
    int heartbeat{};       ///< from 1 on
    std::int64_t count{};  ///< that all creatures share
    std::int64_t t{};      ///< what the clock shows
    Phase phase = Phase::Normal;

    Estimate alive;        ///< has not died; who polymorphed, reverted or departed counts as alive
    Estimate followed;     ///< alive, in its shape and there
    Estimate polymorphed;  ///< by now
    Estimate reverted;     ///< by now
    Estimate departed;     ///< by now
    Estimate teleportedEver;  ///< at least once while it was followed
    Estimate asleep;
    /// Is followed and has it, from whatever source; in the order of the enumeration, without 0.
    std::vector<std::pair<Intrinsic, Estimate>> intrinsics{};

    std::optional<Spread> hp{};  ///< of the followed and of the dead, who have 0; none: nobody left
    HpOdds hpOdds{};             ///< of the same, in parts of 1
    std::optional<Spread> mp;    ///< of the followed
    std::optional<Spread> food;  ///< of the followed
    std::vector<Event> events;   ///< by step, without what never happens
    bool operator==(const Beat&) const = default;
};

struct ListenerAnswer {
    int distance{};
    bool tired{};
    double woken{};  ///< chance a beat
    bool operator==(const ListenerAnswer&) const = default;
};

/// What a request touches and an answer leaves out, for people.
struct Omission {
    std::optional<Intrinsic> of{};  ///< the intrinsic that brings it along
    std::string text;
    bool operator==(const Omission&) const = default;
};

struct Answer {
    Method method = Method::Exact;
    std::int64_t samples = 0;  ///< 0 if exact
    std::uint64_t seed = 0;    ///< 0 if exact
    NoiseOdds ownNoise;        ///< of the first beat
    std::vector<ListenerAnswer> listeners;
    std::vector<Omission> notFollowed;
    std::vector<Beat> timeline;  ///< one a heartbeat
    bool operator==(const Answer&) const = default;
};

}  // namespace polyplan::powder
