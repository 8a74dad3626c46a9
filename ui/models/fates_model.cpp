#include "ui/models/fates_model.h"

#include "core/nethack/polypile/report.h"
#include "ui/document/plan_document.h"
#include "ui/models/figure_role.h"
#include "ui/models/odds_service.h"
#include "ui/models/subject.h"

namespace polyplan::ui {

FatesModel::FatesModel(PlanDocument& document, OddsService& odds, QObject* parent)
    : ReportModel(parent), document_(document), odds_(odds) {
    setHeadings(false);
    connect(&document_, &PlanDocument::selectionChanged, this, &FatesModel::follow);
    connect(&odds_, &OddsService::oddsChanged, this, &FatesModel::follow);
    follow();
}

QVariant FatesModel::data(const QModelIndex& index, int role) const {
    if (role != figureRole) {
        return ReportModel::data(index, role);
    }
    const auto key = ReportModel::data(index, DerivationRole).toString().toStdString();
    const auto figure = nethack::polypile::figureNameOf(key);
    return figure ? QVariant::fromValue(*figure) : QVariant();
}

void FatesModel::follow() {
    if (!odds_.answer()) {
        show({});
    } else if (odds_.isCurrent()) {
        Report report = odds_.report(subjectOf(document_));
        std::erase_if(report.figures,
                      [](const Figure& figure) { return figure.unit == Unit::Words; });
        std::erase(report.groups, "Goals");  // they have a panel of their own
        report.remarks.clear();
        show(std::move(report));
    }
}

}  // namespace polyplan::ui
