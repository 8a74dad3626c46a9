#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "core/powder/intrinsic.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// A running counter, told by the beat in which it runs out rather than by what is left of it, so
/// that a body stays the same while nothing happens to it. Counters that outlast the question are
/// all the same, except those of poisons that may still stack.
struct Counter {
    Intrinsic intrinsic{};
    std::int32_t lastBeat{};  ///< in which it reaches 0; may be Body::never
    bool operator==(const Counter&) const = default;
};

/// The intrinsics of a creature and where they come from (POWDER 117/118 creature.cpp).
class Body {
  public:
    static constexpr std::int32_t never = std::numeric_limits<std::int32_t>::max();

    /// As it is before the first beat.
    explicit Body(const Scene& scene);

    bool has(Intrinsic intrinsic) const { return all().has(intrinsic); }
    Intrinsics all() const { return own_ | items_; }
    bool isFromItem(Intrinsic intrinsic) const { return items_.has(intrinsic); }
    bool isTimed(Intrinsic intrinsic) const;
    /// Whether clearing would take anything away: what an item gives stays.
    bool isOwn(Intrinsic intrinsic) const { return own_.has(intrinsic); }
    const std::vector<Counter>& counters() const { return counters_; }

    /// Takes away the counter and what is innate (clearIntrinsic()).
    void clear(Intrinsic intrinsic);
    /// In that beat, after its counters (setTimedIntrinsic()): blocked by the intrinsic's own
    /// resistance, added to a counter that runs, without effect on what is innate; poisons stack.
    /// @returns whether it was inflicted at all
    bool inflict(Intrinsic intrinsic, int beats, int beat);
    /// What life saving takes away (attemptLifeSaving(), clearDeathIntrinsics()). LIFESAVE goes
    /// even if an item gives it: the item is used up.
    void saveLife();

    /// Counters of the beat, newest first (doHeartbeat()): takes away those that reach 0 and calls
    /// `expires` for each, which says whether to go on. If not, that counter is gone, and those
    /// after it were not counted down.
    void countDown(int beat, const std::function<bool(Intrinsic)>& expires);

    std::size_t hash() const;
    bool operator==(const Body&) const = default;

  private:
    void add(Intrinsic intrinsic, int beats, int beat);
    void inflictPoison(Intrinsic poison, int beats, int beat);
    std::vector<Counter>::iterator find(Intrinsic intrinsic);

    /// A beat, or `never` if nobody asks about it any more.
    std::int32_t asked(std::int32_t lastBeat) const { return lastBeat > end_ ? never : lastBeat; }

    Intrinsics own_;  ///< innate and timed
    Intrinsics items_;
    std::vector<Counter> counters_;  ///< newest first
    std::int32_t end_;               ///< the last beat that is asked about
};

}  // namespace polyplan::powder
