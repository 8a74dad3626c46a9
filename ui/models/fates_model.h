#pragma once

#include "ui/models/report_model.h"

namespace polyplan::ui {

class OddsService;
class PlanDocument;

/// What happens to the selected stack, pile or line: a few figures, each with its rule.
class FatesModel : public ReportModel {
    Q_OBJECT

  public:
    FatesModel(PlanDocument& document, OddsService& odds, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void follow();

    PlanDocument& document_;
    OddsService& odds_;
};

}  // namespace polyplan::ui
