#pragma once

#include "ui/parts/perspective.h"

namespace polyplan::ui {

class HeartbeatEditor;
class HeartbeatService;
class PlanDocument;

/// The Heartbeat perspective: what becomes of a creature of POWDER that does nothing, heartbeat by
/// heartbeat.
class HeartbeatView : public Perspective {
    Q_OBJECT

  public:
    explicit HeartbeatView(PlanDocument& document, QWidget* parent = nullptr);

    HeartbeatEditor& editor() { return *editor_; }
    HeartbeatService& service() { return *service_; }

    void startSearch() override;

  private:
    QWidget* buildLeft();
    QWidget* buildConditions(QWidget* parent);
    QWidget* buildCentre();

    HeartbeatEditor* editor_;
    HeartbeatService* service_;
    bool isRefusalShown_ = false;  ///< by the status bar, until the next change
};

}  // namespace polyplan::ui
