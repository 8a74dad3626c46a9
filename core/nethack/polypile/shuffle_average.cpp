#include "core/nethack/polypile/shuffle_average.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/nethack/polypile/pool_cases.h"

namespace polyplan::nethack::polypile {
namespace {

/// Materials that a pile's flag may have.
std::vector<Material> flagMaterials(const PileModel& pile, std::span<const Material> materials,
                                    std::vector<LabelPool> pools,
                                    std::span<const LabelPool> ofEach) {
    pools.insert(pools.end(), ofEach.begin(), ofEach.end());
    std::array<bool, materialCount> possible{};
    for (const StackModel& stack : pile.stacks()) {
        if (stack.fate.shuddered == 0.0) {
            continue;
        }
        const auto pool = std::ranges::find_if(pools, [&](const LabelPool& p) {
            return std::find(p.types.begin(), p.types.end(), stack.label) != p.types.end();
        });
        if (pool == pools.end()) {
            possible[indexOf(materials[stack.label])] = true;
            continue;
        }
        for (const Material material : allMaterials()) {
            possible[indexOf(material)] |= pool->labels[indexOf(material)] > 0;
        }
    }
    std::vector<Material> result;
    for (const Material material : allMaterials()) {
        if (possible[indexOf(material)]) {
            result.push_back(material);
        }
    }
    return result;
}

World worldWithoutGolem(const PileModel& pile) {
    return {.golem = Golem::None, .weight = 1.0, .match = std::vector<double>(pile.labels(), 1.0)};
}

/// @param ofEach looks, of which each stack is of the material with the same chance, and stacks
std::vector<double> matchOf(const PileModel& pile, Material flag,
                            std::span<const Material> materials,
                            std::span<const LabelPool> ofEach) {
    std::vector<double> match(pile.labels());
    std::ranges::transform(materials, match.begin(),
                           [flag](Material material) { return material == flag ? 1.0 : 0.0; });
    for (const LabelPool& pool : ofEach) {
        match[pool.types.front()] =
            static_cast<double>(pool.labels[indexOf(flag)]) / pool.labelTotal;
    }
    return match;
}

/// Adds the worlds of all golems that a flag may raise.
void addKinds(const PileModel& pile, Material flag, const World& world, const FigureChoice& choice,
              PileFigures& sum) {
    const std::span<const Golem> golems = golemsOf(pile.situation().rules, flag);
    World one = world;
    one.weight /= static_cast<double>(golems.size());
    for (const Golem golem : golems) {
        one.golem = golem;
        addWorld(pile, one, choice, sum);
    }
}

/// Adds all cases of a material's worlds to the figures.
class Averager {
  public:
    Averager(const PileModel& pile, const Shuffles& shuffles, const FigureChoice& choice,
             const std::stop_token& stop)
        : pile_(pile),
          choice_(choice),
          stop_(stop),
          materials_(shuffles.settled()),
          pools_(shuffles.openPools(pile)),
          ofEach_(shuffles.ofEach(pile)),
          flags_(flagMaterials(pile, materials_, pools_, ofEach_)),
          sum_(pile, choice.goals) {
        for (const GoalStates& states : choice.goals) {
            for (const Goal& goal : states.goals()) {
                wanted_.push_back(goal.object);
            }
        }
        wanted_.insert(wanted_.end(), choice.wanted.begin(), choice.wanted.end());
        for (const LabelPool& pool : pools_) {
            asked_.push_back(askedOf(pile, pool, wanted_));
        }
    }

    WalkLimit walks() const {
        WalkLimit total{.all = 1, .whole = 1};
        for (const Material flag : flags_) {
            const std::size_t kinds = golemsOf(pile_.situation().rules, flag).size();
            total.all += casesAt(flag, asked_) * kinds;
            total.whole += casesAt(flag, asked_) * kinds;
            forEachRest(flag,
                        [&](const std::vector<Asked>& asked, const std::vector<ObjectIndex>&) {
                            total.all += casesAt(flag, asked) * kinds;
                        });
        }
        return total;
    }

    std::optional<PileFigures> run() {
        addWorld(pile_, worldWithoutGolem(pile_), choice_, sum_);
        for (const Material flag : flags_) {
            addCommonCases(flag);
            forEachRest(
                flag, [&](const std::vector<Asked>& asked, const std::vector<ObjectIndex>& types) {
                    FigureChoice only = choice_;
                    only.only = {types.front()};
                    PileFigures ofFirst(pile_, {});
                    addCases(flag, asked, only, ofFirst);
                    for (const ObjectIndex type : types) {
                        sum_.meanQuantity[type] += ofFirst.meanQuantity[types.front()];
                        sum_.atLeastOne[type] += ofFirst.atLeastOne[types.front()];
                    }
                });
            if (stop_.stop_requested()) {
                return std::nullopt;
            }
        }
        return std::move(sum_);
    }

  private:
    bool isOpen(const LabelPool& pool, Material flag) const {
        return pool.labels[indexOf(flag)] > 0 && pool.labels[indexOf(flag)] < pool.labelTotal;
    }

    std::size_t casesAt(Material flag, const std::vector<Asked>& asked) const {
        std::size_t count = 1;
        for (std::size_t pool = 0; pool < pools_.size(); ++pool) {
            count *= mostCasesOf(pools_[pool], asked[pool], flag);
        }
        return count;
    }

