#include "ui/parts/table_page.h"

#include <QHBoxLayout>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

namespace {

QWidget* pageOf(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent,
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
    tabAsRead(*page);
    return page;
}

}  // namespace

QWidget* tablePage(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent) {
    return pageOf(controls, table, parent, nullptr, nullptr);
}

QWidget* copiedPage(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent,
                    QWidget* remark) {
    auto* copy = new CopyButton(*table, parent);
    copy->takeKeysOf(*table);
    return pageOf(controls, table, parent, copy, remark);
}

}  // namespace polyplan::ui
