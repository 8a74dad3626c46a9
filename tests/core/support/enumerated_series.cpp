#include "tests/core/support/enumerated_series.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>

#include "tests/core/support/enumerated_stack.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

using Sum = long double;

/// A stack as far as a series depends on it.
struct Lying {
    ObjectIndex object{};
    int quantity{};
    int timesRead{};
    Buc buc{};
    int origin = -1;  ///< the laid out stack that it still is
    auto operator<=>(const Lying&) const = default;
};

using LyingPile = std::vector<Lying>;

/// Means of one zap of one pile.
struct Losses {
    Sum golems{}, shock{}, fused{}, golem{};
};

/// What one zap makes of a pile that it reaches.
struct PileZap {
    std::map<std::pair<LyingPile, bool>, Sum> results;  ///< with whether anything was affected
    Losses losses;
};

struct LineState {
    std::vector<LyingPile> piles;
    std::vector<int> collected;  ///< by place among the goals' objects
    auto operator<=>(const LineState&) const = default;
};

class SeriesEnumeration {
  public:
    SeriesEnumeration(const Situation& situation, std::span<const Pile> piles,
                      std::span<const Goal> goals, const ZapSeries& series)
        : situation_(situation),
          table_(situation.table),
          piles_(piles),
          goals_(goals.begin(), goals.end()),
          series_(series) {
        for (const Goal& goal : goals) {
            if (std::find(wanted_.begin(), wanted_.end(), goal.object) == wanted_.end()) {
                wanted_.push_back(goal.object);
            }
        }
        for (const LabelPool& pool : labelPools(table_, situation.rules)) {
            if (!withoutKnown(pool, situation.known.materials).types.empty()) {
                throw std::invalid_argument("not all appearances are known");
            }
        }
    }

    SeriesAnswer run() {
        LineState start{.piles = {}, .collected = std::vector<int>(wanted_.size())};
        for (const Pile& pile : piles_) {
            LyingPile& lying = start.piles.emplace_back();
            for (const Stack& stack : pile.stacks) {
                lying.push_back({.object = stack.object,
                                 .quantity = stack.quantity,
                                 .timesRead = stack.timesRead,
                                 .buc = stack.buc,
                                 .origin = static_cast<int>(origins_.size())});
                origins_.push_back(stack);
            }
        }
        states_[start] = 1;
        SeriesAnswer answer;
        for (int zap = 0; zap < series_.zaps; ++zap) {
            zapAll();
            answer.byZap.push_back(standing());
        }
        answer.finalQuantity = inTheEnd();
        return answer;
    }

  private:
    bool flies() const {
        return situation_.source == Source::Wand || situation_.source == Source::Spell;
    }

    Stack stackOf(const Lying& lying) const {
        Stack stack;
        if (lying.origin >= 0) {
            stack = origins_[static_cast<std::size_t>(lying.origin)];
        }
        stack.object = lying.object;
        stack.quantity = lying.quantity;
        stack.timesRead = lying.timesRead;
        stack.buc = lying.buc;
        return stack;
    }

    void zapAll() {
        std::map<LineState, Sum> after;
        for (const auto& [state, p] : states_) {
            for (int range = 6; range <= 13; ++range) {
                walk(state, 0, flies() ? std::optional(range) : std::nullopt, 0, p / 8, after);
            }
        }
        states_ = std::move(after);
    }

    /// @param range what the beam has left at `square`; nothing if no beam is needed
    void walk(const LineState& state, std::size_t index, std::optional<int> range, int square,
              Sum p, std::map<LineState, Sum>& after) {
        if (index == piles_.size()) {
            LineState next = state;
            collect(next);
            after[std::move(next)] += p;
            return;
        }
        bool reached = true;
        if (range) {
            while (square<piles_[index].distance&& * range> 0) {
                ++square;
                --*range;
            }
            reached = square == piles_[index].distance;
        }
        if (!reached) {
            walk(state, index + 1, range, square, p, after);
            return;
        }
        const PileZap& zap = zapOf(state.piles[index]);
        losses_.golems += p * zap.losses.golems;
        losses_.shock += p * zap.losses.shock;
        losses_.fused += p * zap.losses.fused;
        losses_.golem += p * zap.losses.golem;
        LineState next = state;
        for (const auto& [result, chance] : zap.results) {
            next.piles[index] = result.first;
            const auto rest = range ? std::optional(*range - (result.second ? 1 : 0)) : range;
            walk(next, index + 1, rest, square, p * chance, after);
        }
    }

