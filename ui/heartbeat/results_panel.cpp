#include "ui/heartbeat/results_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/powder/report.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/report_model.h"
#include "ui/models/steps_model.h"
#include "ui/parts/badge.h"
#include "ui/parts/figure_list.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

namespace {

constexpr double figuresPart = 0.5;  ///< of the panel's height, at the most

}  // namespace

HeartbeatResults::HeartbeatResults(HeartbeatEditor& editor, HeartbeatService& service,
                                   QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      service_(service),
      figuresModel_(new ReportModel(this)),
      stepsModel_(new StepsModel(this)) {
    const Metrics metrics(font());
    figures_ = new FigureList(figuresModel_, this);
    figures_->setObjectName("heartbeatFigures");
    figures_->setAccessibleName(tr("What becomes of it"));
    figures_->setToolTip(
        tr("Each figure's tooltip is its rule. ≠ marks where the wiki says otherwise than the "
           "game does."));
    auto* steps = new FigureList(stepsModel_, this);
    steps->setObjectName("heartbeatSteps");
    steps->setAccessibleName(tr("Steps of the heartbeat"));
    steps->setToolTip(
        tr("All 36 steps in the game's order, with what each did and its rule (creature.cpp "
           "doHeartbeat())."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 2 * metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(figures_);
    layout->addSpacing(metrics.step);
    layout->addWidget(buildChooser());
    layout->addWidget(steps, 1);
    connect(&service_, &HeartbeatService::answersChanged, this, &HeartbeatResults::showState);
    connect(&service_, &HeartbeatService::heartbeatChanged, this, &HeartbeatResults::showSteps);
    connect(figuresModel_, &QAbstractItemModel::modelReset, this, &HeartbeatResults::fitFigures);
    showState();
    showSteps();
    fitFigures();
}

QWidget* HeartbeatResults::buildHeader() {
    const Metrics metrics(font());
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    title_ = new QLabel(header);
    title_->setObjectName("creatureTitle");
    title_->setFont(metrics.strong);
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    badge_ = new Badge(header);
    layout->addWidget(title_, 1);
    layout->addWidget(badge_, 0, Qt::AlignTop);
    layout->addWidget(figures_->makeCopyButton(header), 0, Qt::AlignTop);
    return header;
}

QWidget* HeartbeatResults::buildChooser() {
    const Metrics metrics(font());
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Heartbeat"), row));
    heartbeat_ = numberField("chosenHeartbeat", tr("Heartbeat"),
                             tr("Whose steps stand below; a click into a chart or on a phase "
                                "chooses it too."),
                             {1, 1}, row);
    connect(heartbeat_, &QSpinBox::valueChanged, &service_, &HeartbeatService::setHeartbeat);
    phase_ = new QLabel(row);
    phase_->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(heartbeat_);
    layout->addWidget(phase_, 1);
    return row;
}

void HeartbeatResults::showState() {
    const auto answers = service_.answers();
    const bool isCurrent = answers && service_.isCurrent();
    title_->setText(toQString(powder::titleOf(editor_.scene())));
    if (isCurrent) {
        figuresModel_->show(service_.report());
    }
    if (!isCurrent || !service_.isComplete()) {
        badge_->show(tr("computing"), Badge::Tone::Muted);
    } else if (answers->own.method == powder::Method::Exact) {
        badge_->show(tr("exact"), Badge::Tone::Good);
    } else {
        badge_->show(tr("sampled"), Badge::Tone::Warning);
    }
    badge_->setToolTip(
        tr("Exact: from all ways in which the dice may fall. Sampled: from 100,000 runs, with "
           "standard errors; the same seed gives the same figures."));
}

void HeartbeatResults::showSteps() {
    stepsModel_->show(service_.steps());
    const QSignalBlocker quiet(heartbeat_);
    heartbeat_->setRange(1, std::max(1, service_.heartbeats()));
    heartbeat_->setValue(service_.heartbeat());
    const powder::Beat* beat = service_.beat();
    phase_->setText(beat == nullptr ? QString()
                                    : tr("of %1 · %2 · count %3")
                                          .arg(service_.heartbeats())
                                          .arg(toQString(powder::name(beat->phase)))
                                          .arg(beat->count));
}

void HeartbeatResults::fitFigures() {
    const int most = std::max(fontMetrics().height(), qRound(height() * figuresPart));
    figures_->setFixedHeight(std::min(figures_->wantedHeight(), most));
}

void HeartbeatResults::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFigures();
}

}  // namespace polyplan::ui
