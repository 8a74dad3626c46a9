#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/edits/positions.h"

/// Edits are values: each changes a draft of a plan, or refuses and says why. The window makes undo
/// steps of them, trials and advice see what would come of them.
namespace polyplan::plan {

/// What an edit works on: the plan, and the selection that is to be there afterwards. `strategy`,
/// `polypile` and `inventory` are those of one strategy (new ones if it has none yet; the plan's
/// inventory if it is the only one and has none of its own) and not to be touched any more once
/// `plan.strategies` has been changed as a list.
struct Draft {
    Document& plan;
    Strategy& strategy;
    Polypile& polypile;
    std::vector<Stack>& inventory;
    Selection& selection;
    int& strategyIndex;  ///< the strategy to be shown afterwards
};

/// Why it can't be done, in words for people; nothing where it was done.
using Refusal = std::optional<std::string>;

/// Changes the draft, selection included, or leaves it as it was and refuses.
using Edit = std::function<Refusal(Draft&)>;

/// A plan of which a strategy is shown.
struct Edited {
    Document plan;
    int strategyIndex = 0;
    Selection selection;
};

/// What a change makes of a plan. Safe on any thread if the change is.
Edited edited(Edited before, const std::function<void(Draft&)>& change,
              const Catalogues& catalogues);

/// What of a selection lies on a line, in order and once each.
Selection tidied(Selection selection, const Polypile& polypile);

}  // namespace polyplan::plan
