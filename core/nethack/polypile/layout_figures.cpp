#include "core/nethack/polypile/layout_figures.h"

#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/wanted_items.h"

namespace polyplan::nethack::polypile {
namespace {

double lossOf(const LineAnswer& answer, const std::vector<Pile>& piles) {
    double items = 0;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        items += answer.piles[i].reached.value * lossesOf(piles[i], answer.piles[i].ifHit).all();
    }
    return items;
}

}  // namespace

LayoutFigures::LayoutFigures(const ArrangeRequest& request, Care care)
    : request_(request), care_(care), mayReach_(request.goals.size()) {}

std::vector<Pile> LayoutFigures::pilesOf(const Arrangement& arrangement) const {
    std::vector<Pile> piles;
    for (const ArrangedPile& each : arrangement) {
        Pile& pile = piles.emplace_back();
        pile.distance = each.distance;
        for (const std::size_t stack : each.stacks) {
            pile.stacks.push_back(request_.stacks[stack]);
        }
    }
    return piles;
}

std::optional<LayoutFigure> LayoutFigures::of(const Arrangement& arrangement,
                                              const std::stop_token& stop) {
    // What the evaluator remembers it answers also to whoever is stopped.
    if (stop.stop_requested()) {
        return std::nullopt;
    }
    const std::vector<Pile> piles = pilesOf(arrangement);
    const bool isSearch = care_ == Care::Searching;
    const auto answer =
        evaluator_.evaluate(request_.situation, piles, request_.goals,
                            {.method = {},
                             .detail = isSearch ? Detail::Immediate : Detail::Careful,
                             .mostWorlds = isSearch ? mostWorldsSearched : mostIdentityWorlds,
                             .mayLooksDiffer = isSearch,
                             .stop = stop});
    if (!answer) {
        return std::nullopt;
    }
    noteReached(*answer);
    return LayoutFigure{.worth = worthOf(*answer, piles), .hit = itemsHit(piles, *answer).value};
}

/// That none of the samples reaches a goal does not say that it can't be reached.
void LayoutFigures::noteReached(const LineAnswer& answer) {
    const bool isSampled = answer.provenance.method == Method::Sampled;
    for (std::size_t goal = 0; goal < mayReach_.size(); ++goal) {
        mayReach_[goal] =
            mayReach_[goal] || isSampled || answer.goals[goal].probability.value > 0.0;
    }
}

double LayoutFigures::worthOf(const LineAnswer& answer, const std::vector<Pile>& piles) const {
    switch (request_.objective) {
        case Objective::AllGoals:
            return answer.allGoals.value;
        case Objective::AnyGoal:
            return answer.anyGoal.value;
        case Objective::WantedItems:
            return wantedItems(answer).value;
        case Objective::LeastLoss:
            break;
    }
    return -lossOf(answer, piles);
}

}  // namespace polyplan::nethack::polypile
