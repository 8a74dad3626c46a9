#pragma once

#include <QWidget>

#include "core/plan/document.h"

class QComboBox;
class QLabel;

namespace polyplan::ui {

class Histogram;
class OddsService;
class PlanDocument;
class SectionLabel;

/// How many stacks or items the selected pile is left with: the whole distribution with its mean.
/// Where none of several is selected, the mean over the line.
class ItemsLeftPanel : public QWidget {
    Q_OBJECT

  public:
    ItemsLeftPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  private:
    void follow();
    bool speaksOfLine() const;
    void showLine();
    /// @param pile null where there are no figures of any
    void showTitle(const plan::Pile* pile);

    PlanDocument& document_;
    OddsService& odds_;
    SectionLabel* title_;
    QComboBox* counted_;
    QLabel* remark_;  ///< in place of the distribution, where the line is spoken of
    Histogram* chart_;
};

}  // namespace polyplan::ui
