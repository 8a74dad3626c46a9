#include "ui/parts/table_page.h"

#include <QHBoxLayout>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"

namespace polyplan::ui {

QWidget* tablePage(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent,
                   QWidget* last, QWidget* remark) {
    const Metrics metrics(parent->font());
    auto* page = new QWidget(parent);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * metrics.step, metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics.step);
    for (QWidget* control : controls) {
        row->addWidget(control);
    }
    row->addStretch(1);
    if (last != nullptr) {
        row->addWidget(last);
    }
    layout->addLayout(row);
    if (remark != nullptr) {
        layout->addWidget(remark);
    }
    layout->addWidget(table, 1);
    return page;
}

}  // namespace polyplan::ui
