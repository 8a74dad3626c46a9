#include "ui/models/import_edits.h"

#include <algorithm>
#include <utility>

#include "core/plan/limits.h"
#include "core/plan/unread_notes.h"
#include "ui/models/line_edits_common.h"

namespace polyplan::ui {

namespace {

/// Only so many are merged at all: telling which is which takes long.
line_edits::Refusal refuseText(const plan::game_text::Reading& reading) {
    const std::size_t stacks = reading.count(plan::game_text::LineKind::Stack);
    return stacks > plan::limits::stacksOfDocument
               ? line_edits::Refusal(
                     QStringLiteral("The text has %1 stacks; a plan holds at most %2.")
                         .arg(stacks)
                         .arg(plan::limits::stacksOfDocument))
               : std::nullopt;
}

/// Selects what has come to lie on a pile.
void selectTop(PlanDocument::Draft& draft, int distance, const plan::Merge& merge) {
    const auto pile = line_edits::pileOn(draft.polypile, distance);
    if (!pile) {
        return;
    }
    const auto onTop = std::ranges::count_if(merge, [](plan::MergeOutcome outcome) {
        return outcome == plan::MergeOutcome::Added || outcome == plan::MergeOutcome::Taken;
    });
    draft.selection.clear();
    for (int stack = 0; stack < onTop; ++stack) {
        draft.selection.push_back({*pile, stack});
    }
}

}  // namespace

line_edits::Refusal importText(PlanDocument::Draft& draft, const Import& import,
                               plan::Merge& merge) {
    const plan::game_text::Reading& reading = *import.reading;
    merge.clear();
    line_edits::Refusal refusal = refuseText(reading);
    const std::optional<int> distance = import.place.distance;
    if (!refusal && distance && !line_edits::pileOn(draft.polypile, *distance)) {
        refusal = line_edits::refuseNewPile(draft.polypile, *distance);
    }
    if (refusal) {
        return refusal;
    }
    plan::Polypile lineBefore = draft.polypile;
    std::vector<plan::Stack> inventoryBefore = draft.inventory;
    const bool isPlansInventory = &draft.inventory == &draft.plan.inventory;
    merge = distance ? plan::mergePile(draft.polypile, *distance, draft.inventory, reading)
                     : plan::mergeInventory(
                           draft.inventory,
                           isPlansInventory ? plan::linesOfOwnInventory(draft.plan)
                                            : std::vector<const plan::Polypile*>{&draft.polypile},
                           reading);
    refusal = line_edits::refuseMore(draft.plan, 0);
    if (const auto pile = distance ? line_edits::pileOn(draft.polypile, *distance) : std::nullopt;
        pile && !refusal) {
        refusal = line_edits::refuseInPile(line_edits::pileAt(draft.polypile, *pile).stacks.size());
    }
    if (refusal) {
        draft.polypile = std::move(lineBefore);
        draft.inventory = std::move(inventoryBefore);
        return refusal;
    }
    if (import.keepsNotes) {
        plan::keepInNotes(draft.strategy, reading);
    }
    if (distance) {
        selectTop(draft, *distance, merge);
    }
    return std::nullopt;
}

int firstFreeSquare(const plan::Polypile& polypile) {
    int distance = polypile.source == nethack::polypile::Source::SelfSquare ? 0 : 1;
    for (const plan::Pile& pile : polypile.line) {
        distance += pile.distance == distance ? 1 : 0;
    }
    return distance;
}

}  // namespace polyplan::ui
