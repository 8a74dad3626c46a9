#include "core/plan/merge_inventory.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "core/plan/game_text/reading_words.h"
#include "core/plan/identify.h"
#include "core/plan/laid_out.h"
#include "core/plan/limits.h"
#include "core/plan/read_stacks.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

/// Makes it look so, or of the type by whose name the text calls it.
void becomeAsRead(Stack& stack, const StackReading& read, const WholeText& text) {
    const ObjectIndex object = *read.planned();
    if (text.table()[object].isLook()) {
        stack.object = object;
        stack.called = read.called;
    } else if (stack.object != object) {
        becomeType(stack, object, text.table(), text.game());
    }
}

/// Takes over what the text says and keeps the rest, also what the player has found out.
void takeOverReading(Stack& stack, const ReadStack& line, const WholeText& text) {
    const ObjectTable& table = text.table();
    const StackReading& read = line.stack;
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
    const bool isIdentified =
        !table[stack.object].isLook() && !read.object && mayBeSame(stack.object, read, text);
    const bool isSeen =
        saysLess(*read.planned(), stack.object, table) && !text.showsPlain(stack.object) &&
        (read.called.empty() || stack.called.empty() || stack.called == read.called);
    if (isSeen) {
        takeText(stack.called, read.called);
    } else if (!isIdentified) {
        becomeAsRead(stack, read, text);
    }
    takeOver(stack.quantity, read.quantity);
    takeOver(stack.buc, read.buc);
    takeOver(stack.enchantment, read.enchantment);
    takeOver(stack.charges, read.charges);
    stack.chargesAssumed = stack.chargesAssumed && !read.charges;
    takeOver(stack.recharged, read.recharged);
    takeOver(stack.timesRead, read.timesRead);
    takeOver(stack.hazyRemembering, read.hazyRemembering);
    takeOver(stack.eaten, read.eaten);
    if (read.contents) {
        stack.contents = std::clamp(*read.contents, limits::contents.least, limits::contents.most);
    }
    takeText(stack.artifact, read.artifact);
    takeText(stack.name, read.name);
    takeText(stack.corpse, read.corpse);
    takeText(stack.slot, read.slot);
    if (!read.slot.empty() || !read.inUse.empty()) {
        stack.inUse = read.inUse;  // a list of the inventory always says so
    }
    if (!read.slot.empty() || line.inContainer) {
        stack.inContainer = line.inContainer;
    }
    if (line.inContainer) {
        stack.slot.clear();
        stack.inUse.clear();
    }
    // These are always in sight: where they are not said they are not there.
    stack.poisoned = read.poisoned;
    stack.erosion = read.erosion;
    stack.erodeproof = stack.erodeproof || read.erodeproof;
    stack.degraded = stack.degraded || read.degraded;
    stack.laidByHero = stack.laidByHero || read.laidByHero;
}

/// Leaves out what neither the text nor the plan tells a look of.
void leaveOut(std::vector<ReadStack>& stacks, Merge& merge) {
    std::erase_if(stacks, [&merge](const ReadStack& read) {
        const bool isUnknown = !read.stack.planned();
        if (isUnknown) {
            merge[read.line] = MergeOutcome::LeftOut;
        }
        return isUnknown;
    });
}

/// Updates the stacks that are there already.
/// @param all items of a place, of which a text tells the number together
/// @param told gets the places of those that the text gives letters
/// @returns the others
std::vector<ReadStack> updateSame(std::vector<Stack>& there, Whereabouts whereabouts,
                                  std::vector<ReadStack> stacks, const PlaceCounts& all,
                                  const WholeText& text, std::set<SlotPlace>& told, Merge& merge) {
    const auto same = sameStacks(there, whereabouts, stacks, text);
    std::vector<ReadStack> others;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (!same[i]) {
            others.push_back(std::move(stacks[i]));
            continue;
        }
        Stack& stack = there[*same[i]];
        const Stack before = stack;
        takeOverReading(stack, stacks[i], text);
        if (hasSameSlot(before, stacks[i].stack)) {
            const int beside = all.at(placeOf(before)) - before.quantity;
            stack.quantity =
                std::max(1, stacks[i].stack.quantity.value_or(before.quantity + beside) - beside);
        }
        const bool isKnown = !stacks[i].stack.object && !text.table()[stack.object].isLook();
        merge[stacks[i].line] = isKnown           ? MergeOutcome::Known
                                : stack == before ? MergeOutcome::Same
                                                  : MergeOutcome::Changed;
        // A letter that the text does not give it may be something else's there.
        if (!stacks[i].stack.slot.empty()) {
            told.insert(placeOf(stack));
        }
    }
    return others;
}

/// A new stack; charges that the text does not tell are the usual ones.
Stack& addOf(const StackReading& read, std::vector<Stack>& stacks, const WholeText& text) {
    Stack& stack = stacks.emplace_back();
    stack.object = *read.planned();
    if (!read.charges) {
        stack.charges = game_text::assumedCharges(text.table()[stack.object], text.game());
        stack.chargesAssumed = stack.charges > 0;
    }
    return stack;
}

/// Takes the letters of what a text tells from what had them before.
void takeLetters(std::vector<Stack>& inventory, const std::set<SlotPlace>& told) {
    std::set<std::string> letters;
    std::ranges::transform(told, std::inserter(letters, letters.end()), &SlotPlace::slot);
    for (Stack& stack : inventory) {
        if (!stack.slot.empty() && letters.contains(stack.slot) && !told.contains(placeOf(stack))) {
            stack.slot.clear();
            stack.inUse.clear();
        }
    }
}

