#pragma once

#include <QAccessibleWidget>
#include <map>

#include "ui/polypile/line_board.h"

namespace polyplan::ui {

/// The line for screen readers: a list of piles, each a list of its stacks.
class LineBoardAccessible : public QAccessibleWidget {
  public:
    explicit LineBoardAccessible(LineBoard* board);
    ~LineBoardAccessible() override;

    /// Makes Qt ask for this class when a board is met. More than once does no harm.
    static void install();
    static void announceFocus(LineBoard& board, StackPosition position);
    /// Has what the board says last (`LineBoard::spoken()`) read out: it is the board's name as
    /// long as it is being said.
    static void announce(LineBoard& board);

    QString text(QAccessible::Text what) const override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    /// A pile (stack −1) or a stack. Null where there is none.
    QAccessibleInterface* item(StackPosition position) const;
    LineBoard* board() const { return static_cast<LineBoard*>(widget()); }

  private:
    mutable std::map<StackPosition, QAccessible::Id> items_;
};

}  // namespace polyplan::ui
