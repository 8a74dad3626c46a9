#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/nethack/engraving/wear_hits.h"
#include "core/nethack/engraving/wear_letters.h"
#include "core/nethack/engraving/wear_occupancy.h"
#include "core/nethack/engraving/wear_row.h"
#include "core/nethack/engraving/wear_unfold.h"
#include "core/nethack/engraving/wear_words.h"

namespace polyplan::nethack::engraving {

/// How a text stands at one moment: chances, over all that can happen.
struct WearSums {
    double intact = 0.0;
    double reads = 0.0;     ///< is the word and nothing else
    double contains = 0.0;  ///< has the word anywhere
    /// By the number of letters that are what they were at first, of texts with anything legible.
    std::vector<double> unchanged;
};

/// The exact process of wiping (reference: "exact over any number of events, stripping included").
///
/// What stands on the floor is the stretch from the first to the last legible character, and both
/// have been legible all along. For each stretch and each number S of picks that it has got, the
/// chain carries the chance that everything outside has gone while the picks inside fell as they
/// may, whether or not the two ends are still legible: given S, the picks are spread over all
/// letters of the stretch independently and uniformly, and that both ends are legible is a factor
/// of its own. So an event which leaves the ends legible only adds to S. An event that rubs an end
/// away takes the picks of that end out of S, then those of each further letter that turns out to
/// be blank (a binomial thinning), until a legible one is the new end.
class WearChain {
  public:
    /// @param weight chance to start with
    WearChain(const FadingText& text, double weight);

    void add(double weight);
    /// One event. Where nothing is ever trimmed or picked it may be left out.
    void step(EventHits& event);
    /// Scales everything.
    void scale(double by);

    const WearSums& sums() const { return sums_; }
    /// Works out `sums`; cuts off what is negligible.
    void observe();

    /// A way to read as the word in a text that has been changed, and its chance.
    struct ChangedWord {
        std::size_t first = 0;  ///< letter
        std::string text;
        double chance = 0.0;
    };
    std::vector<ChangedWord> changedWords() const;
    /// The chance of the texts that are the word and have not been changed.
    double unchangedWord() const;
    /// Takes out the texts that are the word and have not been changed. Returns their chance.
    double removeUnchangedWord();

    /// Adds the chances of what stands on each place, blanks left out, scaled.
    void addPositions(std::vector<CharacterOdds>& to, double scale);

  private:
    using Index = std::size_t;

    PickRow& row(Index first, Index last) { return rows_[first * text_.size() + last]; }
    using ByPicks = std::vector<double>;
    std::vector<double> picksOnEnds(const PickRow& row, Index letters, std::size_t end);
    void addHits(ByPicks& to, const PickRow& row, Index letters);

    const PickRow& row(Index first, Index last) const { return rows_[first * text_.size() + last]; }
    const EndPair& ends(Index first, Index last);
    struct LegibleEnds;
    LegibleEnds& legibleEnds(Index first, Index last);
    std::array<std::vector<double>, 3> byFresh(Index first, Index last);
    const std::vector<double>& bothLegible(Index first, Index last, int end);
    void observe(Index first, Index last);
    void observeSingle(Index letter);
    void lose(const PickRow& from, Index first, Index last, const std::vector<double>& hits,
              const Taps* ofFirst, const Taps* ofLast, const Taps* ofBoth);
    void thin(const PickRow& from, PickRow& to, Index letters, Index end);
    const Taps& blankEnd(Index profile, Index letters, std::size_t count);
    std::size_t picksOnOne(const PickRow& row, Index letters);
    void settle(Index first, Index last);
    void countUnchanged();

    const FadingText& text_;
    WordOdds words_;
    std::vector<PickRow> rows_;  ///< by first and last letter
    double untrimmed_ = 0.0;     ///< no call has come yet to a text with blanks at its ends
    WearSums sums_;
    std::vector<Index> changed_;  ///< letters before each that are not what they were at first

    std::size_t deepest_ = 0;  ///< picks that leave any letter legible, at most

    Unfolding unfolding_;
    PickRow old_;
    std::vector<EndPair> ends_;  ///< by profiles; empty until asked for
    /// That both ends of a stretch are legible.
    struct LegibleEnds {
        std::vector<double> byPicks;  ///< on the stretch
        /// By the number of ends that are as at first, and by picks on both.
        std::array<Taps, 3> byFresh;
    };
    std::vector<LegibleEnds> legible_;  ///< by letters, ends and whether they are as at first
    std::vector<Taps> blankEnds_;       ///< by profile and letters
    /// By size of the chance, letters and picks: `picksOnOne`.
    std::array<std::vector<std::vector<std::size_t>>, 4> picksOnOne_;

    /// Where an end has been rubbed away and the next letter may be legible or not; by the other
    /// end. The first end, the first end of the letter that follows, and so on.
    std::vector<PickRow> first_;
    std::vector<PickRow> nextFirst_;
    std::vector<PickRow> both_;
    std::vector<PickRow> nextBoth_;
    std::vector<PickRow> last_;

    /// Of stretches of one size inside, by how many ends are as at first: the chance by picks on
    /// the inside.
    struct Inside {
        std::array<PickRow, 3> rows;
        std::optional<Occupancy> occupancy;
    };
    std::vector<Inside>
        inside_;  ///< by letters inside, and those of them that were changed at first
};

}  // namespace polyplan::nethack::engraving
