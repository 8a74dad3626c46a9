#pragma once

#include <QWidget>

class QLabel;
class QSpinBox;

namespace polyplan::ui {

class Badge;
class FigureList;
class HeartbeatEditor;
class HeartbeatService;
class ReportModel;
class StepsModel;

/// The figures of the whole time, and all steps of the chosen heartbeat with what each did.
class HeartbeatResults : public QWidget {
    Q_OBJECT

  public:
    HeartbeatResults(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent = nullptr);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    QWidget* buildChooser();
    void showState();
    void showSteps();
    void fitFigures();

    HeartbeatEditor& editor_;
    HeartbeatService& service_;
    ReportModel* figuresModel_;
    StepsModel* stepsModel_;
    QLabel* title_ = nullptr;
    Badge* badge_ = nullptr;
    FigureList* figures_ = nullptr;
    QSpinBox* heartbeat_ = nullptr;
    QLabel* phase_ = nullptr;
};

}  // namespace polyplan::ui
