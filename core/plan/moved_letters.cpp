#include "core/plan/moved_letters.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/plan/laid_out.h"
#include "core/plan/letter_ways.h"
#include "core/plan/read_stacks.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

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

class MovedLetters {
  public:
    /// @param counts of the pieces
    /// @param carried letters of what does not lie on a line alone
    MovedLetters(const std::vector<ReadStack>& stacks, std::map<std::string, Pieces> held,
                 PlaceCounts counts, std::set<std::string> carried, const LetterMatch& match,
                 Looks looks)
        : match_(match),
          looks_(looks),
          told_(toldByLetter(stacks)),
          held_(std::move(held)),
          counts_(std::move(counts)),
          carried_(std::move(carried)) {
        for (const auto& [slot, pieces] : held_) {
            const auto told = told_.find(slot);
            const bool isTold = told != told_.end();
            if (areOfOneObject(pieces) &&
                (!isTold || (told->second && !match_.findPrintedSo(pieces, *told->second)))) {
                letters_.push_back({slot, &pieces, isTold ? told->second : nullptr});
            }
        }
        if (looks_ == Looks::Untold) {
            findContested();
        }
    }

    std::map<std::string, std::string> find() {
        takeRings(false);
        if (looks_ == Looks::Told) {
            takeRings(true);
        }
        while (fillOne(true) || fillOne(false)) {
        }
        followPushedOut();
        return moves_;
    }

    /// The letters that have gone to something else, found or not.
    std::set<std::string> taken() const {
        std::set<std::string> taken = filled_;
        for (const auto& [slot, pieces] : held_) {
            const StackReading* said = saidOf(slot);
            if (said && std::ranges::all_of(pieces, [&](const Stack* piece) {
                    return match_.hasOtherCall(*piece, *said);
                })) {
                taken.insert(slot);
            }
        }
        return taken;
    }

  private:
    /// What the text has at a letter; null if that is nothing, or not one stack.
    const StackReading* saidOf(const std::string& slot) const {
        const auto told = told_.find(slot);
        return told == told_.end() ? nullptr : told->second;
    }

    /// Finds the types of which the text has stacks at the letters of different looks: one of these
    /// at most is of the type, and the others have left their letters.
    void findContested() {
        std::map<ObjectIndex, std::set<ObjectIndex>> looks;
        for (const Letter& letter : letters_) {
            const Stack& piece = *letter.pieces->front();
            if (letter.said && match_.isLookOf(piece, *letter.said)) {
                looks[*letter.said->object].insert(piece.object);
            }
        }
        for (const auto& [object, ofObject] : looks) {
            if (ofObject.size() > 1) {
                contested_.insert(object);
            }
        }
    }

    bool isContested(const StackReading& said) const {
        return said.object && contested_.contains(*said.object);
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
        const auto find = [this, isFoundOut](const Letter& letter, const StackReading& said) {
            return isFoundOut ? match_.findFoundOut(*letter.pieces, said)
                              : match_.findPrintedSo(*letter.pieces, said);
        };
        const auto isOut = [&find](const Letter& letter) {
            return letter.said && !find(letter, *letter.said);
        };
        if (!isOut(first)) {
            return {};
        }
        std::vector<Move> ring = wayTo(
            letters_, {first.slot, first.said},
            [&](const Letter& next, const Step& step) {
                return isOut(next) ? find(next, *step.said) : nullptr;
            },
            [&](const Letter& next, const Step&, const Stack&) { return next.slot == first.slot; });
        return isFoundOut && mayAllStay(ring) ? std::vector<Move>() : ring;
    }

    /// @param byNumber as much of each as there was
    /// @param fromAnother that has another thing at its own letter, not one that is otherwise
    std::vector<Move> chainTo(const Step& first, bool byNumber, bool fromAnother) const {
        const auto find = [&](const Letter& next, const Step& step) {
            const Stack* piece = isContested(*step.said)
                                     ? findOfLook(next, step)
                                     : match_.findPrintedSo(*next.pieces, *step.said);
            return piece && (!byNumber || numberOf(*step.said) == countOf(*piece)) ? piece
                                                                                   : nullptr;
        };
        const auto isLast = [&](const Letter& next, const Step& step, const Stack& piece) {
            if (!next.said) {
                return step.slot != first.slot && numberOf(*step.said) == countOf(piece);
            }
            const bool isDenied = !fromAnother && numberOf(*step.said) >= countOf(piece) &&
                                  match_.denies(*next.said, piece);
            return isDenied || match_.isNamed(piece, *step.said, *next.said) ||
                   match_.isAnother(piece, *next.said) || filled_.contains(next.slot);
        };
        std::vector<Move> chain = wayTo(letters_, first, find, isLast);
        return mayAllStay(chain) ? std::vector<Move>() : chain;
    }

    /// Whether nothing of a chain or ring need have gone anywhere, as all may be what is said of it
    /// at its own letter; what is said of the chain's end may be new.
    bool mayAllStay(const std::vector<Move>& chain) const {
        return !chain.empty() && mayStayOrBeNew(chain.back().second) &&
               std::ranges::all_of(chain, [&](const Move& move) { return mayStay(move.first); }) &&
               !isRingByNumber(chain);
    }

