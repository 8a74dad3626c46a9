#include "ui/parts/shared_columns.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>
#include <numeric>
#include <set>

namespace polyplan::ui {

namespace {

constexpr int mostMeasuredRows = 1000;
constexpr int headMargins = 18;       ///< beside a head, in pixels
constexpr int denseHeadMargins = 13;  ///< beside a head where the style sheet keeps less free

}  // namespace

std::vector<int> SharedColumns::shares(const std::vector<int>& needs, const std::vector<int>& least,
                                       int room) {
    const auto upTo = [&](int level) {
        std::vector<int> widths;
        for (std::size_t at = 0; at < needs.size(); ++at) {
            widths.push_back(std::clamp(level, std::min(least[at], needs[at]), needs[at]));
        }
        return widths;
    };
    const auto fits = [&](int level) {
        const std::vector<int> widths = upTo(level);
        return std::accumulate(widths.begin(), widths.end(), 0) <= room;
    };
    int level = 0;
    for (int tooHigh = std::max(0, room) + 1; tooHigh - level > 1;) {
        const int middle = std::midpoint(level, tooHigh);
        (fits(middle) ? level : tooHigh) = middle;
    }
    return upTo(level);
}

SharedColumns::SharedColumns(QTableView& table, int roomy, int leastCharacters, int keptCharacters)
    : QObject(&table),
      table_(table),
      roomy_(roomy),
      leastCharacters_(leastCharacters),
      keptCharacters_(keptCharacters),
      leastKept_(keptCharacters / 2) {
    QHeaderView* header = table.horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    table.viewport()->installEventFilter(this);
    header->viewport()->installEventFilter(this);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &SharedColumns::fit);
    const auto fitSoon = [this] { soon_.start(0); };
    const auto* model = table.model();
    connect(model, &QAbstractItemModel::modelReset, this, fitSoon);
    connect(model, &QAbstractItemModel::dataChanged, this, fitSoon);
    connect(model, &QAbstractItemModel::rowsInserted, this, fitSoon);
    connect(model, &QAbstractItemModel::rowsRemoved, this, fitSoon);
    connect(header, &QHeaderView::sectionResized, this,
            [this] { isByHand_ = isByHand_ || (!isFitting_ && isHeaderHeld_); });
    soon_.start(0);
}

void SharedColumns::yieldDownTo(int characters) {
    leastKept_ = characters;
    soon_.start(0);
}

void SharedColumns::keepWhole(int column) {
    whole_ = column;
    soon_.start(0);
}

void SharedColumns::measureSpans(std::function<int(int row, int column)> span) {
    span_ = std::move(span);
    soon_.start(0);
}

void SharedColumns::foldWhereNarrow(const std::vector<int>& columns) {
    foldable_ = columns;
    soon_.start(0);
}

bool SharedColumns::isFoldable(int column) const {
    return std::ranges::find(foldable_, column) != foldable_.end();
}

void SharedColumns::fold(bool isNarrow) {
    if (isNarrow == isFolded_) {
        return;
    }
    isFolded_ = isNarrow;
    for (const int column : foldable_) {
        table_.setColumnHidden(column, isNarrow);
    }
    Q_EMIT folded(isNarrow);
}

bool SharedColumns::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Resize:
            soon_.start(0);
            break;
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::MouseButtonRelease:
            isHeaderHeld_ = watched == table_.horizontalHeader()->viewport() &&
                            event->type() != QEvent::MouseButtonRelease;
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

/// Half a number is a wrong one; as everywhere, numbers stand at the right of their column.
bool SharedColumns::isOfNumbers(int column) const {
    const QVariant alignment =
        table_.model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    return (alignment.value<Qt::Alignment>() & Qt::AlignRight) != 0;
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
    const QString words = table_.model()->headerData(column, Qt::Horizontal).toString();
    return header->fontMetrics().horizontalAdvance(words) +
           (table_.property("dense").toBool() ? denseHeadMargins : headMargins);
}

