#include <algorithm>

#include "core/nethack/engraving/wear_chain.h"

namespace polyplan::nethack::engraving {

void WearChain::observe() {
    sums_ = {};
    sums_.unchanged.assign(text_.size() + 1, 0.0);
    observeSingles();
    for (Index letters = 2; letters <= text_.size(); ++letters) {
        observe(letters);
    }
    for (const WordPlace& place : words_.places()) {
        double ways = 1.0;
        for (std::size_t picks = 0; picks < place.anyReading.size(); ++picks) {
            sums_.reads += at(place, picks) * place.anyReading[picks] * ways;
            ways *= static_cast<double>(picks + 1) / 8.0;
        }
    }
    if (changed_.back() == 0) {
        sums_.intact = sheets_.back().at(0, 0) + untrimmed_;
    }
    if (untrimmed_ > 0.0) {
        PickRow untouched;
        untouched.set(0, untrimmed_);
        sums_.contains += words_.contained(0, text_.size() - 1, untouched);
        sums_.unchanged[text_.size() - changed_.back()] += untrimmed_;
    }
    countUnchanged();
}

void WearChain::observeSingles() {
    PickSheet& sheet = sheets_[1];
    bool matters = false;
    for (int picks = sheet.first(); picks < sheet.end(); ++picks) {
        for (Index letter = 0; letter < text_.size(); ++letter) {
            const double chance = sheet.at(letter, picks) *
                                  text_.profile(letter).after(static_cast<std::size_t>(picks));
            const bool unchanged = picks == 0 && text_.letters()[letter].original;
            sums_.unchanged[unchanged ? 1 : 0] += chance;
            matters = matters || chance >= negligible;
        }
    }
    if (!matters) {
        sheet.clear();
    }
}

void WearChain::observe(Index letters) {
    PickSheet& sheet = sheets_[letters];
    cutOff(letters);
    if (sheet.empty()) {
        return;
    }
    if (letters == 2) {
        observePairs();
    } else {
        unfolding_.load(sheet, letters, 2);
        const std::array<Taps, 3>& taps = freshEnds(letters);
        for (std::size_t fresh = 0; fresh < taps.size(); ++fresh) {
            fresh_[fresh].reset(sheet.lanes());
            unfolding_.spread(taps[fresh], taps[fresh].size(), 0, fresh_[fresh]);
            countInside(fresh_[fresh], letters, fresh);
        }
    }
    if (!words_.places().empty() && letters >= 8) {
        for (Index first = 0; first < sheet.lanes(); ++first) {
            sheet.copy(first, row_);
            sums_.contains += words_.contained(first, first + letters - 1, row_);
        }
    }
}

/// Cuts off what is negligible, considering that both ends have to be legible.
void WearChain::cutOff(Index letters) {
    PickSheet& sheet = sheets_[letters];
    sheet.trim(letters);
    if (sheet.empty()) {
        return;
    }
    // As many picks as the ends may have in any one order, times the orders.
    std::vector<double>& legible = legibleAtMost_[letters];
    const double one = 1.0 / static_cast<double>(letters);
    const std::vector<double>& free = unfolding_.powers(letters, 2, sheet.end());
    for (auto picks = static_cast<int>(legible.size()); picks < sheet.end(); ++picks) {
        double sum = 0.0;
        double odds = 1.0;
        for (int m = 0; m <= picks && m <= 2 * static_cast<int>(deepest_); ++m) {
            sum += odds * free[static_cast<std::size_t>(picks - m)];
            odds *= 2.0 * one * (picks - m) / (m + 1);
        }
        legible.push_back(std::min(1.0, sum));
    }
    const auto counts = [&](int picks) {
        return sheet.greatest(picks) * legible[static_cast<std::size_t>(picks)] >= negligible;
    };
    int first = sheet.first();
    int end = sheet.end();
    while (first < end && !counts(first)) {
        ++first;
    }
    while (end > first && !counts(end - 1)) {
        --end;
    }
    sheet.keep(first, end);
}

/// That both ends are legible, by how many of them are as at first and by picks on both.
std::array<std::vector<double>, 3> WearChain::byFresh(Index first, Index last) {
    const EndPair& pair = ends(first, last);
    const std::size_t firstFresh = text_.letters()[first].original ? 1 : 0;
    const std::size_t lastFresh = text_.letters()[last].original ? 1 : 0;
    std::array<std::vector<double>, 3> odds;
    odds.fill(std::vector<double>(2 * deepest_ + 1, 0.0));
    odds[firstFresh + lastFresh][0] += pair.legible[0];
    for (std::size_t m = 1; m < pair.legible.size(); ++m) {
        odds[0][m] += pair.noneFresh[m];
        odds[firstFresh][m] += pair.oneFreshFirst[m];
        odds[lastFresh][m] += pair.oneFreshLast[m];
    }
    return odds;
}

const std::array<Taps, 3>& WearChain::freshEnds(Index letters) {
    std::array<Taps, 3>& known = freshEnds_[letters];
    if (known.front().size() == 0) {
        const bool allFresh = changed_.back() == 0;
        for (std::size_t fresh = 0; fresh < known.size(); ++fresh) {
            // Of two ends that stood as at first, so many still do: the rest has been picked.
            const std::size_t least = allFresh ? known.size() - 1 - fresh : 0;
            const std::size_t most =
                allFresh ? deepest_ * (known.size() - 1 - fresh) : 2 * deepest_;
            known[fresh] = Taps(lanes(letters), 1, most + 1 - std::min(least, most),
                                std::min(least, most), letters - 2);
        }
        for (Index first = 0; first < lanes(letters); ++first) {
            const std::array<std::vector<double>, 3> odds = byFresh(first, first + letters - 1);
            for (std::size_t fresh = 0; fresh < known.size(); ++fresh) {
                for (std::size_t i = 0; i < known[fresh].size(); ++i) {
                    known[fresh].at(0, i, first) = odds[fresh][known[fresh].least() + i];
                }
            }
        }
    }
    return known;
}

void WearChain::observePairs() {
    const PickSheet& sheet = sheets_[2];
    for (Index first = 0; first < sheet.lanes(); ++first) {
        const std::array<std::vector<double>, 3> odds = byFresh(first, first + 1);
        for (std::size_t fresh = 0; fresh < odds.size(); ++fresh) {
            double share = 1.0;
            for (std::size_t m = 0; m < odds[fresh].size(); ++m) {
                sums_.unchanged[fresh] +=
                    sheet.at(first, static_cast<int>(m)) * share * odds[fresh][m];
                share *= 0.5;
            }
        }
    }
}

/// Adds up the lanes whose insides are alike.
void WearChain::countInside(const PickSheet& sheet, Index letters, std::size_t fresh) {
    if (sheet.empty()) {
        return;
    }
    const Index kinds = changed_.back() + 1;
    if (kinds == 1) {
        PickRow& row = inside_[letters - 2].rows[fresh];
        kernels::addLaneSums(row.cover(sheet.first(), sheet.end()), sheet.line(sheet.first()),
                             sheet.stride(), sheet.lines());
        return;
    }
    for (Index first = 0; first < sheet.lanes(); ++first) {
        const Index changed = changed_[first + letters - 1] - changed_[first + 1];
        sheet.copy(first, row_);
        if (!row_.empty()) {
            inside_[(letters - 2) * kinds + changed].rows[fresh].add(row_);
        }
    }
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
        for (const WordReading& reading : place.readings) {
            double chance = 0.0;
            double ways = 1.0;
            for (std::size_t picks = 0; picks < reading.bySomePicks.size(); ++picks) {
                if (picks > 0) {
                    chance += at(place, picks) * reading.bySomePicks[picks] * ways;
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
        chance += place.atFirst ? at(place, 0) : 0.0;
    }
    return chance;
}

double WearChain::removeUnchangedWord() {
    const double removed = unchangedWord();
    for (const WordPlace& place : words_.places()) {
        if (place.atFirst && at(place, 0) > 0.0) {
            sheets_[place.last - place.first + 1].set(place.first, 0, 0.0);
        }
    }
    return removed;
}

}  // namespace polyplan::nethack::engraving
