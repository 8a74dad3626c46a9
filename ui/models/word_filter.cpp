#include "ui/models/word_filter.h"

#include <algorithm>

namespace polyplan::ui {

WordFilter::WordFilter(int searchRole, QObject* parent)
    : QSortFilterProxyModel(parent), searchRole_(searchRole) {
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void WordFilter::setSearch(const QString& text) {
    words_ = text.split(' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QString text = sourceModel()->index(row, 0, parent).data(searchRole_).toString();
    return std::ranges::all_of(
        words_, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace polyplan::ui
