#include <algorithm>
#include <utility>

#include "core/calculator/json_values.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/edits/line_edits_common.h"
#include "core/plan/limits.h"

namespace polyplan::plan::line_edits {

namespace {

std::vector<Stack*> stacksToEdit(Polypile& polypile, const Selection& positions) {
    std::vector<Stack*> stacks;
    for (const StackPosition at : opened(polypile, positions)) {
        stacks.push_back(&stackAt(polypile, at));
    }
    return stacks;
}

}  // namespace

Refusal setQuantities(const std::vector<Stack*>& stacks, int quantity, const ObjectTable& table) {
    for (const Stack* stack : stacks) {
        if (Refusal refusal = refuseQuantity(table[stack->object], quantity)) {
            return refusal;
        }
    }
    for (Stack* stack : stacks) {
        stack->quantity = quantity;
    }
    return std::nullopt;
}

Refusal changeQuantities(const std::vector<Stack*>& stacks, int difference,
                         const ObjectTable& table) {
    bool isAnyStackable = false;
    for (Stack* stack : stacks) {
        if (table[stack->object].stacks) {
            isAnyStackable = true;
            stack->quantity = std::clamp(stack->quantity + difference, limits::quantity.least,
                                         limits::quantity.most);
        }
    }
    if (!isAnyStackable) {
        return "The game does not stack these objects: each lies by itself.";
    }
    return std::nullopt;
}

Refusal setQuantity(Draft& draft, const Selection& positions, int quantity,
                    const ObjectTable& table) {
    return setQuantities(stacksToEdit(draft.polypile, positions), quantity, table);
}

Refusal changeQuantity(Draft& draft, const Selection& positions, int difference,
                       const ObjectTable& table) {
    return changeQuantities(stacksToEdit(draft.polypile, positions), difference, table);
}

Refusal setBucs(const std::vector<Stack*>& stacks, nethack::Buc buc, const ObjectTable& table) {
    bool isAnySet = stacks.empty();
    for (Stack* stack : stacks) {
        if (nethack::polypile::hasBuc(table[stack->object])) {
            isAnySet = true;
            stack->buc = buc;
        }
    }
    return isAnySet ? std::nullopt : Refusal("Gold is neither blessed nor cursed.");
}

Refusal setBuc(Draft& draft, const Selection& positions, nethack::Buc buc,
               const ObjectTable& table) {
    return setBucs(stacksToEdit(draft.polypile, positions), buc, table);
}

Refusal restore(Draft& draft, const Selection& positions) {
    bool isAnyHazy = false;
    for (const StackPosition at : opened(draft.polypile, positions)) {
        auto& remembered = stackAt(draft.polypile, at).hazyRemembering;
        isAnyHazy = isAnyHazy || remembered.has_value();
        remembered.reset();
    }
    return isAnyHazy ? std::nullopt : Refusal("Nothing of this is hazy.");
}

Refusal split(Draft& draft, const Selection& positions, int size) {
    if (size < 1) {
        return "A stack holds at least 1 item.";
    }
    const Selection stacks = opened(draft.polypile, positions);
    std::vector<std::size_t> added(draft.polypile.line.size(), 0);
    std::size_t allAdded = 0;
    for (const StackPosition at : stacks) {
        const auto more =
            static_cast<std::size_t>((stackAt(draft.polypile, at).quantity - 1) / size);
        added[static_cast<std::size_t>(at.pile)] += more;
        allAdded += more;
    }
    if (allAdded == 0) {
        return "No stack here has more than " + std::to_string(size) + ".";
    }
    for (std::size_t pile = 0; pile < added.size(); ++pile) {
        if (added[pile] > 0) {
            const std::size_t after = draft.polypile.line[pile].stacks.size() + added[pile];
            if (Refusal refusal = refuseInPile(after)) {
                return refusal;
            }
        }
    }
    if (Refusal refusal = refuseMore(draft.plan, allAdded)) {
        return refusal;
    }

    draft.selection.clear();
    auto next = stacks.begin();
    for (int pile = 0; pile < std::ssize(draft.polypile.line); ++pile) {
        std::vector<Stack>& after = pileAt(draft.polypile, pile).stacks;
        std::vector<Stack> before = std::exchange(after, {});
        for (int index = 0; index < std::ssize(before); ++index) {
            Stack& stack = before[static_cast<std::size_t>(index)];
            if (next == stacks.end() || *next != StackPosition{pile, index}) {
                after.push_back(std::move(stack));
                continue;
            }
            ++next;
            for (int left = stack.quantity; left > 0; left -= size) {
                draft.selection.push_back({pile, static_cast<int>(after.size())});
                after.push_back(stack);
                after.back().quantity = std::min(size, left);
            }
        }
    }
    return std::nullopt;
}

Refusal setLabel(Draft& draft, int index, const std::string& text) {
    if (!hasPile(draft.polypile, index)) {
        return "There is no pile to label.";
    }
    if (characterCount(text) > limits::nameCharacters) {
        return "A label has at most " + std::to_string(limits::nameCharacters) + " characters.";
    }
    pileAt(draft.polypile, index).label = text;
    return std::nullopt;
}

Refusal setEngraving(Draft& draft, int index, const std::string& text) {
    if (!hasPile(draft.polypile, index)) {
        return "There is no pile to engrave under.";
    }
    if (characterCount(text) > limits::noteCharacters) {
        return "An engraving has at most " + std::to_string(limits::noteCharacters) +
               " characters.";
    }
    Label& engraving = pileAt(draft.polypile, index).engraving;
    if (text.empty()) {
        engraving = {};
    }
    engraving.text = text;
    return std::nullopt;
}

bool arePinned(const Polypile& polypile, const Selection& positions) {
    const auto stacks = stacksAt(polypile, positions);
    return !stacks.empty() && std::ranges::all_of(stacks, &Stack::pinned);
}

Refusal setPinned(Draft& draft, const Selection& positions, bool isPinned) {
    for (const StackPosition at : opened(draft.polypile, positions)) {
        stackAt(draft.polypile, at).pinned = isPinned;
    }
    return std::nullopt;
}

}  // namespace polyplan::plan::line_edits
