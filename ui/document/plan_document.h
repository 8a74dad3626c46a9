#pragma once

#include <QObject>
#include <QUndoStack>
#include <QUuid>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/edits/draft.h"
#include "core/plan/settings.h"
#include "ui/document/worker.h"

namespace polyplan::ui {

using plan::LinePlace;
using plan::Selection;
using plan::StackPosition;

/// The open document: the single source of truth of a window. Views read `plan()` and change it
/// only through `edit()`, which makes one undo step.
class PlanDocument : public QObject {
    Q_OBJECT

  public:
    explicit PlanDocument(const plan::Catalogues& catalogues, QObject* parent = nullptr);

    const plan::Catalogues& catalogues() const { return catalogues_; }
    /// By which everything long about this plan is worked out.
    Worker& worker() const { return *worker_; }
    const plan::Document& plan() const { return plan_; }
    /// Replaces everything, undo history included (new, open).
    void reset(plan::Document plan);

    int strategyIndex() const { return strategyIndex_; }
    const plan::Strategy& strategy() const;
    /// The line of the current strategy; an empty one if it has none.
    const plan::Polypile& polypile() const;
    void setStrategyIndex(int index);

    /// What holds for the current strategy: its own word, else the plan's.
    plan::Settings settings() const;
    /// What is known there, with what the stacks of the line tell, see plan::knownInLine().
    const nethack::Knowledge& knownInLine() const;
    nethack::Game game() const;
    /// The objects of that game; null if they are not known.
    const ObjectTable* table() const;
    /// What the current strategy has not laid out.
    std::vector<plan::Stack> inventory() const;

    const Selection& selection() const { return selection_; }
    void setSelection(Selection selection);

    /// Grows with every change of the plan, undo and redo included: a position in the line is good
    /// only for the revision it was taken from. Drag data carries it.
    quint64 revision() const { return revision_; }
    /// Tells this document from those of other windows, in drag data.
    const QUuid& identity() const { return identity_; }

    QUndoStack& undoStack() { return undoStack_; }

    using Draft = plan::Draft;
    using Change = std::function<void(Draft&)>;

    /// Makes one undo step named `text`; the oldest steps of a very large plan are forgotten. A
    /// change that leaves the plan as it was leaves no step, and one that would make more of it
    /// than a plan can hold is refused as a whole. Edits in a row with the same non-empty
    /// `mergeKey` become one step (a slider's drag), as long as none is undone and the merging is
    /// not ended in between.
    void edit(const QString& text, const Change& change, const QString& mergeKey = {});
    /// What is edited next is merged into nothing before, whatever its `mergeKey`.
    void endMerging() { ++mergeSeries_; }

  Q_SIGNALS:
    void planChanged();
    /// Why a change is not made, for people.
    void refused(const QString& why);
    /// Another plan stands in this one's place. It changes after that.
    void planReset();
    void selectionChanged();
    void strategyIndexChanged(int index);
    /// By undo or redo.
    /// @param parts ids of the calculators whose questions in the current strategy are others now
    /// @param before the current strategy as it was
    void restored(const QStringList& parts, const plan::Strategy& before);

  private:
    friend class PlanEdit;
    using Content = std::variant<plan::Strategy, plan::Document>;  ///< the current strategy, or all
    struct State {
        Content content;
        int strategyIndex = 0;
        Selection selection;
    };
    /// @returns what was there in place of its content
    Content restore(const State& state);
    void goTo(const State& state);
    /// Those whose states take too much room together with the newer ones'.
    void forgetOldSteps();

    const plan::Catalogues& catalogues_;
    const QUuid identity_ = QUuid::createUuid();
    plan::Document plan_;
    int strategyIndex_ = 0;
    Selection selection_;
    quint64 revision_ = 0;
    struct KnownThen {
        quint64 revision;
        nethack::Knowledge known;
    };
    mutable std::optional<KnownThen> known_;  ///< paint events ask for it
    quint64 mergeSeries_ = 0;                 ///< edits of different ones are not merged
    QUndoStack undoStack_;
    std::unique_ptr<Worker> worker_;  ///< last, so that it ends before what it uses
};

}  // namespace polyplan::ui
