#pragma once

#include <QWidget>

namespace polyplan::ui {

class AttackEditor;
class CurveChart;
class DamageService;
class DistributionChart;

/// The distribution of damage, and the chance to kill by the number of casts; of the current attack
/// and of those that are laid over it.
class DamageCharts : public QWidget {
    Q_OBJECT

  public:
    DamageCharts(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

  private:
    void follow();

    AttackEditor& editor_;
    DamageService& service_;
    DistributionChart* damage_;
    CurveChart* kills_;
};

}  // namespace polyplan::ui
