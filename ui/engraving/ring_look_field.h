#pragma once

#include <QWidget>

class QComboBox;

namespace polyplan::ui {

class PlanDocument;

/// What the ring looks like that is written with, where its kind is picked: its appearance decides
/// what it writes. Hidden for any other stylus.
class RingLookField : public QWidget {
    Q_OBJECT

  public:
    explicit RingLookField(PlanDocument& document, QWidget* parent = nullptr);

  private:
    void showPlan();

    PlanDocument& document_;
    QComboBox* looks_;
};

}  // namespace polyplan::ui
