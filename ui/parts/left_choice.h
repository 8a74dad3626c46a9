#pragma once

class QAbstractItemView;

namespace polyplan::ui {

/// Only the left button chooses in the list: pressing another one leaves the highlight where it is.
void chooseByLeftButton(QAbstractItemView& view);

}  // namespace polyplan::ui
