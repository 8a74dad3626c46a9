#include "ui/parts/wrapped_rows.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <algorithm>

namespace polyplan::ui {

namespace {

constexpr double freeShare = 0.35;  ///< of a line, above and below a text together

/// Of the column's head, and of its texts where they are broken at every word.
int leastWidthOf(const QTableView& table, int column) {
    const QFontMetrics words(table.font());
    int least = table.horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        for (const QString& word :
             table.model()->index(row, column).data().toString().split(u' ')) {
            least = std::max(least, words.horizontalAdvance(word) + textMargins);
        }
    }
    return least;
}

/// Of its column, and of those that it spans.
int widthOfCell(const QTableView& table, const QModelIndex& index) {
    int width = 0;
    const int end = index.column() + table.columnSpan(index.row(), index.column());
    for (int column = index.column(); column < end; ++column) {
        width += table.columnWidth(column);
    }
    return width;
}

class WrappingDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        // Of a column as wide as its texts none is broken. Widths are rounded: one more pixel.
        const int whole =
            QFontMetrics(option.font).horizontalAdvance(index.data().toString()) + textMargins + 1;
        return {std::max(whole, QStyledItemDelegate::sizeHint(option, index).width()),
                wrappedHeight(option, index)};
    }
};

}  // namespace

int wrappedHeight(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const QFontMetrics words(option.font);
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    const int width = table == nullptr ? option.rect.width() : widthOfCell(*table, index);
    const QStyle* style = table == nullptr ? QApplication::style() : table->style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, table) + 1;
    const QRect text = words.boundingRect(QRect(0, 0, std::max(1, width - 2 * margin - 1), 0),
                                          Qt::TextWordWrap, index.data().toString());
    return std::max(text.height(), words.height()) + qRound(freeShare * words.height());
}

void fitRows(QTableView& table) {
    const QAbstractItemView& view = table;
    const int least = table.verticalHeader()->minimumSectionSize();
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        table.setRowHeight(row, std::max(least, view.sizeHintForRow(row)));
    }
}

WrappedRows::WrappedRows(QTableView& table, int leastCharacters, int wantedCharacters)
    : QObject(&table),
      table_(table),
      leastCharacters_(leastCharacters),
      wantedCharacters_(wantedCharacters) {
    table.setWordWrap(true);
    table.setItemDelegate(new WrappingDelegate(&table));
    // What is out of sight makes no row higher.
    table.verticalHeader()->setResizeContentsPrecision(0);
    table.viewport()->installEventFilter(this);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &WrappedRows::fit);
    const auto fitSoon = [this] { soon_.start(0); };
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, fitSoon);
    connect(table.model(), &QAbstractItemModel::modelReset, this, fitSoon);
    connect(table.model(), &QAbstractItemModel::dataChanged, this, fitSoon);
    connect(table.model(), &QAbstractItemModel::layoutChanged, this, fitSoon);
    soon_.start(0);
}

bool WrappedRows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        soon_.start(0);
    }
    return QObject::eventFilter(watched, event);
}

void WrappedRows::fit() {
    QHeaderView* header = table_.horizontalHeader();
    const int last = header->count() - 1;
    if (last < 0) {
        return;
    }
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    int rest = table_.viewport()->width();
    for (int column = 0; column < last; ++column) {
        table_.resizeColumnToContents(column);
        rest -= header->sectionSize(column);
    }
    const int character = table_.fontMetrics().averageCharWidth();
    const int least = leastCharacters_ * character + textMargins;
    const QAbstractItemView& view = table_;
    const int needed = std::max(header->sectionSizeHint(last), view.sizeHintForColumn(last));
    const int wanted = std::min(wantedCharacters_ * character + textMargins, needed);
    if (const int first = header->sectionSize(0); last > 0 && rest < wanted) {
        const int leastOfFirst = std::min(first, leastWidthOf(table_, 0));
        header->resizeSection(0, std::max(first - (wanted - rest), leastOfFirst));
        rest += first - header->sectionSize(0);
    }
    header->resizeSection(last, std::max(least, rest));
    fitRows(table_);
}

}  // namespace polyplan::ui