    void collect(LineState& state) const {
        for (LyingPile& pile : state.piles) {
            std::erase_if(pile, [&](const Lying& stack) {
                const auto place = std::find(wanted_.begin(), wanted_.end(), stack.object);
                if (!series_.collectsGoals || place == wanted_.end()) {
                    return false;
                }
                state.collected[static_cast<std::size_t>(place - wanted_.begin())] +=
                    stack.quantity;
                return true;
            });
        }
    }

    const PileZap& zapOf(const LyingPile& pile) {
        const auto found = zaps_.find(pile);
        if (found != zaps_.end()) {
            return found->second;
        }
        PileZap zap;
        LyingPile left;
        stacks(pile, 0, left, {}, 1, zap);
        return zaps_[pile] = std::move(zap);
    }

    struct SoFar {
        bool affected = false;
        std::optional<ObjectIndex> flag;
    };

    void stacks(const LyingPile& pile, std::size_t index, LyingPile& left, const SoFar& soFar,
                Sum p, PileZap& zap) {
        if (index == pile.size()) {
            golem(left, soFar, p, zap);
            return;
        }
        for (const auto& [outcome, chance] : outcomesOfLying(pile[index])) {
            SoFar next = soFar;
            next.affected |= outcome.fate != EnumeratedFate::Unaffected &&
                             outcome.fate != EnumeratedFate::Resisted;
            const Sum lost = p * chance * (pile[index].quantity - outcome.stack.quantity);
            const bool shuddered = outcome.fate == EnumeratedFate::Shuddered;
            (shuddered ? zap.losses.shock : zap.losses.fused) += lost;
            if (outcome.stack.quantity > 0) {
                left.push_back(outcome.stack);
            }
            if (shuddered && !soFar.flag) {
                Sum none = 1;
                for (int item = 0; item < pile[index].quantity; ++item) {
                    none *= 1 - 1.L / (situation_.luck + 45);
                }
                stacks(pile, index + 1, left, next, p * chance * none, zap);
                next.flag = pile[index].object;
                stacks(pile, index + 1, left, next, p * chance * (1 - none), zap);
            } else {
                stacks(pile, index + 1, left, next, p * chance, zap);
            }
            if (outcome.stack.quantity > 0) {
                left.pop_back();
            }
        }
    }

    struct Outcome {
        EnumeratedFate fate{};
        Lying stack;
        auto operator<=>(const Outcome&) const = default;
    };

    const std::map<Outcome, Sum>& outcomesOfLying(const Lying& lying) {
        const auto found = outcomes_.find(lying);
        if (found != outcomes_.end()) {
            return found->second;
        }
        const Stack stack = stackOf(lying);
        const bool counts = situation_.rules.booksWearOut &&
                            table_[stack.object].objectClass == ObjectClass::Spellbook;
        std::map<Outcome, Sum> outcomes;
        for (const StackOutcome& outcome : outcomesOf(stack, situation_)) {
            Lying result = lying;
            result.quantity = outcome.quantity;
            const bool isNewEggOfHero = stack.laidByHero && outcome.object == stack.object;
            if (outcome.fate == EnumeratedFate::Changed && !isNewEggOfHero) {
                result.object = outcome.object;
                result.timesRead = counts ? outcome.timesRead : 0;
                result.origin = -1;
                if (table_[stack.object].id == "corpse" && lying.buc == Buc::Cursed &&
                    table_[outcome.object].id == "low_boots") {
                    result.buc = Buc::Uncursed;
                }
            }
            outcomes[{outcome.fate, result}] += outcome.probability;
        }
        return outcomes_[lying] = std::move(outcomes);
    }

    void golem(const LyingPile& left, const SoFar& soFar, Sum p, PileZap& zap) {
        int items = 0;
        for (const Lying& stack : left) {
            items += stack.quantity;
        }
        if (!soFar.flag || items <= 1) {
            end(left, soFar, p, zap);
            return;
        }
        zap.losses.golems += p;
        const auto kinds = golemsOf(situation_.rules, materialOf(*soFar.flag));
        for (const Golem kind : kinds) {
            LyingPile rest;
            absorb(left, 0, weight(kind), rest, soFar, p / static_cast<Sum>(kinds.size()), zap);
        }
    }

    Material materialOf(ObjectIndex object) const {
        const auto known = situation_.known.materials.find(object);
        return known == situation_.known.materials.end() ? table_[object].material : known->second;
    }

