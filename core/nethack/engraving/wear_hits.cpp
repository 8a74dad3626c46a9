#include "core/nethack/engraving/wear_hits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace polyplan::nethack::engraving {
namespace {

/// Beyond so many picks on two letters both have had more than enough, but for a chance below any
/// that a double tells from 0.
constexpr std::size_t plenty = 200;

/// Binomial odds of `trials` for every count of successes, added to `to` by `weight`.
template <typename Add>
void eachBinomial(std::size_t trials, double success, const Add& add) {
    double odds = std::pow(1.0 - success, static_cast<double>(trials));
    const double ratio = success / (1.0 - success);
    for (std::size_t successes = 0; successes <= trials; ++successes) {
        add(successes, odds);
        odds *=
            static_cast<double>(trials - successes) / static_cast<double>(successes + 1) * ratio;
    }
}

std::size_t mostPicks(const std::vector<WipeCall>& calls) {
    std::size_t most = 0;
    for (const WipeCall& call : calls) {
        most = std::max(most, call.picks.size() - 1);
    }
    return most;
}

}  // namespace

EndPair endPair(const Profile& first, const Profile& last, std::size_t mostHits) {
    const std::size_t most = first.most() + last.most();
    const std::size_t hits = std::min(mostHits, plenty);
    EndPair pair;
    pair.legible.assign(most + 1, 0.0);
    pair.noneFresh = pair.oneFreshFirst = pair.oneFreshLast = pair.legible;
    pair.lost.assign(most + 1, std::vector<double>(hits + 1, 0.0));
    for (std::size_t m = 0; m <= most; ++m) {
        double ways = 1.0;
        for (std::size_t one = 0; one <= m; ++one) {
            const std::size_t other = m - one;
            const double both = ways * first.after(one) * last.after(other);
            pair.legible[m] += both;
            if (one > 0 && other > 0) {
                pair.noneFresh[m] += both;
            } else if (one == 0 && other > 0) {
                pair.oneFreshFirst[m] += both;
            } else if (one > 0) {
                pair.oneFreshLast[m] += both;
            }
            if (both > 0.0) {
                for (std::size_t more = 2; more <= hits; ++more) {
                    eachBinomial(more, 0.5, [&](std::size_t toFirst, double odds) {
                        pair.lost[m][more] +=
                            ways * odds * (first.after(one) - first.after(one + toFirst)) *
                            (last.after(other) - last.after(other + more - toFirst));
                    });
                }
            }
            ways *= static_cast<double>(m - one) / static_cast<double>(one + 1);
        }
    }
    return pair;
}

EventHits::EventHits(const WearEvent& event, Type type, bool onIce, Game game,
                     const FadingText& text)
    : text_(text), byLength_(event.plusLength), stretches_(text.size() + 1) {
    const std::size_t longest = event.plusLength ? text.length() : 0;
    for (std::size_t length = 0; length <= longest; ++length) {
        calls_.push_back(wipeCall(event, type, onIce, game, length));
        idle_ = idle_ && calls_.back().called == 0.0;
    }
}

const WipeCall& EventHits::call(std::size_t length) const {
    return calls_[byLength_ ? length : 0];
}

std::vector<double> EventHits::hits(std::size_t letters, std::size_t length,
                                    bool onlyCalled) const {
    const WipeCall& call = this->call(length);
    std::vector<double> picks = call.picks;
    if (onlyCalled) {
        picks[0] = std::max(0.0, picks[0] - (1.0 - call.called));
    }
    if (letters == length) {
        return picks;
    }
    std::vector<double> result(picks.size(), 0.0);
    const double share = static_cast<double>(letters) / static_cast<double>(length);
    for (std::size_t n = 0; n < picks.size(); ++n) {
        if (picks[n] > 0.0) {
            eachBinomial(n, share,
                         [&](std::size_t hit, double odds) { result[hit] += picks[n] * odds; });
        }
    }
    return result;
}

