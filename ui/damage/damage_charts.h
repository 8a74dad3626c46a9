#pragma once

#include <QObject>

class QLabel;

namespace polyplan::ui {

class AttackEditor;
class CurveChart;
class DamageService;
class DistributionChart;
class ElidedLabel;
class FoldingPanels;

/// The distribution of damage, and the chance to kill by the number of casts; of the current attack
/// and of those that are laid over it.
class DamageCharts : public QObject {
    Q_OBJECT

  public:
    /// Adds the charts to the panels as a row of two. The panels own them, and this too.
    DamageCharts(AttackEditor& editor, DamageService& service, FoldingPanels& panels);

  private:
    void follow();
    void sayWhoIsHarmless(const QStringList& names, bool isAnyDrawn);

    AttackEditor& editor_;
    DamageService& service_;
    DistributionChart* damage_;
    ElidedLabel* harmless_;  ///< beside the chart's title: what it does not draw
    QLabel* none_;           ///< in the chart's place
    CurveChart* kills_;
};

}  // namespace polyplan::ui
