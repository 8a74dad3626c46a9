#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace polyplan::ui {

class CatalogueFilter;

/// A field to search a list of objects with, and a button for the list's order.
class SearchRow : public QWidget {
    Q_OBJECT

  public:
    /// @param listName what is searched, for screen readers: "catalogue"
    SearchRow(CatalogueFilter& filter, const QString& listName, QWidget* parent);

    QLineEdit& field() { return *field_; }

  private:
    void fillOrders();
    void showOrder();

    CatalogueFilter& filter_;
    const QString listName_;
    QLineEdit* field_;
    QToolButton* order_;
};

}  // namespace polyplan::ui
