#include "ui/damage/monsters_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "core/oangband/monster_table.h"
#include "ui/models/damage/found_monsters_model.h"
#include "ui/models/damage/monster_filter.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/search_line.h"

namespace polyplan::ui {

MonstersDialog::MonstersDialog(const oangband::MonsterTable& monsters, const QString& search,
                               QWidget* parent)
    : QDialog(parent),
      monsters_(new FoundMonstersModel(monsters, this)),
      found_(new MonsterFilter(monsters, FoundMonstersModel::IdRole, this)),
      count_(new QLabel(this)) {
    setWindowTitle(tr("Monsters of Oangband"));
    found_->setSourceModel(monsters_);
    found_->setSortRole(FoundMonstersModel::SortRole);
    auto* field = new SearchLine(this);
    field->setText(search);
    field->setObjectName("foundSearch");
    field->setPlaceholderText(tr("Search: immune to fire, resists plasma, IM_COLD, dragon …"));
    field->setAccessibleName(tr("Search the monsters"));
    field->setToolTip(
        tr("Finds monsters by name, symbol and flag, and by what they resist or are hurt by. "
           "PLASMA: lists all that meet a condition of a type."));
    connect(field, &SearchLine::textChanged, this, &MonstersDialog::find);
    count_->setObjectName("foundCount");
    count_->setTextFormat(Qt::PlainText);
    count_->setForegroundRole(QPalette::PlaceholderText);
    auto* table = calmTable(found_, "foundMonsters", windowTitle(),
                            tr("A click on a heading sorts. Ctrl+C copies the list."), this);
    sayWhenEmpty(*table, tr("Nothing fits."), "noMonsterFits");
    table->sortByColumn(FoundMonstersModel::Level, Qt::AscendingOrder);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* copy = new CopyButton(*table, this);
    copy->takeKeysOf(*table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    // Enter ends no search.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(copy);
    foot->addWidget(buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(field);
    layout->addWidget(count_);
    layout->addWidget(table, 1);
    layout->addLayout(foot);
    resize(QSize(190 * fontMetrics().averageCharWidth(), 34 * fontMetrics().height())
               .boundedTo(parent->window()->size()));
    find(search);
    table->setFocus();
}

void MonstersDialog::showFound(const oangband::MonsterTable& monsters, const QString& search,
                               QWidget* parent) {
    auto* dialog = new MonstersDialog(monsters, search, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MonstersDialog::find(const QString& search) {
    monsters_->setSearch(MonsterSearch(search));
    found_->setSearch(search);
    const int found = found_->rowCount();
    count_->setText(found == 0
                        ? tr("None of the %1 monsters.").arg(monsters_->rowCount())
                        : tr("%1 of the %2 monsters.").arg(found).arg(monsters_->rowCount()));
}

}  // namespace polyplan::ui
