#include "ui/models/word_filter.h"

#include <algorithm>

namespace polyplan::ui {

WordFilter::WordFilter(int searchRole, QObject* parent)
    : QSortFilterProxyModel(parent), searchRole_(searchRole) {
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void WordFilter::setSearch(const QString& text) {
    setWords(text);
    invalidateRowsFilter();
}

bool WordFilter::holdsWords(const QModelIndex& index) const {
    const QString text = index.data(searchRole_).toString();
    return std::ranges::all_of(
        words_, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    return holdsWords(sourceModel()->index(row, 0, parent));
}

}  // namespace polyplan::ui
