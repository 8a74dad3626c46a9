#pragma once

#include <QWidget>

namespace polyplan::ui {

class FigureList;
class OddsService;
class PlanDocument;
class ReportModel;

/// How many of the selected stack are left by shock and change, how often what it becomes has been
/// recharged or read, and whether it is poisoned. Not there where nothing of this applies.
class StatePanel : public QWidget {
    Q_OBJECT

  public:
    StatePanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void follow();
    void fitFigures();

    PlanDocument& document_;
    OddsService& odds_;
    ReportModel* model_;
    FigureList* figures_;
};

}  // namespace polyplan::ui
