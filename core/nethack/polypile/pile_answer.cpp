#include "core/nethack/polypile/pile_answer.h"

#include <algorithm>
#include <map>

#include "core/nethack/polypile/stack_odds.h"
#include "core/nethack/polypile/walk_work.h"

namespace polyplan::nethack::polypile {
namespace {

/// Puts figures in the shape of the answer. `keys` says which entries there are: those with a
/// chance in the mean also have a place for their error.
PileOdds shaped(const PileFigures& values, const PileFigures& keys) {
    PileOdds odds;
    for (std::size_t golem = 0; golem < golemCount; ++golem) {
        if (keys.golem[golem] > 0.0) {
            // A sum of many weights may be a last digit beyond 1.
            odds.golem.emplace_back(static_cast<Golem>(golem), std::min(values.golem[golem], 1.0));
        }
    }
    odds.stacks.resize(values.absorbed.size());
    for (std::size_t stack = 0; stack < values.absorbed.size(); ++stack) {
        odds.stacks[stack].remainderAbsorbedByGolem = values.absorbed[stack];
        odds.stacks[stack].leftWanted = values.leftWanted[stack];
        ItemMeans& items = odds.stacks[stack].items;
        items.kept = values.keptItems[stack];
        items.changed = values.changedItems[stack];
        items.wanted = values.wantedItems[stack];
        items.absorbed = values.absorbedItems[stack];
    }
    for (std::size_t object = 0; object < values.meanQuantity.size(); ++object) {
        if (keys.meanQuantity[object] > 0.0) {
            odds.finalQuantity.push_back({static_cast<ObjectIndex>(object),
                                          values.meanQuantity[object], values.atLeastOne[object]});
        }
    }
    for (std::size_t number = 0; number < values.stacksLeft.size(); ++number) {
        if (keys.stacksLeft[number] > 0.0) {
            odds.objectsLeft.push_back({static_cast<int>(number), values.stacksLeft[number]});
        }
    }
    for (std::size_t number = 0; number < values.itemsLeft.size(); ++number) {
        if (keys.itemsLeft[number] > 0.0) {
            const int value = static_cast<int>(number);
            odds.itemsLeft.push_back({value, value, values.itemsLeft[number]});
        }
    }
    return odds;
}

/// What lies in a pile before the zap: items by object.
std::map<ObjectIndex, std::int64_t> lyingIn(const Pile& pile) {
    std::map<ObjectIndex, std::int64_t> lying;
    for (const Stack& stack : pile.stacks) {
        lying[stack.object] += stack.quantity;
    }
    return lying;
}

std::optional<PileFigures> exactFigures(const PileModel& pile, const Shuffles& shuffles,
                                        const FigureChoice& choice,
                                        const EvaluateOptions& options) {
    if (!shuffles.matterTo(pile)) {
        return figuresWith(pile, shuffles, shuffles.settled(), choice);
    }
    return averageExactly(pile, shuffles, choice, workOf(pile, choice).mostWalks(options.detail),
                          options.stop);
}

std::optional<AveragedFigures> drawnFigures(const PileModel& pile, const Shuffles& shuffles,
                                            const FigureChoice& choice,
                                            const EvaluateOptions& options) {
    if (options.method == Method::Exact) {
        return std::nullopt;
    }
    const std::int64_t draws = workOf(pile, choice).draws(options.detail, options.share);
    auto sampled = averageOverDraws(pile, shuffles, choice, draws, options.seed, options.stop);
    if (!sampled) {
        return std::nullopt;
    }
    return AveragedFigures{{Method::Sampled, draws, options.seed},
                           std::move(sampled->mean),
                           std::move(sampled->standardError)};
}

}  // namespace

std::optional<AveragedFigures> averagedFigures(const PileModel& pile, const Shuffles& shuffles,
                                               const FigureChoice& choice,
                                               const EvaluateOptions& options) {
    if (auto exact = exactFigures(pile, shuffles, choice, options)) {
        return AveragedFigures{{}, std::move(*exact), {}};
    }
    return drawnFigures(pile, shuffles, choice, options);
}

std::optional<PileResult> evaluatePile(const PileModel& pile, std::span<const Stack> stacks,
                                       const Shuffles& shuffles, const WantedOfPile& wanted,
                                       const EvaluateOptions& options) {
    // Of goals that are counted later only they are asked.
    const bool complete =
        options.detail >= Detail::Complete && !wanted.isAll && pile.situation().turnsLater == 0;
    const std::optional<YieldTable> yields =
        complete ? std::optional<YieldTable>(pile) : std::nullopt;
    FigureChoice choice{.marginals = true,
                        .histograms = complete,
                        .atLeastOne = yields ? &*yields : nullptr,
                        .goals = wanted.groups,
                        .wanted = wanted.objects,
                        .only = {}};
    PileResult result;
    result.allUnaffected = pile.allUnaffected();
    result.dependsOnShuffle = shuffles.matterTo(pile);

    std::optional<AveragedFigures> figures;
    if (auto exact = exactFigures(pile, shuffles, choice, options)) {
        figures = AveragedFigures{{}, std::move(*exact), {}};
    } else {
        // Shuffles tie the line's goals together: they are drawn for all piles at a time.
        choice.goals = {};
        figures = drawnFigures(pile, shuffles, choice, options);
    }
    if (!figures || options.stop.stop_requested()) {
        return std::nullopt;
    }
    result.provenance = figures->provenance;
    result.odds = shaped(figures->mean, figures->mean);
    if (figures->standardError) {
        result.errors =
            std::make_shared<const PileOdds>(shaped(*figures->standardError, figures->mean));
    }
    result.goals = std::move(figures->mean.goals);
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        StackOdds odds =
            stackOdds(pile.situation(), pile.transformation(), stacks[i], pile.stacks()[i].fate);
        const StackOdds& walked = result.odds.stacks[i];
        odds.remainderAbsorbedByGolem = walked.remainderAbsorbedByGolem;
        odds.leftWanted = walked.leftWanted;
        odds.items.kept = walked.items.kept;
        odds.items.changed = walked.items.changed;
        odds.items.wanted = walked.items.wanted;
        odds.items.absorbed = walked.items.absorbed;
        result.odds.stacks[i] = std::move(odds);
    }
    return result;
}

