#pragma once

#include <QWidget>

class QLabel;

namespace polyplan::ui {

class Badge;
class CurveChart;
class FigureList;
class OddsService;
class ReportModel;

/// How the line stands after each of several zaps: the chances of the goals as curves, and how many
/// zaps they take.
class ZapsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ZapsPanel(OddsService& odds, QWidget* parent = nullptr);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    void follow();
    void fitFigures();

    OddsService& odds_;
    ReportModel* model_;
    Badge* badge_ = nullptr;
    CurveChart* chart_;
    QLabel* nothing_;
    FigureList* figures_;
};

}  // namespace polyplan::ui
