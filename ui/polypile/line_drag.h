#pragma once

#include <QObject>
#include <QUuid>
#include <optional>

#include "ui/polypile/line_geometry.h"
#include "ui/shell/plan_document.h"

class QDragMoveEvent;
class QDropEvent;
class QMimeData;
class QPixmap;

namespace polyplan::ui {

class LineCommands;

/// Drags stacks out of a line, and takes what is dropped on it. It changes nothing itself: a drop
/// becomes a command. A drop of stacks of this line counts only while the line is as it was when
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
    std::optional<LinePlace> place() const { return place_; }
    bool isOverRemoval() const { return isOverRemoval_; }
    /// Whether a pile as a whole is being moved, which goes to a square and not between stacks.
    bool movesWholePile() const;

    void move(QDragMoveEvent& event, const LineGeometry& geometry, const QRect& removal);
    void leave();
    void drop(QDropEvent& event, const LineGeometry& geometry, const QRect& removal);

  Q_SIGNALS:
    /// What is lifted or where a drop would go has changed.
    void changed();

  private:
    void show(std::optional<LinePlace> place, bool isOverRemoval);
    void dropOwn(const QDropEvent& event, const Selection& positions,
                 std::optional<LinePlace> place, bool isRemoval);
    Qt::DropAction actionFor(const QDropEvent& event) const;
    bool isOwn(const QMimeData& mime) const;

    PlanDocument& document_;
    LineCommands& commands_;
    QWidget* source_;
    QUuid identity_ = QUuid::createUuid();
    Selection lifted_;
    std::optional<LinePlace> place_;
    bool isOverRemoval_ = false;
};

}  // namespace polyplan::ui
