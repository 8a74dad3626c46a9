#include "ui/parts/shared_columns.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QTableView>
#include <algorithm>
#include <numeric>

namespace polyplan::ui {

namespace {

constexpr int mostMeasuredRows = 200;

}  // namespace

std::vector<int> SharedColumns::shares(const std::vector<int>& needs, int room, int least) {
    std::vector<std::size_t> byNeed(needs.size());
    std::iota(byNeed.begin(), byNeed.end(), std::size_t{0});
    std::ranges::stable_sort(byNeed, {}, [&](std::size_t at) { return needs[at]; });
    std::vector<int> widths(needs.size());
    auto left = static_cast<int>(needs.size());
    for (const std::size_t at : byNeed) {
        widths[at] = std::min(needs[at], std::max(least, room / left));
        room -= widths[at];
        --left;
    }
    return widths;
}

SharedColumns::SharedColumns(QTableView& table, int roomy, int leastCharacters, int keptCharacters)
    : QObject(&table),
      table_(table),
      roomy_(roomy),
      leastCharacters_(leastCharacters),
      keptCharacters_(keptCharacters) {
    QHeaderView* header = table.horizontalHeader();
    header->setStretchLastSection(false);
    header->setTextElideMode(Qt::ElideRight);
    header->setSectionResizeMode(QHeaderView::Interactive);
    table.viewport()->installEventFilter(this);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &SharedColumns::fit);
    const auto fitSoon = [this] { soon_.start(0); };
    const auto* model = table.model();
    connect(model, &QAbstractItemModel::modelReset, this, fitSoon);
    connect(model, &QAbstractItemModel::dataChanged, this, fitSoon);
    connect(model, &QAbstractItemModel::rowsInserted, this, fitSoon);
    connect(model, &QAbstractItemModel::rowsRemoved, this, fitSoon);
    connect(header, &QHeaderView::sectionResized, this, [this] {
        isByHand_ = isByHand_ || (!isFitting_ && QApplication::mouseButtons() != Qt::NoButton);
    });
    soon_.start(0);
}

bool SharedColumns::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        soon_.start(0);
    }
    return QObject::eventFilter(watched, event);
}

int SharedColumns::needOfHead(int column) const {
    const QHeaderView* header = table_.horizontalHeader();
    if (header->isHidden()) {
        return 0;
    }
    if (!header->isSortIndicatorShown()) {
        return header->sectionSizeHint(column);
    }
    // The arrow of a sorted column stands above the words, not beside them.
    QStyleOptionHeader head;
    head.initFrom(header);
    head.text = table_.model()->headerData(column, Qt::Horizontal).toString();
    return header->style()->sizeFromContents(QStyle::CT_HeaderSection, &head, {}, header).width();
}

int SharedColumns::needOf(int column) const {
    if (table_.isColumnHidden(column)) {
        return 0;
    }
    int need = needOfHead(column);
    const int rows = std::min(table_.model()->rowCount(), mostMeasuredRows);
    for (int row = 0; row < rows; ++row) {
        if (table_.columnSpan(row, column) == 1) {
            const QModelIndex index = table_.model()->index(row, column);
            need = std::max(need, table_.sizeHintForIndex(index).width() + 1);
        }
    }
    return need;
}

bool SharedColumns::isBare(int column) const {
    const int rows = table_.model()->rowCount();
    for (int row = 0; row < rows; ++row) {
        if (!table_.model()->index(row, column).data().toString().isEmpty()) {
            return false;
        }
    }
    return rows > 0;
}

void SharedColumns::takeFromBare(std::vector<int>& needs, int lacking, int least) const {
    std::vector<std::size_t> bare;
    std::vector<int> ofBare;
    for (std::size_t column = 0; column < needs.size(); ++column) {
        if (isBare(static_cast<int>(column))) {
            bare.push_back(column);
            ofBare.push_back(needs[column]);
        }
    }
    const int room = std::accumulate(ofBare.begin(), ofBare.end(), -lacking);
    const std::vector<int> left = shares(ofBare, room, least);
    for (std::size_t i = 0; i < bare.size(); ++i) {
        needs[bare[i]] = left[i];
    }
}

void SharedColumns::fit() {
    QHeaderView* header = table_.horizontalHeader();
    if (isByHand_ || header->count() == 0) {
        return;
    }
    std::vector<int> needs;
    for (int column = 0; column < header->count(); ++column) {
        needs.push_back(needOf(column));
    }
    const int character = table_.fontMetrics().averageCharWidth();
    const int least = leastCharacters_ * character;
    const auto roomy = static_cast<std::size_t>(roomy_);
    const int kept = std::min(needs[roomy], keptCharacters_ * character);
    if (keptCharacters_ > 0) {
        needs[roomy] = 0;
    }
    const int room = table_.viewport()->width() - kept;
    if (const int lacking = std::accumulate(needs.begin(), needs.end(), -room); lacking > 0) {
        takeFromBare(needs, lacking, least / 2);
    }
    std::vector<int> widths = shares(needs, room, least);
    const int taken = std::accumulate(widths.begin(), widths.end(), 0);
    widths[roomy] += kept + std::max(0, room - taken);
    isFitting_ = true;
    for (int column = 0; column < header->count(); ++column) {
        if (!header->isSectionHidden(column)) {
            header->resizeSection(column, widths[static_cast<std::size_t>(column)]);
        }
    }
    isFitting_ = false;
}

}  // namespace polyplan::ui
