#pragma once

#include <QWidget>

#include "ui/shell/help_book.h"

class QLabel;
class QLineEdit;
class QListView;

namespace polyplan::ui {

class HelpBrowser;
class HelpContentsModel;

/// The help: the list of its pages, a search in all of them, and the page that is read.
class HelpWindow : public QWidget {
    Q_OBJECT

  public:
    explicit HelpWindow(QWidget* parent);

    /// Shows the window, in front, at a place.
    void open(const HelpPlace& place);
    HelpBrowser& browser() { return *browser_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* buildBar();
    QWidget* buildContents();
    void startSearch();
    void search(const QString& words);
    void choose(const QModelIndex& index);
    void showPlace();
    /// Escape takes a search back first.
    void leave();

    HelpBook book_;
    HelpContentsModel* contents_;
    QListView* list_ = nullptr;
    QLineEdit* search_ = nullptr;
    QLabel* nothing_ = nullptr;
    HelpBrowser* browser_;
};

}  // namespace polyplan::ui
