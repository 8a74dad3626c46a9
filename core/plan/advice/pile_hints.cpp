#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/plan/advice/hint.h"
#include "core/plan/advice/suggestions.h"
#include "core/plan/edits/line_edits.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

constexpr std::array squaresToSpreadOver = {3, 5, 7};  ///< sure, likely and possible to be reached
constexpr std::size_t fewPiles = 2;
constexpr std::size_t worthSpreading = 4;  ///< stacks

/// Wanted things that a pile gives on average if it is hit.
double wantedOf(const AdvisedLine& line, std::size_t pile) {
    const auto& stacks = line.odds.piles[pile].ifHit.stacks;
    return std::accumulate(stacks.begin(), stacks.end(), 0.0,
                           [](double sum, const auto& stack) { return sum + stack.items.wanted; });
}

Selection wholePile(std::size_t pile) {
    return {{static_cast<int>(pile), -1}};
}

std::string onSquare(const AdvisedLine& line, std::size_t pile) {
    return "square " + std::to_string(line.polypile.line[pile].distance);
}

std::vector<int> distancesOf(const Polypile& polypile) {
    std::vector<int> distances;
    for (const Pile& pile : polypile.line) {
        distances.push_back(pile.distance);
    }
    return distances;
}

Edit movingPiles(std::vector<int> distances) {
    return [distances = std::move(distances)](Draft& draft) {
        return line_edits::movePiles(draft, distances);
    };
}

int materialOf(const AdvisedLine& line, StackPosition at) {
    const auto material = line.materials[line.stack(at).object];
    return material ? static_cast<int>(indexOf(*material)) : -1;
}

/// The material of which a pile has the most stacks, and these.
Selection commonest(const AdvisedLine& line, const Selection& stacks) {
    std::vector<Selection> byMaterial(materialCount);
    for (const StackPosition at : stacks) {
        if (const int material = materialOf(line, at); material >= 0) {
            byMaterial[static_cast<std::size_t>(material)].push_back(at);
        }
    }
    return *std::max_element(byMaterial.begin(), byMaterial.end(),
                             [](const auto& a, const auto& b) { return a.size() < b.size(); });
}

double absorbedFrom(const AdvisedLine& line, std::size_t pile) {
    double items = 0;
    for (const auto& stack : line.odds.piles[pile].ifHit.stacks) {
        items += stack.items.absorbed;
    }
    return items * line.odds.piles[pile].reached.value;
}

}  // namespace

namespace hint_checks {

std::vector<Suggestion> wantedFirst(const AdvisedLine& line) {
    const std::size_t count = line.polypile.line.size();
    if (!line.isBeam() || line.question.goals.empty() || count < 2) {
        return {};
    }
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return wantedOf(line, a) > wantedOf(line, b);
    });
    const std::vector<int> squares = distancesOf(line.polypile);
    std::vector<int> distances(count);
    Selection nearer;
    for (std::size_t place = 0; place < count; ++place) {
        distances[order[place]] = squares[place];
        if (squares[place] < squares[order[place]]) {
            nearer.push_back({static_cast<int>(order[place]), -1});
        }
    }
    if (nearer.empty()) {
        return {};
    }
    std::string found =
        counted(nearer.size(), "pile") + " with more that can become wanted than piles before: ";
    for (std::size_t i = 0; i < nearer.size(); ++i) {
        found += (i == 0 ? "" : ", ") + onSquare(line, static_cast<std::size_t>(nearer[i].pile));
    }
    return {{.found = std::move(found), .where = nearer, .fix = movingPiles(std::move(distances))}};
}

std::vector<Suggestion> gaps(const AdvisedLine& line) {
    if (!line.isBeam()) {
        return {};
    }
    std::vector<int> distances;
    Selection behind;
    int empty = 0;
    for (std::size_t pile = 0; pile < line.polypile.line.size(); ++pile) {
        const int close = static_cast<int>(pile) + 1;
        distances.push_back(close);
        empty = line.polypile.line[pile].distance - close;
        if (empty > 0) {
            behind.push_back({static_cast<int>(pile), -1});
        }
    }
    if (behind.empty()) {
        return {};
    }
    return {{.found = counted(static_cast<std::size_t>(empty), "empty square") + " before the " +
                      (behind.size() == 1 ? "pile" : "piles") + " from " +
                      onSquare(line, static_cast<std::size_t>(behind.front().pile)) + " on",
             .where = behind,
             .fix = movingPiles(std::move(distances))}};
}

