#include "ui/parts/folding_panels.h"

#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "ui/look/section_label.h"

namespace polyplan::ui {

FoldingPanels::FoldingPanels(QWidget* parent)
    : QWidget(parent), tabs_(new QTabBar(this)), splitter_(new QSplitter(Qt::Horizontal, this)) {
    splitter_->setHandleWidth(1);
    splitter_->setChildrenCollapsible(false);
    tabs_->setObjectName("foldedPanels");
    tabs_->setAccessibleName(tr("Panels"));
    tabs_->setToolTip(tr("There is not room for all panels side by side: which one is shown."));
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    tabs_->hide();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->setSizeConstraint(QLayout::SetNoConstraint);
    rows->addWidget(tabs_);
    rows->addWidget(splitter_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, &FoldingPanels::showPanels);
}

void FoldingPanels::add(QWidget* panel, const QString& title, int leastWidth) {
    panel->setMinimumWidth(leastWidth);
    splitter_->addWidget(panel);
    const auto labels = panel->findChildren<SectionLabel*>();
    const auto heading = std::ranges::find(labels, title, &SectionLabel::text);
    panels_.push_back({panel, leastWidth, heading == labels.end() ? nullptr : *heading});
    tabs_->addTab(title);
    fold();
    showPanels();
}

QSize FoldingPanels::minimumSizeHint() const {
    QSize least;
    for (const Panel& panel : panels_) {
        least = least.expandedTo({panel.leastWidth, panel.widget->minimumSizeHint().height()});
    }
    return least + QSize(0, isFolded_ ? tabs_->sizeHint().height() : 0);
}

void FoldingPanels::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void FoldingPanels::fold() {
    const int all =
        std::accumulate(panels_.begin(), panels_.end(), 0,
                        [](int sum, const Panel& each) { return sum + each.leastWidth + 1; });
    const bool folds = width() < all;
    if (folds != isFolded_) {
        isFolded_ = folds;
        tabs_->setVisible(folds);
        showPanels();
    }
}

void FoldingPanels::showPanels() {
    for (int i = 0; i < static_cast<int>(panels_.size()); ++i) {
        const Panel& panel = panels_[static_cast<std::size_t>(i)];
        panel.widget->setVisible(!isFolded_ || i == tabs_->currentIndex());
        if (panel.heading != nullptr) {
            panel.heading->setVisible(!isFolded_);
        }
    }
    updateGeometry();
}

}  // namespace polyplan::ui