Pile& pileForMerge(Polypile& polypile, int distance) {
    const auto place =
        std::find_if(polypile.line.begin(), polypile.line.end(),
                     [distance](const Pile& pile) { return pile.distance >= distance; });
    if (place != polypile.line.end() && place->distance == distance) {
        return *place;
    }
    Pile& pile = *polypile.line.emplace(place);
    pile.distance = distance;
    return pile;
}

}  // namespace

MergeCount countOf(const Merge& merge, const game_text::Reading& reading) {
    MergeCount count;
    for (std::size_t line = 0; line < merge.size(); ++line) {
        const auto& read = reading.lines[line].stack;
        const auto stacks = static_cast<std::size_t>(read ? read->copies : 0);
        switch (merge[line]) {
            case MergeOutcome::NoStack:
                break;
            case MergeOutcome::Added:
                count.added += stacks;
                break;
            case MergeOutcome::Changed:
            case MergeOutcome::Same:
            case MergeOutcome::Known:
            case MergeOutcome::Taken:
                count.updated += stacks;
                break;
            case MergeOutcome::LaidOut:
            case MergeOutcome::Identified:
                count.laidOut += stacks;
                break;
            case MergeOutcome::LeftOut:
                count.leftOut += stacks;
                break;
        }
    }
    return count;
}

Merge mergeInventory(std::vector<Stack>& inventory, const std::vector<const Polypile*>& lines,
                     const WholeText& text, const std::vector<FoundOut>& found) {
    Merge merge(text.reading().lines.size(), MergeOutcome::NoStack);
    std::vector<ReadStack> stacks = readStacks(text, inventory, lines, found);
    const bool tellsSlots =
        std::ranges::any_of(stacks, [](const ReadStack& read) { return !read.stack.slot.empty(); });
    leaveOut(stacks, merge);
    PlaceCounts all;
    addCounts(all, inventory);
    leaveLaidOut(stacks, laidOutOn(lines), all, text, merge);
    if (tellsSlots) {
        leaveUnlettered(stacks, lines, inventory, text.table(), merge);
    }
    std::set<SlotPlace> told;
    for (const ReadStack& read :
         updateSame(inventory, Whereabouts::Carried, std::move(stacks), all, text, told, merge)) {
        Stack& stack = addOf(read.stack, inventory, text);
        takeOverReading(stack, read, text);
        told.insert(placeOf(stack));
        merge[read.line] = MergeOutcome::Added;
    }
    takeLetters(inventory, told);
    return merge;
}

Merge mergePile(Polypile& polypile, int distance, std::vector<Stack>& inventory,
                const WholeText& text, const std::vector<FoundOut>& found) {
    Merge merge(text.reading().lines.size(), MergeOutcome::NoStack);
    std::vector<ReadStack> stacks = readStacks(text, inventory, {&polypile}, found);
    if (stacks.empty()) {
        return merge;
    }
    for (ReadStack& read : stacks) {
        read.inContainer = false;  // all of it lies on the pile
    }
    PlaceCounts all;
    PlaceCounts elsewhere;
    std::vector<Stack> there;
    addCounts(all, inventory);
    for (const Pile& pile : polypile.line) {
        addCounts(all, pile.stacks);
        if (pile.distance == distance) {
            there = pile.stacks;
        } else {
            addCounts(elsewhere, pile.stacks);
        }
    }
    leaveOut(stacks, merge);
    // What is carried at the letter of a text has come here from there, whatever else lies here.
    const auto isAmong = [&text](const std::vector<Stack>& held, const ReadStack& read) {
        return std::ranges::any_of(held, [&](const Stack& stack) {
            return hasSameSlot(stack, read.stack) && mayBeThere(placeOf(stack), read.stack, text);
        });
    };
    const auto fromInventory = std::stable_partition(
        stacks.begin(), stacks.end(),
        [&](const ReadStack& read) { return isAmong(there, read) || !isAmong(inventory, read); });
    const std::vector<ReadStack> taken(fromInventory, stacks.end());
    stacks.erase(fromInventory, stacks.end());
    std::set<SlotPlace> told;
    stacks = updateSame(there, Whereabouts::Lying, std::move(stacks), all, text, told, merge);
    stacks.insert(stacks.end(), taken.begin(), taken.end());
    std::ranges::stable_sort(stacks, {}, &ReadStack::line);
    leaveLaidOut(stacks, std::move(elsewhere), {}, text, merge);

    StackMatcher inInventory(inventory, text);
    std::vector<bool> isTaken(inventory.size());
    std::vector<Stack> onTop;
    for (const ReadStack& read : stacks) {
        const auto from = inInventory.takeLettered(read.stack);
        if (from) {
            isTaken[*from] = true;
        }
        if (from) {
            onTop.push_back(inventory[*from]);
        }
        Stack& stack = from ? onTop.back() : addOf(read.stack, onTop, text);
        takeOverReading(stack, read, text);
        told.insert(placeOf(stack));
        merge[read.line] = from ? MergeOutcome::Taken : MergeOutcome::Added;
    }
    if (there.empty() && onTop.empty()) {
        return merge;
    }
    std::size_t index = 0;
    std::erase_if(inventory, [&](const Stack&) { return isTaken[index++]; });
    takeLetters(inventory, told);
    there.insert(there.begin(), std::make_move_iterator(onTop.begin()),
                 std::make_move_iterator(onTop.end()));
    pileForMerge(polypile, distance).stacks = std::move(there);
    return merge;
}

}  // namespace polyplan::plan
