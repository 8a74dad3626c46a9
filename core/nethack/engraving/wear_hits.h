#pragma once

#include <map>
#include <memory>
#include <vector>

#include "core/nethack/engraving/wear_calls.h"
#include "core/nethack/engraving/wear_letters.h"
#include "core/nethack/engraving/wear_unfold.h"

namespace polyplan::nethack::engraving {

/// What the two ends of a stretch do together, by profile and nothing else.
struct EndPair {
    /// By picks M on both: the sum over the ways to spread them, each both legible; and the same
    /// where none, one or both have not been picked and stand as at first.
    std::vector<double> legible;
    std::vector<double> noneFresh;
    std::vector<double> oneFreshFirst;  ///< the first one fresh
    std::vector<double> oneFreshLast;
    /// lost[M][d]: both legible with M picks, and both blank with d more, over the ways to spread.
    std::vector<std::vector<double>> lost;
};

EndPair endPair(const Profile& first, const Profile& last, std::size_t mostHits);

/// What one event does to all stretches of so many letters, one a lane by its first letter.
struct StretchHits {
    std::size_t letters = 0;
    /// Lines of lanes by h: that h of the picks hit the letters.
    kernels::Lines hits;
    /// That ends were legible and are rubbed away by the event: by picks that the ends have had
    /// before (both together, where both are meant), in rows by picks that the rest gets.
    Taps first;
    Taps last;
    Taps both;

    std::size_t stride() const { return first.stride(); }
};

/// One event as the chain needs it. Remembers what it has worked out.
class EventHits {
  public:
    EventHits(const WearEvent& event, Type type, bool onIce, Game game, const FadingText& text);

    /// That nothing but a trimming happens, or not even that.
    bool idle() const { return idle_; }
    double called(std::size_t length) const { return call(length).called; }

    /// hits[h]: that h of the picks hit one of `letters` letters among `length` characters. With
    /// `onlyCalled` without the chance that nothing is called.
    std::vector<double> hits(std::size_t letters, std::size_t length, bool onlyCalled) const;

    const StretchHits& stretches(std::size_t letters);
    /// On the whole text with blanks at its ends, if it is called at all.
    StretchHits untrimmed();

  private:
    const WipeCall& call(std::size_t length) const;
    const EndPair& pair(std::size_t first, std::size_t last);
    StretchHits sized(std::size_t letters, std::size_t most) const;
    void addLane(StretchHits& to, std::size_t lane, const std::vector<double>& hits);
    static void addLoss(Taps& to, std::size_t lane, const std::vector<double>& hits,
                        const Profile& end, std::size_t letters);

    const FadingText& text_;
    bool idle_ = true;
    bool byLength_ = false;
    std::vector<WipeCall> calls_;                          ///< by length if that matters, else one
    std::vector<std::unique_ptr<StretchHits>> stretches_;  ///< by letters
    std::map<std::pair<std::size_t, std::size_t>, EndPair> pairs_;
};

}  // namespace polyplan::nethack::engraving
