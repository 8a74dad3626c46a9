#include "ui/parts/current_row.h"

#include <QAbstractItemView>
#include <algorithm>
#include <memory>

namespace polyplan::ui {

void keepCurrentRow(QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    auto row = std::make_shared<int>(-1);
    QObject::connect(model, &QAbstractItemModel::modelAboutToBeReset, &view, [&view, row] {
        // Rows may go away for a while: the place in which they were is kept until they are back.
        *row = view.currentIndex().isValid() ? view.currentIndex().row() : *row;
    });
    QObject::connect(model, &QAbstractItemModel::modelReset, &view, [&view, model, row] {
        if (*row >= 0 && model->rowCount() > 0 && view.hasFocus()) {
            view.setCurrentIndex(model->index(std::min(*row, model->rowCount() - 1), 0));
        }
    });
}

}  // namespace polyplan::ui