PileAnswer pileAnswer(const Situation& situation, const Pile& pile, const PileResult& result,
                      const Reach& reach) {
    PileAnswer answer{.distance = pile.distance,
                      .provenance = result.provenance,
                      .reached = {reach.reached, 0.0},
                      .ifHit = result.odds,
                      .overall = {},
                      .ifHitErrors = result.errors,
                      .overallErrors = {}};
    std::vector<ObjectLeft> byObject(situation.table.size());
    std::vector<ObjectLeft> errors(situation.table.size());
    for (std::size_t i = 0; i < result.odds.finalQuantity.size(); ++i) {
        const ObjectLeft& left = result.odds.finalQuantity[i];
        byObject[left.object].meanQuantity = reach.reached * left.meanQuantity;
        byObject[left.object].atLeastOne = reach.reached * left.atLeastOne;
        if (result.errors != nullptr) {
            const ObjectLeft& error = result.errors->finalQuantity[i];
            errors[left.object].meanQuantity = reach.reached * error.meanQuantity;
            errors[left.object].atLeastOne = reach.reached * error.atLeastOne;
        }
    }
    for (const auto& [object, quantity] : lyingIn(pile)) {
        byObject[object].meanQuantity += reach.missed * static_cast<double>(quantity);
        byObject[object].atLeastOne += reach.missed;
    }
    for (std::size_t object = 0; object < byObject.size(); ++object) {
        if (byObject[object].meanQuantity > 0.0) {
            byObject[object].object = errors[object].object = static_cast<ObjectIndex>(object);
            answer.overall.push_back(byObject[object]);
            if (result.errors != nullptr) {
                answer.overallErrors.push_back(errors[object]);
            }
        }
    }
    return answer;
}

}  // namespace polyplan::nethack::polypile
