#pragma once

class QAbstractItemView;

namespace polyplan::ui {

/// Where the rows of a view that has the keys are made anew, the one that stands in the place of
/// the current one becomes current: keys go on from there. To be called once the view has its
/// model.
void keepCurrentRow(QAbstractItemView& view);

}  // namespace polyplan::ui
