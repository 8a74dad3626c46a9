#pragma once

#include <QWidget>

class QLabel;

namespace polyplan::ui {

class AttackEditor;
class Badge;
class DamageService;
class FigureList;
class ReportModel;
class StepsModel;

/// What comes of the current attack: the target, the figures with their rules, and how they come
/// about step by step.
class ResultsPanel : public QWidget {
    Q_OBJECT

  public:
    ResultsPanel(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    void showTarget();
    void showState();
    void fitFigures();

    AttackEditor& editor_;
    DamageService& service_;
    QLabel* glyph_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* about_ = nullptr;
    Badge* badge_ = nullptr;
    ReportModel* figuresModel_;
    StepsModel* stepsModel_;
    FigureList* figures_ = nullptr;
};

}  // namespace polyplan::ui
