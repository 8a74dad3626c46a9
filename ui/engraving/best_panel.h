#pragma once

#include <QWidget>
#include <vector>

#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_service.h"

class QLabel;

namespace polyplan::ui {

class ElidedButton;
class PlanDocument;

/// The best of what is carried for the text at hand: the safest, the fastest and what lasts
/// longest, each to be picked by a click.
class BestPanel : public QWidget {
    Q_OBJECT

  public:
    BestPanel(PlanDocument& document, EngravingService& service, QWidget* parent = nullptr);

    /// With two styluses, however many there are now.
    int usualHeight() const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Row {
        QLabel* why = nullptr;
        ElidedButton* pick = nullptr;
        QLabel* figures = nullptr;
        StylusChoice choice;
    };
    void follow();
    /// Puts the figures beside the buttons, or below where they would have a word or two a line.
    void placeFigures();
    /// Of figures that stand beside the name.
    int heightBeside() const;

    PlanDocument& document_;
    EngravingService& service_;
    QLabel* heading_;
    QLabel* nothing_;
    std::vector<Row> rows_;
    bool areFiguresBelow_ = false;
};

}  // namespace polyplan::ui
