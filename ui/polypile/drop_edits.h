#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/edits/line_edits.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {

/// A change of the plan with the name of its undo step. Safe on any thread.
struct NamedEdit {
    QString text;
    plan::Edit change;
    bool laysDown = false;  ///< on the line: the game may put it below a boulder
};

/// The edit as the game lays things down. Safe on any thread as long as `remark` is null.
/// @param remark gets why something lies elsewhere than it was laid
plan::Edit asTheGameLays(const PlanDocument& document, const NamedEdit& edit,
                         std::optional<std::string>* remark = nullptr);

/// What came of an edit.
struct Done {
    bool isDone = false;
    QString remark;  ///< why it was not done, or why something lies elsewhere than it was laid
};
/// Makes it, as the game lays things down, one undo step.
Done carryOut(PlanDocument& document, const NamedEdit& edit, const QString& mergeKey = {});

/// What the mouse or the keyboard carries: one of the three.
struct Carried {
    Selection positions;              ///< stacks and piles of the line
    std::vector<int> rows;            ///< stacks of the inventory
    std::vector<plan::Stack> stacks;  ///< from elsewhere
    bool isEmpty() const { return positions.empty() && rows.empty() && stacks.empty(); }
    /// A pile as a whole goes to a square and not between stacks.
    bool isWholePile() const { return positions.size() == 1 && positions.front().stack < 0; }
    bool operator==(const Carried&) const = default;
};

/// What becomes of the stacks that are dropped: taken from where they were, left there, or halved.
/// Stacks from elsewhere are always copied.
enum class DropKind { Move, Copy, Split };

/// Ctrl copies, Shift splits.
DropKind dropKind(Qt::KeyboardModifiers modifiers);

/// Of one stack of the line that is dropped on another: makes one of them, where the game would.
std::optional<NamedEdit> mergeOnLine(const PlanDocument& document, const Carried& carried,
                                     DropKind kind, StackPosition into);
NamedEdit dropOnLine(const PlanDocument& document, const Carried& carried, DropKind kind,
                     LinePlace place);
NamedEdit dropIntoInventory(const PlanDocument& document, const Carried& carried, DropKind kind);
/// Takes it out of the plan.
NamedEdit dropAway(const PlanDocument& document, const Carried& carried);

/// On top of the selected pile, else of the first one; on an empty line the first square.
LinePlace topOfSelectedPile(const PlanDocument& document);

/// The stacks that are carried, top first.
std::vector<plan::Stack> stacksOf(const plan::Document& plan, const plan::Polypile& polypile,
                                  const Carried& carried);

/// What an undo step or a message calls the things: "unicorn horn", "4 daggers", "3 stacks",
/// "pile 2".
QString wordsFor(const PlanDocument& document, const Carried& carried);
QString wordsFor(const PlanDocument& document, const std::vector<plan::Stack>& stacks);

/// Where a drop would go: "pile on square 3, place 2 of 5", "new pile on square 4".
QString wordsFor(const plan::Polypile& polypile, const Carried& carried, DropKind kind,
                 LinePlace place);

}  // namespace polyplan::ui
