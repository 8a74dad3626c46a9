#pragma once

#include "ui/parts/perspective.h"

class QLabel;

namespace polyplan::ui {

class CurveChart;
class PlanDocument;
class ReportPanel;
class ReportTableModel;
class SearchedList;
class TheftEditor;
class TheftService;
class TheftSettings;
class ThingsPanel;
class ThievesModel;

/// The Theft perspective: what a thief of the Amulet takes, how soon, and what to do about it.
class TheftView : public Perspective {
    Q_OBJECT

  public:
    explicit TheftView(PlanDocument& document, QWidget* parent = nullptr);

    QWidget* settings() override;
    void startSearch() override;
    void followImport() override;
    TheftEditor& editor() { return *editor_; }
    TheftService& service() { return *service_; }

  private:
    QWidget* buildLeft();
    QWidget* buildThieves(QWidget* parent);
    QWidget* buildCentre();
    QWidget* buildChart(QWidget* parent);
    QWidget* buildTable(QWidget* parent);
    void showThief();
    void follow();

    TheftEditor* editor_;
    TheftService* service_;
    TheftSettings* settings_;
    ThievesModel* thievesModel_;
    ThingsPanel* carried_ = nullptr;
    SearchedList* thieves_ = nullptr;
    ReportPanel* results_ = nullptr;
    CurveChart* chart_ = nullptr;
    QLabel* leftOut_ = nullptr;  ///< how many curves there are no colors for
    ReportTableModel* things_ = nullptr;
};

}  // namespace polyplan::ui
