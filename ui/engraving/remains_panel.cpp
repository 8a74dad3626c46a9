#include "ui/engraving/remains_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include "ui/engraving/remains_delegate.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/engraving/remains_model.h"
#include "ui/parts/wrapped_label.h"

namespace polyplan::ui {

RemainsPanel::RemainsPanel(PlanDocument& document, EngravingService& service, QWidget* parent)
    : QWidget(parent),
      service_(service),
      model_(new RemainsModel(document, service, this)),
      events_(new QSlider(Qt::Horizontal, this)),
      numbers_(new QLabel(this)),
      start_(new WrappedLabel(1, this)),
      list_(new QListView(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    auto* header = new QHBoxLayout;
    header->addWidget(new SectionLabel(tr("What may be left"), this), 1);
    auto* again = new QPushButton(tr("New sample"), this);
    again->setObjectName("newSample");
    again->setToolTip(tr("Draws other texts, with the next seed."));
    header->addWidget(again);
    layout->addLayout(header);
    layout->addWidget(events_);
    layout->addWidget(numbers_);
    layout->addWidget(start_);
    layout->addWidget(list_, 1);

    events_->setObjectName("remainsEvents");
    events_->setAccessibleName(tr("After how many events"));
    events_->setToolTip(tr("After how many of the events the texts are shown."));
    for (QLabel* line : {numbers_, start_}) {
        line->setForegroundRole(QPalette::PlaceholderText);
        line->setFont(metrics.small);
    }
    start_->setTextFormat(Qt::PlainText);
    start_->setObjectName("remainsStart");
    numbers_->setObjectName("remainsSeed");
    list_->setModel(model_);
    list_->setItemDelegate(new RemainsDelegate(list_));
    list_->setObjectName("remains");
    list_->setAccessibleName(tr("Texts that may be left"));
    list_->setToolTip(
        tr("Texts as they may look then, mistakes in writing them included, drawn from the exact "
           "odds (engrave.c doengrave(), wipeout_text())."));
    QFont glyphs = metrics.glyph;
    glyphs.setWeight(QFont::Normal);
    list_->setFont(scaled(glyphs, 0.9));
    list_->setResizeMode(QListView::Adjust);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(3 * metrics.line);

    connect(again, &QPushButton::clicked, this, [this] {
        model_->setSeed(model_->seed() + 1);
        showNumbers();
    });
    connect(events_, &QSlider::valueChanged, this, [this](int value) {
        model_->setEvents(value == events_->maximum() ? -1 : value);
        showNumbers();
    });
    connect(model_, &RemainsModel::mostEventsChanged, this, &RemainsPanel::showNumbers);
    connect(&service_, &EngravingService::answerChanged, this, &RemainsPanel::showStart);
    showNumbers();
    showStart();
}

void RemainsPanel::showStart() {
    const auto& answer = service_.answer();
    if (answer && !service_.isCurrent()) {
        return;
    }
    const bool isDrawn = answer && answer->answer.lasting() != nullptr;
    start_->setText(
        !isDrawn ? QString()
        : answer->answer.writing
            ? tr("From what may be written, mistakes included; the chances "
                 "that it holds are those of %1.")
                  .arg(toQString(nethack::engraving::subjectOfLasting(*answer->answer.writing)))
            : tr("From the text as it stands there."));
    start_->setVisible(isDrawn);
}

void RemainsPanel::showNumbers() {
    const QSignalBlocker quiet(events_);
    events_->setRange(0, model_->mostEvents());
    events_->setPageStep(std::max(1, model_->mostEvents() / 10));
    events_->setValue(model_->events());
    events_->setEnabled(model_->mostEvents() > 0);
    const QString seed = tr("seed %1").arg(model_->seed());
    numbers_->setText(model_->mostEvents() == 0 ? seed
                                                : tr("after %1 of %2 events · %3")
                                                      .arg(decimal(model_->events()),
                                                           decimal(model_->mostEvents()), seed));
}

}  // namespace polyplan::ui
