#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace polyplan::ui {

class PlanDocument;

/// What the stylus may be that is written with, where it is not identified: each kind can be
/// written with instead. Hidden for any other stylus.
class StylusKindField : public QWidget {
    Q_OBJECT

  public:
    explicit StylusKindField(PlanDocument& document, QWidget* parent = nullptr);

  private:
    void showPlan();
    void fill();

    PlanDocument& document_;
    QLabel* label_;
    QToolButton* kinds_;
};

}  // namespace polyplan::ui
