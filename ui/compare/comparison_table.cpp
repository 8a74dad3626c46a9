#include "ui/compare/comparison_table.h"

#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>
#include <functional>
#include <numeric>

#include "ui/compare/comparison_delegate.h"
#include "ui/compare/comparison_head.h"
#include "ui/look/metrics.h"
#include "ui/models/comparison_model.h"
#include "ui/parts/calm_table.h"

namespace polyplan::ui {

namespace {

constexpr int leastNameWidth = 18;     ///< of the names of figures, in characters
constexpr int usualNameWidth = 30;     ///< likewise, where the strategies' names may give way
constexpr int leastValueWidth = 14;    ///< likewise, so that the strategy's name is read above
constexpr double mostNameShare = 0.5;  ///< of the table, for the names of figures

/// Shares a room evenly among those that want at least so much of it. Where it is too little for
/// all, each has its least.
std::vector<int> shares(int room, const std::vector<int>& least) {
    std::vector<std::size_t> order(least.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(), [&least](std::size_t at) { return least[at]; });
    std::vector<int> widths(least.size());
    auto others = static_cast<int>(least.size());
    for (const std::size_t at : order) {
        widths[at] = std::max(least[at], room / others);
        room -= widths[at];
        --others;
    }
    return widths;
}

}  // namespace

ComparisonTable::ComparisonTable(ComparisonModel& model, QWidget* parent) : QTableView(parent) {
    setHorizontalHeader(new ComparisonHead(this));
    setModel(&model);
    setItemDelegate(new ComparisonDelegate(this));
    setFrameShape(QFrame::NoFrame);
    makeCalm(*this);
    setSortingEnabled(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(true);
    connect(&model, &ComparisonModel::modelReset, this, &ComparisonTable::fit);
    connect(&model, &ComparisonModel::dataChanged, this, &ComparisonTable::fit);
    // The names of strategies may take another line.
    connect(&model, &ComparisonModel::headerDataChanged, this, [this] {
        fit();
        updateGeometries();
    });
    fit();
}

QSize ComparisonTable::minimumSizeHint() const {
    return {leastNames() + std::accumulate(least_.begin(), least_.end(), 0) +
                verticalScrollBar()->sizeHint().width() + 2 * frameWidth(),
            QTableView::minimumSizeHint().height()};
}

void ComparisonTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void ComparisonTable::fit() {
    spanHeadings();
    measure();
    fitColumns();
}

void ComparisonTable::spanHeadings() {
    for (int row = 0; row < model()->rowCount(); ++row) {
        const bool isHeading = model()->index(row, 0).data(ComparisonModel::IsHeadingRole).toBool();
        const int span = isHeading ? model()->columnCount() : 1;
        if (columnSpan(row, 0) != span) {
            setSpan(row, 0, 1, span);
        }
    }
}

void ComparisonTable::measure() {
    const Metrics metrics(font());
    widestName_ = 0;
    least_.assign(static_cast<std::size_t>(std::max(0, model()->columnCount() - 1)),
                  leastValueWidth * fontMetrics().averageCharWidth());
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex name = model()->index(row, 0);
        if (name.data(ComparisonModel::IsHeadingRole).toBool()) {
            continue;
        }
        widestName_ = std::max(widestName_, ComparisonDelegate::wholeWidth(name, metrics));
        for (std::size_t i = 0; i < least_.size(); ++i) {
            const QModelIndex value = name.siblingAtColumn(static_cast<int>(i) + 1);
            least_[i] = std::max(least_[i], ComparisonDelegate::leastWidth(value, metrics));
        }
    }
    whole_ = least_;
    const auto* head = static_cast<const ComparisonHead*>(horizontalHeader());
    for (std::size_t i = 0; i < whole_.size(); ++i) {
        whole_[i] = std::max(whole_[i], head->wholeWidth(static_cast<int>(i) + 1));
    }
    updateGeometry();
}

int ComparisonTable::leastNames() const {
    return leastNameWidth * fontMetrics().averageCharWidth();
}

void ComparisonTable::fitColumns() {
    if (least_.empty()) {
        return;
    }
    const int room = viewport()->width();
    const auto rest = [room](const std::vector<int>& widths) {
        return room - std::accumulate(widths.begin(), widths.end(), 0);
    };
    const int most = std::min(widestName_, qRound(room * mostNameShare));
    const int usual = std::min(most, usualNameWidth * fontMetrics().averageCharWidth());
    const bool areWhole = rest(whole_) >= usual;
    const std::vector<int>& values = areWhole ? whole_ : least_;
    const int wanted = std::min(areWhole ? most : usual, rest(values));
    const int names = std::max(leastNames(), wanted);
    bool isOther = setWidth(0, names);
    const std::vector<int> widths = shares(room - names, values);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        isOther = setWidth(static_cast<int>(i) + 1, widths[i]) || isOther;
    }
    if (isOther) {
        resizeRowsToContents();
        updateGeometries();
    }
}

bool ComparisonTable::setWidth(int column, int width) {
    const int before = columnWidth(column);
    setColumnWidth(column, width);
    return columnWidth(column) != before;
}

}  // namespace polyplan::ui
