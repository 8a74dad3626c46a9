#include "ui/parts/searched_completer.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>

#include "ui/models/ranked_filter.h"
#include "ui/parts/suggestion_delegate.h"

namespace polyplan::ui {

namespace {

RankedFilter* filterOver(QAbstractItemModel* model, int searchRole) {
    auto* filter = new RankedFilter(searchRole, Qt::DisplayRole);
    filter->setSourceModel(model);
    return filter;
}

}  // namespace

SearchedCompleter::SearchedCompleter(QAbstractItemModel* model, int searchRole, QObject* parent)
    : SearchedCompleter(filterOver(model, searchRole), parent) {
    if (model->parent() == nullptr) {
        model->setParent(this);
    }
}

SearchedCompleter::SearchedCompleter(RankedFilter* filter, QObject* parent)
    : QCompleter(parent), filter_(filter) {
    filter_->setParent(this);
    setModel(filter_);
    // The filter has looked already: every row that it lets through completes the empty text.
    setCompletionMode(QCompleter::PopupCompletion);
    setCaseSensitivity(Qt::CaseInsensitive);
    setMaxVisibleItems(12);
    showSuggestionsIn(*popup());
}

QString SearchedCompleter::pathFromIndex(const QModelIndex& index) const {
    return index.data(Qt::DisplayRole).toString();
}

QStringList SearchedCompleter::splitPath(const QString& path) const {
    filter_->setSearch(path);
    return {QString()};
}

QModelIndex SearchedCompleter::sourceOf(const QModelIndex& completion) const {
    const auto* proxy = qobject_cast<const QAbstractProxyModel*>(completion.model());
    if (proxy == nullptr) {
        return {};
    }
    const QModelIndex filtered = proxy->mapToSource(completion);
    return filtered.model() == filter_ ? filter_->mapToSource(filtered) : filtered;
}

QModelIndex SearchedCompleter::bestFound(const QString& text) {
    filter_->setSearch(text);
    return filter_->mapToSource(filter_->index(0, 0));
}

}  // namespace polyplan::ui
