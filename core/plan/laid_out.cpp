#include "core/plan/laid_out.h"

#include <algorithm>

#include "core/plan/identify.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

/// Items without a slot, as one stack of each object and state.
class Unlettered {
  public:
    void add(const std::vector<Stack>& stacks) {
        for (const Stack& stack : stacks) {
            if (stack.slot.empty()) {
                alike(stack).quantity += stack.quantity;
            }
        }
    }

    /// As many of each as there are in one of both.
    void takeMost(const Unlettered& others) {
        for (const auto& [object, stacks] : others.stacks_) {
            for (const Stack& stack : stacks) {
                Stack& own = alike(stack);
                own.quantity = std::max(own.quantity, stack.quantity);
            }
        }
    }

    /// Takes items away that a text speaks of. @returns how many, at most `most`
    int take(const ReadStack& read, int most, const ObjectTable& table) {
        int left = most;
        for (auto& [object, stacks] : stacks_) {
            for (Stack& stack : stacks) {
                const bool isOfIt =
                    object == read.stack.planned() || isCalledSo(object, stack.called, read, table);
                if (isOfIt && hasSameState(stack, read.stack, table)) {
                    const int taken = std::min(left, stack.quantity);
                    stack.quantity -= taken;
                    left -= taken;
                }
            }
        }
        return most - left;
    }

  private:
    /// The own stack of that object and state; new ones have no items yet.
    Stack& alike(const Stack& stack) {
        std::vector<Stack>& stacks = stacks_[stack.object];
        const auto found = std::ranges::find_if(stacks, [&stack](Stack each) {
            each.quantity = stack.quantity;
            each.pinned = stack.pinned;
            return each == stack;
        });
        if (found != stacks.end()) {
            return *found;
        }
        Stack& added = stacks.emplace_back(stack);
        added.quantity = 0;
        return added;
    }

    std::map<ObjectIndex, std::vector<Stack>> stacks_;
};

/// Whether a text may speak at a letter of what lies on a line: that stays as it is, so that what
/// is called otherwise is another thing rather than the same with another name.
bool mayLieThere(const SlotPlace& place, const StackReading& read, const WholeText& text) {
    const bool isCalledOtherwise = !read.object && !read.called.empty() && !place.called.empty() &&
                                   place.called != read.called;
    return mayBeThere(place, read, text) && !isCalledOtherwise;
}

/// The items without a slot on the line where most of them lie.
Unlettered unletteredOn(const std::vector<const Polypile*>& lines) {
    Unlettered most;
    for (const Polypile* polypile : lines) {
        Unlettered here;
        for (const Pile& pile : polypile->line) {
            here.add(pile.stacks);
        }
        most.takeMost(here);
    }
    return most;
}

template <typename Visit>
void forEachStack(const std::vector<Polypile*>& lines, const Visit& visit) {
    for (Polypile* polypile : lines) {
        for (Pile& pile : polypile->line) {
            std::ranges::for_each(pile.stacks, visit);
        }
    }
}

}  // namespace

void addCounts(PlaceCounts& counts, const std::vector<Stack>& stacks) {
    for (const Stack& stack : stacks) {
        if (!stack.slot.empty()) {
            counts[placeOf(stack)] += stack.quantity;
        }
    }
}

PlaceCounts laidOutOn(const std::vector<const Polypile*>& lines) {
    PlaceCounts most;
    for (const Polypile* polypile : lines) {
        PlaceCounts here;
        for (const Pile& pile : polypile->line) {
            addCounts(here, pile.stacks);
        }
        for (const auto& [place, quantity] : here) {
            most[place] = std::max(most[place], quantity);
        }
    }
    return most;
}

void leaveLaidOut(std::vector<ReadStack>& stacks, PlaceCounts laidOut, const PlaceCounts& held,
                  const WholeText& text, Merge& merge) {
    std::erase_if(stacks, [&](ReadStack& read) {
        const auto there = std::ranges::find_if(
            laidOut, [&](const auto& place) { return mayLieThere(place.first, read.stack, text); });
        if (read.stack.slot.empty() || there == laidOut.end()) {
            return false;
        }
        const int quantity = read.stack.quantity.value_or(1);
        const bool isHeld = std::ranges::any_of(held, [&](const auto& place) {
            return place.second == quantity && mayLieThere(place.first, read.stack, text);
        });
        if (isHeld && quantity < there->second) {
            return false;
        }
        const int left = quantity - there->second;
        const ObjectIndex object = there->first.object;
        const bool isOfItsCall = isCalledSo(object, there->first.called, read, text.table());
        there->second -= quantity;
        if (there->second <= 0) {
            laidOut.erase(there);
        }
        if (left <= 0) {
            merge[read.line] = MergeOutcome::LaidOut;
            return true;
        }
        read.stack.quantity = left;
        if (!text.table()[object].isLook()) {
            read.stack.object = object;  // as what lies there, of which the text need not know
        } else if (isOfItsCall) {
            read.stack.look = object;
        }
        return false;
    });
}

