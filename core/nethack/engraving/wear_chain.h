#pragma once

#include <array>
#include <cstdint>
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
    using ByPicks = std::vector<double>;
    enum class Side : std::uint8_t { First, Last };

    Index lanes(Index letters) const { return text_.size() - letters + 1; }
    double at(const WordPlace& place, std::size_t picks) const;
    const EndPair& ends(Index first, Index last);

    void lose(const PickSheet& from, const StretchHits& hits);
    void settle(Index letters);
    void thin(const PickSheet& from, Index letters, Side side, PickSheet& to);
    const Taps& blankEnds(Index letters, Side side, std::size_t size);
    std::size_t picksOnOne(const PickSheet& sheet, Index letters);

    void observe(Index letters);
    void observeSingles();
    void observePairs();
    void cutOff(Index letters);
    std::array<std::vector<double>, 3> byFresh(Index first, Index last);
    const std::array<Taps, 3>& freshEnds(Index letters);
    void countInside(const PickSheet& sheet, Index letters, std::size_t fresh);
    void countUnchanged();

    void addHits(ByPicks& to, const PickRow& row, Index letters, std::size_t out);

    const FadingText& text_;
    WordOdds words_;
    std::vector<PickSheet> sheets_;  ///< by letters of the stretch; a lane for each first letter
    double untrimmed_ = 0.0;         ///< no call has come yet to a text with blanks at its ends
    WearSums sums_;
    std::vector<Index> changed_;  ///< letters before each that are not what they were at first

    std::size_t deepest_ = 0;      ///< picks that leave any letter legible, at most
    std::size_t fewestBlank_ = 0;  ///< picks that make a blank of any letter, at least

    Unfolding unfolding_;
    PickSheet old_;
    PickRow row_;
    std::vector<EndPair> ends_;  ///< by profiles; empty until asked for
    /// By letters: whether both ends are legible, by the number of ends that are as at first.
    std::vector<std::array<Taps, 3>> freshEnds_;
    std::array<PickSheet, 3> fresh_;
    /// By letters and picks: that both ends are legible, at most.
    std::vector<std::vector<double>> legibleAtMost_;
    std::array<std::vector<Taps>, 2> blankEnds_;  ///< by side and letters
    /// By size of the chance, letters and picks: `picksOnOne`.
    std::array<std::vector<std::vector<std::size_t>>, 4> picksOnOne_;

    /// By letters: where an end has been rubbed away and the next letter may be legible or not. The
    /// first end; both; and the last one, where the first is settled.
    std::vector<PickSheet> byFirst_;
    std::vector<PickSheet> byBoth_;
    std::vector<PickSheet> byLast_;

    /// Of stretches of one size inside, by how many ends are as at first: the chance by picks on
    /// the inside.
    struct Inside {
        std::array<PickRow, 3> rows;
        std::optional<Occupancy> occupancy;
    };
    std::vector<Inside> inside_;  ///< by letters inside, and those of them changed at first
};

}  // namespace polyplan::nethack::engraving
