#include "ui/polypile/loss_panel.h"

#include <QScrollArea>
#include <QVBoxLayout>
#include <array>
#include <functional>

#include "ui/charts/bar_chart.h"
#include "ui/charts/legend.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/theme.h"
#include "ui/models/odds_service.h"
#include "ui/models/use_words.h"
#include "ui/polypile/fate_bar.h"

namespace polyplan::ui {

namespace {

struct Cause {
    ItemFate fate;
    double PileLosses::*items;
    const char* word;
    Qt::BrushStyle pattern;
};

constexpr std::array causes = {
    Cause{ItemFate::Shock, &PileLosses::shockedAway, QT_TR_NOOP("shock, all"), Qt::SolidPattern},
    Cause{ItemFate::Shock, &PileLosses::shockedOff, QT_TR_NOOP("shock, some"), Qt::BDiagPattern},
    Cause{ItemFate::Fused, &PileLosses::fused, QT_TR_NOOP("fused"), Qt::SolidPattern},
    Cause{ItemFate::Golem, &PileLosses::golem, QT_TR_NOOP("golem"), Qt::SolidPattern}};

std::function<QColor(const Theme&)> causeColor(const Cause& cause) {
    return [fate = cause.fate](const Theme& theme) { return color(theme, fate); };
}

std::vector<BarChart::Part> lossParts() {
    std::vector<BarChart::Part> parts;
    parts.reserve(causes.size());
    for (const Cause& cause : causes) {
        parts.push_back({LossPanel::tr(cause.word), causeColor(cause), cause.pattern});
    }
    return parts;
}

/// Of the causes that can be.
std::vector<Legend::Entry> legendEntries(nethack::polypile::Source source) {
    std::vector<Legend::Entry> entries;
    for (const Cause& cause : causes) {
        if (canMeet(cause.fate, source)) {
            entries.push_back({LossPanel::tr(cause.word), causeColor(cause), cause.pattern});
        }
    }
    return entries;
}

/// Shares of the pile's items, in the order of `causes`, reach included.
std::vector<double> losses(const plan::Pile& pile, const nethack::polypile::PileAnswer& answer) {
    const PileLosses lost = lossesOf(pile, answer.ifHit);
    const double reached = lost.items > 0 ? answer.reached.value / lost.items : 0;
    std::vector<double> shares;
    shares.reserve(causes.size());
    for (const Cause& cause : causes) {
        shares.push_back(lost.*cause.items * reached);
    }
    return shares;
}

}  // namespace

LossPanel::LossPanel(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QWidget(parent),
      document_(document),
      odds_(odds),
      title_(new SectionLabel({}, this)),
      chart_(new BarChart(lossParts(), this)),
      legend_(new Legend(legendEntries(nethack::polypile::Source::Wand), this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    title_->setObjectName("lossesTitle");
    chart_->setObjectName("losses");
    chart_->setAccessibleName(tr("Lost, by pile and cause"));
    chart_->makeChoosable();
    connect(chart_, &BarChart::chosen, this, &LossPanel::ask);
    layout->addWidget(title_);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(chart_);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(chart_->minimumSizeHint().width());
    layout->addWidget(scroll, 1);
    legend_->setObjectName("lossesLegend");
    legend_->setMinimumWidth(legend_->sizeHint().width());
    layout->addWidget(legend_);
    connect(&odds_, &OddsService::oddsChanged, this, &LossPanel::follow);
    connect(&document_, &PlanDocument::planChanged, this, &LossPanel::showCauses);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &LossPanel::showCauses);
    showCauses();
    follow();
}

void LossPanel::showCauses() {
    const plan::Polypile& polypile = document_.polypile();
    legend_->setEntries(legendEntries(polypile.source));
    title_->setText(polypile.zaps > 1
                        ? tr("Lost by the first %1, by pile and cause").arg(oneUse(polypile))
                        : tr("Lost, by pile and cause"));
    title_->setToolTip(
        isDipped(polypile.source)
            ? tr("The share of a pile's items that is lost on average by one dip of each stack. "
                 "Fused: stacks that become one object, and stones that backfire (zap.c "
                 "poly_obj()). A dip brings neither shock nor golem. A click or Enter shows how a "
                 "pile's share comes about.")
            : tr("The share of a pile's items that one zap loses on average, whether it gets there "
                 "or not. Shock: single objects are destroyed, stacks lose some (zap.c "
                 "do_osshock()). Fused: stacks that become one object, and stones that backfire "
                 "(poly_obj()). Golem: what it is made of (polyuse()). A click or Enter shows how "
                 "a pile's share comes about."));
    chart_->setToolTip(title_->toolTip());
}

void LossPanel::ask(int bar) {
    const QRect rect = chart_->barRect(bar);
    Q_EMIT derivationAsked({.kind = FigureName::Kind::LostShare,
                            .pile = static_cast<std::size_t>(bar),
                            .loss = FigureName::Loss::Any},
                           {chart_->mapToGlobal(rect.topLeft()), rect.size()});
}

void LossPanel::follow() {
    const auto answer = odds_.answer();
    if (!answer) {
        chart_->setBars({});
        return;
    }
    const auto& line = document_.polypile().line;
    if (!odds_.isCurrent() || answer->piles.size() != line.size()) {
        return;
    }
    std::vector<BarChart::Bar> bars;
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::vector<double> lost = losses(line[i], answer->piles[i]);
        double sum = 0;
        for (const double share : lost) {
            sum += share;
        }
        bars.push_back({.name = QString::number(line[i].distance),
                        .figure = percent(sum),
                        .parts = std::move(lost)});
    }
    chart_->setBars(std::move(bars));
}

}  // namespace polyplan::ui
