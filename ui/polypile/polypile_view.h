#pragma once

#include <QWidget>

namespace polyplan::ui {

class CataloguePanel;
class LineBoard;
class OddsService;
class PlanDocument;
class StrategyTabs;

/// The Polypile perspective: what can be laid, the line, and what comes of it.
class PolypileView : public QWidget {
    Q_OBJECT

  public:
    PolypileView(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    StrategyTabs& strategyTabs() { return *tabs_; }
    CataloguePanel& catalogue() { return *catalogue_; }
    LineBoard& board() { return *board_; }

  Q_SIGNALS:
    /// Something could not be done; for the status bar.
    void message(const QString& text);

  private:
    QWidget* buildCentre();
    QWidget* buildFoot();

    PlanDocument& document_;
    OddsService& odds_;
    StrategyTabs* tabs_;
    CataloguePanel* catalogue_;
    LineBoard* board_;
};

}  // namespace polyplan::ui
