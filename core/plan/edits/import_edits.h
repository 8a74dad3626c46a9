#pragma once

#include <memory>
#include <optional>

#include "core/plan/edits/draft.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/merge_text.h"

/// What a text that the game printed does to a plan.
namespace polyplan::plan {

/// Where its stacks go: onto a square of the current strategy's line, into the inventory of a new
/// strategy, else into the inventory.
struct ImportPlace {
    std::optional<int> distance{};
    bool isNewStrategy = false;
    bool operator==(const ImportPlace&) const = default;
};

struct Import {
    std::shared_ptr<const game_text::Reading> reading;
    ImportPlace place;
    bool keepsNotes = true;  ///< of what can't be a stack
};

/// Merges the stacks into the draft, or refuses. What the text tells of a look, or the player of a
/// line, counts for all in the plan that are of one type with it. Safe on any thread.
/// @param catalogues that the text was read by
Refusal importText(Draft& draft, const Import& import, const Catalogues& catalogues,
                   Imported& imported);

/// The first square without a pile; one beyond the line where all have one.
int firstFreeSquare(const Polypile& polypile);

}  // namespace polyplan::plan