std::vector<Suggestion> spread(const AdvisedLine& line) {
    Selection all = line.all();
    const auto filled = std::count_if(line.polypile.line.begin(), line.polypile.line.end(),
                                      [](const Pile& pile) { return !pile.stacks.empty(); });
    const bool hasDecoys =
        std::any_of(all.begin(), all.end(), [&](StackPosition at) { return line.isDecoy(at); });
    if (!line.isBeam() || hasDecoys || filled > static_cast<std::ptrdiff_t>(fewPiles) ||
        all.size() < worthSpreading) {
        return {};
    }
    // Stacks of one material part, and what can become wanted lies in front.
    std::stable_sort(all.begin(), all.end(), [&](StackPosition a, StackPosition b) {
        return line.oddsOf(a).items.wanted > line.oddsOf(b).items.wanted;
    });
    std::stable_sort(all.begin(), all.end(), [&](StackPosition a, StackPosition b) {
        return materialOf(line, a) < materialOf(line, b);
    });
    std::vector<Suggestion> suggestions;
    for (const int squares : squaresToSpreadOver) {
        std::vector<line_edits::NewPile> piles;
        for (int square = 1; square <= squares; ++square) {
            piles.push_back({.distance = square, .stacks = {}});
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            piles[i % piles.size()].stacks.push_back(all[i]);
        }
        suggestions.push_back(
            {.found = counted(all.size(), "stack") + " on " +
                      counted(static_cast<std::size_t>(filled), "square") + "; over " +
                      std::to_string(squares),
             .where = wholePile(0),
             .fix = [piles](Draft& draft) { return line_edits::layOut(draft, piles); }});
    }
    return suggestions;
}

std::vector<Suggestion> mixedMaterials(const AdvisedLine& line) {
    const std::size_t count = line.polypile.line.size();
    if (!line.isBeam() || count < 2) {
        return {};
    }
    PilesToBe piles(line);
    std::size_t worst = 0;
    for (std::size_t pile = 1; pile < count; ++pile) {
        worst = absorbedFrom(line, pile) > absorbedFrom(line, worst) ? pile : worst;
    }
    const Selection same = commonest(line, piles.stacks(worst));
    const bool hasDecoys =
        std::any_of(same.begin(), same.end(), [&](StackPosition at) { return line.isDecoy(at); });
    if (same.size() < 2 || 2 * same.size() <= piles.stacks(worst).size() || hasDecoys) {
        return {};
    }
    // Every other one changes places with one of another material, pile after pile in turn.
    const int material = materialOf(line, same.front());
    std::size_t other = 0;
    std::size_t swapped = 0;
    for (std::size_t i = 1; i < same.size(); i += 2) {
        for (std::size_t tried = 0; tried < count; ++tried) {
            other = (other + 1) % count;
            Selection& theirs = piles.stacks(other);
            const auto different =
                std::find_if(theirs.begin(), theirs.end(), [&](StackPosition at) {
                    return at.pile == static_cast<int>(other) && materialOf(line, at) != material;
                });
            if (other != worst && different != theirs.end()) {
                Selection& ours = piles.stacks(worst);
                std::swap(*std::find(ours.begin(), ours.end(), same[i]), *different);
                ++swapped;
                break;
            }
        }
    }
    if (swapped == 0) {
        return {};
    }
    const Material made = *line.materials[line.stack(same.front()).object];
    return {{.found = std::to_string(same.size()) + " of " +
                      counted(piles.stacks(worst).size(), "stack") + " on " +
                      onSquare(line, worst) + " are " + std::string(name(made)) + ": " +
                      wordsFor(line, same),
             .where = same,
             .fix = piles.layingOut()}};
}

std::vector<Suggestion> cheapOnTop(const AdvisedLine& line) {
    if (line.isDipped() || line.question.goals.empty()) {
        return {};
    }
    PilesToBe piles(line);
    Selection where;
    for (std::size_t pile = 0; pile < piles.count(); ++pile) {
        Selection& stacks = piles.stacks(pile);
        const Selection before = stacks;
        std::stable_sort(stacks.begin(), stacks.end(), [&](StackPosition a, StackPosition b) {
            return line.oddsOf(a).items.wanted < line.oddsOf(b).items.wanted;
        });
        if (stacks != before) {
            where.push_back({static_cast<int>(pile), -1});
        }
    }
    if (where.empty()) {
        return {};
    }
    return {
        {.found = counted(where.size(), "pile") + " with what can become wanted above what can't",
         .where = where,
         .fix = piles.layingOut()}};
}

}  // namespace hint_checks

}  // namespace polyplan::plan
