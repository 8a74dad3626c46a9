#pragma once

#include "ui/parts/report_panel.h"

class QLabel;
class QSpinBox;

namespace polyplan::ui {

class HeartbeatEditor;
class HeartbeatService;

/// The figures of the whole time, and all steps of the chosen heartbeat with what each did.
class HeartbeatResults : public ReportPanel {
    Q_OBJECT

  public:
    HeartbeatResults(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent = nullptr);

  private:
    QWidget* buildChooser();
    void showState();
    void showBeat();

    HeartbeatEditor& editor_;
    HeartbeatService& service_;
    QSpinBox* heartbeat_ = nullptr;
    QLabel* phase_ = nullptr;
    QLabel* stands_ = nullptr;  ///< how things stand after it
};

}  // namespace polyplan::ui
