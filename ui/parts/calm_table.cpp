#include "ui/parts/calm_table.h"

#include <QHeaderView>
#include <QTableView>

namespace polyplan::ui {

void makeCalm(QTableView& table) {
    const int rowHeight = qRound(table.fontMetrics().height() * 1.3);
    table.setProperty("roomy", true);  // for the style sheet
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(rowHeight);
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.horizontalHeader()->setHighlightSections(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setSortingEnabled(true);
}

}  // namespace polyplan::ui
