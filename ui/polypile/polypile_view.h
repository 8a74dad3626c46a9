#pragma once

#include "ui/parts/perspective.h"
#include "ui/polypile/import_dialog.h"

class QSplitter;

namespace polyplan::ui {

class AdvicePanel;
class CataloguePanel;
class DerivationDialog;
class GoalsPanel;
class InspectorPanel;
class InventoryPanel;
class LineBoard;
class OddsService;
class PlanDocument;
class SettingsBar;
class StackClipboard;

/// The Polypile perspective: what can be laid, the line, and what comes of it.
class PolypileView : public Perspective {
    Q_OBJECT

  public:
    PolypileView(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    QWidget* settings() override;
    void startSearch() override;
    void clearFields() override;
    CataloguePanel& catalogue() { return *catalogue_; }
    LineBoard& board() { return *board_; }
    /// Shows what a text of the game says, to be taken into the plan.
    void importText(const QString& text, const plan::ImportPlace& place = {});
    void arrange();
    /// Cut, copy and paste of stacks, for the Edit menu.
    StackClipboard& clipboard() { return *clipboard_; }

  Q_SIGNALS:
    /// What the game shows was taken into the plan.
    void imported();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildSupplies();
    QWidget* buildCentre();
    QWidget* buildFoot();
    void fitFoot();
    void followAnswers();
    QWidget* buildFindings(InspectorPanel& inspector);

    PlanDocument& document_;
    OddsService& odds_;
    SettingsBar* settings_;
    InventoryPanel* inventory_;
    CataloguePanel* catalogue_;
    LineBoard* board_;
    ImportDialog::Start givenUp_;  ///< which the next import begins with
    StackClipboard* clipboard_;
    DerivationDialog* derivation_;
    GoalsPanel* goals_ = nullptr;
    AdvicePanel* advice_;
    QSplitter* rows_ = nullptr;     ///< of the centre: the line above its foot
    QSplitter* footRow_ = nullptr;  ///< the goals beside the rest of the foot
    bool isFootChosen_ = false;     ///< its size, by hand
};

}  // namespace polyplan::ui
