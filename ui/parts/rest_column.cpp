#include "ui/parts/rest_column.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>

namespace polyplan::ui {

RestColumn::RestColumn(QTableView& table, int column, int leastWidth)
    : QObject(&table), table_(table), column_(column), leastWidth_(leastWidth) {
    QHeaderView* header = table.horizontalHeader();
    header->setSectionResizeMode(column, QHeaderView::Fixed);
    connect(header, &QHeaderView::sectionResized, this, [this](int resized) {
        if (resized != column_) {
            fit();
        }
    });
    connect(header, &QHeaderView::sectionCountChanged, this, &RestColumn::fit);
    table.viewport()->installEventFilter(this);
    fit();
}

bool RestColumn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        fit();
    }
    return QObject::eventFilter(watched, event);
}

void RestColumn::fit() {
    QHeaderView* header = table_.horizontalHeader();
    const int others = header->length() - header->sectionSize(column_);
    header->resizeSection(column_, std::max(leastWidth_, table_.viewport()->width() - others));
}

}  // namespace polyplan::ui
