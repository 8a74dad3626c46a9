#include "tests/core/support/enumerated_wear.h"

#include <algorithm>
#include <map>
#include <string>

#include "core/nethack/engraving/elbereth.h"

namespace polyplan::tests {
namespace {

using namespace nethack::engraving;
using nethack::Game;

/// What stands on the places of the original text, and the part of it that the game still knows.
struct Floor {
    std::string places;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool replaced = false;
    auto operator<=>(const Floor&) const = default;

    bool gone() const { return begin == end && !replaced; }
    std::string text() const { return places.substr(begin, end - begin); }
};
using Odds = std::map<Floor, double>;

Floor cleared(const Floor& floor, bool replaced) {
    return {std::string(floor.places.size(), ' '), 0, 0, replaced};
}

Odds picked(const Odds& before, Game game, const Rubouts& rubouts) {
    constexpr std::string_view vanishing = "?.,'`-|_";
    Odds after;
    for (const auto& [floor, chance] : before) {
        const double each = chance / static_cast<double>(floor.end - floor.begin);
        for (std::size_t place = floor.begin; place < floor.end; ++place) {
            const char old = floor.places[place];
            Floor next = floor;
            const auto become = [&](char character, double share) {
                next.places[place] = character;
                after[next] += each * share;
            };
            const std::string_view substitutes = rubouts.of(game, old);
            if (old == ' ' || vanishing.find(old) != std::string_view::npos) {
                become(' ', 1.0);
            } else if (substitutes.empty()) {
                become('?', 1.0);
            } else {
                become('?', 0.25);
                for (const char substitute : substitutes) {
                    become(substitute, 0.75 / static_cast<double>(substitutes.size()));
                }
            }
        }
    }
    return after;
}

Floor trimmed(Floor floor) {
    while (floor.end > floor.begin && floor.places[floor.end - 1] == ' ') {
        --floor.end;
    }
    while (floor.begin < floor.end && floor.places[floor.begin] == ' ') {
        ++floor.begin;
    }
    if (floor.begin == floor.end) {
        floor.begin = floor.end = 0;
    }
    return floor;
}

/// One call of wipe_engr_at() with a count.
void wipe(Odds& to, const Floor& floor, double chance, std::size_t count,
          const DurabilityQuestion& question, const Rubouts& rubouts) {
    std::map<std::size_t, double> picks;
    if (question.type == Type::Dust || question.type == Type::Blood) {
        picks[count] = 1.0;
    } else if (question.game == Game::SlashEmExtended) {
        for (std::size_t roll = 1; roll <= count; ++roll) {
            picks[roll] += 0.2 / static_cast<double>(count);
            picks[roll / 2] += 0.8 / static_cast<double>(count);
        }
    } else {
        const double kept = 1.0 / static_cast<double>(1 + 50 / (count + 1));
        picks[1] = kept;
        picks[0] = 1.0 - kept;
    }
    Odds odds = {{floor, chance}};
    for (std::size_t done = 0;; ++done) {
        const auto found = picks.find(done);
        if (found != picks.end()) {
            for (const auto& [next, share] : odds) {
                to[trimmed(next)] += share * found->second;
            }
        }
        if (done >= picks.rbegin()->first) {
            return;
        }
        odds = picked(odds, question.game, rubouts);
    }
}

void happen(Odds& to, const Floor& floor, double chance, const WearEvent& event,
            const DurabilityQuestion& question, const Rubouts& rubouts) {
    using Kind = WearEvent::Kind;
    if (floor.gone() || question.type == Type::Headstone) {
        to[floor] += chance;
        return;
    }
    if (event.kind == Kind::Deletes) {
        to[cleared(floor, false)] += chance;
        return;
    }
    if (event.kind == Kind::Replaces) {
        to[cleared(floor, true)] += chance;
        return;
    }
    if (event.kind == Kind::DeletesElbereth) {
        const bool deleted = !floor.replaced && testsWholeText(question.game) &&
                             readsElbereth(floor.text(), question.type, question.game);
        to[deleted ? cleared(floor, false) : floor] += chance;
        return;
    }
    if (floor.replaced || (event.only && *event.only != question.type)) {
        to[floor] += chance;
        return;
    }
    const bool knowsMagic = question.game == Game::NetHack367 || question.game == Game::NetHack37;
    for (std::size_t n = 0; n < event.picks.size(); ++n) {
        double share = chance * event.picks[n];
        if (share == 0.0) {
            continue;
        }
        if (n == 0) {
            to[floor] += share;
            continue;
        }
        if (question.type == Type::Burn && !question.onIce) {
            if (question.game == Game::SlashEmExtended &&
                containsElbereth(floor.text(), question.type)) {
                to[cleared(floor, false)] += share * 1e-4;
                share *= 1.0 - 1e-4;
            }
            if (!event.magical || !knowsMagic) {
                to[floor] += share;
                continue;
            }
            to[floor] += share / 2.0;
            share /= 2.0;
        }
        wipe(to, floor, share, n + (event.plusLength ? floor.end - floor.begin : 0), question,
             rubouts);
    }
}

WearFigures figuresOf(const Odds& odds, const DurabilityQuestion& question) {
    WearFigures figures;
    figures.changedHistogram.assign(question.text.size() + 1, 0.0);
    for (const auto& [floor, chance] : odds) {
        std::size_t changed = 0;
        for (std::size_t place = 0; place < question.text.size(); ++place) {
            changed += floor.places[place] == question.text[place] ? 0 : 1;
        }
        figures.changedHistogram[changed] += chance;
        figures.changedMean += chance * static_cast<double>(changed);
        figures.intact += changed == 0 ? chance : 0.0;
        figures.gone += floor.gone() ? chance : 0.0;
        figures.readsElbereth +=
            readsElbereth(floor.text(), question.type, question.game) ? chance : 0.0;
        figures.containsElbereth += containsElbereth(floor.text(), question.type) ? chance : 0.0;
    }
    return figures;
}

}  // namespace

EnumeratedWear enumerateWear(const DurabilityQuestion& question, const Rubouts& rubouts) {
    EnumeratedWear result;
    Odds odds = {{Floor{question.text, 0, question.text.size(), false}, 1.0}};
    for (const WearEvent& event : question.events) {
        Odds next;
        for (const auto& [floor, chance] : odds) {
            happen(next, floor, chance, event, question, rubouts);
        }
        odds = std::move(next);
        result.figures.push_back(figuresOf(odds, question));
    }
    result.byPositionAtEnd.resize(question.text.size());
    for (const auto& [floor, chance] : odds) {
        for (std::size_t place = 0; place < floor.places.size(); ++place) {
            result.byPositionAtEnd[place][floor.places[place]] += chance;
        }
    }
    return result;
}

}  // namespace polyplan::tests
