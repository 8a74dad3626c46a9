#include "core/nethack/engraving/wear_chain.h"

#include <algorithm>

namespace polyplan::nethack::engraving {
namespace {

std::size_t span(std::size_t first, std::size_t last) {
    return last - first + 1;
}

}  // namespace

WearChain::WearChain(const FadingText& text, double weight)
    : text_(text),
      words_(text),
      rows_(text.size() * text.size()),
      changed_(text.size() + 1, 0),
      ends_(text.profiles().size() * text.profiles().size()),
      legible_(4 * ends_.size() * (text.size() + 1)),
      blankEnds_(text.profiles().size() * (text.size() + 1)),
      first_(text.size()),
      nextFirst_(text.size()),
      both_(text.size()),
      nextBoth_(text.size()),
      last_(text.size()) {
    for (const Profile& profile : text.profiles()) {
        deepest_ = std::max(deepest_, profile.most());
    }
    for (Index letter = 0; letter < text.size(); ++letter) {
        changed_[letter + 1] = changed_[letter] + (text.letters()[letter].original ? 0 : 1);
    }
    inside_.resize(text.size() * (changed_.back() + 1));
    if (text.hasOuterBlanks()) {
        untrimmed_ = weight;
    } else {
        add(weight);
    }
}

void WearChain::add(double weight) {
    PickRow& whole = row(0, text_.size() - 1);
    *whole.cover(0, 1) += weight;
}

void WearChain::scale(double by) {
    untrimmed_ *= by;
    for (PickRow& row : rows_) {
        if (!row.empty()) {
            double* values = row.cover(row.first(), row.end());
            std::transform(values, values + row.size(), values,
                           [by](double value) { return value * by; });
        }
    }
}

const EndPair& WearChain::ends(Index first, Index last) {
    const Index one = text_.letters()[first].profile;
    const Index other = text_.letters()[last].profile;
    EndPair& known = ends_[one * text_.profiles().size() + other];
    if (known.legible.empty()) {
        known = endPair(text_.profile(first), text_.profile(last), 0);
    }
    return known;
}

void WearChain::step(EventHits& event) {
    if (event.idle()) {
        return;
    }
    const Index count = text_.size();
    PickRow untouched;
    if (untrimmed_ > 0.0) {
        untouched.set(0, untrimmed_);
    }
    const std::vector<double> beforeTrim =
        untrimmed_ > 0.0 ? event.hits(count, text_.length(), true) : std::vector<double>();
    for (Index first = 0; first < count; ++first) {
        for (PickRow& row : last_) {
            row.clear();
        }
        for (Index last = count; last-- > first;) {
            PickRow& picks = row(first, last);
            const Index letters = span(first, last);
            if (!picks.empty()) {
                EventHits::Stretch& stretch = event.stretch(letters, text_.length(first, last));
                const std::size_t one = text_.letters()[first].profile;
                const std::size_t other = text_.letters()[last].profile;
                old_.clear();
                std::swap(old_, picks);
                lose(old_, first, last, stretch.hits,
                     letters > 1 ? &event.oneEnd(stretch, one) : nullptr,
                     letters > 1 ? &event.oneEnd(stretch, other) : nullptr,
                     letters > 2 ? &event.bothEnds(stretch, one, other) : nullptr);
            }
            if (first == 0 && last + 1 == count && !untouched.empty()) {
                const std::size_t one = text_.letters()[first].profile;
                const std::size_t other = text_.letters()[last].profile;
                const bool several = letters > 1;
                const Taps ofFirst = several ? event.lossOfOne(beforeTrim, letters, one) : Taps();
                const Taps ofLast = several ? event.lossOfOne(beforeTrim, letters, other) : Taps();
                const Taps ofBoth =
                    letters > 2 ? event.lossOfBoth(beforeTrim, letters, one, other) : Taps();
                lose(untouched, first, last, beforeTrim, several ? &ofFirst : nullptr,
                     several ? &ofLast : nullptr, letters > 2 ? &ofBoth : nullptr);
            }
            settle(first, last);
        }
        first_.swap(nextFirst_);
        both_.swap(nextBoth_);
        for (Index last = 0; last < count; ++last) {
            nextFirst_[last].clear();
            nextBoth_[last].clear();
        }
    }
    for (Index last = 0; last < count; ++last) {
        first_[last].clear();
        both_[last].clear();
    }
    untrimmed_ *= 1.0 - event.called(text_.length());
}

/// Where an event leaves both ends legible, and where it rubs one or both away.
void WearChain::lose(const PickRow& from, Index first, Index last, const std::vector<double>& hits,
                     const Taps* ofFirst, const Taps* ofLast, const Taps* ofBoth) {
    const Index letters = span(first, last);
    for (std::size_t hit = 0; hit < hits.size(); ++hit) {
        row(first, last)
            .add(from.first() + static_cast<int>(hit), from.data(), from.size(), hits[hit]);
    }
    if (ofFirst != nullptr && ofLast != nullptr) {
        unfolding_.load(from, letters, 1, deepest_);
        unfolding_.spread(*ofFirst, nextFirst_[last]);
        unfolding_.spread(*ofLast, last_[last - 1]);
    }
    if (ofBoth != nullptr) {
        unfolding_.load(from, letters, 2, 2 * deepest_);
        unfolding_.spread(*ofBoth, nextBoth_[last - 1]);
    }
}

/// What has come to a stretch by an end that was rubbed away: its new end is legible, and that is
/// all, or is blank as well.
void WearChain::settle(Index first, Index last) {
    const Index letters = span(first, last);
    PickRow& both = both_[last];
    both.trim(letters);
    if (!both.empty()) {
        last_[last].add(both);
        if (letters > 1) {
            thin(both, nextBoth_[last], letters, text_.letters()[first].profile);
        }
    }
    PickRow& byFirst = first_[last];
    byFirst.trim(letters);
    if (!byFirst.empty()) {
        row(first, last).add(byFirst);
        if (letters > 1) {
            thin(byFirst, nextFirst_[last], letters, text_.letters()[first].profile);
        }
    }
    PickRow& byLast = last_[last];
    byLast.trim(letters);
    if (!byLast.empty()) {
        row(first, last).add(byLast);
        if (letters > 1) {
            thin(byLast, last_[last - 1], letters, text_.letters()[last].profile);
        }
    }
}

/// Takes a blank end of a profile and its picks out of a stretch of so many letters.
void WearChain::thin(const PickRow& from, PickRow& to, Index letters, Index end) {
    const std::size_t most = picksOnOne(from, letters);
    const std::size_t least = text_.profiles()[end].fewestBlank();
    if (most < least) {
        return;
    }
    const std::size_t count = most + 1 - least;
    const Taps& taps = blankEnd(end, letters, count);
    unfolding_.load(from, letters, 1, most + 1);
    unfolding_.spread(taps, count, to);
}

/// That an end is blank, for `count` numbers of picks at least.
const Taps& WearChain::blankEnd(Index profile, Index letters, std::size_t count) {
    Taps& known = blankEnds_[profile * (text_.size() + 1) + letters];
    if (known.size() < count) {
        constexpr std::size_t more = 16;
        const Profile& end = text_.profiles()[profile];
        const std::size_t least = end.fewestBlank();
        std::vector<double> blank;
        for (std::size_t picks = least; picks < least + count + more; ++picks) {
            blank.push_back(1.0 - end.after(picks));
        }
        known = Taps(std::move(blank), 1, least, letters - 1);
    }
    return known;
}

/// How many picks may fall on one of so many letters with more than a negligible chance.
std::size_t WearChain::picksOnOne(const PickRow& row, Index letters) {
    // By tens of logarithms of the chance that there is: few differ by more.
    constexpr double coarse = 1e-4;
    double chance = 1.0;
    std::size_t level = 0;
    for (const double total = row.total();
         level < picksOnOne_.size() - 1 && total < chance * coarse; ++level) {
        chance *= coarse;
    }
    const auto picks = static_cast<std::size_t>(row.end() - 1);
    std::vector<std::vector<std::size_t>>& byLetters = picksOnOne_[level];
    byLetters.resize(std::max(byLetters.size(), letters + 1));
    std::vector<std::size_t>& known = byLetters[letters];
    known.resize(std::max(known.size(), picks + 1), 0);
    if (known[picks] == 0 && picks > 0) {
        const auto others = static_cast<double>(letters - 1);
        double odds = chance * unfolding_.powers(letters, 1, row.end())[picks];
        std::size_t hits = 0;
        while (hits < picks &&
               (static_cast<double>(hits) * others <= static_cast<double>(picks - hits) ||
                odds >= negligible)) {
            odds *= static_cast<double>(picks - hits) / (others * static_cast<double>(hits + 1));
            ++hits;
        }
        known[picks] = hits;
    }
    return known[picks];
}

}  // namespace polyplan::nethack::engraving
