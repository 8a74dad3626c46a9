#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/read_stacks.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// Whether a look says less of a thing than another: what the player calls something is printed
/// without its appearance (objnam.c xname()), a potion that is bubbly.
bool saysLess(ObjectIndex look, ObjectIndex other, const ObjectTable& table);

/// Whether a text may speak of what a plan holds: of the same object, or of one that is identified,
/// or seen to look like something, in one of them only.
bool mayBeSame(ObjectIndex there, const game_text::StackReading& read, const WholeText& text);

/// Whether a stack of the object or look that a text speaks of is as the text says; a name that the
/// text does not have may be the player's addition, and charges that nobody has told may be others.
/// What its type is called is always in sight: types of one look are told apart by it where the
/// look does not tell them.
bool hasSameState(const Stack& stack, const game_text::StackReading& read,
                  const ObjectTable& table);

/// Whether the game prints a stack of the object or look that a text speaks of in these words, but
/// for the number: what they leave out is as new stacks have it. Charges that nobody has told may
/// be others.
bool isPrintedSo(const Stack& stack, const game_text::StackReading& read, const WholeText& text);

/// Whether a text leaves out what is known of a stack, which the game always prints, or says it
/// otherwise; charges are used up.
bool deniesWhatIsKnown(const game_text::StackReading& read, const Stack& stack,
                       const WholeText& text);

/// What tells a stack of a plan from others that had its letter at another time.
struct SlotPlace {
    std::string slot;
    ObjectIndex object{};
    std::string called{};  ///< what its type is called
    std::string artifact{};
    std::string corpse{};         ///< of which monster it is, or of which none is known
    bool hasToldCharges = false;  ///< somebody has told how many
    bool operator<(const SlotPlace& other) const {
        return std::tie(slot, object, called, artifact, corpse, hasToldCharges) <
               std::tie(other.slot, other.object, other.called, other.artifact, other.corpse,
                        other.hasToldCharges);
    }
};
SlotPlace placeOf(const Stack& stack);

/// Whether a text may speak at a letter of what a plan has there. Not where it leaves out the name
/// of an artifact, which the game always prints, nor where it is of another monster, nor where it
/// shows unidentified what the plan knows with its charges, as the game then knows it too.
bool mayBeThere(const SlotPlace& place, const game_text::StackReading& read, const WholeText& text);

/// Whether a text's stack that is called something, without a look, may be one of a look by that:
/// it was called so, or others of its look are, and it was not called anything yet.
bool isCalledSo(ObjectIndex look, const std::string& called, const ReadStack& read,
                const ObjectTable& table);

/// Whether the text gives a letter, and the stack has it.
bool hasSameSlot(const Stack& stack, const game_text::StackReading& read);

/// Finds for each line of a text the stack of the inventory that it stands for; each only once.
class StackMatcher {
  public:
    /// Keeps both, which must outlive it.
    StackMatcher(const std::vector<Stack>& inventory, const WholeText& text);

    /// The stack that is left with the letter of a text, of the same object, else of one that may
    /// be the same.
    std::optional<std::size_t> takeLettered(const game_text::StackReading& read);

    /// The first stack that is left of an object and fits.
    std::optional<std::size_t> takeOf(ObjectIndex object,
                                      const std::function<bool(const Stack&)>& fits);

    /// The first stack that is left and fits: of the object or look that a text tells, else of one
    /// that is hidden by what the text calls it, or was by what the plan calls it.
    std::optional<std::size_t> takeTold(const game_text::StackReading& read,
                                        const std::function<bool(const Stack&)>& fits);

  private:
    const WholeText& text_;
    const std::vector<Stack>& inventory_;
    std::map<ObjectIndex, std::vector<std::size_t>> free_;
};

/// Where the stacks of a plan are that a text speaks of.
enum class Whereabouts : std::uint8_t {
    Carried,  ///< each has its letter, as long as the text has none else with it
    Lying,    ///< on a pile, where letters say nothing
};

/// For each stack of a text the one among those of the plan that it stands for, looked for by the
/// artifact that there is one of, by letter, by object and state
/// with the charges that somebody has told, by object and state; last, where it lies, by number, as
/// one of which more is known now. What a text calls something is of a look, too, by that. Of
/// several by object and state the first are those in a container, or out of it, as the text's, of
/// these those of its name, of these those of its number. What a text does not say of a stack may
/// be anything; but of one with another letter, which it keeps, it is then as the text's would be
/// if it were new: uncursed, unnamed and so on. What lies on a square is none of those that are
/// carried. Only a letter tells what an appearance hides.
std::vector<std::optional<std::size_t>> sameStacks(const std::vector<Stack>& there,
                                                   Whereabouts whereabouts,
                                                   const std::vector<ReadStack>& stacks,
                                                   const WholeText& text);

}  // namespace polyplan::plan
