#include "core/plan/found_out.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "core/plan/identify.h"
#include "core/plan/whole_text.h"

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

void addOnce(std::vector<FoundOut>& all, FoundOut found) {
    if (std::ranges::find(all, found) == all.end()) {
        all.push_back(std::move(found));
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

std::vector<FoundOut> toldByLetters(const game_text::Reading& reading,
                                    const std::vector<ObjectIndex>& knownBefore,
                                    const std::vector<Stack>& inventory,
                                    const std::vector<const Polypile*>& lines) {
    const Named named(reading);
    const WholeText text(reading);
    std::vector<FoundOut> all;
    const auto add = [&](const std::vector<Stack>& stacks) {
        for (const Stack& stack : stacks) {
            const auto object = named.at(stack.slot);
            if (object && isOfOneType(stack, text.table()) && !text.stillShows(lookOf(stack)) &&
                text.mayHaveBecome(stack.object, *object) &&
                std::ranges::find(knownBefore, *object) == knownBefore.end()) {
                addOnce(all, {lookOf(stack), *object});
            }
        }
    };
    add(inventory);
    for (const Polypile* polypile : lines) {
        for (const Pile& pile : polypile->line) {
            add(pile.stacks);
        }
    }
    std::vector<FoundOut> sure;
    std::ranges::copy_if(all, std::back_inserter(sure), [&](const FoundOut& found) {
        return std::ranges::none_of(all, [&](const FoundOut& other) {
            return other != found && (other.look == found.look || other.object == found.object);
        });
    });
    return sure;
}

std::size_t identifyFound(Document& plan, const std::vector<FoundOut>& found,
                          const ObjectTable& table, nethack::Game game) {
    std::size_t identified = 0;
    for (auto [look, object] : found) {
        const bool isOfAll = isOfOneType(look, table);
        const std::size_t stacks = identify(plan, look, object, table, game);
        identified += isOfAll ? stacks : 0;
    }
    return identified;
}

void identifyFound(std::vector<Stack>& stacks, const std::vector<FoundOut>& found,
                   const ObjectTable& table, nethack::Game game) {
    for (const auto& [look, object] : found) {
        identifyAmong(stacks, look, object, table, game);
    }
}

}  // namespace polyplan::plan
