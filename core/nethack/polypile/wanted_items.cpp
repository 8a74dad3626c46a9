#include "core/nethack/polypile/wanted_items.h"

#include <algorithm>

#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

Estimate identifiedItems(const LineAnswer& answer, ObjectIndex object) {
    Estimate sum;
    for (const PileAnswer& pile : answer.piles) {
        const auto left = std::ranges::lower_bound(pile.overall, object, {}, &ObjectLeft::object);
        if (left == pile.overall.end() || left->object != object) {
            continue;
        }
        const auto place = static_cast<std::size_t>(left - pile.overall.begin());
        sum = sum + Estimate{left->meanQuantity, place < pile.overallErrors.size()
                                                     ? pile.overallErrors[place].meanQuantity
                                                     : 0.0};
    }
    return sum;
}

Estimate wantedItems(const LineAnswer& answer) {
    Estimate sum;
    for (const ObjectIndex object : objectsOf(answer.goals)) {
        sum = sum + identifiedItems(answer, object);
    }
    for (const ObjectMean& each : answer.unidentifiedWanted) {
        sum = sum + each.mean;
    }
    return sum;
}

}  // namespace polyplan::nethack::polypile
