#include "core/plan/same_stack.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/nethack/looks.h"
#include "core/nethack/polypile/corpse_monsters.h"
#include "core/plan/game_text/reading_words.h"

namespace polyplan::plan {

using game_text::StackReading;
using nethack::polypile::isSameMonster;

namespace {

/// Whether a stack is as new ones are where it is not as the text says; charges are used up.
bool isElseAsUsual(const Stack& stack, const StackReading& read) {
    const Stack usual;
    const auto isSaidOr = [](const auto& said, const auto& member, const auto& asUsual) {
        return said == member || member == asUsual;
    };
    return isSaidOr(read.buc, stack.buc, usual.buc) &&
           isSaidOr(read.enchantment, stack.enchantment, usual.enchantment) &&
           (stack.chargesAssumed || read.charges || stack.charges == usual.charges) &&
           isSaidOr(read.recharged, stack.recharged, usual.recharged) &&
           isSaidOr(read.timesRead, stack.timesRead, usual.timesRead) &&
           isSaidOr(read.eaten, stack.eaten, usual.eaten);
}

bool isOtherThanArtifact(const std::string& artifact, const StackReading& read) {
    return !artifact.empty() && read.object && read.artifact.empty();
}

/// What its type is called tells it from others of its look, where that does not tell the type.
bool isCalledAsSaid(const Stack& stack, const StackReading& read, const ObjectTable& table) {
    return stack.called == read.called || nethack::tellsType(table, table[stack.object].objectClass,
                                                             table[stack.object].appearance);
}

/// Whether it is as the text says where it is not as new stacks are: that it is more than it was
/// known to be may have been found out.
bool mayHaveTurnedOut(const Stack& stack, const StackReading& read, const ObjectTable& table) {
    const Stack usual;
    const auto fits = [](const auto& said, const auto& member, const auto& asUsual) {
        return !said || member == *said || member == asUsual;
    };
    return fits(read.buc, stack.buc, usual.buc) &&
           fits(read.enchantment, stack.enchantment, usual.enchantment) &&
           (stack.chargesAssumed || fits(read.charges, stack.charges, usual.charges)) &&
           fits(read.recharged, stack.recharged, usual.recharged) &&
           stack.quantity == read.quantity.value_or(1) && stack.name == read.name &&
           (read.object || isCalledAsSaid(stack, read, table)) &&
           !isOtherThanArtifact(stack.artifact, read) && stack.corpse == read.corpse &&
           stack.erosion == read.erosion && stack.poisoned == read.poisoned &&
           stack.degraded == read.degraded && stack.laidByHero == read.laidByHero &&
           fits(read.timesRead, stack.timesRead, usual.timesRead) &&
           fits(read.eaten, stack.eaten, usual.eaten) &&
           stack.hazyRemembering == read.hazyRemembering;
}

}  // namespace

bool saysLess(ObjectIndex look, ObjectIndex other, const ObjectTable& table) {
    const ObjectType& less = table[look];
    const ObjectType& more = table[other];
    return less.isLook() && more.isLook() && less.appearance.empty() && !more.appearance.empty() &&
           less.objectClass == more.objectClass && std::ranges::includes(less.mayBe, more.mayBe);
}

bool mayBeSame(ObjectIndex there, const StackReading& read, const WholeText& text) {
    const ObjectTable& table = text.table();
    const auto mayBe = [&table](ObjectIndex look, ObjectIndex object) {
        return std::ranges::find(table[look].mayBe, object) != table[look].mayBe.end();
    };
    const ObjectIndex said = *read.planned();
    return there == said || text.mayHaveBecome(there, said) ||
           (mayBe(said, there) && !text.names(there)) || saysLess(there, said, table) ||
           (saysLess(said, there, table) && !text.showsPlain(there));
}

bool hasSameState(const Stack& stack, const StackReading& read, const ObjectTable& table) {
    const auto isAsSaid = [](const auto& member, const auto& said) {
        return !said || *said == member;
    };
    const auto isAsNamed = [](const std::string& member, const std::string& said) {
        return said.empty() || said == member;
    };
    return stack.poisoned == read.poisoned && stack.erosion == read.erosion &&
           isAsSaid(stack.buc, read.buc) && isAsSaid(stack.enchantment, read.enchantment) &&
           (stack.chargesAssumed || isAsSaid(stack.charges, read.charges)) &&
           isAsSaid(stack.recharged, read.recharged) && isAsSaid(stack.timesRead, read.timesRead) &&
           isAsSaid(stack.eaten, read.eaten) && !isOtherThanArtifact(stack.artifact, read) &&
           (!read.hazyRemembering || read.hazyRemembering == stack.hazyRemembering) &&
           isAsNamed(stack.artifact, read.artifact) && isAsNamed(stack.name, read.name) &&
           (read.corpse.empty() || isSameMonster(stack.corpse, read.corpse)) &&
           (read.object || isCalledAsSaid(stack, read, table)) &&
           (stack.degraded || !read.degraded) && (stack.laidByHero || !read.laidByHero);
}

bool isPrintedSo(const Stack& stack, const StackReading& read, const WholeText& text) {
    return hasSameState(stack, read, text.table()) && !deniesWhatIsKnown(read, stack, text) &&
           stack.erodeproof == read.erodeproof && stack.degraded == read.degraded &&
           stack.laidByHero == read.laidByHero;
}

bool deniesWhatIsKnown(const StackReading& read, const Stack& stack, const WholeText& text) {
    const bool isToldEmpty = stack.charges == 0 && !stack.chargesAssumed &&
                             game_text::assumedCharges(text.table()[stack.object], text.game()) > 0;
    return !isElseAsUsual(stack, read) || (isToldEmpty && !read.charges) ||
           (stack.name != read.name && !stack.name.empty()) ||
           (!stack.corpse.empty() && !isSameMonster(stack.corpse, read.corpse));
}

SlotPlace placeOf(const Stack& stack) {
    return {.slot = stack.slot,
            .object = stack.object,
            .called = stack.called,
            .artifact = stack.artifact,
            .corpse = stack.corpse,
            .hasToldCharges = stack.charges > 0 && !stack.chargesAssumed};
}

bool mayBeThere(const SlotPlace& place, const StackReading& read, const WholeText& text) {
    const bool lacksCharges = place.hasToldCharges && !text.table()[place.object].isLook() &&
                              !read.object && !read.charges;
    const bool isOfOtherMonster =
        !place.corpse.empty() && !read.corpse.empty() && !isSameMonster(place.corpse, read.corpse);
    return place.slot == read.slot && mayBeSame(place.object, read, text) &&
           !isOtherThanArtifact(place.artifact, read) && !isOfOtherMonster && !lacksCharges;
}

bool isCalledSo(ObjectIndex look, const std::string& called, const ReadStack& read,
                const ObjectTable& table) {
    return !read.stack.object && saysLess(*read.stack.planned(), look, table) &&
           (called == read.stack.called || (called.empty() && read.looks.contains(look)));
}

bool hasSameSlot(const Stack& stack, const StackReading& read) {
    return !read.slot.empty() && stack.slot == read.slot;
}

StackMatcher::StackMatcher(const std::vector<Stack>& inventory, const WholeText& text)
    : text_(text), inventory_(inventory) {
    for (std::size_t i = 0; i < inventory.size(); ++i) {
        free_[inventory[i].object].push_back(i);
    }
}

std::optional<std::size_t> StackMatcher::takeLettered(const StackReading& read) {
    if (read.slot.empty()) {
        return std::nullopt;
    }
    const auto fits = [&](const Stack& stack) {
        return hasSameSlot(stack, read) && mayBeThere(placeOf(stack), read, text_);
    };
    const ObjectIndex said = *read.planned();
    if (const auto index = takeOf(said, fits)) {
        return index;
    }
    for (const auto& [object, indices] : free_) {
        if (const auto index = takeOf(object, fits)) {
            return index;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> StackMatcher::takeOf(ObjectIndex object,
                                                const std::function<bool(const Stack&)>& fits) {
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

std::optional<std::size_t> StackMatcher::takeTold(const StackReading& read,
                                                  const std::function<bool(const Stack&)>& fits) {
    const ObjectIndex said = *read.planned();
    if (const auto index = takeOf(said, fits)) {
        return index;
    }
    const auto isHidden = [&](ObjectIndex object) {
        if (read.object) {
            return text_.table()[object].appearance.empty() && text_.mayHaveBecome(object, said);
        }
        return !read.called.empty() && saysLess(said, object, text_.table()) &&
               !text_.showsPlain(object);
    };
    for (const auto& [object, indices] : free_) {
        if (isHidden(object)) {
            if (const auto index = takeOf(object, fits)) {
                return index;
            }
        }
    }
    return std::nullopt;
}

std::vector<std::optional<std::size_t>> sameStacks(const std::vector<Stack>& there,
                                                   Whereabouts whereabouts,
                                                   const std::vector<ReadStack>& stacks,
                                                   const WholeText& text) {
    std::vector<std::optional<std::size_t>> same(stacks.size());
    StackMatcher matcher(there, text);
    std::set<std::string> told;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const StackReading& read = stacks[i].stack;
        told.insert(read.slot);
        if (!read.artifact.empty()) {
            same[i] = matcher.takeOf(*read.planned(), [&read](const Stack& stack) {
                return stack.artifact == read.artifact;
            });
        }
    }
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (!same[i]) {
            same[i] = matcher.takeLettered(stacks[i].stack);
        }
    }
    const auto keepsItsLetter = [&](const Stack& stack) {
        return whereabouts == Whereabouts::Carried && !stack.slot.empty() &&
               !told.contains(stack.slot);
    };
    const bool tellsLetters =
        std::ranges::any_of(told, [](const std::string& letter) { return !letter.empty(); });
    // What lies in a container may have been put there if the text tells what is carried besides.
    const auto isElsewhere = [&](const ReadStack& read, const Stack& stack) {
        if (whereabouts != Whereabouts::Carried) {
            return false;
        }
        return (read.stack.isNotCarried && stack.inContainer != read.inContainer) ||
               (!stack.slot.empty() &&
                (read.stack.isNotCarried || (read.inContainer && !tellsLetters)));
    };
    const auto isInPlace = [](const ReadStack& read, const Stack& stack) {
        return stack.inContainer == read.inContainer &&
               (stack.slot.empty() || !read.stack.slot.empty());
    };
    // What is in hand was taken out of a container if that held no more of it.
    const auto isTakenOut = [](const ReadStack& read, const Stack& stack) {
        return stack.inContainer && !read.inContainer && !read.stack.slot.empty() &&
               stack.quantity == read.stack.quantity.value_or(1);
    };
    const auto match = [&](bool inPlace, auto fits) {
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const StackReading& read = stacks[i].stack;
            if (!same[i]) {
                same[i] = matcher.takeTold(read, [&](const Stack& stack) {
                    return fits(stack, stacks[i]) &&
                           (!keepsItsLetter(stack) || !deniesWhatIsKnown(read, stack, text)) &&
                           !isElsewhere(stacks[i], stack) &&
                           (isInPlace(stacks[i], stack) ||
                            (!inPlace && (!stack.inContainer || isTakenOut(stacks[i], stack))));
                });
            }
        }
    };
    // Of several, one of the same number before the others.
    const auto matchAll = [&](bool inPlace, auto fits) {
        match(inPlace, [&fits](const Stack& stack, const ReadStack& read) {
            return stack.quantity == read.stack.quantity.value_or(1) && fits(stack, read);
        });
        match(inPlace, fits);
    };
    // As much of the only look that is called so has gone to another letter, if the text tells none
    // of it elsewhere; what comes in there may look otherwise.
    const auto mayHaveMoved = [&](const Stack& stack, const ReadStack& read) {
        return stack.called == read.stack.called && read.looks.size() == 1 &&
               stack.quantity == read.stack.quantity.value_or(1) &&
               (stack.slot.empty() || !told.contains(stack.slot)) &&
               std::ranges::none_of(stacks, [&read](const ReadStack& other) {
                   return other.stack.slot.empty() && !other.stack.object &&
                          other.stack.called == read.stack.called &&
                          other.stack.objectClass == read.stack.objectClass;
               });
    };
    const auto isOfIt = [&](const Stack& stack, const ReadStack& read) {
        return stack.object == read.stack.planned() ||
               (isCalledSo(stack.object, stack.called, read, text.table()) &&
                (read.stack.slot.empty() || mayHaveMoved(stack, read)));
    };
    // What has told charges is found by them, before one that may have any.
    for (const bool byCharges : {true, false}) {
        const auto fits = [&](const Stack& stack, const ReadStack& read) {
            return isOfIt(stack, read) && hasSameState(stack, read.stack, text.table()) &&
                   (!byCharges || (read.stack.charges && !stack.chargesAssumed));
        };
        for (const bool inPlace : {true, false}) {
            matchAll(inPlace, [&fits](const Stack& stack, const ReadStack& read) {
                return stack.name == read.stack.name && fits(stack, read);
            });
            matchAll(inPlace, fits);
        }
    }
    const auto isNoLongerCalled = [&text](const Stack& stack, const StackReading& read) {
        return stack.called.empty() || (text.table()[stack.object].appearance.empty() &&
                                        !text.stillCalls(read.objectClass, stack.called));
    };
    matchAll(true, [&](const Stack& stack, const ReadStack& read) {
        return read.stack.slot.empty() && mayHaveTurnedOut(stack, read.stack, text.table()) &&
               (isOfIt(stack, read) || isNoLongerCalled(stack, read.stack));
    });
    return same;
}

}  // namespace polyplan::plan
