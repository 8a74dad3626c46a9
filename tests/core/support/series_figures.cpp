#include "tests/core/support/series_figures.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

class SeriesCollector {
  public:
    void add(const std::string& name, FigureKind kind, const Estimate& figure,
             const Provenance& provenance) {
        figures_[name] = {.kind = kind,
                          .value = figure.value,
                          .standardError = figure.standardError,
                          .samples = provenance.method == Method::Sampled
                                         ? static_cast<double>(provenance.samples)
                                         : 0};
    }

    void zap(const std::string& at, const ZapAnswer& answer, const ObjectTable& table) {
        const auto probability = [&](const std::string& name, const Estimate& figure) {
            add(at + name, FigureKind::Probability, figure, answer.provenance);
        };
        const auto mean = [&](const std::string& name, const Estimate& figure) {
            add(at + name, FigureKind::Mean, figure, answer.provenance);
        };
        for (std::size_t i = 0; i < answer.goals.size(); ++i) {
            probability("goal " + std::to_string(i + 1), answer.goals[i].probability);
        }
        probability("all goals", answer.allGoals);
        probability("any goal", answer.anyGoal);
        mean("items left", answer.itemsLeft);
        mean("stacks left", answer.stacksLeft);
        for (const ObjectMean& collected : answer.collected) {
            mean("collected " + table[collected.object].name, collected.mean);
        }
        mean("golems", answer.golems);
        mean("lost shock", answer.lost.shock);
        mean("lost fused", answer.lost.fused);
        mean("lost golem", answer.lost.golem);
    }

    std::map<std::string, Figure> take() { return std::move(figures_); }

  private:
    std::map<std::string, Figure> figures_;
};

}  // namespace

std::map<std::string, Figure> figuresOf(const SeriesAnswer& answer, const ObjectTable& table) {
    SeriesCollector collector;
    for (std::size_t zap = 0; zap < answer.byZap.size(); ++zap) {
        collector.zap("zap " + std::to_string(zap + 1) + ' ', answer.byZap[zap], table);
    }
    for (std::size_t i = 0; i < answer.finalQuantity.size(); ++i) {
        const ObjectLeft& left = answer.finalQuantity[i];
        const bool sampled = i < answer.finalQuantityErrors.size();
        const ObjectLeft errors = sampled ? answer.finalQuantityErrors[i] : ObjectLeft{};
        const std::string at = "end " + table[left.object].name;
        collector.add(at + " mean_quantity", FigureKind::Mean,
                      {left.meanQuantity, errors.meanQuantity}, answer.finalProvenance);
        collector.add(at + " p_at_least_one", FigureKind::Probability,
                      {left.atLeastOne, errors.atLeastOne}, answer.finalProvenance);
    }
    return collector.take();
}

}  // namespace polyplan::testing
