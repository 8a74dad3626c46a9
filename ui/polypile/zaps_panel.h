#pragma once

#include <QWidget>

class QLabel;

namespace polyplan::ui {

class Badge;
class CurveChart;
class FigureList;
class OddsService;
class PlanDocument;
class ReportModel;
class SectionLabel;

/// How the line stands after each of several zaps or dips: the chances of the goals as curves, and
/// how many they take.
class ZapsPanel : public QWidget {
    Q_OBJECT

  public:
    ZapsPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    /// What is said besides the figures.
    void showWords();
    void follow();
    void fitFigures();

    PlanDocument& document_;
    OddsService& odds_;
    ReportModel* model_;
    SectionLabel* title_ = nullptr;
    Badge* badge_ = nullptr;
    CurveChart* chart_;
    QLabel* nothing_;
    FigureList* figures_;
};

}  // namespace polyplan::ui
