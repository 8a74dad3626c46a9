#pragma once

#include <QWidget>

#include "ui/models/figure_role.h"

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QScrollArea;
class QTableView;

namespace polyplan::ui {

class Badge;
class FatesModel;
class HeadingLabel;
class Ink;
class OddsService;
class OutcomesChart;
class OutcomesModel;
class PlanDocument;
class SectionLabel;
class StackForm;
class ZapsPanel;

/// What is selected, and what becomes of it: its fates, its likeliest outcomes as a chart, and all
/// of them as a table that can be sorted, searched and copied. Of a line that is zapped several
/// times also how it stands after each zap.
class InspectorPanel : public QWidget {
    Q_OBJECT

  public:
    InspectorPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    /// Gives the focus to the first field of what the selected stack is.
    void editStack();

  Q_SIGNALS:
    /// The keys go back to the line.
    void stackEdited();
    /// Where a number comes from.
    void derivationAsked(const polyplan::ui::FigureName& figure, const QRect& near);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* buildHeader();
    QTableView* buildFates();
    QTableView* buildOutcomes();
    QWidget* buildTableHeader();
    QLineEdit* buildFilter();
    void showSubject();
    void showProvenance();
    void showBadge();
    void fitTables();
    void fitOutcomes();
    /// Columns of figures as wide as they are; sampled ones in brief where objects have no room
    /// beside their errors.
    void fitFigures();
    /// Names and numbers before bars, where there is not room for all; names and numbers wrap.
    void fitBars();
    QScrollArea* areaAround() const;
    void keepRowsSeen(QTableView& table);

    PlanDocument& document_;
    OddsService& odds_;
    FatesModel* fatesModel_;
    OutcomesModel* outcomesModel_;
    SectionLabel* place_;
    QLabel* glyph_;
    Ink* glyphInk_;
    HeadingLabel* title_;
    Badge* badge_;
    StackForm* form_;
    QTableView* fates_ = nullptr;
    SectionLabel* firstZap_;  ///< heads what is of the first zap of several
    ZapsPanel* zaps_;
    SectionLabel* chartTitle_;
    OutcomesChart* chart_;
    QLabel* nothing_;
    QSortFilterProxyModel* shown_;
    QWidget* tableHeader_;
    QLineEdit* filter_;
    QTableView* outcomes_ = nullptr;
    int wholeFigures_ = 0;  ///< width of the figures with their errors
};

}  // namespace polyplan::ui
