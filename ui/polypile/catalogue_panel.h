#pragma once

#include <QWidget>

class QLineEdit;
class QListView;

namespace polyplan::ui {

class CatalogueFilter;
class CatalogueModel;
class PlanDocument;

/// All objects of the game, searched as one types, dragged onto the line or added by Enter.
class CataloguePanel : public QWidget {
    Q_OBJECT

  public:
    explicit CataloguePanel(PlanDocument& document, QWidget* parent = nullptr);

    /// Lets the user type a search.
    void startSearch();

  Q_SIGNALS:
    /// Something could not be done.
    void message(const QString& text);

  private:
    void addChosen();
    bool eventFilter(QObject* watched, QEvent* event) override;

    PlanDocument& document_;
    CatalogueModel* model_;
    CatalogueFilter* filter_;
    QLineEdit* search_;
    QListView* list_;
};

}  // namespace polyplan::ui
