#include "core/nethack/polypile/simulator.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <tuple>

#include "core/nethack/polypile/alike_identities.h"
#include "core/nethack/polypile/beam.h"
#include "core/nethack/polypile/simulator_beam.h"
#include "core/nethack/polypile/simulator_pile.h"

namespace polyplan::nethack::polypile {
namespace {

using simulator::Beam;
using simulator::Count;
using simulator::frequency;
using simulator::LineCounts;
using simulator::Materials;
using simulator::SimulatedPile;

constexpr std::int64_t stacksBetweenLooks = 20'000;  // at the stop token
constexpr std::int64_t shockCounters = 2'000'000;    // of all stacks together

/// Whether something in a pile is of one type with what lies before it. Of a pile that is hardly
/// ever reached too few runs would tell.
bool isTied(std::span<const Pile> piles, std::size_t pile, const ObjectTable& table) {
    const auto isOfOneTypeWith = [&](const Stack& stack) {
        return [&](const Stack& other) { return areOfOneType(table, stack, other); };
    };
    const auto liesBefore = [&](const Stack& stack) {
        return table[stack.object].isLook() &&
               std::ranges::any_of(piles.first(pile), [&](const Pile& before) {
                   return std::ranges::any_of(before.stacks, isOfOneTypeWith(stack));
               });
    };
    return sufficientRanges(piles[pile].distance, pile) > 0 &&
           std::ranges::any_of(piles[pile].stacks, liesBefore);
}

/// Counts how often goals were reached, alone and together.
class GoalCounts {
  public:
    GoalCounts(std::span<const Goal> goals, const ObjectTable& table)
        : goals_(goals.begin(), goals.end()),
          places_(table.size(), SimulatedPile::noGoal),
          reached_(goals.size()) {
        for (const Goal& goal : goals) {
            if (places_[goal.object] == SimulatedPile::noGoal) {
                places_[goal.object] = static_cast<std::uint8_t>(quantities_.size());
                quantities_.push_back(0);
            }
        }
    }

    std::span<const std::uint8_t> places() const { return places_; }
    std::span<std::int64_t> quantities() { return quantities_; }

    void startRun() { std::fill(quantities_.begin(), quantities_.end(), 0); }

    void endRun() {
        std::size_t achieved = 0;
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            if (quantities_[places_[goals_[i].object]] >= goals_[i].atLeast) {
                ++reached_[i];
                ++achieved;
            }
        }
        all_ += achieved == goals_.size() ? 1 : 0;
        any_ += achieved > 0 ? 1 : 0;
    }

    void answer(LineAnswer& answer, std::int64_t samples) const {
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            answer.goals.push_back(
                {.goal = goals_[i], .probability = frequency(reached_[i], samples)});
        }
        const bool none = goals_.empty();
        answer.allGoals =
            none ? Estimate{.value = 1, .standardError = 0} : frequency(all_, samples);
        answer.anyGoal = none ? Estimate{} : frequency(any_, samples);
    }

  private:
    std::vector<Goal> goals_;
    std::vector<std::uint8_t> places_;  ///< by object type, in `quantities_`
    std::vector<std::int64_t> quantities_;
    std::vector<Count> reached_;
    Count all_ = 0;
    Count any_ = 0;
};

}  // namespace

std::optional<LineAnswer> simulateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals, std::int64_t samples,
                                       std::uint64_t seed, const std::stop_token& stop,
                                       const std::function<void(double)>& progress) {
    if (samples < 1) {
        throw std::invalid_argument("at least one run has to be simulated");
    }
    const bool flies = situation.source == Source::Wand || situation.source == Source::Spell;
    const simulator::Change change(situation);
    simulator::Identities identities;
    simulator::Identities::Rolls identitiesOfRun;
    GoalCounts goalCounts(goals, situation.table);
    std::vector<SimulatedPile> simulatedPiles;
    simulatedPiles.reserve(piles.size());
    std::int64_t stacks = 1;
    for (const Pile& pile : piles) {
        stacks += std::ssize(pile.stacks);
    }
    for (std::size_t i = 0; i < piles.size(); ++i) {
        simulatedPiles.emplace_back(piles[i], situation, change, identities,
                                    flies && isTied(piles, i, situation.table),
                                    static_cast<int>(shockCounters / stacks));
    }
    Materials materials(situation, identities.ownLabels());
    const std::int64_t runsBetweenLooks = stacksBetweenLooks / stacks + 1;
    // Of a line of one pile that pile's own counts are enough.
    LineCounts lineCounts(situation.table.size());
    LineCounts* const line = piles.size() > 1 ? &lineCounts : nullptr;
    Random random(seed);
    for (std::int64_t run = 0; run < samples; ++run) {
        if (run % runsBetweenLooks == 0) {
            if (stop.stop_requested()) {
                return std::nullopt;
            }
            if (progress) {
                progress(static_cast<double>(run) / static_cast<double>(samples));
            }
        }
        materials.startRun();
        identities.roll(identitiesOfRun, random);
        goalCounts.startRun();
        Beam beam(random);
        for (std::size_t i = 0; i < piles.size(); ++i) {
            const bool reached = !flies || beam.reaches(piles[i].distance);
            if (reached || !simulatedPiles[i].isTied()) {
                const bool affected = simulatedPiles[i].roll(identitiesOfRun, materials, random);
                if (reached && affected) {
                    beam.affectPile();
                }
            }
            simulatedPiles[i].count(reached, goalCounts.places(), goalCounts.quantities(), line);
        }
        goalCounts.endRun();
        lineCounts.endRun();
    }

    LineAnswer answer;
    answer.provenance = {.method = Method::Sampled, .samples = samples, .seed = seed};
    answer.overallProvenance = answer.provenance;
    for (const SimulatedPile& pile : simulatedPiles) {
        answer.piles.push_back(pile.answer(samples, seed));
    }
    goalCounts.answer(answer, samples);
    if (line != nullptr) {
        std::tie(answer.overall, answer.overallErrors) = lineCounts.estimates(samples);
    } else if (!answer.piles.empty()) {
        answer.overall = answer.piles.front().overall;
        answer.overallErrors = answer.piles.front().overallErrors;
    }
    if (progress) {
        progress(1);
    }
    return answer;
}

}  // namespace polyplan::nethack::polypile