    /// Types of the rests whose mean and at-least-one the common cases do not give: whether they
    /// carry the material is not settled there. Those of the same odds share their cases.
    template <typename Visit>
    void forEachRest(Material flag, const Visit& visit) const {
        for (std::size_t pool = 0; pool < pools_.size(); ++pool) {
            if (!isOpen(pools_[pool], flag)) {
                continue;
            }
            std::map<int, std::vector<ObjectIndex>> byOdds;
            for (const ObjectIndex type : asked_[pool].rest) {
                byOdds[pile_.situation().table[type].probability].push_back(type);
            }
            for (const auto& [odds, types] : byOdds) {
                std::vector<Asked> asked = asked_;
                std::vector<ObjectIndex> wanted = wanted_;
                wanted.push_back(types.front());
                asked[pool] = askedOf(pile_, pools_[pool], wanted);
                visit(asked, types);
            }
        }
    }

    /// Leaves out the figures that `forEachRest` is for.
    void addCommonCases(Material flag) {
        std::vector<ObjectIndex> leftOut;
        for (std::size_t pool = 0; pool < pools_.size(); ++pool) {
            if (isOpen(pools_[pool], flag)) {
                leftOut.insert(leftOut.end(), asked_[pool].rest.begin(), asked_[pool].rest.end());
            }
        }
        const std::vector<double> means = sum_.meanQuantity;
        const std::vector<double> atLeastOne = sum_.atLeastOne;
        addCases(flag, asked_, choice_, sum_);
        for (const ObjectIndex type : leftOut) {
            sum_.meanQuantity[type] = means[type];
            sum_.atLeastOne[type] = atLeastOne[type];
        }
    }

    void addCases(Material flag, const std::vector<Asked>& asked, const FigureChoice& choice,
                  PileFigures& sum) const {
        std::vector<std::vector<PoolCase>> cases;
        for (std::size_t pool = 0; pool < pools_.size(); ++pool) {
            cases.push_back(casesOf(pile_.situation().table, pools_[pool], asked[pool], flag));
        }
        const auto add = [&](const auto& self, std::size_t pool, const World& world) -> void {
            if (pool == pools_.size()) {
                addKinds(pile_, flag, world, choice, sum);
                return;
            }
            for (const PoolCase& poolCase : cases[pool]) {
                World next = world;
                next.weight *= poolCase.weight;
                for (const auto& [type, match] : poolCase.match) {
                    next.match[type] = match;
                }
                self(self, pool + 1, next);
            }
        };
        add(add, 0,
            {.golem = Golem::None,
             .weight = 1.0,
             .match = matchOf(pile_, flag, materials_, ofEach_)});
    }

    const PileModel& pile_;
    const FigureChoice& choice_;
    const std::stop_token& stop_;
    const std::vector<Material>& materials_;
    std::vector<LabelPool> pools_;
    std::vector<LabelPool> ofEach_;
    std::vector<Material> flags_;
    std::vector<ObjectIndex> wanted_;  ///< objects of goals, and others
    std::vector<Asked> asked_;
    PileFigures sum_;
};

}  // namespace

PileFigures figuresWith(const PileModel& pile, const Shuffles& shuffles,
                        std::span<const Material> materials, const FigureChoice& choice) {
    PileFigures sum(pile, choice.goals);
    const std::vector<LabelPool> ofEach = shuffles.ofEach(pile);
    addWorld(pile, worldWithoutGolem(pile), choice, sum);
    for (const Material flag : flagMaterials(pile, materials, {}, ofEach)) {
        addKinds(
            pile, flag,
            {.golem = Golem::None, .weight = 1.0, .match = matchOf(pile, flag, materials, ofEach)},
            choice, sum);
    }
    return sum;
}

std::optional<PileFigures> averageExactly(const PileModel& pile, const Shuffles& shuffles,
                                          const FigureChoice& choice, const WalkLimit& most,
                                          const std::stop_token& stop) {
    Averager averager(pile, shuffles, choice, stop);
    const WalkLimit walks = averager.walks();
    if (walks.all > most.all || walks.whole > most.whole) {
        return std::nullopt;
    }
    return averager.run();
}

std::optional<SampledFigures> averageOverDraws(const PileModel& pile, const Shuffles& shuffles,
                                               const FigureChoice& choice, std::int64_t count,
                                               std::uint64_t seed, const std::stop_token& stop) {
    std::mt19937_64 random(seed);
    SampledFigures result{PileFigures(pile, choice.goals), PileFigures(pile, choice.goals)};
    PileFigures& mean = result.mean;
    PileFigures& spread = result.standardError;
    // Welford's running mean and sum of squared deviations.
    for (std::int64_t n = 1; n <= count; ++n) {
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        PileFigures figures = figuresWith(pile, shuffles, shuffles.draw(random), choice);
        mean.visitWith(figures, [n](double& of, double value) {
            of += (value - of) / static_cast<double>(n);
        });
        // The deviation from the new mean is (n − 1)/n of that from the old one.
        figures.visitWith(mean, [](double& value, double now) { value -= now; });
        spread.visitWith(figures, [n](double& of, double deviation) {
            const double factor =
                n == 1 ? 0.0 : static_cast<double>(n) / static_cast<double>(n - 1);
            of += deviation * deviation * factor;
        });
    }
    spread.visitWith(mean, [count](double& of, double) {
        of = std::sqrt(of / static_cast<double>(count - 1) / static_cast<double>(count));
    });
    return result;
}

}  // namespace polyplan::nethack::polypile
