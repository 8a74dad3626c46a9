#pragma once

#include <QWidget>

namespace polyplan::ui {

class OddsService;
class PlanDocument;
class StrategyTabs;

/// The Polypile perspective: what can be laid, the line, and what comes of it.
class PolypileView : public QWidget {
    Q_OBJECT

  public:
    PolypileView(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

    StrategyTabs& strategyTabs() { return *tabs_; }

  private:
    StrategyTabs* tabs_;
};

}  // namespace polyplan::ui
