#include "core/nethack/engraving/wear_calls.h"

#include <algorithm>
#include <array>

namespace polyplan::nethack::engraving {
namespace {

/// What differs between the versions of engrave.c wipe_engr_at().
struct WearRow {
    Game game;
    bool magicWearsBurns;        ///< half of the magical calls get at a burned text
    bool countIsDrawn;           ///< n becomes rnd(n), and with 4/5 floor(n/2), unless in dust
    double burnedWordDestroyed;  ///< a burned text with the word, by one call
};

constexpr std::array<WearRow, 4> wearRows = {{
    {Game::NetHack343, false, false, 0.0},
    {Game::NetHack367, true, false, 0.0},
    {Game::NetHack37, true, false, 0.0},
    {Game::SlashEmExtended, false, true, 1e-4},
}};

constexpr double magicalChance = 0.5;
constexpr double halvedChance = 0.8;

const WearRow& wearRowOf(Game game) {
    const auto* found = std::find_if(wearRows.begin(), wearRows.end(),
                                     [game](const WearRow& r) { return r.game == game; });
    return found == wearRows.end() ? wearRows.front() : *found;
}

/// At most one pick, by `semiPermanentChance`.
std::vector<double> atMostOne(const std::vector<double>& counts) {
    std::vector<double> picks(2, 0.0);
    for (std::size_t n = 1; n < counts.size(); ++n) {
        picks[1] += counts[n] * semiPermanentChance(n);
        picks[0] += counts[n] * (1.0 - semiPermanentChance(n));
    }
    return picks;
}

std::vector<double> drawn(const std::vector<double>& counts) {
    std::vector<double> picks(counts.size(), 0.0);
    for (std::size_t n = 1; n < counts.size(); ++n) {
        for (std::size_t roll = 1; roll <= n; ++roll) {
            const double chance = counts[n] / static_cast<double>(n);
            picks[roll] += chance * (1.0 - halvedChance);
            picks[roll / 2] += chance * halvedChance;
        }
    }
    return picks;
}

}  // namespace

double semiPermanentChance(std::size_t count) {
    return 1.0 / static_cast<double>(1 + 50 / (count + 1));
}

double burnedWordDestroyed(Game game) {
    return wearRowOf(game).burnedWordDestroyed;
}

bool magicWearsBurns(Game game) {
    return wearRowOf(game).magicWearsBurns;
}

WipeCall wipeCall(const WearEvent& event, Type type, bool onIce, Game game, std::size_t length) {
    const WipeCall none = {0.0, {1.0}};
    if (event.kind != WearEvent::Kind::Picks || type == Type::Headstone || event.picks.empty() ||
        event.only.value_or(type) != type) {
        return none;
    }
    double reaches = 1.0;
    if (type == Type::Burn && !onIce) {
        if (!event.magical || !wearRowOf(game).magicWearsBurns) {
            return none;
        }
        reaches = magicalChance;
    }
    std::vector<double> counts(event.picks.size() + (event.plusLength ? length : 0), 0.0);
    double called = 0.0;
    for (std::size_t n = 1; n < event.picks.size(); ++n) {
        counts[n + (event.plusLength ? length : 0)] = event.picks[n] * reaches;
        called += event.picks[n] * reaches;
    }
    if (called == 0.0) {
        return none;
    }
    WipeCall call = {called, {}};
    if (type == Type::Dust || type == Type::Blood) {
        call.picks = std::move(counts);
    } else if (wearRowOf(game).countIsDrawn) {
        call.picks = drawn(counts);
    } else {
        call.picks = atMostOne(counts);
    }
    const bool always = event.picks.front() == 0.0 && reaches == 1.0;
    call.picks[0] += always ? 0.0 : 1.0 - called;
    return call;
}

}  // namespace polyplan::nethack::engraving
