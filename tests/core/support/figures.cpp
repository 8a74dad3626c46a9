#include "tests/core/support/figures.h"

#include <algorithm>
#include <span>

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

constexpr const char* upTo = " up to ";
constexpr int mostSingleNumbers = 10'000;

/// The standard error in a figure's place; one that is left out is exact.
template <typename Entry>
Entry errorAt(std::span<const Entry> errors, std::size_t place) {
    return place < errors.size() ? errors[place] : Entry{};
}

class Collector {
  public:
    explicit Collector(const ObjectTable& table) : table_(table) {}

    void pile(const std::string& at, const PileAnswer& pile) {
        provenance_ = pile.provenance;
        estimate(at + "reached", pile.reached);
        const PileOdds* errors = pile.ifHitErrors.get();
        const PileOdds& odds = pile.ifHit;
        for (std::size_t i = 0; i < odds.golem.size(); ++i) {
            probability(at + "golem " + std::string(name(odds.golem[i].first)),
                        odds.golem[i].second,
                        errors ? errorAt(std::span(errors->golem), i).second : 0);
        }
        for (std::size_t i = 0; i < odds.stacks.size(); ++i) {
            stack(at + "stack " + std::to_string(i + 1) + ' ', odds.stacks[i],
                  errors && i < errors->stacks.size() ? &errors->stacks[i] : nullptr);
        }
        left(at + "if_hit ", odds.finalQuantity,
             errors ? std::span(errors->finalQuantity) : std::span<const ObjectLeft>());
        left(at + "overall ", pile.overall, pile.overallErrors);
        values(at + "objects_left ", odds.objectsLeft, errors ? &errors->objectsLeft : nullptr);
        itemsLeft(at + "items_left", odds.itemsLeft, errors);
    }

    void goals(const LineAnswer& answer) {
        provenance_ = answer.provenance;
        for (std::size_t i = 0; i < answer.goals.size(); ++i) {
            estimate("goal " + std::to_string(i + 1), answer.goals[i].probability);
        }
        left("line ", answer.overall, answer.overallErrors);
        estimate("all goals", answer.allGoals);
        estimate("any goal", answer.anyGoal);
    }

    std::map<std::string, Figure> take() { return std::move(figures_); }

  private:
    void items(const std::string& at, const ItemMeans& means, const ItemMeans* errors) {
        const auto figure = [&](const char* which, double ItemMeans::*mean) {
            add(at + which, FigureKind::Mean, means.*mean, errors ? errors->*mean : 0);
        };
        figure("items kept", &ItemMeans::kept);
        figure("items changed", &ItemMeans::changed);
        figure("items wanted", &ItemMeans::wanted);
        figure("items shocked away", &ItemMeans::shockedAway);
        figure("items shocked off", &ItemMeans::shockedOff);
        figure("items fused", &ItemMeans::fused);
        figure("items absorbed", &ItemMeans::absorbed);
    }

    void add(const std::string& at, FigureKind kind, double value, double error) {
        figures_[at] = {.kind = kind,
                        .value = value,
                        .standardError = error,
                        .samples = provenance_.method == Method::Sampled
                                       ? static_cast<double>(provenance_.samples)
                                       : 0};
    }

    void probability(const std::string& at, double value, double error) {
        add(at, FigureKind::Probability, value, error);
    }

    void estimate(const std::string& at, const Estimate& figure) {
        probability(at, figure.value, figure.standardError);
        if (figure.standardError == 0) {
            figures_[at].samples = 0;
        }
    }

    void values(const std::string& at, const std::vector<ValueOdds>& odds,
                const std::vector<ValueOdds>* errors) {
        for (std::size_t i = 0; i < odds.size(); ++i) {
            probability(at + std::to_string(odds[i].value), odds[i].probability,
                        errors ? errorAt(std::span(*errors), i).probability : 0);
        }
    }

    void left(const std::string& at, std::span<const ObjectLeft> odds,
              std::span<const ObjectLeft> errors) {
        for (std::size_t i = 0; i < odds.size(); ++i) {
            const std::string object = at + table_[odds[i].object].name;
            add(object + " mean_quantity", FigureKind::Mean, odds[i].meanQuantity,
                errorAt(errors, i).meanQuantity);
            probability(object + " p_at_least_one", odds[i].atLeastOne,
                        errorAt(errors, i).atLeastOne);
        }
    }

