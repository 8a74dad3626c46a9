#include <algorithm>

#include "core/nethack/engraving/wear_chain.h"

namespace polyplan::nethack::engraving {

/// For m below `end`: the sum over a row of the odds that just m of the picks hit the two ends, in
/// one way to spread them.
std::vector<double> WearChain::picksOnEnds(const PickRow& row, Index letters, std::size_t end) {
    std::vector<double> result(end, 0.0);
    if (letters == 2) {
        double odds = 1.0;
        for (std::size_t m = 0; m < end; ++m) {
            result[m] = row.at(static_cast<int>(m)) * odds;
            odds *= 0.5;
        }
        return result;
    }
    unfolding_.load(row, letters, 2, end);
    PickRow rest;
    for (std::size_t m = 0; m < end; ++m) {
        rest.clear();
        unfolding_.spread(Taps({1.0}, 1, m, letters - 2), rest);
        result[m] = rest.total();
    }
    return result;
}

/// to[k] += the sum over a row of the odds that k of the picks hit one of so many letters.
void WearChain::addHits(ByPicks& to, const PickRow& row, Index letters) {
    if (letters == 1) {
        for (std::size_t k = 0; k < to.size(); ++k) {
            to[k] += row.at(static_cast<int>(k));
        }
        return;
    }
    const std::vector<double>& free = unfolding_.powers(letters, 1, row.end());
    const double oneOfOthers = 1.0 / static_cast<double>(letters - 1);
    const std::vector<double>& inverse = unfolding_.inverses(to.size() + 1);
    for (int picks = row.first(); picks < row.end(); ++picks) {
        double odds = row.at(picks) * free[static_cast<std::size_t>(picks)];
        for (std::size_t k = 0; k < to.size(); ++k) {
            to[k] += odds;
            odds *= (picks - static_cast<int>(k)) * oneOfOthers * inverse[k + 1];
        }
    }
}

void WearChain::addPositions(std::vector<CharacterOdds>& to, double scale) {
    const Index count = text_.size();
    // By letter and picks: that it stands there after so many, legible or not.
    std::vector<ByPicks> picked(count, ByPicks(deepest_ + 1, 0.0));
    // The same for all letters inside a stretch: what begins at one and what ends before it.
    std::vector<ByPicks> begins(count + 1, ByPicks(deepest_ + 1, 0.0));
    std::vector<ByPicks> ends = begins;
    for (Index letter = 0; letter < count; ++letter) {
        picked[letter][0] += untrimmed_;
        for (std::size_t k = 0; k <= deepest_; ++k) {
            picked[letter][k] += row(letter, letter).at(static_cast<int>(k));
        }
    }
    for (Index first = 0; first < count; ++first) {
        for (Index last = first + 1; last < count; ++last) {
            const PickRow& stretch = row(first, last);
            if (stretch.empty()) {
                continue;
            }
            const std::vector<double>& bothLegible = this->ends(first, last).legible;
            const Index letters = last - first + 1;
            const std::vector<double> onEnds = picksOnEnds(stretch, letters, bothLegible.size());
            for (std::size_t m = 0; m < onEnds.size(); ++m) {
                double chance = onEnds[m];
                for (std::size_t k = 0; k <= m; ++k) {
                    if (k <= deepest_ && m - k <= deepest_) {
                        picked[first][k] += chance * text_.profile(last).after(m - k);
                        picked[last][m - k] += chance * text_.profile(first).after(k);
                    }
                    chance *= static_cast<double>(m - k) / static_cast<double>(k + 1);
                }
            }
            if (letters > 2) {
                PickRow rest;
                unfolding_.load(stretch, letters, 2, bothLegible.size());
                unfolding_.spread(Taps(bothLegible, 1, 0, letters - 2), rest);
                ByPicks inside(deepest_ + 1, 0.0);
                addHits(inside, rest, letters - 2);
                for (std::size_t k = 0; k <= deepest_; ++k) {
                    begins[first + 1][k] += inside[k];
                    ends[last][k] += inside[k];
                }
            }
        }
    }
    ByPicks running(deepest_ + 1, 0.0);
    for (Index letter = 0; letter < count; ++letter) {
        CharacterOdds& odds = to[text_.letters()[letter].place];
        for (std::size_t k = 0; k <= deepest_; ++k) {
            running[k] = std::max(0.0, running[k] + begins[letter][k] - ends[letter][k]);
            for (const auto& [character, chance] : text_.fading(letter).after(k)) {
                if (character != ' ') {
                    odds[character] += scale * chance * (picked[letter][k] + running[k]);
                }
            }
        }
    }
}

}  // namespace polyplan::nethack::engraving
