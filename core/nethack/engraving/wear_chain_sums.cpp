#include <algorithm>
#include <utility>

#include "core/nethack/engraving/wear_chain.h"

namespace polyplan::nethack::engraving {
namespace {

std::size_t span(std::size_t first, std::size_t last) {
    return last - first + 1;
}

/// One row of weights by picks, those that are not 0.
Taps trimmed(std::vector<double> weights, std::size_t others) {
    while (!weights.empty() && weights.back() == 0.0) {
        weights.pop_back();
    }
    const auto begin =
        std::find_if(weights.begin(), weights.end(), [](double weight) { return weight != 0.0; });
    const auto least = static_cast<std::size_t>(begin - weights.begin());
    weights.erase(weights.begin(), begin);
    return {std::move(weights), 1, least, others};
}

}  // namespace

void WearChain::observe() {
    sums_ = {};
    sums_.unchanged.assign(text_.size() + 1, 0.0);
    for (Index first = 0; first < text_.size(); ++first) {
        for (Index last = first; last < text_.size(); ++last) {
            if (!row(first, last).empty()) {
                first == last ? observeSingle(first) : observe(first, last);
            }
        }
    }
    for (const WordPlace& place : words_.places()) {
        const PickRow& stretch = row(place.first, place.last);
        double ways = 1.0;
        for (std::size_t picks = 0; picks < place.anyReading.size(); ++picks) {
            sums_.reads += stretch.at(static_cast<int>(picks)) * place.anyReading[picks] * ways;
            ways *= static_cast<double>(picks + 1) / 8.0;
        }
    }
    if (changed_.back() == 0) {
        sums_.intact = row(0, text_.size() - 1).at(0) + untrimmed_;
    }
    if (untrimmed_ > 0.0) {
        PickRow untouched;
        untouched.set(0, untrimmed_);
        sums_.contains += words_.contained(0, text_.size() - 1, untouched);
        sums_.unchanged[text_.size() - changed_.back()] += untrimmed_;
    }
    countUnchanged();
}

void WearChain::observeSingle(Index letter) {
    PickRow& picks = row(letter, letter);
    const Profile& profile = text_.profile(letter);
    const bool original = text_.letters()[letter].original;
    bool matters = false;
    for (int s = picks.first(); s < picks.end(); ++s) {
        const double chance = picks.at(s) * profile.after(static_cast<std::size_t>(s));
        sums_.unchanged[s == 0 && original ? 1 : 0] += chance;
        matters = matters || chance >= negligible;
    }
    if (!matters) {
        picks.clear();
    }
}

/// That both ends are legible, by how many of them are as at first and by picks on both.
std::array<std::vector<double>, 3> WearChain::byFresh(Index first, Index last) {
    const EndPair& pair = ends(first, last);
    const std::size_t firstFresh = text_.letters()[first].original ? 1 : 0;
    const std::size_t lastFresh = text_.letters()[last].original ? 1 : 0;
    std::array<std::vector<double>, 3> odds;
    odds.fill(std::vector<double>(pair.legible.size(), 0.0));
    odds[firstFresh + lastFresh][0] += pair.legible[0];
    for (std::size_t m = 1; m < pair.legible.size(); ++m) {
        odds[0][m] += pair.noneFresh[m];
        odds[firstFresh][m] += pair.oneFreshFirst[m];
        odds[lastFresh][m] += pair.oneFreshLast[m];
    }
    return odds;
}

WearChain::LegibleEnds& WearChain::legibleEnds(Index first, Index last) {
    const Letter& one = text_.letters()[first];
    const Letter& other = text_.letters()[last];
    const Index profiles = one.profile * text_.profiles().size() + other.profile;
    const Index originals = (one.original ? 1U : 0U) + (other.original ? 2U : 0U);
    const Index letters = span(first, last);
    LegibleEnds& known = legible_[(profiles * (text_.size() + 1) + letters) * 4 + originals];
    if (known.byPicks.empty() && letters > 2) {
        std::array<std::vector<double>, 3> odds = byFresh(first, last);
        for (std::size_t fresh = 0; fresh < odds.size(); ++fresh) {
            known.byFresh[fresh] = trimmed(std::move(odds[fresh]), letters - 2);
        }
    }
    return known;
}

/// That both ends are legible, by picks on the stretch.
const std::vector<double>& WearChain::bothLegible(Index first, Index last, int end) {
    const Index letters = span(first, last);
    std::vector<double>& known = legibleEnds(first, last).byPicks;
    const std::vector<double>& weights = ends(first, last).legible;
    const double one = 1.0 / static_cast<double>(letters);
    const std::vector<double>* free = letters > 2 ? &unfolding_.powers(letters, 2, end) : nullptr;
    const std::vector<double>& inverse = unfolding_.inverses(weights.size() + 1);
    for (auto picks = static_cast<int>(known.size()); picks < end; ++picks) {
        double sum = 0.0;
        double odds = 1.0;  // of m picks in one order on the ends, times the orders
        for (int m = 0; m < static_cast<int>(weights.size()) && m <= picks; ++m) {
            const double others = free == nullptr ? (m == picks ? 1.0 : 0.0)
                                                  : (*free)[static_cast<std::size_t>(picks - m)];
            sum += odds * others * weights[static_cast<std::size_t>(m)];
            odds *= one * (picks - m) * inverse[static_cast<std::size_t>(m) + 1];
        }
        known.push_back(sum);
    }
    return known;
}

void WearChain::observe(Index first, Index last) {
    PickRow& picks = row(first, last);
    const Index letters = span(first, last);
    picks.trim(letters);
    if (picks.empty()) {
        return;
    }
    const double* legible = bothLegible(first, last, picks.end()).data() + picks.first();
    std::size_t begin = 0;
    std::size_t end = picks.size();
    while (begin < end && picks.data()[begin] * legible[begin] < negligible) {
        ++begin;
    }
    while (end > begin && picks.data()[end - 1] * legible[end - 1] < negligible) {
        --end;
    }
    picks.keep(begin, end - begin);
    if (picks.empty()) {
        return;
    }
    const Index changedInside = changed_[last] - changed_[first + 1];
    std::array<PickRow, 3>& inside =
        inside_[(letters - 2) * (changed_.back() + 1) + changedInside].rows;
    if (letters == 2) {
        const std::array<std::vector<double>, 3> odds = byFresh(first, last);
        for (std::size_t fresh = 0; fresh < odds.size(); ++fresh) {
            double share = 1.0;
            for (std::size_t m = 0; m < odds[fresh].size(); ++m) {
                *inside[fresh].cover(0, 1) +=
                    picks.at(static_cast<int>(m)) * share * odds[fresh][m];
                share *= 0.5;
            }
        }
    } else {
        unfolding_.load(picks, letters, 2, 2 * deepest_);
        const std::array<Taps, 3>& byFresh = legibleEnds(first, last).byFresh;
        for (std::size_t fresh = 0; fresh < byFresh.size(); ++fresh) {
            unfolding_.spread(byFresh[fresh], inside[fresh]);
        }
    }
    sums_.contains += words_.contained(first, last, picks);
}

void WearChain::countUnchanged() {
    const Index kinds = changed_.back() + 1;
    for (Index kind = 0; kind < inside_.size(); ++kind) {
        Inside& inside = inside_[kind];
        for (Index ends = 0; ends < inside.rows.size(); ++ends) {
            PickRow& row = inside.rows[ends];
            if (row.empty()) {
                continue;
            }
            if (!inside.occupancy) {
                inside.occupancy.emplace(kind / kinds, kind / kinds - kind % kinds);
            }
            inside.occupancy->addUnhit(row, sums_.unchanged.data() + ends);
            row.clear();
        }
    }
}

std::vector<WearChain::ChangedWord> WearChain::changedWords() const {
    std::vector<ChangedWord> words;
    for (const WordPlace& place : words_.places()) {
        const PickRow& stretch = row(place.first, place.last);
        for (const WordReading& reading : place.readings) {
            double chance = 0.0;
            double ways = 1.0;
            for (std::size_t picks = 0; picks < reading.bySomePicks.size(); ++picks) {
                if (picks > 0) {
                    chance +=
                        stretch.at(static_cast<int>(picks)) * reading.bySomePicks[picks] * ways;
                }
                ways *= static_cast<double>(picks + 1) / 8.0;
            }
            if (chance > 0.0) {
                words.push_back({place.first, reading.text, chance});
            }
        }
    }
    return words;
}

double WearChain::unchangedWord() const {
    double chance = 0.0;
    for (const WordPlace& place : words_.places()) {
        chance += place.atFirst ? row(place.first, place.last).at(0) : 0.0;
    }
    return chance;
}

double WearChain::removeUnchangedWord() {
    const double removed = unchangedWord();
    for (const WordPlace& place : words_.places()) {
        if (place.atFirst && !row(place.first, place.last).empty()) {
            row(place.first, place.last).set(0, 0.0);
        }
    }
    return removed;
}

}  // namespace polyplan::nethack::engraving
