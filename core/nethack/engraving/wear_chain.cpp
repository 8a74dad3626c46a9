#include "core/nethack/engraving/wear_chain.h"

#include <algorithm>

namespace polyplan::nethack::engraving {
namespace {

std::vector<PickSheet> sheetsByLetters(std::size_t letters) {
    std::vector<PickSheet> sheets(1);
    for (std::size_t length = 1; length <= letters; ++length) {
        sheets.emplace_back(letters - length + 1);
    }
    return sheets;
}

}  // namespace

WearChain::WearChain(const FadingText& text, double weight)
    : text_(text),
      words_(text),
      sheets_(sheetsByLetters(text.size())),
      changed_(text.size() + 1, 0),
      fewestBlank_(text.profiles().front().fewestBlank()),
      ends_(text.profiles().size() * text.profiles().size()),
      freshEnds_(text.size() + 1),
      legibleAtMost_(text.size() + 1),
      blankEnds_{std::vector<Taps>(text.size() + 1), std::vector<Taps>(text.size() + 1)},
      byFirst_(sheets_),
      byBoth_(sheets_),
      byLast_(sheets_) {
    for (const Profile& profile : text.profiles()) {
        deepest_ = std::max(deepest_, profile.most());
        fewestBlank_ = std::min(fewestBlank_, profile.fewestBlank());
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
    *sheets_.back().cover(0, 1) += weight;
}

void WearChain::scale(double by) {
    untrimmed_ *= by;
    for (PickSheet& sheet : sheets_) {
        sheet.scale(by);
    }
}

double WearChain::at(const WordPlace& place, std::size_t picks) const {
    return sheets_[place.last - place.first + 1].at(place.first, static_cast<int>(picks));
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
    for (Index letters = text_.size(); letters > 0; --letters) {
        PickSheet& sheet = sheets_[letters];
        if (!sheet.empty()) {
            std::swap(old_, sheet);
            sheet.reset(old_.lanes());
            lose(old_, event.stretches(letters));
        }
        if (letters == text_.size() && untrimmed_ > 0.0) {
            PickSheet untouched(1);
            untouched.set(0, 0, untrimmed_);
            lose(untouched, event.untrimmed());
        }
        settle(letters);
    }
    untrimmed_ *= 1.0 - event.called(text_.length());
}

/// Where an event leaves both ends legible, and where it rubs one or both away.
void WearChain::lose(const PickSheet& from, const StretchHits& hits) {
    const Index letters = hits.letters;
    for (std::size_t hit = 0; hit * hits.stride() < hits.hits.size(); ++hit) {
        const double* factors = hits.hits.data() + hit * hits.stride();
        if (std::any_of(factors, factors + hits.stride(), [](double odds) { return odds > 0.0; })) {
            const int first = from.first() + static_cast<int>(hit);
            kernels::addLineProducts(
                sheets_[letters].cover(first, first + static_cast<int>(from.lines())),
                from.line(from.first()), factors, from.stride(), from.lines());
        }
    }
    if (letters > 1) {
        unfolding_.load(from, letters, 1);
        unfolding_.spread(hits.first, hits.first.size(), 1, byFirst_[letters - 1]);
        unfolding_.spread(hits.last, hits.last.size(), 0, byLast_[letters - 1]);
    }
    if (letters > 2 && hits.both.rows() > 0) {
        unfolding_.load(from, letters, 2);
        unfolding_.spread(hits.both, hits.both.size(), 1, byBoth_[letters - 2]);
    }
}

/// What has come to stretches by an end that was rubbed away: its new end is legible, and that is
/// all, or is blank as well.
void WearChain::settle(Index letters) {
    PickSheet& both = byBoth_[letters];
    both.trim(letters);
    if (!both.empty()) {
        byLast_[letters].add(both);
        if (letters > 1) {
            thin(both, letters, Side::First, byBoth_[letters - 1]);
        }
        both.clear();
    }
    PickSheet& first = byFirst_[letters];
    first.trim(letters);
    if (!first.empty()) {
        sheets_[letters].add(first);
        if (letters > 1) {
            thin(first, letters, Side::First, byFirst_[letters - 1]);
        }
        first.clear();
    }
    PickSheet& last = byLast_[letters];
    last.trim(letters);
    if (!last.empty()) {
        sheets_[letters].add(last);
        if (letters > 1) {
            thin(last, letters, Side::Last, byLast_[letters - 1]);
        }
        last.clear();
    }
}

/// Takes a blank end and its picks out of stretches of so many letters.
void WearChain::thin(const PickSheet& from, Index letters, Side side, PickSheet& to) {
    const std::size_t most = picksOnOne(from, letters);
    if (most >= fewestBlank_) {
        const std::size_t size = most + 1 - fewestBlank_;
        const Taps& taps = blankEnds(letters, side, size);
        unfolding_.load(from, letters, 1);
        unfolding_.spread(taps, size, side == Side::First ? 1 : 0, to);
    }
}

/// That an end is blank, for `size` numbers of picks at least.
const Taps& WearChain::blankEnds(Index letters, Side side, std::size_t size) {
    Taps& known = blankEnds_[side == Side::First ? 0 : 1][letters];
    if (known.size() < size) {
        constexpr std::size_t more = 16;
        known = Taps(lanes(letters), 1, size + more, fewestBlank_, letters - 1);
        for (Index first = 0; first < lanes(letters); ++first) {
            const Profile& end = text_.profile(side == Side::First ? first : first + letters - 1);
            for (std::size_t i = 0; i < known.size(); ++i) {
                known.at(0, i, first) = 1.0 - end.after(fewestBlank_ + i);
            }
        }
    }
    return known;
}

/// How many picks may fall on one of so many letters with more than a negligible chance.
std::size_t WearChain::picksOnOne(const PickSheet& sheet, Index letters) {
    // By tens of logarithms of the chance that there is: few differ by more.
    constexpr double coarse = 1e-4;
    double chance = 1.0;
    std::size_t level = 0;
    for (const double total = sheet.total();
         level < picksOnOne_.size() - 1 && total < chance * coarse; ++level) {
        chance *= coarse;
    }
    const auto picks = static_cast<std::size_t>(sheet.end() - 1);
    std::vector<std::vector<std::size_t>>& byLetters = picksOnOne_[level];
    byLetters.resize(std::max(byLetters.size(), letters + 1));
    std::vector<std::size_t>& known = byLetters[letters];
    known.resize(std::max(known.size(), picks + 1), 0);
    if (known[picks] == 0 && picks > 0) {
        const auto others = static_cast<double>(letters - 1);
        double odds = chance * unfolding_.powers(letters, 1, sheet.end())[picks];
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
