#pragma once

#include "ui/parts/perspective.h"

namespace polyplan::ui {

class AttackEditor;
class AttackForm;
class AttackHints;
class DamageService;
class MonstersModel;
class PlanDocument;
class TargetPanel;

/// The Damage perspective: what an attack of Oangband does to a monster, the ground and the things
/// on the floor.
class DamageView : public Perspective {
    Q_OBJECT

  public:
    explicit DamageView(PlanDocument& document, QWidget* parent = nullptr);

    AttackEditor& editor() { return *editor_; }
    DamageService& service() { return *service_; }

    void startSearch() override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildLeft();
    QWidget* buildCentre();

    AttackEditor* editor_;
    DamageService* service_;
    MonstersModel* monsters_;
    TargetPanel* target_ = nullptr;
    AttackForm* form_ = nullptr;
    AttackHints* hints_ = nullptr;
};

}  // namespace polyplan::ui
