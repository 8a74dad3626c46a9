#include "core/plan/moved_letters.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/plan/laid_out.h"
#include "core/plan/read_stacks.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

/// What a plan has at a letter, in hand and on lines.
using Pieces = std::vector<const Stack*>;

bool areOfOneObject(const Pieces& pieces) {
    return std::ranges::all_of(
        pieces, [&pieces](const Stack* piece) { return piece->object == pieces.front()->object; });
}

/// What a text has at a letter, of those at which it has one stack.
std::map<std::string, const StackReading*> onesByLetter(const std::vector<ReadStack>& stacks) {
    std::map<std::string, const StackReading*> ones;
    for (const ReadStack& each : stacks) {
        const auto [there, isNew] = ones.try_emplace(each.stack.slot, &each.stack);
        there->second = isNew ? there->second : nullptr;
    }
    ones.erase("");
    std::erase_if(ones, [](const auto& one) { return !one.second || !one.second->planned(); });
    return ones;
}

/// A letter at which the plan has something, and the words of the text are not for that.
struct Letter {
    const StackReading* said;
    const Pieces* pieces;

    const std::string& slot() const { return said->slot; }
};

/// From one letter to another.
using Move = std::pair<std::string, std::string>;

/// Of a search from letter to letter.
struct Step {
    Letter letter;
    std::size_t from;  ///< the step at whose letter its pieces are now

    static const std::string& slotOf(const Step& step) { return step.letter.slot(); }
};

class MovedLetters {
  public:
    /// @param counts of the pieces
    MovedLetters(const std::vector<ReadStack>& stacks, std::map<std::string, Pieces> held,
                 PlaceCounts counts, const WholeText& text)
        : text_(text),
          told_(onesByLetter(stacks)),
          held_(std::move(held)),
          counts_(std::move(counts)) {
        for (const auto& [slot, said] : told_) {
            const auto there = held_.find(slot);
            if (there != held_.end() && areOfOneObject(there->second) &&
                !findAsSaid(there->second, *said)) {
                letters_.push_back({said, &there->second});
            }
        }
    }

    std::map<std::string, std::string> find() {
        for (const Letter& first : std::vector<Letter>(letters_)) {
            if (moves_.contains(first.slot())) {
                continue;
            }
            for (const Move& move : ringFrom(first)) {
                take(move);
            }
        }
        for (const Letter& letter : std::vector<Letter>(letters_)) {
            if (const auto from = knownElsewhere(letter)) {
                take({*from, letter.slot()});
            }
        }
        while (fillOne(true) || fillOne(false)) {
        }
        return moves_;
    }

  private:
    /// A piece for which the game has these words.
    const Stack* findAsSaid(const Pieces& pieces, const StackReading& said) const {
        const auto found = std::ranges::find_if(pieces, [&](const Stack* piece) {
            return piece->object == said.planned() && isPrintedSo(*piece, said, text_);
        });
        return found == pieces.end() ? nullptr : *found;
    }

    /// What goes where, from one letter on and back to it, in the smallest ring; nothing if there
    /// is none.
    std::vector<Move> ringFrom(const Letter& first) const {
        std::vector<Step> steps = {{first, 0}};
        for (std::size_t at = 0; at < steps.size(); ++at) {
            const StackReading& said = *steps[at].letter.said;
            for (const Letter& next : letters_) {
                if (!findAsSaid(*next.pieces, said)) {
                    continue;
                }
                if (next.pieces == first.pieces) {
                    return ringOf(steps, at);
                }
                if (std::ranges::find(steps, next.slot(), &Step::slotOf) == steps.end()) {
                    steps.push_back({next, at});
                }
            }
        }
        return {};
    }

    /// Backwards from the letter to which the first one's pieces have gone.
    static std::vector<Move> ringOf(const std::vector<Step>& steps, std::size_t last) {
        std::vector<Move> ring = {{Step::slotOf(steps.front()), Step::slotOf(steps[last])}};
        for (std::size_t at = last; at != 0; at = steps[at].from) {
            ring.emplace_back(Step::slotOf(steps[at]), Step::slotOf(steps[steps[at].from]));
        }
        return ring;
    }

