#include "ui/damage/damage_charts.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/oangband/report.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/distribution_chart.h"
#include "ui/look/metrics.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_curves.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/folding_panels.h"
#include "ui/parts/titled.h"

namespace polyplan::ui {

DamageCharts::DamageCharts(AttackEditor& editor, DamageService& service, FoldingPanels& panels)
    : QObject(&panels),
      editor_(editor),
      service_(service),
      damage_(new DistributionChart(&panels)),
      harmless_(new ElidedLabel(&panels)),
      none_(new QLabel(damage_->viewport())),
      kills_(new CurveChart(&panels)) {
    damage_->setObjectName("damageChart");
    kills_->setObjectName("killChart");
    const Metrics metrics(panels.font());
    QSplitter& row = panels.startRow();
    const auto add = [&](QWidget* chart, int ems, const QString& title, const QString& toolTip,
                         QWidget* beside = nullptr) {
        panels.add(titled(title, chart, toolTip, &panels, beside), title,
                   {ems * metrics.em, 11 * metrics.line});
    };
    harmless_->setObjectName("harmlessAttacks");
    harmless_->setFont(metrics.small);
    harmless_->setForegroundRole(QPalette::PlaceholderText);
    none_->setObjectName("noDamage");
    none_->setForegroundRole(QPalette::PlaceholderText);
    none_->setWordWrap(true);
    (new QVBoxLayout(damage_->viewport()))->addWidget(none_, 0, Qt::AlignTop);
    add(damage_, 26, tr(oangband::damageTitle),
        tr("How often one cast deals how much, over all ways it may go. 0 stands for itself: "
           "dodged, missed, immune. Right of the dashed line it kills."),
        harmless_);
    add(kills_, 28, tr(oangband::killedTitle),
        tr("The chance that the target is dead after so many casts; each finds the hit points "
           "that the last one left, and the square as it is now."));
    row.setSizes({56 * metrics.em, 44 * metrics.em});
    connect(&service_, &DamageService::answersChanged, this, &DamageCharts::follow);
    follow();
}

void DamageCharts::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isAnswered()) {
        return;
    }
    const DamageCurves curves =
        curvesOf(*answers, damageTables(editor_.document()).monsters, editor_.isTyped());
    sayWhoIsHarmless(curves.harmless, !curves.damage.empty());
    damage_->setCurves(curves.damage, tr("damage"), curves.marks, curves.spokenDamage);
    kills_->setCurves(curves.kills, {.x = tr("casts"), .most = curves.casts}, curves.spokenKills);
}

void DamageCharts::sayWhoIsHarmless(const QStringList& names, bool isAnyDrawn) {
    const bool isOne = names.size() == 1;
    harmless_->setLine(isOne ? tr("%1 does no damage").arg(names.front())
                             : tr("%1 attacks do no damage").arg(names.size()));
    harmless_->setVisible(isAnyDrawn && !names.isEmpty());
    none_->setText(isOne ? tr("It does no damage.") : tr("None of these attacks does damage."));
    none_->setVisible(!isAnyDrawn && !names.isEmpty());
}

}  // namespace polyplan::ui
