#include <algorithm>
#include <cmath>

#include "core/nethack/engraving/wear_chain.h"

namespace polyplan::nethack::engraving {
namespace {

using ByPicks = std::vector<double>;

double total(const std::vector<double>& values) {
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    return sum;
}

/// Adds `weight` times the odds that of so many picks on `letters` letters, k hit one of them.
void addBinomial(ByPicks& to, std::size_t letters, int picks, double weight) {
    if (letters == 1) {
        if (static_cast<std::size_t>(picks) < to.size()) {
            to[static_cast<std::size_t>(picks)] += weight;
        }
        return;
    }
    const auto others = static_cast<double>(letters - 1);
    double odds = weight * std::pow(others / static_cast<double>(letters), picks);
    for (int k = 0; k < static_cast<int>(to.size()) && k <= picks; ++k) {
        to[static_cast<std::size_t>(k)] += odds;
        odds *= (picks - k) / (others * (k + 1));
    }
}

/// By m: the row times the odds that of S picks just m hit two of so many letters.
std::vector<std::vector<double>> exposed(const PickRow& row, std::size_t letters,
                                         std::size_t most) {
    std::vector<std::vector<double>> result(most + 1, std::vector<double>(row.size(), 0.0));
    for (std::size_t i = 0; i < row.size(); ++i) {
        const int picks = row.first() + static_cast<int>(i);
        double odds = row.data()[i];
        for (int m = 0; m <= static_cast<int>(most) && m <= picks; ++m) {
            const double others = 1.0 - 2.0 / static_cast<double>(letters);
            const double free =
                letters == 2 ? (m == picks ? 1.0 : 0.0) : std::pow(others, picks - m);
            result[static_cast<std::size_t>(m)][i] = odds * free;
            odds *= (picks - m) / (static_cast<double>(letters) * (m + 1));
        }
    }
    return result;
}

}  // namespace

void WearChain::addPositions(std::vector<CharacterOdds>& to, double scale) const {
    const Index count = text_.size();
    const std::size_t deepest = deepest_;
    // By letter and picks: that it stands there after so many, legible or not.
    std::vector<ByPicks> picked(count, ByPicks(deepest + 1, 0.0));
    // The same for all letters inside a stretch: what begins at one and what ends before it.
    std::vector<ByPicks> begins(count + 1, ByPicks(deepest + 1, 0.0));
    std::vector<ByPicks> ends = begins;
    for (Index letter = 0; letter < count; ++letter) {
        picked[letter][0] += untrimmed_;
        for (std::size_t k = 0; k <= deepest; ++k) {
            picked[letter][k] += row(letter, letter).at(static_cast<int>(k));
        }
    }
    for (Index first = 0; first < count; ++first) {
        for (Index last = first + 1; last < count; ++last) {
            const PickRow& stretch = row(first, last);
            if (stretch.empty()) {
                continue;
            }
            const Profile& one = text_.profile(first);
            const Profile& other = text_.profile(last);
            const std::vector<double>& bothLegible = this->ends(first, last).legible;
            const std::vector<std::vector<double>> taken =
                exposed(stretch, last - first + 1, bothLegible.size() - 1);
            ByPicks inside(deepest + 1, 0.0);
            for (std::size_t m = 0; m < bothLegible.size(); ++m) {
                const double chance = total(taken[m]);
                double ways = 1.0;
                for (std::size_t k = 0; k <= m; ++k) {
                    if (k <= deepest && m - k <= deepest) {
                        picked[first][k] += chance * ways * other.after(m - k);
                        picked[last][m - k] += chance * ways * one.after(k);
                    }
                    ways *= static_cast<double>(m - k) / static_cast<double>(k + 1);
                }
                for (std::size_t i = 0; last - first > 1 && i < stretch.size(); ++i) {
                    const int rest = stretch.first() + static_cast<int>(i) - static_cast<int>(m);
                    if (rest >= 0) {
                        addBinomial(inside, last - first - 1, rest, taken[m][i] * bothLegible[m]);
                    }
                }
            }
            for (std::size_t k = 0; k <= deepest; ++k) {
                begins[first + 1][k] += inside[k];
                ends[last][k] += inside[k];
            }
        }
    }
    ByPicks running(deepest + 1, 0.0);
    for (Index letter = 0; letter < count; ++letter) {
        CharacterOdds& odds = to[text_.letters()[letter].place];
        for (std::size_t k = 0; k <= deepest; ++k) {
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
