#pragma once

#include "ui/parts/search_line.h"

class QAbstractItemModel;

namespace polyplan::ui {

class RankedFilter;
class SearchedCompleter;

/// A field in which something of a long list is found by typing: the list of what fits stands
/// below it, Enter takes the one that is chosen there, or else the first. Empties itself then, and
/// by Escape.
class SearchField : public SearchLine {
    Q_OBJECT

  public:
    SearchField(QAbstractItemModel* model, int searchRole, QWidget* parent = nullptr);
    /// @param filter over the model, which says what is found and in which order
    explicit SearchField(RankedFilter* filter, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// @param index in the model
    void taken(const QModelIndex& index);
    void nothingFound(const QString& text);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    explicit SearchField(SearchedCompleter* completer, QWidget* parent);
    void take(const QModelIndex& index);

    SearchedCompleter* completer_;
};

}  // namespace polyplan::ui
