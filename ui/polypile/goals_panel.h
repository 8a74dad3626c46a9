#pragma once

#include <QWidget>

#include "ui/models/figure_role.h"

class QTableView;

namespace polyplan::ui {

class CatalogueFilter;
class GoalsModel;
class OddsService;
class PlanDocument;
class SearchField;

/// The goals of the strategy, each with its probability, and any and all of them.
class GoalsPanel : public QWidget {
    Q_OBJECT

  public:
    GoalsPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    /// Forgets what is typed.
    void clearEntry();

  Q_SIGNALS:
    /// Something could not be done.
    void message(const QString& text);
    /// Where a number comes from.
    void derivationAsked(const polyplan::ui::FigureName& figure, const QRect& near);

  private:
    void buildTable();
    /// Gives the columns the width of their figures. What sums the goals up has no number wanted:
    /// its words take the room of that.
    void fitTable();
    void buildEntry();
    void addFound(const QModelIndex& object);
    void removeChosen();
    void changeCount(int by);
    bool eventFilter(QObject* watched, QEvent* event) override;

    PlanDocument& document_;
    GoalsModel* model_;
    QTableView* table_;
    CatalogueFilter* found_;
    SearchField* entry_;
};

}  // namespace polyplan::ui
