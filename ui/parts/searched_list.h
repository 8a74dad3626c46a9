#pragma once

#include <QModelIndex>
#include <QWidget>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QLabel;
class QLineEdit;
class QListView;

namespace polyplan::ui {

class WordFilter;

/// A list with a field above it in which something of it is found by typing. A click or Enter
/// chooses; in the field, Enter takes what is called just so, else the first that is found, which
/// the cursor stands at while one types. What is chosen is marked besides, and the cursor comes
/// back to it once the list is left.
class SearchedList : public QWidget {
    Q_OBJECT

  public:
    /// @param filter that says what is found
    SearchedList(QAbstractItemModel* model, WordFilter* filter, QAbstractItemDelegate* delegate,
                 QWidget* parent = nullptr);
    /// @param searchRole of the model: what is looked into
    SearchedList(QAbstractItemModel* model, int searchRole, QAbstractItemDelegate* delegate,
                 QWidget* parent = nullptr);

    QLineEdit& search() { return *search_; }
    QListView& list() { return *list_; }
    /// @param words in place of the rows where nothing fits
    void setNothingFound(const QString& words);

    /// Lets the user type a search.
    void startSearch();
    /// Marks it, also again when a search that hid it is over, as one is that was left.
    /// @param chosen of the model; invalid: nothing is marked
    void showChosen(const QModelIndex& chosen);

  Q_SIGNALS:
    /// @param index of the model
    void chosen(const QModelIndex& index);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool isSearching() const;
    void placeCursor();
    void standAtChosen();
    void standAtBest();
    /// What Enter takes. Invalid: nothing is found.
    QModelIndex best() const;
    void chooseBest();

    void choose(const QModelIndex& filtered);

    WordFilter* filter_;
    QLineEdit* search_;
    QListView* list_;
    QLabel* nothing_;
};

}  // namespace polyplan::ui
