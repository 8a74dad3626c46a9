#include "ui/polypile/import_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

#include "ui/parts/shared_columns.h"
#include "ui/polypile/import_delegate.h"

namespace polyplan::ui {

namespace {

/// Characters of a column, and of the game's line, which is read before all else.
constexpr int leastColumn = 10;
constexpr int keptOfLine = 48;

}  // namespace

ImportTable::ImportTable(ImportModel& model, QWidget* parent) : QTableView(parent), lines_(model) {
    setModel(&model);
    setObjectName("importTable");
    setAccessibleName(tr("What is understood, line by line"));
    setToolTip(
        tr("A double click or F2 mends a number or a status, and says what an object is that the "
           "game has not identified; elsewhere a double click, and Enter, leads to the text."));
    setItemDelegate(new ImportDelegate(this));
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    const int row = qRound(fontMetrics().height() * 1.5);
    verticalHeader()->setDefaultSectionSize(row);
    setMinimumHeight(2 * row + 2 * frameWidth());
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // Where the words of a line end hangs on the widths, which must not hang on it in turn.
    (new SharedColumns(*this, ImportModel::Text, leastColumn, keptOfLine))
        ->measureSpans([&model](int line, int column) {
            return column != ImportModel::Text && !model.isStack(line)
                       ? ImportModel::ColumnCount - ImportModel::Object
                       : 1;
        });
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!(index.flags() & Qt::ItemIsEditable)) {
            Q_EMIT textAsked(index.row());
        }
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &ImportTable::spanWords);
    connect(&model, &QAbstractItemModel::modelReset, this, &ImportTable::isUnfit);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ImportTable::isUnfit);
    connect(header, &QHeaderView::sectionResized, this, &ImportTable::isUnfit);
}

/// The first column that a line's words leave free, of which half of the table's width is enough.
int ImportTable::columnBehindWords(int row) const {
    const int wanted = std::min(sizeHintForIndex(lines_.index(row, ImportModel::Text)).width(),
                                viewport()->width() / 2);
    int behind = ImportModel::Object;
    for (int width = columnWidth(ImportModel::Text);
         width < wanted && behind < ImportModel::Outcome; ++behind) {
        width += columnWidth(behind);
    }
    return behind;
}

/// Words have as much as they take, and what becomes of the line the rest. What is wrong with lines
/// stands in one place.
void ImportTable::spanWords() {
    clearSpans();
    int behindUnread = ImportModel::Object;
    for (int row = 0; row < lines_.rowCount(); ++row) {
        if (isUnread(row)) {
            behindUnread = std::max(behindUnread, columnBehindWords(row));
        }
    }
    for (int row = 0; row < lines_.rowCount(); ++row) {
        if (lines_.isStack(row)) {
            continue;
        }
        const int behind = isUnread(row) ? behindUnread : columnBehindWords(row);
        const auto span = [&](int first, int count) {
            if (count > 1) {
                setSpan(row, first, 1, count);
            }
        };
        span(ImportModel::Text, behind);
        span(behind, ImportModel::ColumnCount - behind);
    }
}

/// Where what becomes of a line begins.
QModelIndex ImportTable::outcomeOf(int row) const {
    const int behind = columnSpan(row, ImportModel::Text);
    return lines_.index(row, lines_.isStack(row) ? int(ImportModel::Outcome) : behind);
}

void ImportTable::fitRows() {
    spanWords();
    const int least = verticalHeader()->defaultSectionSize();
    for (int row = 0; row < lines_.rowCount(); ++row) {
        setRowHeight(row, std::max(least, sizeHintForIndex(outcomeOf(row)).height()));
    }
}

int ImportTable::heightOfWholeRows(int most) const {
    int whole = height() - viewport()->height();
    for (int row = 0; row < lines_.rowCount() && whole + rowHeight(row) <= most; ++row) {
        whole += rowHeight(row);
    }
    return whole;
}

bool ImportTable::isUnread(int row) const {
    return lines_.index(row, ImportModel::Text).data(ImportModel::ConcernRole).toInt() ==
           int(ImportModel::Concern::Unread);
}

int ImportTable::nextUnread() const {
    const int rows = lines_.rowCount();
    for (int step = 1; step <= rows; ++step) {
        const int row = (currentIndex().row() + step) % rows;
        if (isUnread(row)) {
            return row;
        }
    }
    return -1;
}

/// Enter edits what can be, the object before all else, or leads to the text.
void ImportTable::keyPressEvent(QKeyEvent* event) {
    const QModelIndex current = currentIndex();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !current.isValid()) {
        QTableView::keyPressEvent(event);
        return;
    }
    const QModelIndex object = current.flags().testFlag(Qt::ItemIsEditable)
                                   ? current
                                   : current.siblingAtColumn(ImportModel::Object);
    if (isPersistentEditorOpen(object)) {
        return;
    }
    if (object.flags() & Qt::ItemIsEditable) {
        setCurrentIndex(object);
        edit(object);
    } else {
        Q_EMIT textAsked(current.row());
    }
}

void ImportTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    Q_EMIT isUnfit();
}

}  // namespace polyplan::ui
