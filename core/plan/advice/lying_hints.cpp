#include <algorithm>

#include "core/nethack/polypile/merging.h"
#include "core/plan/advice/hint.h"
#include "core/plan/advice/suggestions.h"
#include "core/plan/edits/line_edits.h"
#include "core/plan/limits.h"
#include "core/probability/grouped.h"

/// Where a plan does not say what the game will make of it once everything is dropped.
namespace polyplan::plan {
namespace {

/// Stacks of one pile that become one stack, the topmost of them.
std::vector<Selection> mergingStacks(const AdvisedLine& line) {
    std::vector<Selection> groups;
    Selection left = line.all();
    while (!left.empty()) {
        const StackPosition first = left.front();
        Selection group;
        std::copy_if(left.begin(), left.end(), std::back_inserter(group), [&](StackPosition at) {
            return at == first ||
                   (at.pile == first.pile &&
                    line.type(at).objectClass != ObjectClass::Coin &&  // none can be named apart
                    nethack::polypile::merge(line.table(), line.stack(first), line.stack(at)));
        });
        std::erase_if(left, [&](StackPosition at) {
            return std::find(group.begin(), group.end(), at) != group.end();
        });
        if (group.size() > 1) {
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

Refusal mergeAll(Draft& draft, const std::vector<Selection>& groups) {
    Selection gone;
    for (const Selection& group : groups) {
        auto& pile = draft.polypile.line[static_cast<std::size_t>(group.front().pile)].stacks;
        int quantity = 0;
        for (const StackPosition at : group) {
            quantity += pile[static_cast<std::size_t>(at.stack)].quantity;
        }
        pile[static_cast<std::size_t>(group.front().stack)].quantity =
            std::min(quantity, limits::quantity.most);
        gone.insert(gone.end(), group.begin() + 1, group.end());
    }
    return line_edits::remove(draft, gone);
}

}  // namespace

namespace hint_checks {

std::vector<Suggestion> merging(const AdvisedLine& line) {
    const std::vector<Selection> groups = mergingStacks(line);
    if (groups.empty() || line.isDipped()) {
        return {};
    }
    Selection where;
    for (const Selection& group : groups) {
        where.insert(where.end(), group.begin(), group.end());
    }
    std::sort(where.begin(), where.end());
    return {{.found = counted(where.size(), "stack") + " become " + std::to_string(groups.size()) +
                      " in the game, though counted apart here: " + wordsFor(line, where),
             .where = where,
             .fix = [where](Draft& draft) { return line_edits::nameApart(draft, where); },
             .asItLies = [groups](Draft& draft) { return mergeAll(draft, groups); }}};
}

std::vector<Suggestion> risingBoulders(const AdvisedLine& line) {
    if (line.isDipped()) {
        return {};
    }
    PilesToBe piles(line);
    Selection where;
    for (std::size_t pile = 0; pile < piles.count(); ++pile) {
        Selection& stacks = piles.stacks(pile);
        const auto isBoulder = [&](StackPosition at) { return line.type(at).id == "boulder"; };
        if (!std::is_partitioned(stacks.begin(), stacks.end(), isBoulder)) {
            std::copy_if(stacks.begin(), stacks.end(), std::back_inserter(where), isBoulder);
            std::stable_partition(stacks.begin(), stacks.end(), isBoulder);
        }
    }
    if (where.empty()) {
        return {};
    }
    return {{.found = counted(where.size(), "boulder") + " below other things",
             .where = where,
             .fix = piles.layingOut()}};
}

}  // namespace hint_checks

}  // namespace polyplan::plan
