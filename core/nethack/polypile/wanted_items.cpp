#include "core/nethack/polypile/wanted_items.h"

#include <algorithm>
#include <span>

namespace polyplan::nethack::polypile {

namespace {

/// @param errors in the order of `all`; empty if exact
Estimate meanOf(const std::vector<ObjectLeft>& all, const std::vector<ObjectLeft>& errors,
                ObjectIndex object) {
    const auto left = std::ranges::lower_bound(all, object, {}, &ObjectLeft::object);
    if (left == all.end() || left->object != object) {
        return {};
    }
    const auto place = static_cast<std::size_t>(left - all.begin());
    return {left->meanQuantity, place < errors.size() ? errors[place].meanQuantity : 0.0};
}

template <typename Answer>
Estimate wantedOf(const Answer& answer, std::span<const ObjectIndex> wanted) {
    Estimate sum;
    for (const ObjectIndex object : wanted) {
        sum = sum + identifiedItems(answer, object);
    }
    for (const ObjectMean& each : answer.unidentifiedWanted) {
        sum = sum + each.mean;
    }
    return sum;
}

}  // namespace

Estimate identifiedItems(const LineAnswer& answer, ObjectIndex object) {
    Estimate sum;
    for (const PileAnswer& pile : answer.piles) {
        sum = sum + meanOf(pile.overall, pile.overallErrors, object);
    }
    return sum;
}

Estimate wantedItems(const LineAnswer& answer) {
    return wantedOf(answer, objectsOf(answer.goals));
}

Estimate identifiedItems(const SeriesAnswer& answer, ObjectIndex object) {
    return meanOf(answer.finalQuantity, answer.finalQuantityErrors, object);
}

Estimate wantedItems(const SeriesAnswer& answer) {
    return wantedOf(answer, objectsOf(answer.byZap.back().goals));
}

}  // namespace polyplan::nethack::polypile
