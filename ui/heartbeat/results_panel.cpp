#include "ui/heartbeat/results_panel.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/powder/report.h"
#include "ui/look/figures.h"
#include "ui/look/flow_layout.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/beat_text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

HeartbeatResults::HeartbeatResults(HeartbeatEditor& editor, HeartbeatService& service,
                                   QWidget* parent)
    : ReportPanel({.titleObject = "creatureTitle",
                   .figuresObject = "heartbeatFigures",
                   .stepsObject = "heartbeatSteps",
                   .figures = tr("What becomes of it"),
                   .steps = tr("Steps of the heartbeat"),
                   .stepsToolTip = tr("All 36 steps in the game's order, with what each did and "
                                      "its rule (creature.cpp doHeartbeat()).")},
                  parent),
      editor_(editor),
      service_(service) {
    setStepsHead(buildChooser());
    connect(&service_, &HeartbeatService::answersChanged, this, &HeartbeatResults::showState);
    connect(&service_, &HeartbeatService::heartbeatChanged, this, &HeartbeatResults::showBeat);
    showState();
    showBeat();
}

QWidget* HeartbeatResults::buildChooser() {
    auto* head = new QWidget(this);
    auto* rows = new QVBoxLayout(head);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* row = new QWidget(head);
    const int step = Metrics(font()).step;
    auto* layout = new FlowLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setGaps(step, step / 2);
    layout->addWidget(new SectionLabel(tr("Heartbeat"), row));
    heartbeat_ = numberField("chosenHeartbeat", tr("Heartbeat"),
                             tr("Whose steps stand below; a click into a chart or on a phase "
                                "chooses it too."),
                             {1, 1}, row);
    connect(heartbeat_, &QSpinBox::valueChanged, &service_, &HeartbeatService::setHeartbeat);
    phase_ = new QLabel(row);
    phase_->setForegroundRole(QPalette::PlaceholderText);
    phase_->setObjectName("chosenPhase");
    phase_->setMinimumWidth(1);  // long counts do not widen the panel
    layout->setNarrowsToRow(true);
    layout->addWidget(heartbeat_);
    layout->addWidget(phase_);
    stands_ = new QLabel(head);
    stands_->setObjectName("chosenBeat");
    stands_->setTextFormat(Qt::PlainText);
    stands_->setWordWrap(true);
    stands_->setToolTip(
        tr("How things stand after it: the chance to be alive, and on average and "
           "for 90 % of all the HP, MP and food, as the charts show them."));
    rows->addWidget(row);
    rows->addWidget(stands_);
    return head;
}

void HeartbeatResults::showState() {
    const auto answers = service_.answers();
    const bool isCurrent = answers && service_.isCurrent();
    const bool isExact = isCurrent && answers->own.method == Method::Exact;
    setTitle(toQString(powder::titleOf(editor_.scene())), {});
    if (isCurrent) {
        Report report = service_.report();
        report.steps = service_.steps();
        showReport(std::move(report));
    }
    const bool isComputing = !isCurrent || !service_.isComplete();
    setState(isComputing ? tr("computing")
             : isExact   ? tr("exact")
                         : tr("sampled"),
             isComputing ? Badge::Tone::Muted
             : isExact   ? Badge::Tone::Good
                         : Badge::Tone::Warning,
             tr("Exact: from all ways in which the dice may fall. Sampled: from 100,000 runs, with "
                "standard errors; the same seed gives the same figures."));
}

void HeartbeatResults::showBeat() {
    showSteps(service_.steps());
    const QSignalBlocker quiet(heartbeat_);
    heartbeat_->setRange(1, std::max(1, service_.heartbeats()));
    heartbeat_->updateGeometry();                       // which a spin box does not do by itself
    if (heartbeat_->value() != service_.heartbeat()) {  // an answer leaves what is typed alone
        heartbeat_->setValue(service_.heartbeat());
    }
    const powder::Beat* beat = service_.beat();
    phase_->setText(beat == nullptr
                        ? QString()
                        : tr("of %1 · %2 · count %3")
                              .arg(decimal(service_.heartbeats()),
                                   toQString(powder::name(beat->phase)), decimal(beat->count)));
    const QString stands = beatText(service_.report(), service_.heartbeat());
    stands_->setText(stands);
    heartbeat_->setAccessibleDescription(stands);
}

}  // namespace polyplan::ui
