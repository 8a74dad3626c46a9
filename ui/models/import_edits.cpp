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

/// What a text tells of the player's discoveries, if it is of the plan's objects.
void takeDiscoveries(plan::Document& document, const plan::game_text::Reading& reading) {
    if (objectTableName(document.game) == objectTableName(reading.game)) {
        plan::mergeDiscoveries(document, reading);
    }
}

std::string freeName(const std::vector<plan::Strategy>& strategies) {
    const std::string wish = "From the game";
    std::string name = wish;
    const auto isTaken = [&](const plan::Strategy& strategy) { return strategy.name == name; };
    for (int number = 2; std::ranges::any_of(strategies, isTaken); ++number) {
        name = wish + ' ' + std::to_string(number);
    }
    return name;
}

/// A strategy with an inventory of its own and an empty line, shown afterwards.
line_edits::Refusal importAsStrategy(PlanDocument::Draft& draft, const Import& import,
                                     plan::Merge& merge) {
    const plan::game_text::Reading& reading = *import.reading;
    auto& strategies = draft.plan.strategies;
    if (strategies.size() >= plan::limits::strategies) {
        return QStringLiteral("A plan holds at most %1 strategies.").arg(plan::limits::strategies);
    }
    plan::Strategy strategy;
    strategy.name = freeName(strategies);
    if (reading.game != draft.plan.game) {
        strategy.game = reading.game;
    }
    strategy.polypile.emplace();
    merge = plan::mergeInventory(strategy.inventory.emplace(), {}, reading);
    if (import.keepsNotes) {
        plan::keepInNotes(strategy, reading);
    }
    if (auto refusal = line_edits::refuseMore(draft.plan, strategy.inventory->size())) {
        return refusal;
    }
    takeDiscoveries(draft.plan, reading);
    strategies.push_back(std::move(strategy));
    draft.selection.clear();
    draft.strategyIndex = static_cast<int>(strategies.size()) - 1;
    return std::nullopt;
}

}  // namespace

line_edits::Refusal importText(PlanDocument::Draft& draft, const Import& import,
                               plan::Merge& merge) {
    const plan::game_text::Reading& reading = *import.reading;
    merge.clear();
    line_edits::Refusal refusal = refuseText(reading);
    if (!refusal && import.place.isNewStrategy) {
        return importAsStrategy(draft, import, merge);
    }
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
    takeDiscoveries(draft.plan, reading);
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
