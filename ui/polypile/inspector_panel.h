#pragma once

#include <QWidget>

class QLabel;
class QTableView;

namespace polyplan::ui {

class Badge;
class FatesModel;
class OddsService;
class OutcomesChart;
class OutcomesModel;
class PlanDocument;
class SectionLabel;

/// What is selected, and what becomes of it: its fates, its likeliest outcomes as a chart, and all
/// of them as a table.
class InspectorPanel : public QWidget {
    Q_OBJECT

  public:
    InspectorPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QWidget* buildHeader();
    QTableView* buildFates();
    QTableView* buildOutcomes();
    QWidget* buildTableHeader();
    void showSubject();
    void showProvenance();
    void fitTables();
    void copyTable(bool asMarkdownTable);

    PlanDocument& document_;
    OddsService& odds_;
    FatesModel* fatesModel_;
    OutcomesModel* outcomesModel_;
    SectionLabel* place_;
    QLabel* glyph_;
    QLabel* title_;
    Badge* badge_;
    QTableView* fates_;
    SectionLabel* chartTitle_;
    OutcomesChart* chart_;
    QLabel* nothing_;
    QWidget* tableHeader_;
    QTableView* outcomes_;
};

}  // namespace polyplan::ui
