#include "ui/damage/side_by_side_page.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/table_page.h"

namespace polyplan::ui {

namespace {

constexpr int leastSectionCharacters = 9;

/// Its current row is that of the attack that is looked at.
void showCurrent(QTableView& table, const AttackEditor& editor) {
    const auto* proxy = static_cast<const QSortFilterProxyModel*>(table.model());
    const QModelIndex row = proxy->mapFromSource(proxy->sourceModel()->index(editor.index(), 0));
    if (row.isValid() && row.row() != table.currentIndex().row()) {
        table.setCurrentIndex(row);
    }
}

}  // namespace

QWidget* sideBySidePage(AttackEditor& editor, DamageService& service, QWidget* parent) {
    auto* attacks = new ReportTableModel(parent);
    auto* proxy = new QSortFilterProxyModel(attacks);
    proxy->setSourceModel(attacks);
    proxy->setSortRole(ReportTableModel::SortRole);
    proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
    auto* table = calmTable(proxy, "sideBySide", QObject::tr("Attacks side by side"),
                            QObject::tr("What each attack of this strategy does. A click on a "
                                        "heading sorts, one on a row or Enter goes to the attack."),
                            parent);
    table->sortByColumn(-1, Qt::AscendingOrder);
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setMinimumSectionSize(leastSectionCharacters * table->fontMetrics().averageCharWidth());
    const auto follow = [attacks, table, &editor, &service] {
        if (service.isCurrent()) {
            attacks->show(service.answers()->sideBySide);
        }
        showCurrent(*table, editor);
    };
    QObject::connect(&service, &DamageService::answersChanged, table, follow);
    follow();
    const auto goTo = [proxy, &editor](const QModelIndex& index) {
        editor.setIndex(proxy->mapToSource(index).row());
    };
    QObject::connect(table, &QTableView::clicked, table, goTo);
    QObject::connect(table, &QTableView::activated, table, goTo);
    auto* copy = new CopyButton(*table, parent);
    copy->takeKeysOf(*table);
    return tablePage({}, table, parent, copy);
}

}  // namespace polyplan::ui
