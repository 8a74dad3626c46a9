#include <algorithm>

#include "core/nethack/engraving/wear_chain.h"

namespace polyplan::nethack::engraving {

/// to[k] += the sum over a row of the odds that just k of the picks hit `out` of so many letters,
/// in one way to spread them.
void WearChain::addHits(ByPicks& to, const PickRow& row, Index letters, std::size_t out) {
    if (row.empty()) {
        return;
    }
    if (letters == out) {
        double odds = 1.0;
        for (std::size_t k = 0; k < to.size(); ++k) {
            to[k] += row.at(static_cast<int>(k)) * odds;
            odds /= static_cast<double>(out);
        }
        return;
    }
    const std::vector<double>& free = unfolding_.powers(letters, out, row.end());
    const double oneOfOthers = 1.0 / static_cast<double>(letters - out);
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
            picked[letter][k] += sheets_[1].at(letter, static_cast<int>(k));
        }
    }
    for (Index letters = 2; letters <= count; ++letters) {
        const PickSheet& sheet = sheets_[letters];
        if (sheet.empty()) {
            continue;
        }
        PickSheet rests(sheet.lanes());
        if (letters > 2) {
            Taps legible(sheet.lanes(), 1, 2 * deepest_ + 1, 0, letters - 2);
            for (Index first = 0; first < sheet.lanes(); ++first) {
                const ByPicks& both = this->ends(first, first + letters - 1).legible;
                for (std::size_t m = 0; m < both.size(); ++m) {
                    legible.at(0, m, first) = both[m];
                }
            }
            unfolding_.load(sheet, letters, 2);
            unfolding_.spread(legible, legible.size(), 0, rests);
        }
        for (Index first = 0; first < sheet.lanes(); ++first) {
            const Index last = first + letters - 1;
            sheet.copy(first, row_);
            ByPicks onEnds(2 * deepest_ + 1, 0.0);
            addHits(onEnds, row_, letters, 2);
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
                rests.copy(first, row_);
                ByPicks inside(deepest_ + 1, 0.0);
                addHits(inside, row_, letters - 2, 1);
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
