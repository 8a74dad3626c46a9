#include "core/nethack/engraving/wear_chain.h"

#include <algorithm>
#include <cmath>

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

const EndPair& WearChain::ends(Index first, Index last) const {
    const auto key = std::pair(text_.letters()[first].profile, text_.letters()[last].profile);
    const auto found = ends_.find(key);
    if (found != ends_.end()) {
        return found->second;
    }
    return ends_.emplace(key, endPair(text_.profile(first), text_.profile(last), 0)).first->second;
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
                PickRow old;
                std::swap(old, picks);
                lose(old, first, last, stretch.hits,
                     letters > 1 ? &event.oneEnd(stretch, letters, one) : nullptr,
                     letters > 1 ? &event.oneEnd(stretch, letters, other) : nullptr,
                     letters > 2 ? &event.bothEnds(stretch, letters, one, other) : nullptr);
            }
            if (first == 0 && last + 1 == count && !untouched.empty()) {
                const std::size_t one = text_.letters()[first].profile;
                const std::size_t other = text_.letters()[last].profile;
                const bool several = letters > 1;
                const LossOdds ofFirst =
                    several ? event.lossOfOne(beforeTrim, letters, one) : LossOdds();
                const LossOdds ofLast =
                    several ? event.lossOfOne(beforeTrim, letters, other) : LossOdds();
                const LossOdds ofBoth =
                    letters > 2 ? event.lossOfBoth(beforeTrim, letters, one, other) : LossOdds();
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
                     const LossOdds* ofFirst, const LossOdds* ofLast, const LossOdds* ofBoth) {
    const Index letters = span(first, last);
    for (std::size_t hit = 0; hit < hits.size(); ++hit) {
        row(first, last)
            .add(from.first() + static_cast<int>(hit), from.data(), from.size(), hits[hit]);
    }
    const auto spread = [&](const LossOdds& odds, PickRow& to) {
        for (std::size_t more = 0; more < odds.size(); ++more) {
            unfolding_.spread(odds[more], static_cast<int>(more), to);
        }
    };
    if (ofFirst != nullptr && ofLast != nullptr) {
        unfolding_.load(from, letters, 1, deepest_);
        spread(*ofFirst, nextFirst_[last]);
        spread(*ofLast, last_[last - 1]);
    }
    if (ofBoth != nullptr) {
        unfolding_.load(from, letters, 2, 2 * deepest_);
        spread(*ofBoth, nextBoth_[last - 1]);
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
            thin(both, nextBoth_[last], letters, text_.profile(first));
        }
    }
    PickRow& byFirst = first_[last];
    byFirst.trim(letters);
    if (!byFirst.empty()) {
        row(first, last).add(byFirst);
        if (letters > 1) {
            thin(byFirst, nextFirst_[last], letters, text_.profile(first));
        }
    }
    PickRow& byLast = last_[last];
    byLast.trim(letters);
    if (!byLast.empty()) {
        row(first, last).add(byLast);
        if (letters > 1) {
            thin(byLast, last_[last - 1], letters, text_.profile(last));
        }
    }
}

/// Takes a blank end and its picks out of a stretch of so many letters.
void WearChain::thin(const PickRow& from, PickRow& to, Index letters, const Profile& end) {
    double all = 0.0;
    for (std::size_t i = 0; i < from.size(); ++i) {
        all += from.data()[i];
    }
    // The chance of so many picks on the end, of as many as there may be: beyond its mean no row
    // has more of it.
    const int most = from.end() - 1;
    const auto others = static_cast<double>(letters - 1);
    double odds = all * std::pow(others / static_cast<double>(letters), most);
    std::vector<double>& weights = scratch_;
    weights.clear();
    for (int picks = 0; picks <= most; ++picks) {
        const bool beyondMean = picks * others > most - picks;
        if (picks > static_cast<int>(end.most()) && beyondMean && odds < negligible) {
            break;
        }
        weights.push_back(1.0 - end.after(static_cast<std::size_t>(picks)));
        odds *= (most - picks) / (others * (picks + 1));
    }
    unfolding_.load(from, letters, 1, weights.size());
    unfolding_.spread(weights, 0, to);
}

}  // namespace polyplan::nethack::engraving