    /// The letter of what the plan knows, and the text calls by its name at this one.
    std::optional<std::string> knownElsewhere(const Letter& letter) const {
        const StackReading& said = *letter.said;
        const bool isByName = said.object && said.appearance.empty() && !said.isChosen;
        if (!isByName || !text_.table()[letter.pieces->front()->object].isLook()) {
            return std::nullopt;
        }
        return slotOfFirst([&](const Letter& other) {
            const Stack* piece = findAsSaid(*other.pieces, said);
            return piece && !mayBeThere(placeOf(*piece), *other.said, text_);
        });
    }

    /// The letter of what is as the text says at one that is free, and is not what the text has at
    /// its own.
    std::optional<std::string> deniedElsewhere(const StackReading& said, bool ofSameNumber) const {
        return slotOfFirst([&](const Letter& other) {
            const Stack* piece = findAsSaid(*other.pieces, said);
            return piece &&
                   (!ofSameNumber || counts_.at(placeOf(*piece)) == said.quantity.value_or(1)) &&
                   (!mayBeThere(placeOf(*piece), *other.said, text_) ||
                    deniesWhatIsKnown(*other.said, *piece, text_));
        });
    }

    template <typename Fits>
    std::optional<std::string> slotOfFirst(const Fits& fits) const {
        const auto found = std::ranges::find_if(letters_, fits);
        return found == letters_.end() ? std::nullopt : std::optional(found->slot());
    }

    bool isFree(const std::string& slot) const {
        return !filled_.contains(slot) && (!held_.contains(slot) || moves_.contains(slot));
    }

    /// Finds for one letter that is free what has gone there, which frees another.
    bool fillOne(bool byNumber) {
        for (const auto& [slot, said] : told_) {
            if (const auto from = isFree(slot) ? deniedElsewhere(*said, byNumber) : std::nullopt) {
                take({*from, slot});
                return true;
            }
        }
        return false;
    }

    void take(const Move& move) {
        moves_.insert(move);
        filled_.insert(move.second);
        std::erase_if(letters_,
                      [&move](const Letter& letter) { return letter.slot() == move.first; });
    }

    const WholeText& text_;
    const std::map<std::string, const StackReading*> told_;
    const std::map<std::string, Pieces> held_;
    const PlaceCounts counts_;
    std::vector<Letter> letters_;  ///< whose pieces have not gone anywhere yet
    std::map<std::string, std::string> moves_;
    std::set<std::string> filled_;  ///< to which something has gone
};

}  // namespace

void moveLetters(std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                 const game_text::Reading& reading) {
    std::vector<Stack*> all;
    const auto add = [&all](std::vector<Stack>& stacks) {
        for (Stack& stack : stacks) {
            if (!stack.slot.empty()) {
                all.push_back(&stack);
            }
        }
    };
    add(inventory);
    for (Polypile* polypile : lines) {
        for (Pile& pile : polypile->line) {
            add(pile.stacks);
        }
    }
    std::map<std::string, Pieces> held;
    for (const Stack* stack : all) {
        held[stack->slot].push_back(stack);
    }
    const std::vector<const Polypile*> laidOut(lines.begin(), lines.end());
    PlaceCounts counts = laidOutOn(laidOut);
    addCounts(counts, inventory);
    const WholeText text(reading);
    const std::vector<ReadStack> stacks = readStacks(reading, text, inventory, laidOut);
    const auto moves = MovedLetters(stacks, std::move(held), std::move(counts), text).find();
    std::set<std::string> given;
    for (const auto& [from, to] : moves) {
        given.insert(to);
    }
    for (Stack* stack : all) {
        if (const auto move = moves.find(stack->slot); move != moves.end()) {
            stack->slot = move->second;
        } else if (given.contains(stack->slot)) {
            stack->slot.clear();
            stack->inUse.clear();
        }
    }
}

}  // namespace polyplan::plan
