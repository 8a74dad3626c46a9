#include "ui/parts/calm_table.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include "ui/models/cell_table.h"
#include "ui/parts/frozen_column.h"

namespace polyplan::ui {

namespace {

constexpr int leastLines = 4;

}  // namespace

void makeCalm(QTableView& table, bool isRoomy) {
    const int rowHeight = qRound(table.fontMetrics().height() * 1.3);
    table.setProperty("roomy", isRoomy);  // for the style sheet
    table.setShowGrid(false);
    table.setWordWrap(false);
    // By whole columns, one that is wider than the table could not be read to its end.
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
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

QTableView* calmTable(QAbstractItemModel* model, const char* objectName, const QString& title,
                      const QString& toolTip, QWidget* parent, FirstColumn firstColumn) {
    auto* table =
        firstColumn == FirstColumn::Stays ? new FrozenColumnTable(parent) : new QTableView(parent);
    table->setModel(model);
    table->setObjectName(QLatin1StringView(objectName));
    table->setAccessibleName(title);
    table->setToolTip(toolTip);
    makeCalm(*table);
    table->setMinimumHeight(leastLines * table->fontMetrics().height());
    return table;
}

QTableView* sortedTable(CellTable* model, const char* objectName, const QString& title,
                        const QString& toolTip, QWidget* parent, FirstColumn firstColumn) {
    auto* sorted = new QSortFilterProxyModel(model);
    sorted->setSourceModel(model);
    sorted->setSortRole(CellTable::SortRole);
    sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    auto* table = calmTable(sorted, objectName, title, toolTip, parent, firstColumn);
    table->sortByColumn(-1, Qt::AscendingOrder);
    return table;
}

void keepRowsInSight(QTableView& table, int rows) {
    table.ensurePolished();
    table.setMinimumHeight(table.horizontalHeader()->sizeHint().height() +
                           rows * table.verticalHeader()->defaultSectionSize() +
                           2 * table.frameWidth());
}

}  // namespace polyplan::ui
