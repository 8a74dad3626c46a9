#include "core/plan/merge_inventory.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace polyplan::plan {
namespace {

using game_text::StackReading;

/// Of a stack: its inventory letter and its object.
using SlotPlace = std::pair<std::string, ObjectIndex>;

/// Takes over what the text says and keeps the rest.
void takeOverReading(Stack& stack, const StackReading& read) {
    const auto takeOver = [](auto& member, const auto& said) {
        if (said) {
            member = *said;
        }
    };
    const auto takeText = [](std::string& member, const std::string& said) {
        if (!said.empty()) {
            member = said;
        }
    };
    stack.object = *read.object;
    takeOver(stack.quantity, read.quantity);
    takeOver(stack.buc, read.buc);
    takeOver(stack.enchantment, read.enchantment);
    takeOver(stack.charges, read.charges);
    takeOver(stack.recharged, read.recharged);
    takeOver(stack.timesRead, read.timesRead);
    takeOver(stack.hazyRemembering, read.hazyRemembering);
    takeOver(stack.eaten, read.eaten);
    takeText(stack.artifact, read.artifact);
    takeText(stack.name, read.name);
    takeText(stack.corpse, read.corpse);
    takeText(stack.slot, read.slot);
    // These are always in sight: where they are not said they are not there.
    stack.poisoned = read.poisoned;
    stack.erosion = read.erosion;
    stack.erodeproof = stack.erodeproof || read.erodeproof;
    stack.degraded = stack.degraded || read.degraded;
    stack.laidByHero = stack.laidByHero || read.laidByHero;
}

/// Whether a stack is as the text says; a name that the text does not have may be the player's
/// addition.
bool hasSameState(const Stack& stack, const StackReading& read) {
    const auto isAsSaid = [](const auto& member, const auto& said) {
        return !said || *said == member;
    };
    const auto isAsNamed = [](const std::string& member, const std::string& said) {
        return said.empty() || said == member;
    };
    return stack.poisoned == read.poisoned && stack.erosion == read.erosion &&
           isAsSaid(stack.buc, read.buc) && isAsSaid(stack.enchantment, read.enchantment) &&
           isAsSaid(stack.charges, read.charges) && isAsSaid(stack.recharged, read.recharged) &&
           isAsSaid(stack.timesRead, read.timesRead) && isAsSaid(stack.eaten, read.eaten) &&
           (!read.hazyRemembering || read.hazyRemembering == stack.hazyRemembering) &&
           isAsNamed(stack.artifact, read.artifact) && isAsNamed(stack.name, read.name) &&
           isAsNamed(stack.corpse, read.corpse) && (stack.degraded || !read.degraded) &&
           (stack.laidByHero || !read.laidByHero);
}

/// How many items of each place lie on the line where most of them do.
std::map<SlotPlace, int> laidOutOn(const std::vector<Strategy>& strategies) {
    std::map<SlotPlace, int> most;
    for (const Strategy& strategy : strategies) {
        std::map<SlotPlace, int> here;
        if (strategy.polypile) {
            for (const Pile& pile : strategy.polypile->line) {
                for (const Stack& stack : pile.stacks) {
                    if (!stack.slot.empty()) {
                        here[{stack.slot, stack.object}] += stack.quantity;
                    }
                }
            }
        }
        for (const auto& [place, quantity] : here) {
            most[place] = std::max(most[place], quantity);
        }
    }
    return most;
}

/// Finds for each line of a text the stack of the inventory that it stands for; each only once.
class StackMatcher {
  public:
    explicit StackMatcher(const std::vector<Stack>& inventory) : inventory_(inventory) {
        for (std::size_t i = 0; i < inventory.size(); ++i) {
            free_[inventory[i].object].push_back(i);
        }
    }

    template <typename Fits>
    std::optional<std::size_t> take(ObjectIndex object, Fits fits) {
        const auto alike = free_.find(object);
        if (alike == free_.end()) {
            return std::nullopt;
        }
        std::vector<std::size_t>& indices = alike->second;
        const auto found = std::find_if(indices.begin(), indices.end(),
                                        [&](std::size_t i) { return fits(inventory_[i]); });
        if (found == indices.end()) {
            return std::nullopt;
        }
        const std::size_t index = *found;
        indices.erase(found);
        return index;
    }

  private:
    const std::vector<Stack>& inventory_;
    std::map<ObjectIndex, std::vector<std::size_t>> free_;
};

/// The stacks of a text that a plan can hold, less what lies on its lines.
std::vector<StackReading> stacksToMerge(const Document& document, const game_text::Reading& reading,
                                        MergeCount& count) {
    std::map<SlotPlace, int> laidOut = laidOutOn(document.strategies);
    std::vector<StackReading> stacks;
    for (const game_text::Line& line : reading.lines) {
        if (!line.stack) {
            continue;
        }
        if (!line.stack->object) {
            ++count.leftOut;
            continue;
        }
        StackReading stack = *line.stack;
        const auto there = laidOut.find({stack.slot, *stack.object});
        if (!stack.slot.empty() && there != laidOut.end()) {
            const int left = stack.quantity.value_or(1) - there->second;
            laidOut.erase(there);
            if (left <= 0) {
                ++count.laidOut;
                continue;
            }
            stack.quantity = left;
        }
        stacks.push_back(std::move(stack));
    }
    return stacks;
}

}  // namespace

MergeCount mergeInventory(Document& document, const game_text::Reading& reading) {
    MergeCount count;
    const std::vector<StackReading> stacks = stacksToMerge(document, reading, count);
    std::vector<std::optional<std::size_t>> same(stacks.size());
    StackMatcher matcher(document.inventory);
    const auto matchAll = [&](auto fits) {
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            if (!same[i]) {
                same[i] = matcher.take(*stacks[i].object,
                                       [&](const Stack& stack) { return fits(stack, stacks[i]); });
            }
        }
    };
    matchAll([](const Stack& stack, const StackReading& read) {
        return !read.slot.empty() && stack.slot == read.slot;
    });
    matchAll([](const Stack& stack, const StackReading& read) {
        return stack.name == read.name && hasSameState(stack, read);
    });
    matchAll(hasSameState);
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (same[i]) {
            takeOverReading(document.inventory[*same[i]], stacks[i]);
            ++count.updated;
        } else {
            takeOverReading(document.inventory.emplace_back(), stacks[i]);
            ++count.added;
        }
    }
    return count;
}

}  // namespace polyplan::plan