    void itemsLeft(const std::string& at, const std::vector<RangeOdds>& odds,
                   const PileOdds* errors) {
        const bool hasRanges = std::any_of(odds.begin(), odds.end(), [](const RangeOdds& range) {
            return range.first != range.last || range.last > mostSingleNumbers;
        });
        double sum = 0;
        for (std::size_t i = 0; i < odds.size(); ++i) {
            const RangeOdds& range = odds[i];
            sum += range.probability;
            const double error = errors ? errorAt(std::span(errors->itemsLeft), i).probability : 0;
            if (!hasRanges) {
                probability(at + ' ' + std::to_string(range.first), range.probability, error);
            } else {
                probability(at + upTo + std::to_string(range.last), sum, error);
            }
        }
    }

    void stack(const std::string& at, const StackOdds& odds, const StackOdds* errors) {
        const auto fate = [&](const char* which, double StackOdds::*figure) {
            probability(at + which, odds.*figure, errors ? errors->*figure : 0);
        };
        fate("unaffected", &StackOdds::unaffected);
        fate("resisted", &StackOdds::resisted);
        fate("shuddered_all_lost", &StackOdds::shudderedAllLost);
        fate("shuddered_some_left", &StackOdds::shudderedSomeLeft);
        fate("shuddered_but_unharmed", &StackOdds::shudderedButUnharmed);
        fate("polymorphed", &StackOdds::polymorphed);
        fate("remainder_absorbed_by_golem", &StackOdds::remainderAbsorbedByGolem);
        fate("left_wanted", &StackOdds::leftWanted);
        items(at, odds.items, errors ? &errors->items : nullptr);
        const auto histogram = [&](const char* which, std::vector<ValueOdds> StackOdds::*figures) {
            values(at + which, odds.*figures, errors ? &(errors->*figures) : nullptr);
        };
        histogram("quantity_after_shudder ", &StackOdds::quantityAfterShudder);
        histogram("quantity_after_polymorph ", &StackOdds::quantityAfterPolymorph);
        histogram("recharged_after_polymorph ", &StackOdds::rechargedAfterPolymorph);
        histogram("times_read_after_polymorph nonblank ", &StackOdds::timesReadAfterPolymorph);
        histogram("times_read_after_polymorph blank ", &StackOdds::timesReadOfBlankAfterPolymorph);
        objects(at + "polymorphed_into ", odds.polymorphedInto,
                errors ? &errors->polymorphedInto : nullptr);
        if (odds.hazyAfterPolymorph) {
            probability(at + "hazy_after_polymorph", *odds.hazyAfterPolymorph,
                        errors ? errors->hazyAfterPolymorph.value_or(0) : 0);
            objects(at + "reverts_into ", odds.revertsInto,
                    errors ? &errors->revertsInto : nullptr);
        }
    }

    void objects(const std::string& at, const std::vector<ObjectOdds>& odds,
                 const std::vector<ObjectOdds>* errors) {
        for (std::size_t i = 0; i < odds.size(); ++i) {
            probability(at + table_[odds[i].object].name, odds[i].probability,
                        errors ? errorAt(std::span(*errors), i).probability : 0);
        }
    }

    const ObjectTable& table_;
    Provenance provenance_;
    std::map<std::string, Figure> figures_;
};

}  // namespace

std::map<std::string, Figure> figuresOf(const LineAnswer& answer, const ObjectTable& table) {
    Collector collector(table);
    for (std::size_t i = 0; i < answer.piles.size(); ++i) {
        collector.pile("pile " + std::to_string(i + 1) + ' ', answer.piles[i]);
    }
    collector.goals(answer);
    return collector.take();
}

double samplesOf(const std::map<std::string, Figure>& figures) {
    double samples = 0;
    for (const auto& [name, figure] : figures) {
        samples = std::max(samples, figure.samples);
    }
    return samples;
}

bool isSumUpToLimit(const std::string& name) {
    return name.find(upTo) != std::string::npos;
}

}  // namespace polyplan::testing
