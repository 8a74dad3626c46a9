#include "ui/damage/side_by_side_page.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/shared_columns.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/table_page.h"
#include "ui/parts/wrapped_rows.h"

namespace polyplan::ui {

namespace {

constexpr int leastSectionCharacters = 9;
constexpr int wordCharacters = 16;    ///< of a column of words before the table scrolls
constexpr int attackCharacters = 24;  ///< kept of what an attack is called
constexpr int leastOfAttack = 20;     ///< of that before the table scrolls

const QSortFilterProxyModel& sortedRows(const QTableView& table) {
    return static_cast<const QSortFilterProxyModel&>(*table.model());
}

/// The row of the attack that is looked at; not valid while it has none yet.
QModelIndex rowOfCurrent(const QTableView& table, const AttackEditor& editor) {
    const auto& sorted = sortedRows(table);
    return sorted.mapFromSource(sorted.sourceModel()->index(editor.index(), 0));
}

void showCurrent(QTableView& table, const AttackEditor& editor) {
    const QModelIndex row = rowOfCurrent(table, editor);
    if (row.isValid() && row.row() != table.currentIndex().row()) {
        table.setCurrentIndex(row);
    }
}

/// What is seen of a row, within the table.
QRect placeOf(const QTableView& table, int row) {
    const QWidget& cells = *table.viewport();
    const QRect place(0, table.rowViewportPosition(row), cells.width(), table.rowHeight(row));
    return (place & cells.rect()).translated(cells.pos());
}

}  // namespace

QWidget* sideBySidePage(AttackEditor& editor, DamageService& service, QWidget* parent) {
    auto* attacks = new ReportTableModel(parent);
    auto* table =
        sortedTable(attacks, "sideBySide", QObject::tr("Attacks side by side"),
                    QObject::tr("What each attack of this strategy does. A click on a "
                                "heading sorts, one on a row or Enter goes to the attack."),
                    parent, FirstColumn::Stays);
    table->horizontalHeader()->setMinimumSectionSize(leastSectionCharacters *
                                                     table->fontMetrics().averageCharWidth());
    (new SharedColumns(*table, 0, wordCharacters, attackCharacters))->yieldDownTo(leastOfAttack);
    for (const int names : {0, 1}) {
        breakTexts(*table, names);
    }
    const auto follow = [attacks, table, &editor, &service] {
        if (service.isCurrent()) {
            attacks->show(service.answers()->sideBySide);
        }
        showCurrent(*table, editor);
    };
    QObject::connect(&service, &DamageService::answersChanged, table, follow);
    follow();
    (new StaleVeil(*table, [table, &editor] {
        return placeOf(*table, rowOfCurrent(*table, editor).row());
    }))->follow(service, &DamageService::answersChanged, [&editor] { return !editor.isTyped(); });
    const auto goTo = [table, &editor](const QModelIndex& index) {
        editor.setIndex(sortedRows(*table).mapToSource(index).row());
    };
    QObject::connect(table, &QTableView::clicked, table, goTo);
    QObject::connect(table, &QTableView::activated, table, goTo);
    return copiedPage({}, table, parent);
}

}  // namespace polyplan::ui
