#include <algorithm>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/look_worlds.h"

namespace polyplan::nethack::polypile::derivations {
namespace {

/// Of so many worlds each has steps of its own; of more only what it comes to.
constexpr std::size_t mostShownWhole = 4;

std::vector<double> probabilitiesOf(std::span<const LookWorld> worlds, std::span<const Pile> piles,
                                    std::optional<std::size_t> pile) {
    if (pile) {
        return probabilitiesIfReached(worlds, piles, *pile);
    }
    std::vector<double> probabilities;
    std::ranges::transform(worlds, std::back_inserter(probabilities), &LookWorld::probability);
    return probabilities;
}

struct Parts {
    std::string title;
    Measure measure{};
    DerivationSteps::Inputs inputs;  ///< of each world its chance and the figure in it
};

/// Nothing where the answer in one of the worlds is sampled.
std::optional<Parts> partsOf(std::span<const LookWorld> worlds,
                             std::span<const double> probabilities, DerivationSteps& steps,
                             const DerivationQuestion& question, const AddFigure& addFigure,
                             const std::stop_token& stop) {
    const bool areWhole = worlds.size() <= mostShownWhole;
    Parts parts;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        const LookWorld& world = worlds[i];
        const auto answer =
            evaluateLine(world.situation, question.piles, question.goals,
                         {.method = Method::Exact, .detail = Detail::WholeLine, .stop = stop});
        if (!answer) {
            return std::nullopt;
        }
        DerivationSteps untold;
        DerivationSteps& told = areWhole ? steps : untold;
        auto figure = told.addWhere(world.is, [&] {
            return addFigure(told, {world.situation, question.piles, question.goals, *answer});
        });
        if (figure) {
            parts.title = figure->name;
            parts.measure = told.measureOf(*figure);
            figure->name += ", where " + world.is;
            parts.inputs.push_back(constant("the chance of that", probabilities[i]));
            parts.inputs.push_back(areWhole ? *std::move(figure)
                                            : constant(figure->name, figure->value));
        }
    }
    return parts;
}

}  // namespace

std::optional<DerivationInput> addOverLooks(DerivationSteps& steps,
                                            const DerivationQuestion& question,
                                            std::optional<std::size_t> pile,
                                            const AddFigure& addFigure,
                                            const std::stop_token& stop) {
    const LookWorlds worlds = lookWorlds(question.situation, question.piles);
    if (worlds.all.size() < 2) {
        return addFigure(steps, question);
    }
    const std::vector<double> probabilities = probabilitiesOf(worlds.all, question.piles, pile);
    auto parts = partsOf(worlds.all, probabilities, steps, question, addFigure, stop);
    if (!parts) {
        return addFigure(steps, question);
    }
    if (parts->inputs.empty()) {
        return std::nullopt;
    }
    return steps.step({.title = std::move(parts->title),
                       .text = std::string("All stacks of one look are of one type: each of what "
                                           "it may be counts by how often the game generates it") +
                               (pile ? ", given that the zap gets there." : "."),
                       .source = "objects.c; o_init.c shuffle()",
                       .measure = parts->measure},
                      Combining::WeightedSum, std::move(parts->inputs));
}

}  // namespace polyplan::nethack::polypile::derivations
