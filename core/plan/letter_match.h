#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// Whether what a text tells of looks has been told to a plan. Before, letters are followed by what
/// is as it was alone, so that those that are left tell what has been found out.
enum class Looks : std::uint8_t { Untold, Told };

/// What a plan has at a letter, in hand and on lines.
using Pieces = std::vector<const Stack*>;

/// What a plan knew before a text told more.
struct KnownBefore {
    std::set<ObjectIndex> types;
    std::set<std::pair<ObjectClass, std::string>> calls;
};
KnownBefore knownBefore(const std::vector<ObjectIndex>& discoveries,
                        const std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                        const ObjectTable& table);

/// What a text's words for a letter say of what a plan has there, or has at another.
class LetterMatch {
  public:
    /// @param text and what was known must outlive it
    LetterMatch(const WholeText& text, const KnownBefore& known, Looks looks)
        : text_(text), known_(known), looks_(looks) {}

    /// A piece for which the game has these words; null if there is none.
    const Stack* findPrintedSo(const Pieces& pieces, const game_text::StackReading& said) const;

    /// A piece that has been called so, or has turned out to be what they name; of a look they may
    /// tell with its name what has been found out besides. Not if they were those of another look
    /// already. Null if there is none.
    const Stack* findFoundOut(const Pieces& pieces, const game_text::StackReading& said) const;

    /// Whether all that look like a piece, or are called so, are of one type.
    bool isOfOneType(const Stack& piece) const;

    /// Whether a piece has a look of one type alone, which may be the one that they name.
    bool isLookOf(const Stack& piece, const game_text::StackReading& said) const;

    /// Whether a piece that has their letter may be what they say: the player may call it as
    /// another look, as what costs the same.
    bool mayStay(const Stack& piece, const game_text::StackReading& said) const;

    /// Whether they may be of something else at a piece's letter, which is not told so any more.
    bool mayBeNew(const Stack& piece, const game_text::StackReading& said) const;

    /// Whether they leave out what is known of a piece, or say it otherwise.
    bool denies(const game_text::StackReading& said, const Stack& piece) const;

    /// Whether they are of another thing than a piece that has their letter.
    bool isAnother(const Stack& piece, const game_text::StackReading& said) const;

    /// Whether what is still unidentified in the words of one letter has a name at its own, or no
    /// longer its call.
    bool isNamed(const Stack& piece, const game_text::StackReading& there,
                 const game_text::StackReading& own) const;

    /// Whether they call something as what is unidentified was called already, and not the piece,
    /// whose type is known.
    bool hasOtherCall(const Stack& piece, const game_text::StackReading& said) const;

    /// Whether they call something as others were called before, and not the piece.
    bool getsKnownCall(const Stack& piece, const game_text::StackReading& said) const;

    /// Whether nothing that was at a letter is there any more.
    /// @param areCarried some of them; what lies on a line need not have got its call there
    bool areGone(const Pieces& pieces, const game_text::StackReading& said, bool areCarried) const;

    /// Whether all that was at a letter was known to be otherwise; of a look that tells nothing
    /// yet.
    bool areDenied(const Pieces& pieces, const game_text::StackReading& said) const;

  private:
    bool isCalledSo(const Stack& piece, const game_text::StackReading& said) const;

    bool isOfNoLook(const Stack& piece) const;
    bool isUncalled(const Stack& piece, const game_text::StackReading& said) const;
    bool isShuffled(ObjectIndex object) const;
    bool areOfAnotherLook(const Stack& piece, const game_text::StackReading& said) const;

    const WholeText& text_;
    const KnownBefore& known_;
    Looks looks_;
};

}  // namespace polyplan::plan
