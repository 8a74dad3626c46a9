#include "ui/compare/differences_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/difference_words.h"
#include "ui/compare/comparison_head.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/column_name.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/opening_size.h"

namespace polyplan::ui {

namespace {

constexpr int leastEms = 36;
constexpr int mostHeadingEms = 32;

QStandardItem* cell(const QString& text) {
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    return item;
}

}  // namespace

DifferencesDialog::DifferencesDialog(QWidget* parent)
    : QDialog(parent), model_(new QStandardItemModel(this)), table_(new QTableView(this)) {
    const Metrics metrics(font());
    setObjectName("differences");
    setWindowTitle(tr("What is asked differently"));
    setAccessibleName(windowTitle());
    table_->setObjectName("differencesTable");
    table_->setAccessibleName(windowTitle());
    table_->setHorizontalHeader(new ComparisonHead(table_));
    table_->setModel(model_);
    makeCalm(*table_);
    table_->setTabKeyNavigation(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    auto* head = new QHBoxLayout;
    head->addWidget(new SectionLabel(tr("Where they differ"), this), 1);
    auto* copy = new CopyButton(*table_, this);
    copy->takeKeysOf(*table_);
    head->addWidget(copy);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(2 * metrics.step);
    rows->addLayout(head);
    rows->addWidget(table_, 1);
    rows->addWidget(buttons);
}

void DifferencesDialog::show(const std::vector<plan::MemberDifference>& differences,
                             const std::vector<ColumnName>& names) {
    model_->clear();
    model_->setHorizontalHeaderLabels({tr("question")});
    for (const ColumnName& name : names) {
        const int column = model_->columnCount();
        model_->setHorizontalHeaderItem(column, new QStandardItem(name.whole()));
        model_->setHeaderData(column, Qt::Horizontal, name.whole(), Qt::ToolTipRole);
        model_->setHeaderData(column, Qt::Horizontal, QVariant::fromValue(name), columnNameRole);
    }
    for (const plan::MemberDifference& each : plan::toldOnce(differences)) {
        QList<QStandardItem*> row = {cell(toQString(plan::wordedLabel(each)))};
        row.front()->setToolTip(toQString(each.pointer));
        for (const std::string& value : each.shown()) {
            row.append(cell(toQString(plan::wordedValue(value))));
        }
        model_->appendRow(row);
    }
    if (!isVisible()) {
        const Metrics metrics(font());
        const int least = leastEms * metrics.em;
        const int most = std::max(parentWidget()->window()->width(), least);
        setOpeningSize(*this, {std::clamp(wantedWidth(), least, most), 32 * metrics.line});
    }
    QDialog::show();
    fitColumns();
}

/// The members at what they need, the strategies alike: each at what the widest needs, of a long
/// heading some lines.
int DifferencesDialog::wantedWidth() {
    table_->resizeColumnsToContents();
    const auto* header = table_->horizontalHeader();
    const int most = mostHeadingEms * Metrics(font()).em;
    int widest = 0;
    for (int column = 1; column < model_->columnCount(); ++column) {
        widest = std::max(widest, std::min(most, header->sectionSize(column)));
    }
    const int width = header->sectionSize(0) + (model_->columnCount() - 1) * widest;
    const QMargins margins = layout()->contentsMargins();
    return width + table_->verticalScrollBar()->sizeHint().width() + 2 * table_->frameWidth() +
           margins.left() + margins.right();
}

/// The members have the room that they need; the strategies share the rest, none less than its
/// heading needs, or of a long one some lines.
void DifferencesDialog::fitColumns() {
    if (model_->columnCount() < 2) {
        return;
    }
    auto* header = table_->horizontalHeader();
    table_->resizeColumnToContents(0);
    const int rest = table_->viewport()->width() - header->sectionSize(0);
    const int share = rest / (model_->columnCount() - 1);
    const int most = mostHeadingEms * Metrics(font()).em;
    for (int column = 1; column < model_->columnCount(); ++column) {
        const int least = std::min(most, header->sectionSizeHint(column));
        header->resizeSection(column, std::max(share, least));
    }
    Q_EMIT header->geometriesChanged();
}

void DifferencesDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitColumns();
}

}  // namespace polyplan::ui
