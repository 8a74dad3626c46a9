#include "core/plan/edits/import_edits.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/plan/edits/growth.h"
#include "core/plan/edits/line_edits_common.h"
#include "core/plan/limits.h"
#include "core/plan/settings.h"
#include "core/plan/strategy_names.h"
#include "core/plan/unread_notes.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {

namespace {

/// Only so many are merged at all: telling which is which takes long.
Refusal refuseText(const game_text::Reading& reading) {
    const std::size_t stacks = reading.stacks();
    return stacks > limits::stacksOfDocument
               ? Refusal("The text has " + grouped(static_cast<std::int64_t>(stacks)) +
                         " stacks; a plan holds at most " + grouped(limits::stacksOfDocument) + ".")
               : std::nullopt;
}

/// Selects what has come to lie on a pile.
void selectTop(Draft& draft, int distance, const Merge& merge, const game_text::Reading& reading) {
    const auto pile = line_edits::pileOn(draft.polypile, distance);
    if (!pile) {
        return;
    }
    int onTop = 0;
    for (std::size_t line = 0; line < merge.size(); ++line) {
        if (merge[line] == MergeOutcome::Added || merge[line] == MergeOutcome::Taken) {
            onTop += reading.lines[line].stack->copies;
        }
    }
    draft.selection.clear();
    for (int stack = 0; stack < onTop; ++stack) {
        draft.selection.push_back({*pile, stack});
    }
}

/// What an import may change of a plan, as it was.
class Before {
  public:
    explicit Before(const Draft& draft)
        : plan_(draft.plan), polypile_(draft.polypile), inventory_(draft.inventory) {}

    /// In place, for a draft refers to it.
    void restore(Draft& draft) && {
        draft.plan.inventory = std::move(plan_.inventory);
        draft.plan.discoveries = std::move(plan_.discoveries);
        draft.plan.appearanceMaterials = std::move(plan_.appearanceMaterials);
        std::ranges::move(plan_.strategies, draft.plan.strategies.begin());
        draft.polypile = std::move(polypile_);
        draft.inventory = std::move(inventory_);
    }

  private:
    Document plan_;
    Polypile polypile_;  ///< of the draft, which may be none of the plan's yet
    std::vector<Stack> inventory_;
};

/// A strategy with an inventory of its own and an empty line, shown afterwards.
Refusal importAsStrategy(Draft& draft, const Import& import, const Catalogues& catalogues,
                         Imported& imported) {
    const game_text::Reading& reading = *import.reading;
    auto& strategies = draft.plan.strategies;
    if (Refusal refusal = refuseStrategies(strategies.size() + 1)) {
        return refusal;
    }
    Strategy strategy;
    strategy.name = freeName(strategies, "From the game");
    if (reading.game != draft.plan.game) {
        strategy.game = reading.game;
    }
    strategy.polypile.emplace();
    Before before(draft);
    imported =
        mergeText(draft.plan, {.inventory = strategy.inventory.emplace(), .game = reading.game},
                  reading, catalogues);
    if (auto refusal = line_edits::refuseMore(draft.plan, strategy.inventory->size())) {
        std::move(before).restore(draft);
        imported = {};
        return refusal;
    }
    if (import.keepsNotes) {
        keepInNotes(strategy, reading);
    }
    strategies.push_back(std::move(strategy));
    draft.selection.clear();
    draft.strategyIndex = static_cast<int>(strategies.size()) - 1;
    return std::nullopt;
}

}  // namespace

Refusal importText(Draft& draft, const Import& import, const Catalogues& catalogues,
                   Imported& imported) {
    const game_text::Reading& reading = *import.reading;
    imported = {};
    Refusal refusal = refuseText(reading);
    if (!refusal && import.place.isNewStrategy) {
        return importAsStrategy(draft, import, catalogues, imported);
    }
    const std::optional<int> distance = import.place.distance;
    if (!refusal && distance && !line_edits::pileOn(draft.polypile, *distance)) {
        refusal = line_edits::refuseNewPile(draft.polypile, *distance);
    }
    if (refusal) {
        return refusal;
    }
    Before before(draft);
    imported = mergeText(draft.plan,
                         {.inventory = draft.inventory,
                          .lines = {&draft.polypile},
                          .game = gameOf(draft.plan, draft.strategy),
                          .distance = distance},
                         reading, catalogues);
    refusal = line_edits::refuseMore(draft.plan, 0);
    if (const auto pile = distance ? line_edits::pileOn(draft.polypile, *distance) : std::nullopt;
        pile && !refusal) {
        refusal = line_edits::refuseInPile(line_edits::pileAt(draft.polypile, *pile).stacks.size());
    }
    if (refusal) {
        std::move(before).restore(draft);
        imported = {};
        return refusal;
    }
    if (import.keepsNotes) {
        keepInNotes(draft.strategy, reading);
    }
    if (distance) {
        selectTop(draft, *distance, imported.merge, reading);
    }
    return std::nullopt;
}

int firstFreeSquare(const Polypile& polypile) {
    int distance = polypile.source == nethack::polypile::Source::SelfSquare ? 0 : 1;
    for (const Pile& pile : polypile.line) {
        distance += pile.distance == distance ? 1 : 0;
    }
    return distance;
}

}  // namespace polyplan::plan
