#pragma once

#include <QDialog>

#include "ui/models/arranger.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace polyplan::ui {

class ArrangeInventory;
class LineStrip;

/// Where the player has the line arranged: for what, on which squares, with what of
/// the inventory; how far the search is and
/// what it has gained; the layout beside the present one, which is taken as one undo step.
class ArrangeDialog : public QDialog {
    Q_OBJECT

  public:
    ArrangeDialog(PlanDocument& document, QWidget* parent);

    void accept() override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildChoices();
    void buildInventory(QBoxLayout& layout);
    QWidget* buildProgress();
    QWidget* buildButtons();
    plan::ArrangingChoice choice() const;
    void startOrStop();
    void progress(double share, double best);
    void showStacks();
    void showEnd();
    void say(const QString& words);

    PlanDocument& document_;
    Arranger* arranger_;
    QComboBox* objective_ = nullptr;
    QSpinBox* first_ = nullptr;
    QSpinBox* last_ = nullptr;
    QLabel* about_ = nullptr;
    QLabel* inventoryLabel_ = nullptr;
    ArrangeInventory* inventory_ = nullptr;
    QProgressBar* share_ = nullptr;
    QLabel* outcome_ = nullptr;
    LineStrip* lines_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* use_ = nullptr;
};

}  // namespace polyplan::ui
