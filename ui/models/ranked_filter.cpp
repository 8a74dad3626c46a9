#include "ui/models/ranked_filter.h"

namespace polyplan::ui {

RankedFilter::RankedFilter(int searchRole, int nameRole, QObject* parent)
    : WordFilter(searchRole, parent), searchRole_(searchRole), nameRole_(nameRole) {}

void RankedFilter::setSearch(const QString& text) {
    const QString search = text.simplified();
    if (search != search_) {
        search_ = search;
        setWords(search);
        showAnew();
    }
}

void RankedFilter::showAnew() {
    sort(-1);
    invalidateRowsFilter();
    if (hasOrder()) {
        sort(0);
    }
}

Likeness RankedFilter::likenessOf(const QModelIndex& index) const {
    return holdsWords(index) ? ui::likenessOf(nameOf(index), search_) : Likeness::None;
}

bool RankedFilter::isBefore(const QModelIndex& a, const QModelIndex& b) const {
    return a.row() < b.row();
}

bool RankedFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return !index.data(searchRole_).toString().isEmpty() && likenessOf(index) != Likeness::None;
}

bool RankedFilter::lessThan(const QModelIndex& a, const QModelIndex& b) const {
    if (!search_.isEmpty()) {
        const Likeness left = likenessOf(a);
        const Likeness right = likenessOf(b);
        if (left != right) {
            return left > right;
        }
    }
    return isBefore(a, b);
}

}  // namespace polyplan::ui
