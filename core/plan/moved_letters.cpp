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

/// What a text has at each letter; null where that is several stacks, or none that a plan can hold.
std::map<std::string, const StackReading*> toldByLetter(const std::vector<ReadStack>& stacks) {
    std::map<std::string, const StackReading*> told;
    for (const ReadStack& each : stacks) {
        const StackReading* said = each.stack.planned() ? &each.stack : nullptr;
        const auto [there, isNew] = told.try_emplace(each.stack.slot, said);
        there->second = isNew ? said : nullptr;
    }
    told.erase("");
    return told;
}

/// Where the plan has something for which the text, if it tells the letter, has no words.
struct Letter {
    std::string slot;
    const Pieces* pieces;
    const StackReading* said;  ///< null if it is not told
};

/// From one letter to another.
using Move = std::pair<std::string, std::string>;

/// Of a search from letter to letter.
struct Step {
    std::string slot;
    const StackReading* said;
    std::size_t to;  ///< the step to whose letter its pieces have gone
};

/// What has gone where, the last one first.
std::vector<Move> movesOf(const std::vector<Step>& steps, const std::string& last, std::size_t at) {
    std::vector<Move> moves = {{last, steps[at].slot}};
    for (; at != 0; at = steps[at].to) {
        moves.emplace_back(steps[at].slot, steps[steps[at].to].slot);
    }
    return moves;
}

class MovedLetters {
  public:
    /// @param counts of the pieces
    MovedLetters(const std::vector<ReadStack>& stacks, std::map<std::string, Pieces> held,
                 PlaceCounts counts, const WholeText& text, Looks looks)
        : text_(text),
          looks_(looks),
          told_(toldByLetter(stacks)),
          held_(std::move(held)),
          counts_(std::move(counts)) {
        for (const auto& [slot, pieces] : held_) {
            const auto told = told_.find(slot);
            const bool isTold = told != told_.end();
            if (areOfOneObject(pieces) &&
                (!isTold || (told->second && !findPrintedSo(pieces, *told->second)))) {
                letters_.push_back({slot, &pieces, isTold ? told->second : nullptr});
            }
        }
    }

    std::map<std::string, std::string> find() {
        takeRings(false);
        if (looks_ == Looks::Told) {
            takeRings(true);
        }
        while (fillOne(true) || fillOne(false)) {
        }
        return moves_;
    }

  private:
    /// A piece for which the game has these words.
    const Stack* findPrintedSo(const Pieces& pieces, const StackReading& said) const {
        const auto found = std::ranges::find_if(pieces, [&](const Stack* piece) {
            return (piece->object == said.planned() || isCalledSo(*piece, said)) &&
                   isPrintedSo(*piece, said, text_) && !(said.charges && piece->chargesAssumed);
        });
        return found == pieces.end() ? nullptr : *found;
    }

    /// Whether a text hides its look by what it was called before.
    bool isCalledSo(const Stack& piece, const StackReading& said) const {
        return !said.object && !said.called.empty() && piece.called == said.called &&
               saysLess(*said.planned(), piece.object, text_.table());
    }

    /// Whether it has one that has been called so, or has turned out to be what they name.
    bool isFoundOutTo(const Letter& letter, const StackReading& said) const {
        return std::ranges::any_of(*letter.pieces, [&](const Stack* piece) {
            const bool isNoType = text_.table()[piece->object].isLook();
            return mayBeSame(piece->object, said, text_) && isPrintedSo(*piece, said, text_) &&
                   !(isNoType && said.object && text_.stillShows(*piece));
        });
    }

    /// The shortest way by which something has come to a letter.
    /// @param fits whether what is at a letter may have gone to that of a step
    /// @param isLast whether nothing has gone to its own
    template <typename Fits, typename IsLast>
    std::vector<Move> wayTo(const Step& first, const Fits& fits, const IsLast& isLast) const {
        std::vector<Step> steps = {first};
        for (std::size_t at = 0; at < steps.size(); ++at) {
            for (const Letter& next : letters_) {
                if (!fits(next, steps[at])) {
                    continue;
                }
                if (isLast(next, steps[at])) {
                    return movesOf(steps, next.slot, at);
                }
                if (next.said && std::ranges::find(steps, next.slot, &Step::slot) == steps.end()) {
                    steps.push_back({next.slot, next.said, at});
                }
            }
        }
        return {};
    }

    /// @param isFoundOut of what may be known otherwise by now
    void takeRings(bool isFoundOut) {
        for (const Letter& first : std::vector<Letter>(letters_)) {
            if (!moves_.contains(first.slot)) {
                take(ringFrom(first, isFoundOut));
            }
        }
    }

