#include "ui/damage/resistance_counts_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/damage/monsters_dialog.h"
#include "ui/models/damage/resistance_counts_model.h"
#include "ui/parts/buttons.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/opening_size.h"

namespace polyplan::ui {

ResistanceCountsDialog::ResistanceCountsDialog(const oangband::MonsterTable& monsters,
                                               QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Monsters by resistance"));
    auto* about = new QLabel(
        tr("How many of the %1 monsters of Oangband 1.1.0 meet each condition of a damage type and "
           "none above it: as the wiki counts them (damage types, version 0.1.1), and counted in "
           "the game's monster.txt. ≠ marks where the two differ.")
            .arg(monsters.monsters().size()),
        this);
    about->setWordWrap(true);
    auto* table = sortedTable(
        new ResistanceCountsModel(monsters, this), "resistanceCounts", windowTitle(),
        tr("A click on a heading sorts. A double click or Enter lists the monsters of a row."),
        this);
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ResistanceCountsModel::Remark, QHeaderView::Stretch);
    const auto list = [this, &monsters](const QModelIndex& row) {
        MonstersDialog::showFound(monsters, row.data(ResistanceCountsModel::SearchRole).toString(),
                                  {}, this);
    };
    connect(table, &QTableView::activated, this, list);
    auto* which = pushButton({"listMonsters", tr("&Which monsters …"), tr("List the monsters"),
                              tr("Lists the monsters of the chosen row.")},
                             this);
    which->setAutoDefault(false);
    which->setEnabled(false);
    const QItemSelectionModel* chosen = table->selectionModel();
    connect(chosen, &QItemSelectionModel::selectionChanged, which,
            [which, chosen] { which->setEnabled(chosen->hasSelection()); });
    connect(which, &QPushButton::clicked, this,
            [list, chosen] { list(chosen->selectedRows().front()); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    // Enter is the table's.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    auto* copy = new CopyButton(*table, this);
    copy->takeKeysOf(*table);
    foot->addWidget(copy);
    foot->addWidget(which);
    foot->addWidget(buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(table, 1);
    layout->addLayout(foot);
    setOpeningSize(*this, {200 * fontMetrics().averageCharWidth(), 34 * fontMetrics().height()});
    table->setFocus();
}

}  // namespace polyplan::ui
