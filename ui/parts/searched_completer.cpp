#include "ui/parts/searched_completer.h"

#include <QAbstractProxyModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <algorithm>
#include <cstdint>
#include <utility>

namespace polyplan::ui {

class SearchedCompleter::Filter : public QSortFilterProxyModel {
  public:
    Filter(int role, QObject* parent) : QSortFilterProxyModel(parent), role_(role) {}

    void setWords(QStringList words) {
        if (words != words_) {
            words_ = std::move(words);
            invalidateRowsFilter();
        }
    }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QString text = sourceModel()->index(row, 0, parent).data(role_).toString();
        return !text.isEmpty() && std::ranges::all_of(words_, [&](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
    }

  private:
    int role_;
    QStringList words_;
};

namespace {

enum class Likeness : std::uint8_t { None, Found, Begins, FirstWord, Same };

/// How well a row answers to what was typed: "LITE" means "LITE · light" rather than "LITE_WEAK".
Likeness likenessOf(const QString& row, const QString& typed) {
    if (row.compare(typed, Qt::CaseInsensitive) == 0) {
        return Likeness::Same;
    }
    if (!row.startsWith(typed, Qt::CaseInsensitive)) {
        return Likeness::Found;
    }
    return row.at(typed.size()).isSpace() ? Likeness::FirstWord : Likeness::Begins;
}

}  // namespace

SearchedCompleter::SearchedCompleter(QAbstractItemModel* model, int searchRole, QObject* parent)
    : QCompleter(parent), filter_(new Filter(searchRole, this)) {
    filter_->setSourceModel(model);
    setModel(filter_);
    // The filter has looked already: every row that it lets through completes the empty text.
    setCompletionMode(QCompleter::PopupCompletion);
    setCaseSensitivity(Qt::CaseInsensitive);
    setMaxVisibleItems(12);
}

QString SearchedCompleter::pathFromIndex(const QModelIndex& index) const {
    return index.data(Qt::DisplayRole).toString();
}

QStringList SearchedCompleter::splitPath(const QString& path) const {
    filter_->setWords(path.split(' ', Qt::SkipEmptyParts));
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
    filter_->setWords(text.split(' ', Qt::SkipEmptyParts));
    QModelIndex best;
    auto likeness = Likeness::None;
    for (int row = 0; row < filter_->rowCount(); ++row) {
        const QModelIndex index = filter_->index(row, 0);
        const auto here = likenessOf(index.data().toString(), text.trimmed());
        if (here > likeness) {
            best = index;
            likeness = here;
        }
    }
    return best.isValid() ? filter_->mapToSource(best) : QModelIndex();
}

}  // namespace polyplan::ui
