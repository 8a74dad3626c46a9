#include "ui/polypile/zaps_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/estimate_text.h"
#include "ui/models/odds_service.h"
#include "ui/models/report_model.h"
#include "ui/models/use_words.h"
#include "ui/models/zap_curves.h"
#include "ui/parts/badge.h"
#include "ui/parts/figure_list.h"

namespace polyplan::ui {

namespace {

constexpr int chartLines = 9;  ///< height of the chart's curves where their names take no more

}  // namespace

ZapsPanel::ZapsPanel(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QWidget(parent),
      document_(document),
      odds_(odds),
      model_(new ReportModel(this)),
      chart_(new CurveChart(this)),
      remark_(new QLabel(this)),
      figures_(new FigureList(model_, this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(chart_);
    layout->addWidget(remark_);
    layout->addWidget(figures_);
    remark_->setObjectName("zapsRemark");
    remark_->setForegroundRole(QPalette::PlaceholderText);
    remark_->setFont(metrics.small);
    remark_->setWordWrap(true);
    chart_->setObjectName("zapCurves");
    figures_->setObjectName("zapFigures");
    connect(&odds_, &OddsService::seriesChanged, this, &ZapsPanel::follow);
    connect(model_, &QAbstractItemModel::modelReset, this, &ZapsPanel::fitFigures);
    connect(model_, &QAbstractItemModel::dataChanged, this, &ZapsPanel::fitFigures);
    connect(&document_, &PlanDocument::planChanged, this, &ZapsPanel::showWords);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &ZapsPanel::showWords);
    showWords();
    follow();
}

void ZapsPanel::showWords() {
    const plan::Polypile& polypile = document_.polypile();
    const QString several = severalUses(polypile);
    title_->setText(isDipped(polypile.source) ? tr("Dip by dip") : tr("Zap by zap"));
    chart_->setAccessibleName(tr("Goals by the number of %1").arg(several));
    chart_->setToolTip(
        isDipped(polypile.source)
            ? tr("The chance that each goal holds after every stack was dipped so many times "
                 "(potion.c dodip()).")
            : tr("The chance that each goal holds after so many zaps, each with a range of its "
                 "own (zap.c weffects(), bhit())."));
    figures_->setAccessibleName(tr("Figures of all %1").arg(several));
    figures_->setToolTip(tr("How the line stands after the last %1, and how many %2 the goals "
                            "take; each line's tooltip is its rule.")
                             .arg(oneUse(polypile), several));
}

QWidget* ZapsPanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    title_ = new SectionLabel({}, header);
    title_->setObjectName("zapsTitle");
    layout->addWidget(title_, 1);
    badge_ = new Badge(header);
    badge_->setObjectName("zapsBadge");
    layout->addWidget(badge_);
    return header;
}

void ZapsPanel::follow() {
    const auto series = odds_.series();
    if (!series) {
        badge_->show(tr("computing"), Badge::Tone::Muted);
        showCurves(noCurvesYet(document_.polypile()), tr("The odds are being worked out …"));
        model_->show({});
        return;
    }
    if (!odds_.isSeriesCurrent()) {
        return;  // the old figures stay until there are new ones
    }
    const auto& provenance = series->byZap.back().provenance;
    const bool isExact = provenance.method == Method::Exact;
    badge_->show(toText(provenance), isExact ? Badge::Tone::Good : Badge::Tone::Warning);
    badge_->setToolTip(
        isExact
            ? tr("Computed in closed form, not sampled.")
            : tr("Sampled with seed %1; figures carry their standard error.").arg(provenance.seed));
    Report report = odds_.seriesReport();
    showCurves(zapCurves(report), {});
    model_->show(std::move(report));
}

void ZapsPanel::leaveOutBadge(const QString& words) {
    badge_->setVisible(badge_->text() != words);
}

void ZapsPanel::showCurves(ZapCurves shown, const QString& remark) {
    const bool hasGoals = !document_.polypile().goals.empty();
    remark_->setText(hasGoals ? remark : tr("No goal is set: there is no chance to follow."));
    remark_->setVisible(!remark_->text().isEmpty());
    chart_->setVisible(hasGoals);
    const auto lines = static_cast<int>(shown.curves.size());
    chart_->setFixedHeight((std::max(chartLines, lines) + 4) * Metrics(font()).smallLine);
    chart_->setCurves(std::move(shown.curves), shown.axes, shown.spoken);
}

void ZapsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFigures();
}

void ZapsPanel::fitFigures() {
    figures_->setFixedHeight(figures_->wantedHeight());
}

}  // namespace polyplan::ui
