#include "core/plan/letter_match.h"

#include <algorithm>

#include "core/nethack/appearance_groups.h"
#include "core/nethack/looks.h"
#include "core/plan/identify.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {
namespace {

using game_text::StackReading;

template <typename Fits>
const Stack* findPiece(const Pieces& pieces, const Fits& fits) {
    const auto found =
        std::ranges::find_if(pieces, [&fits](const Stack* piece) { return fits(*piece); });
    return found == pieces.end() ? nullptr : *found;
}

/// What is found out of a look with its name: nothing of it was known before.
Stack identifiedAs(Stack look, const StackReading& said) {
    const Stack usual;
    const auto tell = [](auto& member, const auto& told, const auto& asUsual) {
        member = member == asUsual ? told.value_or(member) : member;
    };
    tell(look.enchantment, said.enchantment, usual.enchantment);
    tell(look.charges, said.charges, usual.charges);
    tell(look.recharged, said.recharged, usual.recharged);
    return look;
}

}  // namespace

KnownBefore knownBefore(const std::vector<ObjectIndex>& discoveries,
                        const std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                        const ObjectTable& table) {
    KnownBefore known;
    known.types.insert(discoveries.begin(), discoveries.end());
    const auto add = [&](const std::vector<Stack>& stacks) {
        for (const Stack& stack : stacks) {
            if (!table[stack.object].isLook()) {
                known.types.insert(stack.object);
            } else if (!stack.called.empty()) {
                known.calls.emplace(table[stack.object].objectClass, stack.called);
            }
        }
    };
    add(inventory);
    for (const Polypile* polypile : lines) {
        for (const Pile& pile : polypile->line) {
            add(pile.stacks);
        }
    }
    return known;
}

const Stack* LetterMatch::findPrintedSo(const Pieces& pieces, const StackReading& said) const {
    return findPiece(pieces, [&](const Stack& piece) {
        return (piece.object == said.planned() || isCalledSo(piece, said)) &&
               isPrintedSo(piece, said, text_) && !(said.charges && piece.chargesAssumed);
    });
}

/// Whether a text hides its look by what it was called before.
bool LetterMatch::isCalledSo(const Stack& piece, const StackReading& said) const {
    return !said.object && !said.called.empty() && piece.called == said.called &&
           saysLess(*said.planned(), piece.object, text_.table());
}

const Stack* LetterMatch::findFoundOut(const Pieces& pieces, const StackReading& said) const {
    return findPiece(pieces, [&](const Stack& piece) {
        const bool isIdentified = text_.table()[piece.object].isLook() && said.object;
        return mayBeSame(piece.object, said, text_) &&
               isPrintedSo(isIdentified ? identifiedAs(piece, said) : piece, said, text_) &&
               !(isIdentified && text_.stillShows(piece)) && !areOfAnotherLook(piece, said);
    });
}

/// Whether what is unidentified would have had these words before.
bool LetterMatch::areOfAnotherLook(const Stack& piece, const StackReading& said) const {
    const ObjectType& look = text_.table()[piece.object];
    if (!look.isLook()) {
        return false;
    }
    return said.object ? known_.types.contains(*said.object) : getsKnownCall(piece, said);
}

bool LetterMatch::getsKnownCall(const Stack& piece, const StackReading& said) const {
    return !said.object && piece.called != said.called &&
           known_.calls.contains({text_.table()[piece.object].objectClass, said.called});
}

bool LetterMatch::isOfOneType(const Stack& piece) const {
    return plan::isOfOneType(piece, text_.table());
}

bool LetterMatch::isLookOf(const Stack& piece, const StackReading& said) const {
    const ObjectType& look = text_.table()[piece.object];
    return said.object && look.isLook() &&
           nethack::tellsType(text_.table(), look.objectClass, look.appearance) &&
           text_.mayHaveBecome(piece.object, *said.object) && !areOfAnotherLook(piece, said);
}

bool LetterMatch::mayStay(const Stack& piece, const StackReading& said) const {
    return !isAnother(piece, said) && !denies(said, piece) && !isUncalled(piece, said) &&
           !(said.object && areOfAnotherLook(piece, said)) &&
           !(said.object && isOfNoLook(piece) && !isShuffled(*said.object));
}

bool LetterMatch::hasOtherCall(const Stack& piece, const StackReading& said) const {
    const ObjectType& type = text_.table()[piece.object];
    return !type.isLook() && !said.object && known_.calls.contains({type.objectClass, said.called});
}

bool LetterMatch::mayBeNew(const Stack& piece, const StackReading& said) const {
    const bool isKnown = !text_.table()[piece.object].isLook();
    const bool isCalledOtherwise =
        !piece.called.empty() && !said.called.empty() && piece.called != said.called;
    return isAnother(piece, said) || (!said.object && (isKnown || isCalledOtherwise));
}

/// Whether what is known by its call alone has a look and no call in the text.
bool LetterMatch::isUncalled(const Stack& piece, const StackReading& said) const {
    return !said.object && said.called.empty() && !piece.called.empty() && isOfNoLook(piece);
}

/// Whether a type looks otherwise in each game, unlike water and blank paper.
bool LetterMatch::isShuffled(ObjectIndex object) const {
    return std::ranges::any_of(nethack::appearanceGroups(text_.table(), text_.game()),
                               [object](const nethack::AppearanceGroup& group) {
                                   return std::ranges::find(group.types, object) !=
                                          group.types.end();
                               });
}

bool LetterMatch::denies(const StackReading& said, const Stack& piece) const {
    return deniesWhatIsKnown(said, piece, text_);
}

bool LetterMatch::isAnother(const Stack& piece, const StackReading& said) const {
    return !mayBeThere(placeOf(piece), said, text_);
}

bool LetterMatch::isNamed(const Stack& piece, const StackReading& there,
                          const StackReading& own) const {
    return !there.object && text_.table()[piece.object].isLook() &&
           (own.object || isUncalled(piece, own));
}

/// Whether what it is called is all that is known of it.
bool LetterMatch::isOfNoLook(const Stack& piece) const {
    const ObjectType& look = text_.table()[piece.object];
    return look.isLook() && look.appearance.empty();
}

bool LetterMatch::areGone(const Pieces& pieces, const StackReading& said, bool areCarried) const {
    const bool isByName =
        looks_ == Looks::Told && said.object && said.appearance.empty() && !said.isChosen;
    return std::ranges::all_of(pieces, [&](const Stack* piece) {
        const bool isCalledOtherwise = !said.object && !said.called.empty() &&
                                       piece->called != said.called &&
                                       (areCarried || !piece->called.empty());
        return isAnother(*piece, said) || isCalledOtherwise || isUncalled(*piece, said) ||
               (isByName && text_.table()[piece->object].isLook());
    });
}

bool LetterMatch::areDenied(const Pieces& pieces, const StackReading& said) const {
    return looks_ == Looks::Told &&
           std::ranges::all_of(pieces, [&](const Stack* piece) { return denies(said, *piece); });
}

}  // namespace polyplan::plan
