#include "ui/models/word_filter.h"

#include <algorithm>
#include <utility>

#include "ui/models/row_role.h"

namespace polyplan::ui {

WordFilter::WordFilter(int searchRole, QObject* parent)
    : QSortFilterProxyModel(parent), searchRole_(searchRole) {
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void WordFilter::setSearch(const QString& text) {
    setWords(text);
    invalidateRowsFilter();
}

bool WordFilter::setChosen(const QModelIndex& chosen) {
    if (chosen_ == chosen) {
        return false;
    }
    const QPersistentModelIndex before = std::exchange(chosen_, chosen);
    for (const QModelIndex& each : {QModelIndex(before), chosen}) {
        if (const QModelIndex row = mapFromSource(each); row.isValid()) {
            Q_EMIT dataChanged(row, row, {RowChosen, Qt::AccessibleTextRole});
        }
    }
    return true;
}

bool WordFilter::isChosen(const QModelIndex& index) const {
    return chosen_.isValid() && index.isValid() && mapToSource(index).row() == chosen_.row();
}

QVariant WordFilter::data(const QModelIndex& index, int role) const {
    if (role == RowChosen) {
        return isChosen(index);
    }
    const QVariant value = QSortFilterProxyModel::data(index, role);
    if (role != Qt::AccessibleTextRole || !isChosen(index)) {
        return value;
    }
    const QString text = value.toString();
    return tr("%1, chosen").arg(text.isEmpty() ? index.data().toString() : text);
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
