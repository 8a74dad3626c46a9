#include "ui/polypile/state_panel.h"

#include <QVBoxLayout>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/models/report_model.h"
#include "ui/models/subject.h"
#include "ui/parts/figure_list.h"

namespace polyplan::ui {

StatePanel::StatePanel(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QWidget(parent),
      document_(document),
      odds_(odds),
      model_(new ReportModel(this)),
      figures_(new FigureList(model_, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(figures_);
    figures_->setObjectName("stackState");
    figures_->setAccessibleName(tr("After shock and change"));
    figures_->setToolTip(
        tr("In what number and state the stack is then, before a golem takes anything; each line's "
           "tooltip is its rule. The chances of a list sum to that of its fate."));
    connect(&document_, &PlanDocument::selectionChanged, this, &StatePanel::follow);
    connect(&odds_, &OddsService::oddsChanged, this, &StatePanel::follow);
    connect(model_, &QAbstractItemModel::modelReset, this, &StatePanel::fitFigures);
    connect(model_, &QAbstractItemModel::dataChanged, this, &StatePanel::fitFigures);
    follow();
}

void StatePanel::follow() {
    if (odds_.answer() && !odds_.isCurrent()) {
        return;  // the old figures stay until there are new ones
    }
    Report report = odds_.stateReport(subjectOf(document_));
    setVisible(!report.figures.empty());
    model_->show(std::move(report));
}

void StatePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFigures();
}

void StatePanel::fitFigures() {
    figures_->setFixedHeight(figures_->wantedHeight());
}

}  // namespace polyplan::ui
