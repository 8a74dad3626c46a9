#include "core/plan/found_out.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/plan/identify.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

/// What a text calls by its name, by letter; nothing of a letter at which it has several types.
class Named {
  public:
    explicit Named(const game_text::Reading& reading) {
        for (const game_text::Line& line : reading.lines) {
            if (line.stack && line.stack->object && !line.stack->slot.empty()) {
                add(*line.stack);
            }
        }
    }

    std::optional<ObjectIndex> at(std::string_view slot) const {
        const auto found = objects_.find(slot);
        return found == objects_.end() ? std::nullopt : found->second;
    }

  private:
    void add(const StackReading& read) {
        const bool isByName = read.appearance.empty() && read.called.empty() && !read.isChosen;
        const auto object = isByName ? read.object : std::nullopt;
        const auto [there, isNew] = objects_.try_emplace(read.slot, object);
        if (!isNew && there->second != object) {
            there->second.reset();
        }
    }

    std::map<std::string_view, std::optional<ObjectIndex>> objects_;
};

/// Things that a text calls something, so that it does not tell how they look.
class HiddenLooks {
  public:
    /// All but what is named must outlive it.
    /// @param named at the letters of what the plan holds
    HiddenLooks(const WholeText& text, const Named& named, const std::vector<Stack>& inventory,
                const std::vector<const Polypile*>& lines)
        : table_(text.table()), held_{&inventory} {
        for (const Polypile* polypile : lines) {
            for (const Pile& pile : polypile->line) {
                held_.push_back(&pile.stacks);
            }
        }
        for (const std::vector<Stack>* stacks : held_) {
            for (const Stack& stack : *stacks) {
                const auto object = named.at(stack.slot);
                if (object && text.mayHaveBecome(stack.object, *object)) {
                    named_.insert(stack.object);
                }
            }
        }
        for (const game_text::Line& line : text.reading().lines) {
            if (line.stack && !line.stack->object && line.stack->look &&
                !line.stack->called.empty() && table_[*line.stack->look].appearance.empty()) {
                hidden_.push_back(&*line.stack);
            }
        }
    }

    /// Whether one of them may look so; of a new call nothing is known. What has got its name at
    /// its letter is none of these, as others that cost the same are called the same, but for what
    /// may have stayed at the letter of one.
    bool mayBe(ObjectIndex look) const {
        const auto has = [look](const std::vector<ObjectIndex>& looks) {
            return std::ranges::find(looks, look) != looks.end();
        };
        return std::ranges::any_of(hidden_, [&](const StackReading* read) {
            if (read->objectClass != table_[look].objectClass) {
                return false;
            }
            if (named_.contains(look) && !mayHaveStayed(look, *read)) {
                return false;
            }
            const std::vector<ObjectIndex> looks = looksOf(*read);
            return looks.empty() || has(looks);
        });
    }

    /// Whether all with letters that is called like a stack of which nobody has told the look has
    /// one name in the text; what it does not tell may look otherwise.
    bool isOfOneLook(const Stack& stack, const Named& named) const {
        const auto isNamedSo = [&](const Stack& other) {
            return other.slot.empty() || other.object != stack.object ||
                   other.called != stack.called || named.at(other.slot) == named.at(stack.slot);
        };
        return !table_[stack.object].appearance.empty() ||
               std::ranges::all_of(held_, [&](const std::vector<Stack>* stacks) {
                   return std::ranges::all_of(*stacks, isNamedSo);
               });
    }

    /// How what is called something may look: by what the plan has at its letter, else by what the
    /// plan knows of its call, which stood beside that look before.
    std::vector<ObjectIndex> looksOf(const StackReading& read) const {
        std::vector<ObjectIndex> looks = looksAt(read);
        return looks.empty() ? looksCalled(read) : looks;
    }

  private:
    /// Whether one that looks so is at the letter: carried, or called so already. What lies on a
    /// line may have left its letter to something else.
    bool mayHaveStayed(ObjectIndex look, const StackReading& read) const {
        return std::ranges::any_of(held_, [&](const std::vector<Stack>* stacks) {
            return std::ranges::any_of(*stacks, [&](const Stack& stack) {
                return stack.object == look && hasSameSlot(stack, read) &&
                       (stacks == held_.front() || stack.called == read.called);
            });
        });
    }
    std::vector<ObjectIndex> looksAt(const StackReading& read) const {
        return looksOf([&read](const Stack& stack) { return hasSameSlot(stack, read); },
                       *read.look);
    }
    std::vector<ObjectIndex> looksCalled(const StackReading& read) const {
        return looksOf([&read](const Stack& stack) { return stack.called == read.called; },
                       *read.look);
    }

    /// Of those that may be what is hidden, which look or are called something.
    template <typename Fits>
    std::vector<ObjectIndex> looksOf(const Fits& fits, ObjectIndex hidden) const {
        std::vector<ObjectIndex> looks;
        for (const std::vector<Stack>* stacks : held_) {
            for (const Stack& stack : *stacks) {
                const bool mayBeIt =
                    stack.object == hidden || saysLess(hidden, stack.object, table_);
                if (mayBeIt && fits(stack) && (stack.object != hidden || !stack.called.empty())) {
                    looks.push_back(stack.object);
                }
            }
        }
        return looks;
    }

    const ObjectTable& table_;
    std::vector<const std::vector<Stack>*> held_;  ///< the inventory first
    std::vector<const StackReading*> hidden_;
    std::set<ObjectIndex> named_;  ///< looks
};

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
    const Named named(text.reading());
    const HiddenLooks hidden(text, named, inventory, lines);
    std::map<ObjectIndex, bool> known;
    const auto mayBeHidden = [&](ObjectIndex look) {
        const auto [there, isNew] = known.try_emplace(look);
        there->second = isNew ? hidden.mayBe(look) : there->second;
        return there->second;
    };
    const auto contradicts = [&text](const FoundOut& one, const FoundOut& other) {
        return areOfOneType(one.look, other.look, text.table()) != (one.object == other.object);
    };
    std::vector<FoundOut> all;
    const auto add = [&](const std::vector<Stack>& stacks) {
        for (const Stack& stack : stacks) {
            const auto object = named.at(stack.slot);
            if (object && isOfOneType(stack, text.table()) && hidden.isOfOneLook(stack, named) &&
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
