#pragma once

#include "ui/parts/report_panel.h"

namespace polyplan::ui {

class AttackEditor;
class DamageService;
class WorkLine;

/// What comes of the current attack: the target, the figures with their rules, and how they come
/// about step by step.
class ResultsPanel : public ReportPanel {
    Q_OBJECT

  public:
    ResultsPanel(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

  private:
    void showTarget();
    void showState();
    void showWork();

    AttackEditor& editor_;
    DamageService& service_;
    WorkLine* work_;
};

}  // namespace polyplan::ui
