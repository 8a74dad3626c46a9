#include "ui/polypile/polypile_view.h"

#include <QVBoxLayout>

#include "ui/shell/strategy_tabs.h"

namespace polyplan::ui {

PolypileView::PolypileView(PlanDocument& document, OddsService&, QWidget* parent)
    : QWidget(parent), tabs_(new StrategyTabs(document, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(tabs_);
    layout->addStretch(1);
}

}  // namespace polyplan::ui
