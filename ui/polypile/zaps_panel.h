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
struct ZapCurves;

/// How the line stands after each of several zaps or dips: the chances of the goals as curves, and
/// how many they take.
class ZapsPanel : public QWidget {
    Q_OBJECT

  public:
    ZapsPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    /// Hides its badge where one above says the same.
    void leaveOutBadge(const QString& words);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    /// What is said besides the figures.
    void showWords();
    void follow();
    /// @param remark what is said of them; where there is no goal that is said instead
    void showCurves(ZapCurves shown, const QString& remark);
    void fitFigures();

    PlanDocument& document_;
    OddsService& odds_;
    ReportModel* model_;
    SectionLabel* title_ = nullptr;
    Badge* badge_ = nullptr;
    CurveChart* chart_;
    QLabel* remark_;  ///< on the curves; hidden if there is nothing to say
    FigureList* figures_;
};

}  // namespace polyplan::ui
