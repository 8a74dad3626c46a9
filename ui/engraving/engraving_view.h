#pragma once

#include "ui/parts/perspective.h"

namespace polyplan::ui {

class EngravingService;
class EngravingSettings;
class FoldingPanels;
class PlanDocument;
class StylusPanel;
class StylusTableModel;
class StylusTablePanel;
class TextPanel;

/// The Engraving perspective: what is written with what by whom, what comes of it, and how long it
/// lasts.
class EngravingView : public Perspective {
    Q_OBJECT

  public:
    explicit EngravingView(PlanDocument& document, QWidget* parent = nullptr);

    QWidget* settings() override;
    void startSearch() override;
    void takeKeys() override;
    void clearFields() override;
    EngravingService& service() { return *service_; }

  private:
    QWidget* buildLeft(QWidget* parent);
    QWidget* buildCentre(QWidget* parent);
    FoldingPanels* buildLasting(QWidget* parent);
    QWidget* buildRight(QWidget* parent);

    PlanDocument& document_;
    EngravingService* service_;
    StylusTableModel* table_;
    EngravingSettings* settings_;
    StylusPanel* stylus_ = nullptr;
    TextPanel* text_ = nullptr;
    StylusTablePanel* styluses_ = nullptr;
};

}  // namespace polyplan::ui
