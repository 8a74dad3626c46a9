#pragma once

#include <QWidget>
#include <vector>

#include "core/plan/document.h"
#include "ui/models/figure_role.h"

class QAbstractItemModel;
class QHBoxLayout;
class QLabel;
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
    void buildTable(QTableView& table, QAbstractItemModel* rows);
    void buildGoals();
    void buildSums();
    /// Gives the columns of both tables the width of their figures. What sums the goals up has no
    /// number wanted: its words take the room of that.
    void fitTables();
    void fitNames();
    /// Scrolls to a goal that has come behind the others.
    void showAdded();
    /// Has the sums end where the goals do, beside their scroll bar, and begin where the last goal
    /// that is whole ends.
    void alignSums();
    /// The height that is too little for one more goal.
    int belowWholeRows() const;
    void buildEntry();
    void addFound(const QModelIndex& object);
    void removeChosen();
    void editCount();
    void changeCount(int by);
    bool eventFilter(QObject* watched, QEvent* event) override;

    PlanDocument& document_;
    GoalsModel* model_;
    std::vector<plan::Goal> goals_;  ///< that are shown
    QTableView* table_;
    QTableView* sums_;  ///< always in sight, however many goals there are
    QHBoxLayout* besideSums_;
    QLabel* footnote_;
    CatalogueFilter* found_;
    SearchField* entry_;
};

}  // namespace polyplan::ui
