#include "ui/heartbeat/heartbeat_view.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/heartbeat/condition_tabs.h"
#include "ui/heartbeat/creature_form.h"
#include "ui/heartbeat/phase_strip.h"
#include "ui/heartbeat/results_panel.h"
#include "ui/heartbeat/timeline_charts.h"
#include "ui/look/divider.h"
#include "ui/look/metrics.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/parts/example_remark.h"
#include "ui/parts/page_columns.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/thin_splitter.h"

namespace polyplan::ui {

namespace {

/// Scrolls up and down alone: never narrower than the form.
class FormScroll : public QScrollArea {
  public:
    explicit FormScroll(QWidget* form) {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidget(form);
        setWidgetResizable(true);
    }

    QSize minimumSizeHint() const override {
        const int around = 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
        return {widget()->minimumSizeHint().width() + around,
                QScrollArea::minimumSizeHint().height()};
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace

HeartbeatView::HeartbeatView(PlanDocument& document, QWidget* parent)
    : Perspective(parent),
      editor_(new HeartbeatEditor(document, this)),
      service_(new HeartbeatService(*editor_, this)) {
    const int character = fontMetrics().averageCharWidth();
    auto* columns = new PageColumns(this);
    columns->addWidget(buildLeft());
    columns->addWidget(buildCentre());
    auto* results = new HeartbeatResults(*editor_, *service_, columns);
    results->setMinimumWidth(33 * character);
    columns->addWidget(results);
    columns->setWanted({74 * character, 108 * character, 52 * character});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    (new StaleVeil(*this, {"hpChart", "chanceChart", "foodChart", "mpChart", "events", "eventChart",
                           "heartbeatFigures", "chosenBeat", "heartbeatSteps", "byDistance"}))
        ->follow(*service_, &HeartbeatService::answersChanged);
    connect(editor_, &HeartbeatEditor::refused, this, [this](const QString& why) {
        isRefusalShown_ = true;
        Q_EMIT message(why);
    });
    connect(&document, &PlanDocument::planChanged, this, [this] {
        if (std::exchange(isRefusalShown_, false)) {
            Q_EMIT message({});
        }
    });
}

void HeartbeatView::startSearch() {
    auto* creature = findChild<QComboBox*>(QStringLiteral("creature"));
    creature->setFocus(Qt::ShortcutFocusReason);
    creature->showPopup();
}

QWidget* HeartbeatView::buildLeft() {
    auto* rows = thinSplitter(Qt::Vertical, this);
    rows->addWidget(new FormScroll(new CreatureForm(*editor_)));
    QWidget* conditions = buildConditions(rows);
    conditions->setMinimumWidth(34 * fontMetrics().averageCharWidth());
    rows->addWidget(conditions);
    rows->setSizes({22 * fontMetrics().height(), 18 * fontMetrics().height()});
    return rows;
}

/// The remark on the example goes with the first change: it stands where no field is below it.
QWidget* HeartbeatView::buildConditions(QWidget* parent) {
    const Metrics metrics(font());
    auto* result = new QWidget(parent);
    auto* layout = new QVBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new ConditionTabs(*editor_, *service_, result), 1);
    QLabel* example = exampleRemark(tr("heartbeat"), "exampleHeartbeat", result);
    example->setContentsMargins(3 * metrics.step, metrics.step, 2 * metrics.step, metrics.step);
    layout->addWidget(example);
    const auto follow = [this, example] { example->setVisible(!editor_->isSaved()); };
    connect(editor_, &HeartbeatEditor::changed, example, follow);
    follow();
    return result;
}

QWidget* HeartbeatView::buildCentre() {
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new PhaseStrip(*editor_, *service_, centre));
    layout->addWidget(new Divider(Qt::Horizontal, centre));
    layout->addWidget(new TimelineCharts(*service_, centre), 1);
    return centre;
}

}  // namespace polyplan::ui