void leaveUnlettered(std::vector<ReadStack>& stacks, const std::vector<const Polypile*>& lines,
                     const std::vector<Stack>& inventory, const ObjectTable& table, Merge& merge) {
    Unlettered laidOut = unletteredOn(lines);
    Unlettered held;
    held.add(inventory);
    std::erase_if(stacks, [&](ReadStack& read) {
        if (!read.stack.slot.empty()) {
            return false;
        }
        const int quantity = read.stack.quantity.value_or(1);
        const int missing = quantity - held.take(read, quantity, table);
        const int taken = laidOut.take(read, missing, table);
        if (taken == 0) {
            return false;
        }
        if (taken == quantity) {
            merge[read.line] = MergeOutcome::LaidOut;
            return true;
        }
        read.stack.quantity = quantity - taken;
        return false;
    });
}

std::vector<Stack*> unidentifiedOn(const std::vector<Polypile*>& lines,
                                   std::vector<Stack>& inventory, const ObjectTable& table) {
    std::vector<Stack*> unidentified;
    std::set<std::pair<std::string_view, ObjectIndex>> lying;
    forEachStack(lines, [&](Stack& stack) {
        if (table[stack.object].isLook()) {
            unidentified.push_back(&stack);
            lying.emplace(stack.slot, stack.object);
        }
    });
    for (Stack& stack : inventory) {
        if (lying.contains({stack.slot, stack.object})) {
            unidentified.push_back(&stack);
        }
    }
    return unidentified;
}

std::set<std::string> identifyLaidOut(const std::vector<Stack*>& unidentified,
                                      const WholeText& text) {
    std::set<std::string> letters;
    const ObjectTable& table = text.table();
    std::map<std::string_view, const StackReading*> named;
    for (const game_text::Line& line : text.reading().lines) {
        if (line.stack && line.stack->object && !line.stack->slot.empty()) {
            named.emplace(line.stack->slot, &*line.stack);
        }
    }
    for (Stack* each : unidentified) {
        Stack& stack = *each;
        const auto found = named.find(stack.slot);
        if (found == named.end()) {
            continue;
        }
        const StackReading& read = *found->second;
        if (stack.object != *read.object) {
            if (!table[stack.object].isLook() || !mayBeSame(stack.object, read, text)) {
                continue;
            }
            becomeType(stack, *read.object, table, text.game());
        }
        letters.insert(stack.slot);
        stack.enchantment = read.enchantment.value_or(stack.enchantment);
        stack.recharged = read.recharged.value_or(stack.recharged);
        stack.timesRead = read.timesRead.value_or(stack.timesRead);
        if (read.charges) {
            stack.charges = *read.charges;
            stack.chargesAssumed = false;
        }
    }
    return letters;
}

void callAnew(const std::vector<Polypile*>& lines, const std::vector<Stack>& inventory,
              const WholeText& text) {
    std::multimap<std::string_view, const StackReading*> called;
    for (const game_text::Line& line : text.reading().lines) {
        if (line.stack && !line.stack->object && !line.stack->called.empty()) {
            called.emplace(line.stack->slot, &*line.stack);
        }
    }
    std::map<SlotPlace, std::string> calls;
    for (const Stack& stack : inventory) {
        if (stack.slot.empty() || stack.called.empty()) {
            continue;
        }
        const ObjectClass objectClass = text.table()[stack.object].objectClass;
        const auto [begin, end] = called.equal_range(stack.slot);
        const auto read = std::find_if(begin, end, [objectClass](const auto& each) {
            return each.second->objectClass == objectClass;
        });
        if (read != end && !text.stillCalls(objectClass, stack.called)) {
            calls.emplace(placeOf(stack), read->second->called);
        }
    }
    forEachStack(lines, [&calls](Stack& stack) {
        if (const auto call = calls.find(placeOf(stack)); call != calls.end()) {
            stack.called = call->second;
        }
    });
}

void takeLaidOutLetters(const std::vector<Polypile*>& lines, const WholeText& text) {
    std::multimap<std::string_view, const StackReading*> lettered;
    for (const game_text::Line& line : text.reading().lines) {
        if (line.stack && !line.stack->slot.empty() && line.stack->planned()) {
            lettered.emplace(line.stack->slot, &*line.stack);
        }
    }
    forEachStack(lines, [&](Stack& stack) {
        const auto [begin, end] = lettered.equal_range(stack.slot);
        if (begin != end && std::none_of(begin, end, [&](const auto& each) {
                return mayLieThere(placeOf(stack), *each.second, text);
            })) {
            stack.slot.clear();
        }
    });
}

void tellIdentified(Merge& merge, const game_text::Reading& reading,
                    const std::set<std::string>& letters) {
    for (std::size_t line = 0; line < merge.size(); ++line) {
        if (merge[line] == MergeOutcome::LaidOut &&
            letters.contains(reading.lines[line].stack->slot)) {
            merge[line] = MergeOutcome::Identified;
        }
    }
}

}  // namespace polyplan::plan
