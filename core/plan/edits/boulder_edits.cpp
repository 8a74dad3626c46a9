#include "core/plan/edits/boulder_edits.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "core/nethack/polypile/laid_down.h"
#include "core/plan/edits/line_edits_common.h"

namespace polyplan::plan::line_edits {
namespace {

/// What became of the order of a pile.
struct Settled {
    std::vector<std::size_t> order;  ///< of each place, where the stack that lies there was
    bool isRaised = false;           ///< a boulder lies above what it was laid below
    bool isSunk = false;             ///< something lies below a boulder that it was laid above
};

/// @param isLaid of each stack of the pile: the others have not been touched
Settled settled(const Pile& pile, const std::vector<bool>& isLaid, const ObjectTable& table,
                bool belowAllBoulders) {
    Settled result;
    std::vector<std::size_t>& order = result.order;
    order.resize(pile.stacks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto isBoulder = [&](std::size_t i) {
        return table[pile.stacks[i].object].id == "boulder";
    };
    const auto isLaidThing = [&](std::size_t i) { return isLaid[i] && !isBoulder(i); };
    const auto isLaidBoulder = [&](std::size_t i) { return isLaid[i] && isBoulder(i); };

    const auto covering =
        std::ranges::find_if(order, [&](std::size_t i) { return !isLaid[i] && !isBoulder(i); });
    result.isRaised = std::any_of(covering, order.end(), isLaidBoulder);
    std::stable_partition(covering, order.end(), isLaidBoulder);

    const auto first = std::ranges::find_if(order, isBoulder);
    if (first == order.end()) {
        return result;
    }
    // Those that lie upon one another, whatever has just been laid between them.
    const auto others = std::find_if(
        first, order.end(), [&](std::size_t i) { return !isLaidThing(i) && !isBoulder(i); });
    const auto last = belowAllBoulders ? std::find_if(std::make_reverse_iterator(others),
                                                      std::make_reverse_iterator(first), isBoulder)
                                             .base()
                                       : first + 1;
    result.isSunk = std::any_of(order.begin(), last, isLaidThing);
    std::stable_partition(order.begin(), last, [&](std::size_t i) { return !isLaidThing(i); });
    return result;
}

}  // namespace

std::optional<std::string> settleBoulders(Draft& draft, const ObjectTable& table,
                                          nethack::Game game) {
    if (isDipped(draft.polypile.source)) {
        return std::nullopt;
    }
    std::set<int> piles;
    for (const StackPosition at : draft.selection) {
        if (hasStack(draft.polypile, at)) {
            piles.insert(at.pile);
        }
    }
    bool isRaised = false;
    bool isSunk = false;
    for (const int index : piles) {
        Pile& pile = pileAt(draft.polypile, index);
        std::vector<bool> isLaid(pile.stacks.size());
        for (const StackPosition at : draft.selection) {
            if (at.pile == index && hasStack(draft.polypile, at)) {
                isLaid[static_cast<std::size_t>(at.stack)] = true;
            }
        }
        const Settled after =
            settled(pile, isLaid, table, nethack::polypile::dropsBelowAllBoulders(game));
        isRaised = isRaised || after.isRaised;
        isSunk = isSunk || after.isSunk;
        std::vector<Stack> stacks;
        std::erase_if(draft.selection, [index](StackPosition at) { return at.pile == index; });
        for (const std::size_t was : after.order) {
            if (isLaid[was]) {
                draft.selection.push_back({index, static_cast<int>(stacks.size())});
            }
            stacks.push_back(std::move(pile.stacks[was]));
        }
        pile.stacks = std::move(stacks);
    }
    std::ranges::sort(draft.selection);
    if (isSunk) {
        return "It lies below the boulder: whatever is dropped on a square with a boulder goes "
               "below it (mkobj.c place_object()).";
    }
    if (isRaised) {
        return "The boulder lies on top: whatever else is on its square lies below it (mkobj.c "
               "place_object()).";
    }
    return std::nullopt;
}

}  // namespace polyplan::plan::line_edits
