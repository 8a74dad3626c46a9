#include "ui/parts/folding_panels.h"

#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/section_label.h"
#include "ui/parts/thin_splitter.h"

namespace polyplan::ui {

FoldingPanels::FoldingPanels(QWidget* parent)
    : QWidget(parent), tabs_(new QTabBar(this)), rows_(thinSplitter(Qt::Vertical, this)) {
    tabs_->setObjectName("foldedPanels");
    tabs_->setAccessibleName(tr("Panels"));
    tabs_->setToolTip(tr("Panels that have no room beside one another."));
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    tabs_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(tabs_);
    layout->addWidget(rows_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, &FoldingPanels::showPanels);
}

QSplitter& FoldingPanels::startRow() {
    auto* row = thinSplitter(Qt::Horizontal, rows_);
    rows_->addWidget(row);
    return *row;
}

void FoldingPanels::add(QWidget* panel, const QString& title, QSize least) {
    auto* row = rows_->count() == 0 ? &startRow()
                                    : static_cast<QSplitter*>(rows_->widget(rows_->count() - 1));
    panel->setMinimumWidth(least.width());
    row->addWidget(panel);
    const auto labels = panel->findChildren<SectionLabel*>();
    const auto heading = std::ranges::find(labels, title, &SectionLabel::text);
    panels_.push_back({panel, row, least, heading == labels.end() ? nullptr : *heading});
    tabs_->addTab(title);
    fold();
    showPanels();
}

/// What one of them needs; with the room that it is read in, once they stand one at a time.
QSize FoldingPanels::minimumSizeHint() const {
    QSize least;
    for (const Panel& panel : panels_) {
        least = least.expandedTo({panel.least.width(), panel.widget->minimumSizeHint().height()});
    }
    return {least.width(), isFolded_ ? leastHeight() : least.height()};
}

void FoldingPanels::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

/// With the lines between them.
QSize FoldingPanels::leastForAll() const {
    QSize all(0, 0);
    for (int i = 0; i < rows_->count(); ++i) {
        QSize row(0, 0);
        for (const Panel& panel : panels_) {
            if (panel.row == rows_->widget(i)) {
                row = {row.width() + panel.least.width() + 1,
                       std::max(row.height(), panel.least.height())};
            }
        }
        all = {std::max(all.width(), row.width()), all.height() + row.height() + 1};
    }
    return all;
}

void FoldingPanels::foldBy(QSize room) {
    room_ = room.expandedTo({0, 0});
    fold();
}

int FoldingPanels::leastHeight() const {
    if (!isFolded_) {
        return leastForAll().height();
    }
    int least = 0;
    for (const Panel& panel : panels_) {
        least = std::max({least, panel.least.height(), panel.widget->minimumSizeHint().height()});
    }
    return least + tabs_->sizeHint().height();
}

void FoldingPanels::fold() {
    const QSize all = leastForAll();
    const QSize room = room_.isValid() ? room_ : size();
    const bool folds = room.width() < all.width() || room.height() < all.height();
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
    for (int i = 0; i < rows_->count(); ++i) {
        QWidget* row = rows_->widget(i);
        row->setVisible(std::ranges::any_of(panels_, [row](const Panel& panel) {
            return panel.row == row && !panel.widget->isHidden();
        }));
    }
    updateGeometry();
}

}  // namespace polyplan::ui