    /// Whether all numbers are those of a ring, while some would be more if nothing had gone.
    bool isRingByNumber(std::vector<Move> ring) const {
        const Move closing = {ring.back().second, ring.front().first};
        if (closing.first != closing.second) {
            const auto there = held_.find(closing.first);
            const StackReading* said = saidOf(closing.second);
            if (there == held_.end() || !said || !match_.findFoundOut(there->second, *said)) {
                return false;
            }
            ring.push_back(closing);
        }
        const auto number = [this](const std::string& slot) { return numberOf(*told_.at(slot)); };
        const auto count = [this](const std::string& slot) {
            return countOf(*held_.at(slot).front());
        };
        return std::ranges::all_of(
                   ring,
                   [&](const Move& move) { return number(move.second) == count(move.first); }) &&
               std::ranges::any_of(
                   ring, [&](const Move& move) { return number(move.first) > count(move.first); });
    }

    bool mayStayOrBeNew(const std::string& slot) const {
        const auto there = held_.find(slot);
        return there == held_.end() ||
               std::ranges::all_of(
                   there->second,
                   [&](const Stack* piece) { return match_.mayBeNew(*piece, *told_.at(slot)); }) ||
               mayStay(slot);
    }

    bool mayStay(const std::string& slot) const {
        const auto there = held_.find(slot);
        const StackReading* said = saidOf(slot);
        return there != held_.end() && said &&
               std::ranges::all_of(there->second, [&](const Stack* piece) {
                   const bool isMore = numberOf(*said) > countOf(*piece);
                   return match_.mayStay(*piece, *said) &&
                          !(isMore && carried_.contains(slot) &&
                            match_.getsKnownCall(*piece, *said)) &&
                          isSaidOfItsLook(*piece, *said);
               });
    }

    /// Whether what is said of a look of one type is said of it at all its letters.
    bool isSaidOfItsLook(const Stack& piece, const StackReading& said) const {
        return !match_.isOfOneType(piece) ||
               std::ranges::all_of(letters_, [&](const Letter& letter) {
                   return letter.pieces->front()->object != piece.object || !letter.said ||
                          (letter.said->object == said.object &&
                           letter.said->called == said.called);
               });
    }

    /// A piece of the look that has gone along all of a way, which the first letter did not have.
    const Stack* findOfLook(const Letter& next, const Step& step) const {
        const Stack* piece = match_.findFoundOut(*next.pieces, *step.said);
        const auto isSame = [&piece](const Stack* other) { return other->object == piece->object; };
        const auto there = held_.find(step.slot);
        const bool isOfLook =
            piece &&
            (step.piece ? isSame(step.piece)
                        : there == held_.end() || std::ranges::none_of(there->second, isSame));
        return isOfLook ? piece : nullptr;
    }

    static int numberOf(const StackReading& said) { return said.quantity.value_or(1); }

    /// How many of its object are at the piece's letter; what lies on a line may be called
    /// otherwise.
    int countOf(const Stack& piece) const {
        int count = 0;
        for (const auto& [place, items] : counts_) {
            count += place.slot == piece.slot && place.object == piece.object ? items : 0;
        }
        return count;
    }

    /// Finds for one letter what has gone there, which frees another.
    bool fillOne(bool byNumber) {
        for (const auto& [slot, said] : told_) {
            if (!said || filled_.contains(slot)) {
                continue;
            }
            const auto there = held_.find(slot);
            const bool isFree = there == held_.end() || moves_.contains(slot) ||
                                match_.areGone(there->second, *said, carried_.contains(slot));
            const bool mayBeFree =
                isFree ||
                (byNumber && (isContested(*said) || match_.areDenied(there->second, *said)));
            if (mayBeFree && take(chainTo({slot, said}, byNumber, !isFree))) {
                return true;
            }
        }
        return false;
    }

    /// Finds what was pushed out at a letter that was left, if it has turned out to be what is
    /// there.
    void followPushedOut() {
        for (const Letter& letter : std::vector<Letter>(letters_)) {
            if (!filled_.contains(letter.slot)) {
                continue;
            }
            const auto left = std::ranges::find_if(moves_, [&](const auto& move) {
                const StackReading* said = saidOf(move.first);
                return !filled_.contains(move.first) && said &&
                       match_.findFoundOut(*letter.pieces, *said);
            });
            if (left != moves_.end()) {
                take({{letter.slot, left->first}});
            }
        }
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

    const LetterMatch match_;
    const Looks looks_;
    const std::map<std::string, const StackReading*> told_;
    const std::map<std::string, Pieces> held_;
    const PlaceCounts counts_;
    const std::set<std::string> carried_;
    std::vector<Letter> letters_;  ///< whose pieces have not gone anywhere yet
    std::set<ObjectIndex> contested_;
    std::map<std::string, std::string> moves_;
    std::set<std::string> filled_;  ///< to which something has gone
};

}  // namespace

void moveLetters(std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                 const WholeText& text, const KnownBefore& known,
                 const std::vector<FoundOut>& found, Looks looks) {
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
    std::set<std::string> carried;
    std::ranges::transform(inventory, std::inserter(carried, carried.end()), &Stack::slot);
    std::map<std::string, Pieces> held;
    for (const Stack* stack : all) {
        held[stack->slot].push_back(stack);
    }
    const std::vector<const Polypile*> laidOut(lines.begin(), lines.end());
    PlaceCounts counts = laidOutOn(laidOut);
    addCounts(counts, inventory);
    const std::vector<ReadStack> stacks = readStacks(text, inventory, laidOut, found);
    MovedLetters moved(stacks, std::move(held), std::move(counts), std::move(carried),
                       LetterMatch(text, known, looks), looks);
    const auto moves = moved.find();
    const auto taken = moved.taken();
    for (Stack* stack : all) {
        if (const auto move = moves.find(stack->slot); move != moves.end()) {
            stack->slot = move->second;
        } else if (taken.contains(stack->slot)) {
            stack->slot.clear();
            stack->inUse.clear();
        }
    }
}

}  // namespace polyplan::plan
