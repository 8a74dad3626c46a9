#pragma once

#include <QKeySequence>
#include <QWidget>
#include <functional>

#include "ui/polypile/drop_edits.h"

class QLabel;

namespace polyplan::ui {

class CatalogueFilter;
class InventoryModel;
class InventoryView;
class OddsService;
class SearchRow;

/// The stacks that are not laid out yet: searched, sorted, dragged to and fro, laid out by Enter.
class InventoryPanel : public QWidget {
    Q_OBJECT

  public:
    explicit InventoryPanel(PlanDocument& document, QWidget* parent = nullptr);

    /// Shows the odds of what is dropped here from now on, over `room`.
    void follow(const OddsService& odds, QWidget& room);

    /// Puts stacks into the inventory, as one undo step.
    void add(const std::vector<plan::Stack>& stacks);

    void clearSearch();
    bool hasListFocus() const;
    /// Goes back to the list, where it was left.
    void focusList();
    void cut();
    void copy();
    void copyAsText();
    void paste();

  Q_SIGNALS:
    /// The keyboard is to carry these stacks to a place of the line.
    void carryWanted(const std::vector<int>& rows);
    /// Text was pasted that the game may have printed.
    void textPasted(const QString& text);
    /// Something could not be done.
    void message(const QString& text);

  private:
    void addAction(const QString& text, const QList<QKeySequence>& keys,
                   const std::function<void()>& run);
    void makeActions();
    std::vector<int> chosenRows() const;
    Carried chosen() const;
    void apply(const NamedEdit& edit);
    void carry();
    /// Selects the row, or the last one before it, where nothing is selected.
    void selectNear(int row);
    /// Shows and selects the rows of the model from there on, but for those that the search hides.
    void showFrom(int first);
    void layOut();
    void askQuantity();
    void editStack();
    void changeQuantity(int difference);
    void setBuc(nethack::Buc buc);
    void showState();

    PlanDocument& document_;
    InventoryModel* model_;
    CatalogueFilter* filter_;
    SearchRow* search_;
    InventoryView* list_;
    int carriedRow_ = 0;
};

}  // namespace polyplan::ui
