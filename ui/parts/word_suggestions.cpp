#include "ui/parts/word_suggestions.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>

namespace polyplan::ui {

WordSuggestions::WordSuggestions(const QStringList& words, QLineEdit& field, Completes completes)
    : SearchedCompleter(new QStringListModel(words), Qt::DisplayRole, &field),
      field_(field),
      completes_(completes) {
    // Behind what the field itself does with the click.
    connect(this, qOverload<const QString&>(&QCompleter::activated), this, &WordSuggestions::take,
            Qt::QueuedConnection);
}

QString WordSuggestions::before() const {
    const qsizetype comma = completes_ == Completes::Whole ? -1 : field_.text().lastIndexOf(u',');
    return comma < 0 ? QString() : field_.text().first(comma + 1) + u' ';
}

QString WordSuggestions::pathFromIndex(const QModelIndex& index) const {
    return before() + SearchedCompleter::pathFromIndex(index);
}

QStringList WordSuggestions::splitPath(const QString& path) const {
    return SearchedCompleter::splitPath(
        completes_ == Completes::Whole ? path : path.sliced(path.lastIndexOf(u',') + 1));
}

/// The completer's own Enter only fills the field in, and its Tab goes past whoever has opened the
/// field to edit a cell, and would open the next.
bool WordSuggestions::eventFilter(QObject* watched, QEvent* event) {
    if (watched != popup() || event->type() != QEvent::KeyPress) {
        return SearchedCompleter::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
        if (popup()->currentIndex().isValid()) {
            field_.setText(pathFromIndex(popup()->currentIndex()));
        }
        popup()->hide();
        QCoreApplication::sendEvent(&field_, event);
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter) {
        return SearchedCompleter::eventFilter(watched, event);
    }
    const bool isOnlyOne = completes_ == Completes::LastOfList && completionCount() == 1;
    const QModelIndex chosen = popup()->currentIndex().isValid() || !isOnlyOne
                                   ? popup()->currentIndex()
                                   : popup()->model()->index(0, completionColumn());
    const QString text = chosen.isValid() ? pathFromIndex(chosen) : field_.text();
    popup()->hide();
    take(text);
    return true;
}

void WordSuggestions::take(const QString& text) {
    field_.setText(text);
    Q_EMIT taken(&field_);
}

}  // namespace polyplan::ui
