#include "core/plan/merge_inventory.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/nethack/polypile/rules.h"
#include "core/plan/game_text/reading_words.h"
#include "core/plan/limits.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

/// Of a stack: its inventory letter and its object.
using SlotPlace = std::pair<std::string, ObjectIndex>;

/// Whether a text may speak of what a plan holds: of the same object, or of one that is identified
/// in one of them only.
bool mayBeSame(ObjectIndex there, const StackReading& read, const ObjectTable& table) {
    const auto mayBe = [&table](ObjectIndex look, ObjectIndex object) {
        return std::ranges::find(table[look].mayBe, object) != table[look].mayBe.end();
    };
    const ObjectIndex said = *read.planned();
    return there == said || mayBe(there, said) || mayBe(said, there);
}

/// Takes over what the text says and keeps the rest, also what the player has found out.
void takeOverReading(Stack& stack, const StackReading& read, const ObjectTable& table) {
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
        !table[stack.object].isLook() && !read.object && mayBeSame(stack.object, read, table);
    if (!isIdentified) {
        stack.object = *read.planned();
        stack.called = table[stack.object].isLook() ? read.called : std::string();
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

/// How many items are of each place.
using PlaceCounts = std::map<SlotPlace, int>;

void addCounts(PlaceCounts& counts, const std::vector<Stack>& stacks) {
    for (const Stack& stack : stacks) {
        if (!stack.slot.empty()) {
            counts[{stack.slot, stack.object}] += stack.quantity;
        }
    }
}

/// How many items of each place lie on the line where most of them do.
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

    /// Takes items away that a text may speak of. @returns how many, at most `most`
    int take(const StackReading& read, int most, const ObjectTable& table) {
        int left = most;
        for (auto& [object, stacks] : stacks_) {
            if (!mayBeSame(object, read, table)) {
                continue;
            }
            for (Stack& stack : stacks) {
                if (hasSameState(stack, read)) {
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

/// Finds for each line of a text the stack of the inventory that it stands for; each only once.
class StackMatcher {
  public:
    StackMatcher(const std::vector<Stack>& inventory, const ObjectTable& table)
        : table_(table), inventory_(inventory) {
        for (std::size_t i = 0; i < inventory.size(); ++i) {
            free_[inventory[i].object].push_back(i);
        }
    }

    template <typename Fits>
    std::optional<std::size_t> take(const StackReading& read, Fits fits) {
        const ObjectIndex said = *read.planned();
        if (const auto index = takeOf(said, fits)) {
            return index;
        }
        const ObjectType& type = table_[said];
        for (const auto& [object, indices] : free_) {
            if (object != said && (type.isLook() || table_[object].isLook()) &&
                mayBeSame(object, read, table_)) {
                if (const auto index = takeOf(object, fits)) {
                    return index;
                }
            }
        }
        return std::nullopt;
    }

  private:
    template <typename Fits>
    std::optional<std::size_t> takeOf(ObjectIndex object, Fits fits) {
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

    const ObjectTable& table_;
    const std::vector<Stack>& inventory_;
    std::map<ObjectIndex, std::vector<std::size_t>> free_;
};

/// A stack of a text that a plan can hold.
struct ReadStack {
    std::size_t line;
    StackReading stack;
};

std::vector<ReadStack> plannedStacks(const game_text::Reading& reading, Merge& merge) {
    std::vector<ReadStack> stacks;
    for (std::size_t line = 0; line < reading.lines.size(); ++line) {
        const auto& stack = reading.lines[line].stack;
        if (stack && stack->planned()) {
            stacks.push_back({line, *stack});
        } else if (stack) {
            merge[line] = MergeOutcome::LeftOut;
        }
    }
    return stacks;
}

/// Leaves what lies on the lines there; of a stack that is more, the rest goes on.
void leaveLaidOut(std::vector<ReadStack>& stacks, PlaceCounts laidOut, const ObjectTable& table,
                  Merge& merge) {
    std::erase_if(stacks, [&](ReadStack& read) {
        const auto there = std::ranges::find_if(laidOut, [&](const auto& place) {
            return place.first.first == read.stack.slot &&
                   mayBeSame(place.first.second, read.stack, table);
        });
        if (read.stack.slot.empty() || there == laidOut.end()) {
            return false;
        }
        const int left = read.stack.quantity.value_or(1) - there->second;
        laidOut.erase(there);
        if (left <= 0) {
            merge[read.line] = MergeOutcome::LaidOut;
            return true;
        }
        read.stack.quantity = left;
        return false;
    });
}

/// The same of what has no slot, which is in a container: what the inventory does not hold of it
/// lies on the lines if it lies there.
void leaveUnlettered(std::vector<ReadStack>& stacks, Unlettered laidOut,
                     const std::vector<Stack>& inventory, const ObjectTable& table, Merge& merge) {
    Unlettered held;
    held.add(inventory);
    std::erase_if(stacks, [&](ReadStack& read) {
        if (!read.stack.slot.empty()) {
            return false;
        }
        const int quantity = read.stack.quantity.value_or(1);
        const int missing = quantity - held.take(read.stack, quantity, table);
        const int taken = laidOut.take(read.stack, missing, table);
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

bool hasSameSlot(const Stack& stack, const StackReading& read) {
    return !read.slot.empty() && stack.slot == read.slot;
}

/// For each stack of a text the one among those of the plan that it stands for.
std::vector<std::optional<std::size_t>> sameStacks(const std::vector<Stack>& there,
                                                   const std::vector<ReadStack>& stacks,
                                                   const ObjectTable& table) {
    std::vector<std::optional<std::size_t>> same(stacks.size());
    StackMatcher matcher(there, table);
    const auto matchAll = [&](auto fits) {
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const StackReading& read = stacks[i].stack;
            if (!same[i]) {
                same[i] = matcher.take(read, [&](const Stack& stack) { return fits(stack, read); });
            }
        }
    };
    matchAll(hasSameSlot);
    matchAll([](const Stack& stack, const StackReading& read) {
        return stack.name == read.name && hasSameState(stack, read);
    });
    matchAll(hasSameState);
    return same;
}

/// Updates the stacks that are there already.
/// @param all items of a place, of which a text tells the number together
/// @returns the others
std::vector<ReadStack> updateSame(std::vector<Stack>& there, std::vector<ReadStack> stacks,
                                  const PlaceCounts& all, const ObjectTable& table, Merge& merge) {
    const auto same = sameStacks(there, stacks, table);
    std::vector<ReadStack> others;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (!same[i]) {
            others.push_back(std::move(stacks[i]));
            continue;
        }
        Stack& stack = there[*same[i]];
        const Stack before = stack;
        takeOverReading(stack, stacks[i].stack, table);
        if (hasSameSlot(before, stacks[i].stack)) {
            const int beside = all.at({before.slot, before.object}) - before.quantity;
            stack.quantity =
                std::max(1, stacks[i].stack.quantity.value_or(before.quantity + beside) - beside);
        }
        merge[stacks[i].line] = stack == before ? MergeOutcome::Same : MergeOutcome::Changed;
    }
    return others;
}

/// A new stack; charges that the text does not tell are the usual ones.
Stack& addOf(const StackReading& read, std::vector<Stack>& stacks,
             const game_text::Reading& reading) {
    Stack& stack = stacks.emplace_back();
    stack.object = *read.planned();
    if (!read.charges) {
        stack.charges = game_text::assumedCharges((*reading.objects)[stack.object], reading.game);
        stack.chargesAssumed = stack.charges > 0;
    }
    return stack;
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

MergeCount countOf(const Merge& merge) {
    MergeCount count;
    for (const MergeOutcome outcome : merge) {
        switch (outcome) {
            case MergeOutcome::NoStack:
                break;
            case MergeOutcome::Added:
                ++count.added;
                break;
            case MergeOutcome::Changed:
            case MergeOutcome::Same:
            case MergeOutcome::Taken:
                ++count.updated;
                break;
            case MergeOutcome::LaidOut:
                ++count.laidOut;
                break;
            case MergeOutcome::LeftOut:
                ++count.leftOut;
                break;
        }
    }
    return count;
}

std::vector<const Polypile*> linesOfOwnInventory(const Document& document) {
    std::vector<const Polypile*> lines;
    for (const Strategy& strategy : document.strategies) {
        if (strategy.polypile && !strategy.inventory &&
            gameOf(document, strategy) == document.game) {
            lines.push_back(&*strategy.polypile);
        }
    }
    return lines;
}

void mergeDiscoveries(Document& document, const game_text::Reading& reading) {
    std::ranges::sort(document.discoveries);
    for (const ObjectIndex object : reading.discovered) {
        const auto place = std::ranges::lower_bound(document.discoveries, object);
        if ((place == document.discoveries.end() || *place != object) &&
            document.discoveries.size() < limits::discoveries) {
            document.discoveries.insert(place, object);
        }
    }
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(document.game);
    for (const nethack::LabelPool& pool : rules == nullptr
                                              ? std::vector<nethack::LabelPool>()
                                              : nethack::labelPools(*reading.objects, *rules)) {
        for (const auto& [object, material] : reading.materials) {
            nethack::KnownMaterials known = document.appearanceMaterials;
            if (std::ranges::find(pool.types, object) != pool.types.end() &&
                known.emplace(object, material).second &&
                nethack::withoutKnown(pool, known).labels[static_cast<std::size_t>(material)] >=
                    0) {
                document.appearanceMaterials = std::move(known);
            }
        }
    }
}

Merge mergeInventory(Document& document, const game_text::Reading& reading) {
    mergeDiscoveries(document, reading);
    return mergeInventory(document.inventory, linesOfOwnInventory(document), reading);
}

Merge mergeInventory(std::vector<Stack>& inventory, const std::vector<const Polypile*>& lines,
                     const game_text::Reading& reading) {
    Merge merge(reading.lines.size(), MergeOutcome::NoStack);
    std::vector<ReadStack> stacks = plannedStacks(reading, merge);
    const bool tellsSlots =
        std::ranges::any_of(stacks, [](const ReadStack& read) { return !read.stack.slot.empty(); });
    leaveLaidOut(stacks, laidOutOn(lines), *reading.objects, merge);
    if (tellsSlots) {
        leaveUnlettered(stacks, unletteredOn(lines), inventory, *reading.objects, merge);
    }
    PlaceCounts all;
    addCounts(all, inventory);
    for (const ReadStack& read :
         updateSame(inventory, std::move(stacks), all, *reading.objects, merge)) {
        takeOverReading(addOf(read.stack, inventory, reading), read.stack, *reading.objects);
        merge[read.line] = MergeOutcome::Added;
    }
    return merge;
}

Merge mergePile(Polypile& polypile, int distance, std::vector<Stack>& inventory,
                const game_text::Reading& reading) {
    Merge merge(reading.lines.size(), MergeOutcome::NoStack);
    std::vector<ReadStack> stacks = plannedStacks(reading, merge);
    if (stacks.empty()) {
        return merge;
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
    stacks = updateSame(there, std::move(stacks), all, *reading.objects, merge);
    leaveLaidOut(stacks, std::move(elsewhere), *reading.objects, merge);

    StackMatcher inInventory(inventory, *reading.objects);
    std::vector<bool> isTaken(inventory.size());
    std::vector<Stack> onTop;
    for (const ReadStack& read : stacks) {
        const auto from = inInventory.take(
            read.stack, [&](const Stack& stack) { return hasSameSlot(stack, read.stack); });
        if (from) {
            isTaken[*from] = true;
        }
        if (from) {
            onTop.push_back(inventory[*from]);
        }
        Stack& stack = from ? onTop.back() : addOf(read.stack, onTop, reading);
        takeOverReading(stack, read.stack, *reading.objects);
        merge[read.line] = from ? MergeOutcome::Taken : MergeOutcome::Added;
    }
    if (there.empty() && onTop.empty()) {
        return merge;
    }
    std::size_t index = 0;
    std::erase_if(inventory, [&](const Stack&) { return isTaken[index++]; });
    there.insert(there.begin(), std::make_move_iterator(onTop.begin()),
                 std::make_move_iterator(onTop.end()));
    pileForMerge(polypile, distance).stacks = std::move(there);
    return merge;
}

}  // namespace polyplan::plan
