#pragma once

class QStyleOptionViewItem;

namespace polyplan::ui {

/// The width of a row beside its view's scroll bar, whether or not that is there: the bar may come
/// when the rows have the heights of their text. Of a row without a view, its own.
int roomBesideBar(const QStyleOptionViewItem& option);

/// Whether the rows of the list may have the heights of their text.
bool rowsMayDiffer(const QStyleOptionViewItem& option);

}  // namespace polyplan::ui