    void absorb(const LyingPile& left, std::size_t index, int w, LyingPile& rest,
                const SoFar& soFar, Sum p, PileZap& zap) {
        if (index == left.size()) {
            end(rest, soFar, p, zap);
            return;
        }
        const Lying& stack = left[index];
        const auto& exempt = situation_.rules.neverAbsorbed;
        const bool isExempt =
            isRiderCorpse(stackOf(stack), table_) ||
            isImmuneArtifact(situation_.rules, stackOf(stack)) ||
            std::find(exempt.begin(), exempt.end(), table_[stack.object].id) != exempt.end();
        Sum taken = 0;
        if (w > 0 && !isExempt) {
            const Sum rare = 1.L / (w + 1);
            taken = materialOf(stack.object) == materialOf(*soFar.flag) ? 1 - rare : rare;
            zap.losses.golem += p * taken * stack.quantity;
            absorb(left, index + 1, w - stack.quantity, rest, soFar, p * taken, zap);
        }
        rest.push_back(stack);
        absorb(left, index + 1, w, rest, soFar, p * (1 - taken), zap);
        rest.pop_back();
    }

    void end(LyingPile pile, const SoFar& soFar, Sum p, PileZap& zap) const {
        if (situation_.rules.game == Game::NetHack37 && situation_.source != Source::Potion) {
            std::stable_partition(pile.begin(), pile.end(), [this](const Lying& stack) {
                return table_[stack.object].id == "boulder";
            });
        }
        zap.results[{std::move(pile), soFar.affected}] += p;
    }

    ZapAnswer standing() const {
        std::vector<Sum> goals(goals_.size());
        Sum all = 0;
        Sum any = 0;
        Sum items = 0;
        Sum stacks = 0;
        std::vector<Sum> collected(wanted_.size());
        for (const auto& [state, p] : states_) {
            std::map<ObjectIndex, int> there;
            for (const LyingPile& pile : state.piles) {
                for (const Lying& stack : pile) {
                    items += p * stack.quantity;
                    stacks += p;
                    there[stack.object] += series_.collectsGoals ? 0 : stack.quantity;
                }
            }
            for (std::size_t i = 0; i < wanted_.size(); ++i) {
                collected[i] += p * state.collected[i];
                there[wanted_[i]] += state.collected[i];
            }
            std::size_t met = 0;
            for (std::size_t i = 0; i < goals_.size(); ++i) {
                const bool holds = there[goals_[i].object] >= goals_[i].atLeast;
                goals[i] += holds ? p : 0;
                met += holds ? 1 : 0;
            }
            all += met == goals_.size() ? p : 0;
            any += met > 0 ? p : 0;
        }
        const auto exact = [](Sum sum) { return Estimate{static_cast<double>(sum), 0}; };
        ZapAnswer zap;
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            zap.goals.push_back({.goal = goals_[i], .probability = exact(goals[i])});
        }
        zap.allGoals = exact(all);
        zap.anyGoal = exact(any);
        zap.itemsLeft = exact(items);
        zap.stacksLeft = exact(stacks);
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            zap.collected.push_back({.object = wanted_[i], .mean = exact(collected[i])});
        }
        zap.golems = exact(losses_.golems);
        zap.lost = {.shock = exact(losses_.shock),
                    .fused = exact(losses_.fused),
                    .golem = exact(losses_.golem)};
        return zap;
    }

    std::vector<ObjectLeft> inTheEnd() const {
        std::map<ObjectIndex, std::pair<Sum, Sum>> sums;  // mean, at least one
        for (const auto& [state, p] : states_) {
            std::map<ObjectIndex, int> there;
            for (const LyingPile& pile : state.piles) {
                for (const Lying& stack : pile) {
                    there[stack.object] += stack.quantity;
                }
            }
            for (std::size_t i = 0; i < wanted_.size(); ++i) {
                there[wanted_[i]] += state.collected[i];
            }
            for (const auto& [object, quantity] : there) {
                sums[object].first += p * quantity;
                sums[object].second += quantity > 0 ? p : 0;
            }
        }
        std::vector<ObjectLeft> left;
        for (const auto& [object, sum] : sums) {
            if (sum.first > 0) {
                left.push_back({.object = object,
                                .meanQuantity = static_cast<double>(sum.first),
                                .atLeastOne = static_cast<double>(sum.second)});
            }
        }
        return left;
    }

    const Situation& situation_;
    const ObjectTable& table_;
    std::span<const Pile> piles_;
    std::vector<Goal> goals_;
    const ZapSeries& series_;
    std::vector<ObjectIndex> wanted_;
    std::vector<Stack> origins_;
    std::map<LineState, Sum> states_;
    std::map<Lying, std::map<Outcome, Sum>> outcomes_;
    std::map<LyingPile, PileZap> zaps_;
    Losses losses_;  ///< so far
};

}  // namespace

SeriesAnswer enumerateSeries(const Situation& situation, std::span<const Pile> piles,
                             std::span<const Goal> goals, const ZapSeries& series) {
    return SeriesEnumeration(situation, piles, goals, series).run();
}

}  // namespace polyplan::testing
