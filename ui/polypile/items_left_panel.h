#pragma once

#include <QWidget>

#include "core/plan/document.h"

class QComboBox;

namespace polyplan::ui {

class Histogram;
class OddsService;
class PlanDocument;
class SectionLabel;

/// How many stacks or items the selected pile is left with: the whole distribution with its mean.
class ItemsLeftPanel : public QWidget {
    Q_OBJECT

  public:
    ItemsLeftPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  private:
    void follow();
    /// @param pile null where there are no figures of any
    void showTitle(const plan::Pile* pile);

    PlanDocument& document_;
    OddsService& odds_;
    SectionLabel* title_;
    QComboBox* counted_;
    Histogram* chart_;
};

}  // namespace polyplan::ui