    std::vector<Move> ringFrom(const Letter& first, bool isFoundOut) const {
        const auto fits = [this, isFoundOut](const Letter& letter, const StackReading& said) {
            return isFoundOut ? isFoundOutTo(letter, said)
                              : findPrintedSo(*letter.pieces, said) != nullptr;
        };
        const auto isOut = [&fits](const Letter& letter) {
            return letter.said && !fits(letter, *letter.said);
        };
        if (!isOut(first)) {
            return {};
        }
        return wayTo(
            {first.slot, first.said, 0},
            [&](const Letter& next, const Step& step) {
                return isOut(next) && fits(next, *step.said);
            },
            [&](const Letter& next, const Step&) { return next.slot == first.slot; });
    }

    /// @param byNumber as much of each as there was
    /// @param fromAnother that has another thing at its own letter, not one that is otherwise
    std::vector<Move> chainTo(const Step& first, bool byNumber, bool fromAnother) const {
        const auto fits = [&](const Letter& next, const Step& step) {
            const Stack* piece = findPrintedSo(*next.pieces, *step.said);
            return piece && (!byNumber || numberOf(*step.said) == counts_.at(placeOf(*piece)));
        };
        const auto isLast = [&](const Letter& next, const Step& step) {
            const Stack* piece = findPrintedSo(*next.pieces, *step.said);
            const int count = counts_.at(placeOf(*piece));
            if (!next.said) {
                return step.slot != first.slot && numberOf(*step.said) == count;
            }
            const bool isDenied = !fromAnother && numberOf(*step.said) >= count &&
                                  deniesWhatIsKnown(*next.said, *piece, text_);
            // What the step's words still show unidentified has no name at its own letter.
            const bool isNamed =
                next.said->object && !step.said->object && text_.table()[piece->object].isLook();
            return isDenied || isNamed || isAnother(*piece, *next.said);
        };
        return closed(wayTo(first, fits, isLast));
    }

    /// A chain with what it pushes out, if that has turned out to be what the letter names that the
    /// chain frees.
    std::vector<Move> closed(std::vector<Move> chain) const {
        if (!chain.empty()) {
            const std::string freed = chain.front().first;
            const std::string taken = chain.back().second;
            const auto there = std::ranges::find(letters_, taken, &Letter::slot);
            const auto told = told_.find(freed);
            if (there != letters_.end() && told != told_.end() && told->second &&
                isFoundOutTo(*there, *told->second)) {
                chain.emplace_back(taken, freed);
            }
        }
        return chain;
    }

    static int numberOf(const StackReading& said) { return said.quantity.value_or(1); }

    /// Whether a text speaks of another thing at its letter.
    bool isAnother(const Stack& piece, const StackReading& said) const {
        return !mayBeThere(placeOf(piece), said, text_);
    }

    /// Whether nothing is at a letter any more that was there.
    bool isFree(const std::string& slot, const StackReading& said) const {
        const bool isByName =
            looks_ == Looks::Told && said.object && said.appearance.empty() && !said.isChosen;
        const auto isGone = [&](const Stack* piece) {
            const bool isCalledOtherwise =
                !said.object && !said.called.empty() && piece->called != said.called;
            return isAnother(*piece, said) || isCalledOtherwise ||
                   (isByName && text_.table()[piece->object].isLook());
        };
        const auto there = held_.find(slot);
        return there == held_.end() || moves_.contains(slot) ||
               std::ranges::all_of(there->second, isGone);
    }

    /// Whether what was at a letter was known to be otherwise; of a look that tells nothing yet.
    bool isDenied(const std::string& slot, const StackReading& said) const {
        const auto there = held_.find(slot);
        return looks_ == Looks::Told && there != held_.end() &&
               std::ranges::all_of(there->second, [&](const Stack* piece) {
                   return deniesWhatIsKnown(said, *piece, text_);
               });
    }

    /// Finds for one letter what has gone there, which frees another.
    bool fillOne(bool byNumber) {
        for (const auto& [slot, said] : told_) {
            if (!said || filled_.contains(slot)) {
                continue;
            }
            const bool isEmpty = isFree(slot, *said);
            if ((isEmpty || (byNumber && isDenied(slot, *said))) &&
                take(chainTo({slot, said, 0}, byNumber, !isEmpty))) {
                return true;
            }
        }
        return false;
    }

    /// @returns whether these are any
    bool take(const std::vector<Move>& moves) {
        for (const Move& move : moves) {
            moves_.insert(move);
            filled_.insert(move.second);
            std::erase_if(letters_,
                          [&move](const Letter& letter) { return letter.slot == move.first; });
        }
        return !moves.empty();
    }

    const WholeText& text_;
    const Looks looks_;
    const std::map<std::string, const StackReading*> told_;
    const std::map<std::string, Pieces> held_;
    const PlaceCounts counts_;
    std::vector<Letter> letters_;  ///< whose pieces have not gone anywhere yet
    std::map<std::string, std::string> moves_;
    std::set<std::string> filled_;  ///< to which something has gone
};

}  // namespace

void moveLetters(std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                 const game_text::Reading& reading, Looks looks) {
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
    const auto moves = MovedLetters(stacks, std::move(held), std::move(counts), text, looks).find();
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
