#pragma once

class QPainter;
class QStyleOptionViewItem;

/// What stands behind the text of a row, for delegates that paint it themselves.
namespace polyplan::ui {

/// Tells what is selected, what is pointed at and what has the keyboard.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);

/// The same, with a stripe before what is selected.
void paintStripedRowGround(QPainter& painter, const QStyleOptionViewItem& option);

}  // namespace polyplan::ui
