#include "ui/parts/search_field.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QTimer>

#include "ui/parts/searched_completer.h"

namespace polyplan::ui {

SearchField::SearchField(QAbstractItemModel* model, int searchRole, QWidget* parent)
    : SearchField(new SearchedCompleter(model, searchRole), parent) {}

SearchField::SearchField(RankedFilter* filter, QWidget* parent)
    : SearchField(new SearchedCompleter(filter), parent) {}

SearchField::SearchField(SearchedCompleter* completer, QWidget* parent)
    : SearchLine(parent), completer_(completer) {
    completer_->setParent(this);
    setCompleter(completer_);
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { take(completer_->sourceOf(index)); });
}

void SearchField::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || text().trimmed().isEmpty()) {
        SearchLine::keyPressEvent(event);
        return;
    }
    const QAbstractItemView& popup = *completer_->popup();
    const QModelIndex chosen = popup.isVisible() ? popup.currentIndex() : QModelIndex();
    const QModelIndex found =
        chosen.isValid() ? completer_->sourceOf(chosen) : completer_->bestFound(text());
    completer_->popup()->hide();
    if (found.isValid()) {
        take(found);
    } else {
        Q_EMIT nothingFound(text());
    }
}

void SearchField::take(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    Q_EMIT taken(index);
    // Unlike clear(), it leaves nothing of the typing to be undone.
    setText({});
    // The completer fills in its text after it has told of the choice.
    QTimer::singleShot(0, this, [this] { setText({}); });
}

}  // namespace polyplan::ui
