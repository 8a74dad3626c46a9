#include "ui/damage/resistance_counts_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/models/damage/resistance_counts_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"

namespace polyplan::ui {

ResistanceCountsDialog::ResistanceCountsDialog(const oangband::MonsterTable& monsters,
                                               QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Monsters by resistance"));
    auto* about = new QLabel(
        tr("How many of the %1 monsters of Oangband 1.1.0 meet each condition of a damage type and "
           "none above it: as the text on damage types, version 0.1.1, counts them, and counted in "
           "the game's monster.txt. ≠ marks where the two differ.")
            .arg(monsters.monsters().size()),
        this);
    about->setWordWrap(true);
    auto* proxy = new QSortFilterProxyModel(this);
    proxy->setSourceModel(new ResistanceCountsModel(monsters, this));
    proxy->setSortRole(ResistanceCountsModel::SortRole);
    auto* table = new QTableView(this);
    table->setModel(proxy);
    table->setObjectName("resistanceCounts");
    table->setAccessibleName(windowTitle());
    table->setToolTip(tr("A click on a heading sorts."));
    makeCalm(*table);
    table->sortByColumn(-1, Qt::AscendingOrder);
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ResistanceCountsModel::Remark, QHeaderView::Stretch);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(new CopyButton(*table, Qt::DisplayRole, this));
    foot->addWidget(buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(table, 1);
    layout->addLayout(foot);
    resize(fontMetrics().averageCharWidth() * 200, fontMetrics().height() * 34);
    table->setFocus();
}

}  // namespace polyplan::ui
