#pragma once

#include <QAbstractItemModel>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "core/plan/document.h"

class QLabel;
class QListView;

namespace polyplan::ui {

class CatalogueFilter;
class CatalogueModel;
class PlanDocument;
class SearchRow;

/// All objects of the game, searched as one types, dragged onto the line or added by Enter,
/// or put into the inventory by Shift+Enter.
class CataloguePanel : public QWidget {
    Q_OBJECT

  public:
    explicit CataloguePanel(PlanDocument& document, QWidget* parent = nullptr);

    /// Lets the user type a search.
    void startSearch();
    void clearSearch();

  Q_SIGNALS:
    /// Something could not be done; empty once the last of it no longer holds.
    void message(const QString& text);
    /// The chosen objects are to go into the inventory.
    void inventoryWanted(const std::vector<plan::Stack>& stacks);

  private:
    /// The first that is found where none is chosen.
    QModelIndexList chosenRows() const;
    /// One of each chosen object, or as many and as blessed as the search says; none, with a
    /// message, where it says what can't be.
    std::vector<plan::Stack> chosenStacks();
    /// Why what the search says of them can't be; empty: it can.
    QString refusal() const;
    /// Gives it what the search says of it and what such a thing can have.
    void takeSaid(plan::Stack& stack) const;
    void addChosen();
    void followSearch();
    void showWhetherFound();
    /// Why the list is empty, and what else may be meant, in sentences; none if it is not empty, or
    /// nothing is looked for.
    QStringList nothingFound() const;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    PlanDocument& document_;
    CatalogueModel* model_;
    CatalogueFilter* filter_;
    SearchRow* search_;
    QListView* list_;
    QLabel* nothing_;
    QString told_;  ///< of what was not found, as long as it holds
};

}  // namespace polyplan::ui
