#include "ui/engraving/durability_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/engraving/durability_curves.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/parts/wrapped_label.h"

namespace polyplan::ui {

namespace {

constexpr int leastChartLines = 11;  ///< in which both axes can be read
constexpr int usualNoteLines = 2;

bool isRefused(const nethack::engraving::StylusComparison& answer) {
    const auto& writing = answer.answer.writing;
    return writing && writing->refused;
}

QString whyNoCurve(const nethack::engraving::StylusComparison& answer) {
    if (isRefused(answer)) {
        return DurabilityPanel::tr("Nothing is written: %1")
            .arg(toQString(answer.answer.writing->refused->reason));
    }
    return answer.request.asksDurability()
               ? DurabilityPanel::tr("Nothing is written that could last.")
               : DurabilityPanel::tr("Nothing happens to it yet.");
}

}  // namespace

DurabilityPanel::DurabilityPanel(PlanDocument& document, EngravingService& service,
                                 StylusTableModel& table, QWidget* parent)
    : QWidget(parent),
      document_(document),
      service_(service),
      table_(table),
      measures_(new QComboBox(this)),
      chart_(new CurveChart(this)),
      note_(new WrappedLabel(usualNoteLines, this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 2 * metrics.step, 3 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    auto* header = new QHBoxLayout;
    header->addWidget(new SectionLabel(tr("How long it lasts"), this), 1);
    header->addStretch();  // in its place where a tab says it
    header->addWidget(measures_);
    layout->addLayout(header);
    layout->addWidget(chart_, 1);
    layout->addWidget(note_);
    note_->setForegroundRole(QPalette::PlaceholderText);
    note_->setFont(metrics.small);
    note_->setObjectName("durabilityNote");
    note_->setTextFormat(Qt::PlainText);
    note_->setAlignment(Qt::AlignTop);
    for (const auto measure : {Aim::ReadsElbereth, Aim::ContainsElbereth, Aim::Intact}) {
        measures_->addItem(measureName(measure), static_cast<int>(measure));
    }
    measures_->setObjectName("measure");
    measures_->setAccessibleName(tr("What the curves show"));
    measures_->setToolTip(
        tr("That the text counts as Elbereth by the game's own test, that it has the word "
           "anywhere, or that no character of it has changed (engrave.c sengr_at())."));
    connect(measures_, &QComboBox::activated, this, [this](int row) {
        wanted_ = static_cast<Aim>(measures_->itemData(row).toInt());
        follow();
    });
    chart_->setObjectName("durability");
    chart_->setMinimumHeight(leastChartLines * fontMetrics().height());
    chart_->setAccessibleName(tr("How long it lasts"));
    chart_->setToolTip(
        tr("The chance that a text that came out right still works after so many of the events "
           "(engrave.c wipe_engr_at())."));
    connect(&service_, &EngravingService::answerChanged, this, &DurabilityPanel::follow);
    connect(&document_, &PlanDocument::planChanged, this, &DurabilityPanel::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, [this] {
        wanted_.reset();
        follow();
    });
    follow();
}

void DurabilityPanel::follow() {
    const auto& answer = service_.answer();
    if (!answer) {
        chart_->setCurves({}, {}, {});
        note_->clear();
        return;
    }
    if (!service_.isCurrent()) {
        return;
    }
    const Aim measure = wanted_.value_or(comparedBy(*answer));
    measures_->setCurrentIndex(measures_->findData(static_cast<int>(measure)));
    table_.setMeasure(measure);
    const auto& engraving = document_.strategy().engraving;
    const auto shown = durabilityCurves(
        *answer, engraving ? engraving->overlaid : std::vector<std::string>(), measure);
    chart_->setCurves(shown.curves, shown.axes, shown.spoken);
    if (answer->isExample) {
        note_->setText(tr("There is no text yet: these are the curves of Elbereth."));
    } else if (shown.curves.empty() || isRefused(*answer)) {
        note_->setText(whyNoCurve(*answer));
    } else {
        using nethack::engraving::Writing;
        const QString of = tr("Of %1").arg(toQString(
            nethack::engraving::subjectOfLasting(answer->answer.writing.value_or(Writing()))));
        note_->setText(
            shown.isSampled
                ? tr("%1. Sampled: the bars are one standard error.").arg(of)
                : tr("%1; exact. Tick further styluses in the table to lay them over it.").arg(of));
    }
}

}  // namespace polyplan::ui
