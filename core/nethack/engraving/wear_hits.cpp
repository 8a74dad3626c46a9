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
    : text_(text),
      byLength_(event.plusLength),
      stretches_((text.length() + 1) * (text.length() + 1)) {
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

EventHits::Stretch& EventHits::stretch(std::size_t letters, std::size_t length) {
    std::unique_ptr<Stretch>& known = stretches_[letters * (text_.length() + 1) + length];
    if (!known) {
        const std::size_t profiles = text_.profiles().size();
        known = std::make_unique<Stretch>(Stretch{
            letters, hits(letters, length, false), std::vector<std::optional<Taps>>(profiles),
            std::vector<std::optional<Taps>>(profiles * profiles)});
    }
    return *known;
}

const Taps& EventHits::oneEnd(Stretch& stretch, std::size_t profile) const {
    std::optional<Taps>& known = stretch.oneEnd[profile];
    if (!known) {
        known = lossOfOne(stretch.hits, stretch.letters, profile);
    }
    return *known;
}

const Taps& EventHits::bothEnds(Stretch& stretch, std::size_t first, std::size_t last) {
    std::optional<Taps>& known = stretch.bothEnds[first * text_.profiles().size() + last];
    if (!known) {
        known = lossOfBoth(stretch.hits, stretch.letters, first, last);
    }
    return *known;
}

const EndPair& EventHits::pair(std::size_t first, std::size_t last) {
    const auto [found, isNew] = pairs_.try_emplace({first, last});
    if (isNew) {
        found->second = endPair(text_.profiles()[first], text_.profiles()[last], mostPicks(calls_));
    }
    return found->second;
}

Taps EventHits::lossOfOne(const std::vector<double>& hits, std::size_t letters,
                          std::size_t profile) const {
    const Profile& end = text_.profiles()[profile];
    const std::size_t befores = end.most() + 1;
    const std::size_t rests = hits.size() - 1;
    std::vector<double> loss(rests * befores, 0.0);
    for (std::size_t n = 1; n < hits.size(); ++n) {
        if (hits[n] == 0.0) {
            continue;
        }
        eachBinomial(n, 1.0 / static_cast<double>(letters), [&](std::size_t onEnd, double odds) {
            for (std::size_t before = 0; onEnd > 0 && before < befores; ++before) {
                loss[(n - onEnd) * befores + before] +=
                    hits[n] * odds * (end.after(before) - end.after(before + onEnd));
            }
        });
    }
    return {std::move(loss), rests, 0, letters - 1};
}

Taps EventHits::lossOfBoth(const std::vector<double>& hits, std::size_t letters, std::size_t first,
                           std::size_t last) {
    const EndPair& ends = pair(first, last);
    const std::size_t befores = ends.lost.size();
    const std::size_t rests = std::max<std::size_t>(2, hits.size()) - 2;
    std::vector<double> loss(rests * befores, 0.0);
    for (std::size_t n = 2; n < hits.size(); ++n) {
        if (hits[n] == 0.0) {
            continue;
        }
        eachBinomial(n, 2.0 / static_cast<double>(letters), [&](std::size_t onEnds, double odds) {
            for (std::size_t before = 0; onEnds > 1 && before < befores; ++before) {
                loss[(n - onEnds) * befores + before] +=
                    hits[n] * odds * ends.lost[before][std::min(onEnds, plenty)];
            }
        });
    }
    return {std::move(loss), rests, 0, letters - 2};
}

}  // namespace polyplan::nethack::engraving
