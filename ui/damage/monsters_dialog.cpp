#include "ui/damage/monsters_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

#include "core/oangband/monster_table.h"
#include "ui/look/text.h"
#include "ui/models/damage/found_monsters_model.h"
#include "ui/models/damage/monster_filter.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/opening_size.h"
#include "ui/parts/search_line.h"

namespace polyplan::ui {

MonstersDialog::MonstersDialog(const oangband::MonsterTable& monsters, const QString& search,
                               Take take, QWidget* parent)
    : QDialog(parent),
      monsters_(new FoundMonstersModel(monsters, this)),
      found_(new MonsterFilter(monsters, FoundMonstersModel::IdRole, this)),
      count_(new QLabel(this)),
      take_(std::move(take)) {
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
    QString toolTip = tr("A click on a heading sorts. Ctrl+C copies the list.");
    if (take_) {
        toolTip += tr(" A double click or Enter makes a monster the target.");
    }
    table_ = calmTable(found_, "foundMonsters", windowTitle(), toolTip, this);
    table_->ensurePolished();
    if (take_) {
        connect(table_, &QTableView::activated, this, &MonstersDialog::takeTarget);
    }
    sayWhenEmpty(*table_, noMonsterFits(), "noMonsterFits");
    table_->sortByColumn(FoundMonstersModel::Level, Qt::AscendingOrder);
    auto* copy = new CopyButton(*table_, this);
    copy->takeKeysOf(*table_);
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
    layout->addWidget(table_, 1);
    layout->addLayout(foot);
    setOpeningSize(*this, {190 * fontMetrics().averageCharWidth(), 34 * fontMetrics().height()});
    find(search);
    table_->setFocus();
}

void MonstersDialog::showFound(const oangband::MonsterTable& monsters, const QString& search,
                               Take take, QWidget* parent) {
    auto* dialog = new MonstersDialog(monsters, search, std::move(take), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MonstersDialog::find(const QString& search) {
    monsters_->setSearch(MonsterSearch(search));
    found_->setSearch(search);
    count_->setText(counted());
    // Columns are not measured anew where rows come and go, and from the first row in sight on.
    table_->scrollToTop();
    table_->resizeColumnsToContents();
}

QString MonstersDialog::counted() const {
    const int found = found_->rowCount();
    return found == 0 ? tr("None of the %1 monsters.").arg(monsters_->rowCount())
                      : tr("%1 of the %2 monsters.").arg(found).arg(monsters_->rowCount());
}

/// The dialog may hide the target behind it.
void MonstersDialog::takeTarget(const QModelIndex& row) {
    const oangband::Monster& monster = monsters_->monster(found_->mapToSource(row).row());
    take_(monster);
    count_->setText(tr("%1 The target is %2.").arg(counted(), toQString(monster.name)));
}

}  // namespace polyplan::ui