int SharedColumns::spanOf(int row, int column) const {
    return span_ ? span_(row, column) : table_.columnSpan(row, column);
}

int SharedColumns::needOf(int column, int head) const {
    if (table_.isColumnHidden(column) && !isFoldable(column)) {
        return 0;
    }
    int need = head;
    std::set<std::pair<QString, bool>> measured;  // with whether it is bold
    const int rows = std::min(table_.model()->rowCount(), mostMeasuredRows);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = table_.model()->index(row, column);
        const bool isBold = index.data(Qt::FontRole).value<QFont>().bold();
        if (spanOf(row, column) == 1 && measured.emplace(index.data().toString(), isBold).second) {
            need = std::max(need, table_.sizeHintForIndex(index).width() + 1);
        }
    }
    return need;
}

std::vector<int> SharedColumns::withSpans(const std::vector<int>& needs) const {
    std::vector<int> result = needs;
    const auto columns = static_cast<int>(needs.size());
    const int rows = std::min(table_.model()->rowCount(), mostMeasuredRows);
    for (int row = 0; row < rows; ++row) {
        for (int first = 0, end = 0; first < columns; first = end) {
            end = std::min(first + spanOf(row, first), columns);
            if (end == first + 1) {
                continue;
            }
            const auto counted = static_cast<std::size_t>(first == roomy_ ? first : end - 1);
            const int others =
                std::accumulate(needs.begin() + first, needs.begin() + end, 0) - needs[counted];
            const QModelIndex index = table_.model()->index(row, first);
            result[counted] =
                std::max(result[counted], table_.sizeHintForIndex(index).width() + 1 - others);
        }
    }
    return result;
}

std::pair<std::vector<int>, std::vector<int>> SharedColumns::needsAndLeast() const {
    const int character = table_.fontMetrics().averageCharWidth();
    std::vector<int> needs;
    std::vector<int> least;
    for (int column = 0; column < table_.horizontalHeader()->count(); ++column) {
        const int head = needOfHead(column);
        needs.push_back(needOf(column, head));
        const bool isWhole = column == whole_ || isOfNumbers(column);
        least.push_back(isWhole ? needs.back() : std::max(leastCharacters_ * character, head));
    }
    return {needs, least};
}

void SharedColumns::fit() {
    QHeaderView* header = table_.horizontalHeader();
    if (isByHand_ || header->count() == 0) {
        return;
    }
    const int character = table_.fontMetrics().averageCharWidth();
    auto [needs, least] = needsAndLeast();
    const auto roomy = static_cast<std::size_t>(roomy_);
    const int leastRoomy = std::max(leastKept_ * character, needOfHead(roomy_));
    if (!foldable_.empty()) {
        std::vector<int> narrowest = shares(needs, least, 0);
        narrowest[roomy] = std::min(needs[roomy], leastRoomy);
        fold(std::accumulate(narrowest.begin(), narrowest.end(), 0) > table_.viewport()->width());
        for (const int column : foldable_) {
            needs[static_cast<std::size_t>(column)] *= isFolded_ ? 0 : 1;
        }
    }
    needs = withSpans(needs);
    const int wanted = std::min(needs[roomy], keptCharacters_ * character);
    if (keptCharacters_ > 0) {
        needs[roomy] = 0;
    }
    const std::vector<int> others = shares(needs, least, 0);
    const int left = table_.viewport()->width() - std::accumulate(others.begin(), others.end(), 0);
    const int kept = std::clamp(left, std::min(wanted, leastRoomy), wanted);
    const int room = table_.viewport()->width() - kept;
    std::vector<int> widths = shares(needs, least, room);
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

bool hasColumn(const QTableView& table, int column) {
    const auto* shared = table.findChild<SharedColumns*>();
    return !table.isColumnHidden(column) || (shared != nullptr && shared->isPutAway(column));
}

}  // namespace polyplan::ui
