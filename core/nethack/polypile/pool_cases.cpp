#include "core/nethack/polypile/pool_cases.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/probability/gauss_rule.h"

namespace polyplan::nethack::polypile {
namespace {

/// The distribution of the summed generation odds of those of `types` that carry the material,
/// where `carriers` of `labels` labels do.
std::vector<WeightedPoint> carriedOdds(const ObjectTable& table, std::span<const ObjectIndex> types,
                                       int carriers, int labels) {
    // By number of types that carry it so far, and by their odds.
    std::vector<std::map<int, double>> now(1);
    now[0][0] = 1.0;
    int taken = 0;
    for (const ObjectIndex type : types) {
        std::vector<std::map<int, double>> next(now.size() + 1);
        for (std::size_t carrying = 0; carrying < now.size(); ++carrying) {
            const int carriersLeft = carriers - static_cast<int>(carrying);
            const int others = labels - taken - carriersLeft;
            for (const auto& [odds, chance] : now[carrying]) {
                if (carriersLeft > 0) {
                    next[carrying + 1][odds + table[type].probability] +=
                        chance * carriersLeft / (labels - taken);
                }
                if (others > 0) {
                    next[carrying][odds] += chance * others / (labels - taken);
                }
            }
        }
        now = std::move(next);
        ++taken;
    }
    std::map<int, double> byOdds;
    for (const std::map<int, double>& row : now) {
        for (const auto& [odds, chance] : row) {
            byOdds[odds] += chance;
        }
    }
    std::vector<WeightedPoint> result;
    for (const auto& [odds, chance] : byOdds) {
        result.push_back({static_cast<double>(odds), chance});
    }
    return result;
}

/// Number of points of a Gauss rule that is exact for polynomials of this degree.
std::size_t pointsForDegree(std::size_t degree) {
    return degree / 2 + 1;
}

}  // namespace

Asked askedOf(const PileModel& pile, const LabelPool& pool, std::span<const ObjectIndex> wanted) {
    const Transformation& transformation = pile.transformation();
    Asked asked;
    std::set<ObjectIndex> lying;
    for (const StackModel& stack : pile.stacks()) {
        if (pile.situation().table[stack.object].objectClass == pool.objectClass) {
            lying.insert(stack.object);  // a look, which is in no pool, has its own material
            ++asked.degree;
        }
    }
    std::map<KinIndex, std::vector<ObjectIndex>> byKin;
    for (const ObjectIndex type : pool.types) {
        if (lying.contains(type) || std::find(wanted.begin(), wanted.end(), type) != wanted.end()) {
            asked.types.push_back(type);
        } else if (transformation.share(type) > 0.0) {
            byKin[transformation.kinOf(type)].push_back(type);
        }
    }
    const auto largest = std::max_element(
        byKin.begin(), byKin.end(),
        [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    for (auto it = byKin.begin(); it != byKin.end(); ++it) {
        std::vector<ObjectIndex>& target = it == largest ? asked.rest : asked.types;
        target.insert(target.end(), it->second.begin(), it->second.end());
    }
    return asked;
}

std::vector<PoolCase> casesOf(const ObjectTable& table, const LabelPool& pool, const Asked& asked,
                              Material flag) {
    const int carriers = pool.labels[indexOf(flag)];
    std::vector<PoolCase> cases;
    int restOdds = 0;
    for (const ObjectIndex type : asked.rest) {
        restOdds += table[type].probability;
    }
    const auto close = [&](const PoolCase& settled, int carrying, int taken) {
        const std::vector<WeightedPoint> rule =
            gaussRule(carriedOdds(table, asked.rest, carriers - carrying, pool.labelTotal - taken),
                      pointsForDegree(asked.degree));
        for (const WeightedPoint& point : rule) {
            PoolCase& one = cases.emplace_back(settled);
            one.weight *= point.weight;
            for (const ObjectIndex type : asked.rest) {
                one.match.emplace_back(type, point.point / restOdds);
            }
        }
    };
    // Depth first over what each asked type carries; the number that carry it is all that counts.
    const auto ask = [&](const auto& self, PoolCase settled, int carrying, int taken) -> void {
        if (settled.match.size() == asked.types.size()) {
            close(settled, carrying, taken);
            return;
        }
        const ObjectIndex type = asked.types[settled.match.size()];
        const int labels = pool.labelTotal - taken;
        const int carriersLeft = carriers - carrying;
        if (carriersLeft > 0) {
            PoolCase carries = settled;
            carries.weight *= static_cast<double>(carriersLeft) / labels;
            carries.match.emplace_back(type, 1.0);
            self(self, std::move(carries), carrying + 1, taken + 1);
        }
        if (labels > carriersLeft) {
            settled.weight *= static_cast<double>(labels - carriersLeft) / labels;
            settled.match.emplace_back(type, 0.0);
            self(self, std::move(settled), carrying, taken + 1);
        }
    };
    ask(ask, {1.0, {}}, 0, 0);
    return cases;
}

std::size_t mostCasesOf(const LabelPool& pool, const Asked& asked, Material flag) {
    const int carriers = pool.labels[indexOf(flag)];
    if (carriers == 0 || carriers == pool.labelTotal) {
        return 1;
    }
    constexpr std::size_t tooMany = 40;
    return asked.types.size() > tooMany
               ? std::size_t{1} << tooMany
               : (std::size_t{1} << asked.types.size()) * pointsForDegree(asked.degree);
}

}  // namespace polyplan::nethack::polypile
