#include "core/plan/found_out.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/plan/hidden_looks.h"
#include "core/plan/identify.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {
namespace {

void addOnce(std::vector<FoundOut>& all, FoundOut found) {
    if (std::ranges::find(all, found) == all.end()) {
        all.push_back(std::move(found));
    }
}

/// What the text says itself: its list of discoveries ("potion of healing (bubbly)"), and what the
/// player has chosen for its lines.
std::vector<FoundOut> toldBy(const game_text::Reading& reading) {
    std::vector<FoundOut> all;
    for (const auto& [look, object] : reading.looks) {
        FoundOut& found = all.emplace_back();
        found.look.object = look;
        found.object = object;
    }
    for (const game_text::Line& line : reading.lines) {
        if (line.stack && line.stack->isChosen && line.stack->look) {
            addOnce(all, {asItLooks(*line.stack), *line.stack->object});
        }
    }
    return all;
}

/// What the player has chosen for a line without a look is of all that look as the plan knows it.
void addChosen(std::vector<FoundOut>& found, const game_text::Reading& reading,
               const HiddenLooks& hidden) {
    for (const game_text::Line& line : reading.lines) {
        const auto& read = line.stack;
        if (!read || !read->isChosen || !read->look || read->called.empty() ||
            !(*reading.objects)[*read->look].appearance.empty()) {
            continue;
        }
        const std::vector<ObjectIndex> looks = hidden.looksOf(*read);
        if (!looks.empty() && std::ranges::count(looks, looks.front()) == std::ssize(looks)) {
            Stack look = asItLooks(*read);
            look.object = looks.front();
            addOnce(found, {look, *read->object});
        }
    }
}

/// Only how it looks and what it is called.
Stack lookOf(const Stack& stack) {
    Stack look;
    look.object = stack.object;
    look.called = stack.called;
    return look;
}

}  // namespace

std::vector<FoundOut> foundOut(const WholeText& text, const std::vector<ObjectIndex>& knownBefore,
                               const std::vector<Stack>& inventory,
                               const std::vector<const Polypile*>& lines) {
    const NamedLetters named(text.reading());
    const HiddenLooks hidden(text, named, inventory, lines);
    std::map<ObjectIndex, bool> known;
    const auto mayBeHidden = [&](ObjectIndex look) {
        const auto [there, isNew] = known.try_emplace(look);
        there->second = isNew ? hidden.mayBe(look) : there->second;
        return there->second;
    };
    // What is called something may look as the other does.
    const auto contradicts = [&text](const FoundOut& one, const FoundOut& other) {
        const bool isHidden = saysLess(one.look.object, other.look.object, text.table()) ||
                              saysLess(other.look.object, one.look.object, text.table());
        return !isHidden &&
               areOfOneType(one.look, other.look, text.table()) != (one.object == other.object);
    };
    std::vector<FoundOut> all;
    const auto add = [&](const std::vector<Stack>& stacks) {
        for (const Stack& stack : stacks) {
            const auto object = named.at(stack.slot);
            if (object && isOfOneType(stack, text.table()) && hidden.isOfOneLook(stack) &&
                std::ranges::find(knownBefore, *object) == knownBefore.end() &&
                text.mayHaveBecome(stack.object, *object) && !text.stillShows(lookOf(stack)) &&
                !mayBeHidden(stack.object)) {
                addOnce(all, {lookOf(stack), *object});
            }
        }
    };
    add(inventory);
    // What lies on a line may have left its letter to something else.
    const std::vector<FoundOut> inHand = std::exchange(all, {});
    for (const Polypile* polypile : lines) {
        for (const Pile& pile : polypile->line) {
            add(pile.stacks);
        }
    }
    std::erase_if(all, [&](const FoundOut& lying) {
        return std::ranges::any_of(inHand,
                                   [&](const FoundOut& held) { return contradicts(held, lying); });
    });
    for (const FoundOut& held : inHand) {
        addOnce(all, held);
    }
    std::vector<FoundOut> sure = toldBy(text.reading());
    addChosen(sure, text.reading(), hidden);
    std::ranges::copy_if(all, std::back_inserter(sure), [&](const FoundOut& found) {
        return std::ranges::none_of(
            all, [&](const FoundOut& other) { return contradicts(found, other); });
    });
    return sure;
}

std::size_t identifyFound(Document& plan, const std::vector<FoundOut>& found, nethack::Game game,
                          const Catalogues& catalogues) {
    std::size_t identified = 0;
    for (auto [look, object] : found) {
        const bool isOfAll = isOfOneType(look, *catalogues.objects(game));
        const std::size_t stacks = identify(plan, look, object, game, catalogues);
        identified += isOfAll ? stacks : 0;
    }
    return identified;
}

LooksOfCalls::LooksOfCalls(const game_text::Reading& reading) : reading_(reading) {
    for (const game_text::Line& line : reading.lines) {
        if (line.stack && !line.stack->slot.empty() && !reading.calls.empty()) {
            letters_.insert(line.stack->slot);
        }
    }
}

void LooksOfCalls::tell(Document& plan, nethack::Game game) const {
    if (!reading_.calls.empty()) {
        forStacksOf(plan, game, [this](std::vector<Stack>& stacks) { tell(stacks); });
    }
}

void LooksOfCalls::tell(std::vector<Stack>& stacks) const {
    for (Stack& stack : stacks) {
        if (stack.called.empty() || letters_.contains(stack.slot)) {
            continue;
        }
        std::vector<ObjectIndex> looks;
        for (const auto& [look, called] : reading_.calls) {
            if (called == stack.called && saysLess(stack.object, look, *reading_.objects)) {
                looks.push_back(look);
            }
        }
        if (looks.size() == 1) {
            stack.object = looks.front();
        }
    }
}

void identifyFound(std::vector<Stack>& stacks, const std::vector<FoundOut>& found,
                   const ObjectTable& table, nethack::Game game) {
    for (const auto& [look, object] : found) {
        identifyAmong(stacks, look, object, table, game);
    }
}

}  // namespace polyplan::plan
