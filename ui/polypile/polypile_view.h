#pragma once

#include "ui/shell/perspective.h"

namespace polyplan::ui {

class CataloguePanel;
class LineBoard;
class OddsService;
class PlanDocument;
class SettingsBar;

/// The Polypile perspective: what can be laid, the line, and what comes of it.
class PolypileView : public Perspective {
    Q_OBJECT

  public:
    PolypileView(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    QWidget* settings() override;
    CataloguePanel& catalogue() { return *catalogue_; }
    LineBoard& board() { return *board_; }

  private:
    QWidget* buildCentre();
    QWidget* buildFoot();

    PlanDocument& document_;
    OddsService& odds_;
    SettingsBar* settings_;
    CataloguePanel* catalogue_;
    LineBoard* board_;
};

}  // namespace polyplan::ui
