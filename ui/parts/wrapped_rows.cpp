#include "ui/parts/wrapped_rows.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <algorithm>

#include "ui/look/broken_lines.h"

namespace polyplan::ui {

namespace {

constexpr double freeShare = 0.35;  ///< of a line, above and below a text together

/// Of a column's texts where they are broken at every word.
int longestWordOf(const QTableView& table, int column) {
    const QFontMetrics words(table.font());
    int least = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        for (const QString& word :
             table.model()->index(row, column).data().toString().split(u' ')) {
            least = std::max(least, words.horizontalAdvance(word) + textMarginsIn(table));
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

/// Once, when other texts may be there.
void startAfterChanges(QTimer& soon, const QTableView& table) {
    soon.setSingleShot(true);
    const auto start = [&soon] { soon.start(0); };
    const QAbstractItemModel* model = table.model();
    QObject::connect(model, &QAbstractItemModel::modelReset, &soon, start);
    QObject::connect(model, &QAbstractItemModel::dataChanged, &soon, start);
    QObject::connect(model, &QAbstractItemModel::layoutChanged, &soon, start);
}

/// Breaks what the column has no room for.
class WrappingDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return wrappedSize(option, index);
    }

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = wrappedText(*option, index);
    }
};

}  // namespace

int textMarginsIn(const QTableView& table) {
    constexpr int roomyPadding = 6;  // as the style sheet has it
    const int padding = table.property("roomy").toBool() ? roomyPadding : 0;
    return 2 * (table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1 +
                padding);
}

QString wrappedText(const QStyleOptionViewItem& option, const QModelIndex& index) {
    constexpr int mostLines = 100;
    const auto& table = *qobject_cast<const QTableView*>(option.widget);
    return brokenIntoLines(index.data().toString(), option.font,
                           std::max(1, widthOfCell(table, index) - textMarginsIn(table)), mostLines)
        .join(QChar(QChar::LineSeparator));
}

QSize wrappedSize(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const QFontMetrics words(option.font);
    const int margins = textMarginsIn(*qobject_cast<const QTableView*>(option.widget));
    const auto lines = static_cast<int>(wrappedText(option, index).count(QChar::LineSeparator)) + 1;
    // Of a column as wide as its texts none is broken. Widths are rounded: one more pixel.
    return {
        words.horizontalAdvance(index.data().toString()) + margins + 1,
        std::max(lines * words.lineSpacing(), words.height()) + qRound(freeShare * words.height())};
}

void fitRows(QTableView& table) {
    const QAbstractItemView& view = table;
    const int least = table.verticalHeader()->minimumSectionSize();
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        table.setRowHeight(row, std::max(least, view.sizeHintForRow(row)));
    }
}

void breakTexts(QTableView& table, int column) {
    table.setWordWrap(true);
    table.setItemDelegateForColumn(column, new WrappingDelegate(&table));
    auto* soon = new QTimer(&table);
    startAfterChanges(*soon, table);
    QObject::connect(soon, &QTimer::timeout, &table, [&table] { fitRows(table); });
    QObject::connect(table.horizontalHeader(), &QHeaderView::sectionResized, soon,
                     [soon] { soon->start(0); });
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
    startAfterChanges(soon_, table);
    connect(&soon_, &QTimer::timeout, this, &WrappedRows::fit);
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { soon_.start(0); });
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
    const int margins = textMarginsIn(table_);
    const int least = leastCharacters_ * character + margins;
    const int usual = wantedCharacters_ * character + margins;
    const QAbstractItemView& view = table_;
    const int needed = std::max(header->sectionSizeHint(last), view.sizeHintForColumn(last));
    const auto yieldFirst = [&](int wanted, int leastOfFirst) {
        const int first = header->sectionSize(0);
        if (last > 0 && rest < wanted) {
            const int kept = std::max(header->sectionSizeHint(0), leastOfFirst);
            header->resizeSection(0, std::min(first, std::max(first - (wanted - rest), kept)));
            rest += first - header->sectionSize(0);
        }
    };
    yieldFirst(std::min(usual, needed), std::min(usual, longestWordOf(table_, 0)));
    yieldFirst(least, least);
    header->resizeSection(last, std::max(least, rest));
    fitRows(table_);
}

}  // namespace polyplan::ui
