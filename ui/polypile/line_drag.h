#pragma once

#include <QObject>
#include <QRect>
#include <optional>

#include "ui/document/plan_document.h"
#include "ui/polypile/held_stacks.h"
#include "ui/polypile/line_geometry.h"

class QDragMoveEvent;
class QDropEvent;
class QMimeData;
class QPixmap;

namespace polyplan::ui {

class LineCommands;

/// Drags stacks out of a line, and takes what is dropped on it. It changes nothing itself: a drop
/// becomes a command. A drop of stacks of this plan counts only while the plan is as it was when
/// the drag began.
class LineDrag : public QObject {
    Q_OBJECT

  public:
    LineDrag(PlanDocument& document, LineCommands& commands, QWidget* source);

    /// Drags the stacks and piles at `positions` until they are dropped or let go.
    void start(const Selection& positions, const QPixmap& picture, QPoint hotSpot);

    bool isDragging() const { return !lifted_.empty(); }
    const Selection& lifted() const { return lifted_; }
    /// Where a drop would go, as long as something is held over the line.
    std::optional<LinePlace> place() const { return target_.place; }
    bool isOverRemoval() const { return target_.isRemoval; }
    /// The stack that a drop would merge with what is held.
    std::optional<StackPosition> merged() const;
    /// Whether a pile as a whole is being moved, which goes to a square and not between stacks.
    bool movesWholePile() const { return held_ && held_->carried.isWholePile(); }
    /// What a drop would do now; nothing where it would do nothing.
    std::optional<NamedEdit> edit() const;
    /// Where it would put what, in words. Empty without `edit()`.
    QString words() const;
    /// What the picture under the cursor covers of the line, given where the cursor is.
    QRect picture(QPoint cursor) const;

    /// Looks at what has come over the line.
    void enter(const QMimeData& mime);
    void move(QDragMoveEvent& event, const LineGeometry& geometry, const QRect& removal);
    /// Looks again at what is under the cursor, which the line has moved away under.
    void stay(QPoint cursor, const LineGeometry& geometry, const QRect& removal);
    void leave();
    void drop(QDropEvent& event, const LineGeometry& geometry, const QRect& removal);

  Q_SIGNALS:
    /// What is lifted or what a drop would do has changed.
    void changed();

  private:
    struct Target {
        std::optional<LinePlace> place;
        std::optional<StackPosition> card;  ///< that is there
        bool isRemoval = false;
        bool operator==(const Target&) const = default;
    };
    Target targetAt(QPoint point, const LineGeometry& geometry, const QRect& removal) const;
    void show(const Target& target, DropKind kind);
    std::optional<NamedEdit> mergeFor(const Target& target) const;
    std::optional<NamedEdit> editFor(const Target& target) const;
    Qt::DropAction actionFor(const Target& target, DropKind kind) const;

    PlanDocument& document_;
    LineCommands& commands_;
    QWidget* source_;
    Selection lifted_;
    QRect picture_;  ///< relative to the cursor
    std::optional<HeldStacks> held_;
    DropKind kind_ = DropKind::Move;
    Target target_;
};

}  // namespace polyplan::ui
