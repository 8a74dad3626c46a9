#include "ui/engraving/figures_panel.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/report_model.h"
#include "ui/parts/badge.h"
#include "ui/parts/figure_list.h"

namespace polyplan::ui {

FiguresPanel::FiguresPanel(EngravingService& service, QWidget* parent)
    : QWidget(parent), service_(service), model_(new ReportModel(this)), badge_(new Badge(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    auto* list = new FigureList(model_, this);
    list->setObjectName("engravingFigures");
    list->setAccessibleName(tr("Figures of the engraving"));
    list->setToolTip(tr("What comes of the engraving; each line's tooltip is its rule."));
    list->setMinimumHeight(8 * fontMetrics().height());
    QToolButton* copy = list->makeCopyButton(this);
    copy->setObjectName("copyEngravingFigures");
    auto* header = new QHBoxLayout;
    header->addWidget(new SectionLabel(tr("Figures"), this), 1);
    header->addWidget(copy);
    header->addWidget(badge_);
    layout->addLayout(header);
    layout->addWidget(list, 1);
    connect(&service_, &EngravingService::answerChanged, this, &FiguresPanel::follow);
    follow();
}

void FiguresPanel::follow() {
    if (service_.isCurrent()) {
        model_->show(service_.report());
    }
    showProvenance();
}

void FiguresPanel::showProvenance() {
    const auto answer = service_.answer();
    if (!service_.isCurrent()) {
        badge_->show(tr("computing"), Badge::Tone::Muted);
    } else if (!answer) {
        badge_->show(service_.isWithheld() ? tr("text not valid") : tr("no rules"),
                     Badge::Tone::Muted);
        badge_->setToolTip({});
    } else if (const auto* lasting = answer->answer.lasting();
               lasting != nullptr && lasting->method == Method::Sampled) {
        badge_->show(tr("lasting: sampled"), Badge::Tone::Warning);
        badge_->setToolTip(
            tr("How long it lasts is sampled, as the text and its events are many; "
               "those figures carry their standard error."));
    } else if (answer->answer.partial) {
        badge_->show(tr("rules in part"), Badge::Tone::Warning);
        badge_->setToolTip(tr("Not all rules of this game's engraving are known."));
    } else {
        badge_->show(tr("exact"), Badge::Tone::Good);
        badge_->setToolTip(tr("Computed in closed form, not sampled."));
    }
}

}  // namespace polyplan::ui
