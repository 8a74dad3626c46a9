#pragma once

#include <set>
#include <string_view>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/whole_text.h"

/// What a text of the game tells of things that a plan holds unidentified.
namespace polyplan::plan {

/// How all of a type look, or what the player calls them, and what has been found out of them.
struct FoundOut {
    Stack look;
    ObjectIndex object{};
    bool operator==(const FoundOut&) const = default;
};

/// What the text says itself: its list of discoveries ("potion of healing (bubbly)"), and what the
/// player has chosen for its lines. And what letters tell: the text calls something by a name that
/// the player did not know before it, and the plan has what is not identified at that letter.
/// Nothing of looks that the text still shows, or may, or says to be of another type, nor where two
/// letters contradict each other.
/// @param inventory and lines of the plan as they are before the text is merged into it
std::vector<FoundOut> foundOut(const WholeText& text, const std::vector<ObjectIndex>& knownBefore,
                               const std::vector<Stack>& inventory,
                               const std::vector<const Polypile*>& lines);

/// Identifies all in the plan that looks, or is called, like what has been found out.
/// @param game of the looks
/// @returns how many stacks
std::size_t identifyFound(Document& plan, const std::vector<FoundOut>& found, nethack::Game game,
                          const Catalogues& catalogues);
/// The same among some stacks.
void identifyFound(std::vector<Stack>& stacks, const std::vector<FoundOut>& found,
                   const ObjectTable& table, nethack::Game game);

/// Gives what is called something, and of which nobody has told the look, the look that a list of
/// discoveries tells, wherever the plan has it; not what has a letter of the text, which tells
/// more.
class LooksOfCalls {
  public:
    /// @param reading must outlive it
    explicit LooksOfCalls(const game_text::Reading& reading);

    void tell(Document& plan, nethack::Game game) const;
    void tell(std::vector<Stack>& stacks) const;

  private:
    const game_text::Reading& reading_;
    std::set<std::string_view> letters_;
};

}  // namespace polyplan::plan
