#include "ui/damage/damage_charts.h"

#include <QVBoxLayout>

#include "ui/charts/curve_chart.h"
#include "ui/charts/distribution_chart.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_curves.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/thin_splitter.h"
#include "ui/parts/titled.h"

namespace polyplan::ui {

DamageCharts::DamageCharts(AttackEditor& editor, DamageService& service, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      service_(service),
      damage_(new DistributionChart(this)),
      kills_(new CurveChart(this)) {
    auto* columns = thinSplitter(Qt::Horizontal, this);
    damage_->setObjectName("damageChart");
    kills_->setObjectName("killChart");
    const int character = fontMetrics().averageCharWidth();
    const QSize least(20 * character, 5 * fontMetrics().height());
    damage_->setMinimumSize(least);
    kills_->setMinimumSize(least);
    columns->addWidget(titled(
        tr("Damage of one cast"), damage_,
        tr("How often one cast deals how much, over all ways it may go. 0 stands for itself: "
           "dodged, missed, immune. Right of the dashed line it kills."),
        columns));
    columns->addWidget(titled(
        tr("Killed by then"), kills_,
        tr("The chance that the target is dead after so many casts; each finds the hit points "
           "that the last one left."),
        columns));
    columns->setStretchFactor(0, 3);
    columns->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    connect(&service_, &DamageService::answersChanged, this, &DamageCharts::follow);
    follow();
}

void DamageCharts::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isCurrent()) {
        return;
    }
    const DamageCurves curves = curvesOf(*answers, damageTables(editor_.document()).monsters);
    damage_->setCurves(curves.damage, tr("damage"), curves.marks, curves.spokenDamage);
    kills_->setCurves(curves.kills, {.x = tr("casts"), .most = curves.casts}, curves.spokenKills);
}

}  // namespace polyplan::ui
