#pragma once

#include <QObject>
#include <optional>

#include "ui/polypile/drop_edits.h"

class QKeyEvent;

namespace polyplan::ui {

class LineCommands;
class LineGeometry;

/// Carries stacks along the line by the keyboard alone: picked up, they go where arrows point, and
/// are dropped by Enter or the space bar (with Ctrl a copy, with Shift half of the stack), removed
/// by Del, or put back by Escape. Nothing changes before the drop.
class LineCarry : public QObject {
    Q_OBJECT

  public:
    LineCarry(PlanDocument& document, LineCommands& commands, QObject* parent);

    bool isCarrying() const { return place_.has_value(); }
    const Carried& carried() const { return carried_; }
    /// Where it would be dropped; nothing while nothing is carried.
    std::optional<LinePlace> place() const { return place_; }
    NamedEdit edit() const;
    /// Where a drop would go, in words.
    QString words() const;

    void pickUp(const Selection& positions);
    /// Takes up stacks of the inventory, to be laid out.
    void pickUp(const std::vector<int>& rows);
    void putBack();
    /// @returns whether the key meant something: while something is carried, all keys do
    bool take(const QKeyEvent& event, const LineGeometry& geometry);

  Q_SIGNALS:
    /// What is carried, or where, has changed.
    void changed();
    /// For screen readers and the status line.
    void said(const QString& words);

  private:
    void start(Carried carried, LinePlace place);
    void drop(DropKind kind);
    void remove();
    /// Lets go of it; nothing else.
    Carried release();

    PlanDocument& document_;
    LineCommands& commands_;
    Carried carried_;
    std::optional<LinePlace> place_;
};

}  // namespace polyplan::ui