const StretchHits& EventHits::stretches(std::size_t letters) {
    std::unique_ptr<StretchHits>& known = stretches_[letters];
    if (!known) {
        std::vector<std::vector<double>> byLane;
        std::size_t most = 0;
        for (std::size_t first = 0; first + letters <= text_.size(); ++first) {
            byLane.push_back(hits(letters, text_.length(first, first + letters - 1), false));
            most = std::max(most, byLane.back().size());
        }
        known = std::make_unique<StretchHits>(sized(letters, most));
        for (std::size_t lane = 0; lane < byLane.size(); ++lane) {
            addLane(*known, lane, byLane[lane]);
        }
    }
    return *known;
}

StretchHits EventHits::untrimmed() {
    const std::vector<double> hits = this->hits(text_.size(), text_.length(), true);
    StretchHits result = sized(text_.size(), hits.size());
    addLane(result, 0, hits);
    return result;
}

const EndPair& EventHits::pair(std::size_t first, std::size_t last) {
    const auto [found, isNew] = pairs_.try_emplace({first, last});
    if (isNew) {
        found->second = endPair(text_.profiles()[first], text_.profiles()[last], mostPicks(calls_));
    }
    return found->second;
}

/// Room for so many numbers of picks.
StretchHits EventHits::sized(std::size_t letters, std::size_t most) const {
    std::size_t deepest = 0;
    for (const Profile& profile : text_.profiles()) {
        deepest = std::max(deepest, profile.most());
    }
    const std::size_t lanes = text_.size() - letters + 1;
    const std::size_t others = letters > 1 ? most - 1 : 0;
    const std::size_t others2 = letters > 2 && most > 2 ? most - 2 : 0;
    StretchHits result = {letters, {}, Taps(lanes, others, deepest + 1, 0, letters - 1), {}, {}};
    result.last = result.first;
    if (letters > 2) {
        result.both = Taps(lanes, others2, 2 * deepest + 1, 0, letters - 2);
    }
    result.hits.assign(most * result.stride(), 0.0);
    return result;
}

void EventHits::addLane(StretchHits& to, std::size_t lane, const std::vector<double>& hits) {
    for (std::size_t hit = 0; hit < hits.size(); ++hit) {
        to.hits[hit * to.stride() + lane] = hits[hit];
    }
    const std::size_t first = text_.letters()[lane].profile;
    const std::size_t last = text_.letters()[lane + to.letters - 1].profile;
    if (to.letters > 1) {
        addLoss(to.first, lane, hits, text_.profiles()[first], to.letters);
        addLoss(to.last, lane, hits, text_.profiles()[last], to.letters);
    }
    if (to.letters > 2) {
        const EndPair& ends = pair(first, last);
        const double share = 2.0 / static_cast<double>(to.letters);
        for (std::size_t n = 2; n < hits.size(); ++n) {
            if (hits[n] > 0.0) {
                eachBinomial(n, share, [&](std::size_t onEnds, double odds) {
                    for (std::size_t m = 0; onEnds > 1 && m < ends.lost.size(); ++m) {
                        to.both.at(n - onEnds, m, lane) +=
                            hits[n] * odds * ends.lost[m][std::min(onEnds, plenty)];
                    }
                });
            }
        }
    }
}

/// That one end of so many letters is lost.
void EventHits::addLoss(Taps& to, std::size_t lane, const std::vector<double>& hits,
                        const Profile& end, std::size_t letters) {
    const double share = 1.0 / static_cast<double>(letters);
    for (std::size_t n = 1; n < hits.size(); ++n) {
        if (hits[n] > 0.0) {
            eachBinomial(n, share, [&](std::size_t onEnd, double odds) {
                for (std::size_t m = 0; onEnd > 0 && m <= end.most(); ++m) {
                    to.at(n - onEnd, m, lane) +=
                        hits[n] * odds * (end.after(m) - end.after(m + onEnd));
                }
            });
        }
    }
}

}  // namespace polyplan::nethack::engraving
