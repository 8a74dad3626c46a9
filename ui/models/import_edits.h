#pragma once

#include <memory>
#include <optional>

#include "core/plan/game_text/reading.h"
#include "core/plan/merge_inventory.h"
#include "ui/models/line_edits.h"

/// What a text that the game printed does to a plan.
namespace polyplan::ui {

/// Where its stacks go: onto a square of the current strategy's line, into the inventory of a new
/// strategy, else into the inventory.
struct ImportPlace {
    std::optional<int> distance{};
    bool isNewStrategy = false;
    bool operator==(const ImportPlace&) const = default;
};

struct Import {
    std::shared_ptr<const plan::game_text::Reading> reading;
    ImportPlace place;
    bool keepsNotes = true;  ///< of what can't be a stack
};

/// Merges the stacks into the draft, or refuses. Safe on any thread.
/// @param merge gets what becomes of each line
line_edits::Refusal importText(PlanDocument::Draft& draft, const Import& import,
                               plan::Merge& merge);

/// The first square without a pile; one beyond the line where all have one.
int firstFreeSquare(const plan::Polypile& polypile);

}  // namespace polyplan::ui
