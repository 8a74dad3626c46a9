#include "ui/compare/differences_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScreen>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"

namespace polyplan::ui {

namespace {

QStandardItem* cell(const std::string& text) {
    auto* item = new QStandardItem(toQString(text));
    item->setEditable(false);
    return item;
}

}  // namespace

DifferencesDialog::DifferencesDialog(QWidget* parent)
    : QDialog(parent), model_(new QStandardItemModel(this)) {
    const Metrics metrics(font());
    setObjectName("differences");
    setWindowTitle(tr("What is asked differently"));
    setAccessibleName(windowTitle());
    auto* table = new QTableView(this);
    table->setObjectName("differencesTable");
    table->setAccessibleName(windowTitle());
    table->setModel(model_);
    makeCalm(*table);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    table->horizontalHeader()->setDefaultSectionSize(28 * fontMetrics().averageCharWidth());
    table->horizontalHeader()->setStretchLastSection(true);
    auto* head = new QHBoxLayout;
    head->addWidget(new SectionLabel(tr("Members"), this), 1);
    head->addWidget(new CopyButton(*table, this));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(2 * metrics.step);
    rows->addLayout(head);
    rows->addWidget(table, 1);
    rows->addWidget(buttons);
    resize(QSize(120 * fontMetrics().averageCharWidth(), 32 * metrics.line)
               .boundedTo(parent->screen()->availableSize() * 0.95));
}

void DifferencesDialog::show(const std::vector<plan::MemberDifference>& differences,
                             const QStringList& names) {
    model_->clear();
    model_->setHorizontalHeaderLabels(QStringList{tr("member"), tr("in the plan")} + names);
    for (const plan::MemberDifference& each : differences) {
        QList<QStandardItem*> row = {cell(each.label), cell(each.pointer)};
        for (const std::string& value : each.values) {
            row.append(cell(value == "null" ? "–" : value));
        }
        model_->appendRow(row);
    }
    QDialog::show();
}

}  // namespace polyplan::ui
