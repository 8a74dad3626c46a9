#include "ui/parts/figure_list.h"

#include <QMenu>
#include <QToolButton>

#include "ui/parts/buttons.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/report_delegate.h"

namespace polyplan::ui {

namespace {

constexpr int leastLines = 4;
const std::vector<int> copiedColumns = {0, 1};

}  // namespace

FigureList::FigureList(QAbstractItemModel* model, QWidget* parent)
    : QListView(parent), copies_(copyMenu(*model, copiedColumns, this)) {
    setModel(model);
    giveCopyKeys(*this, *copies_);
    setItemDelegate(new ReportDelegate(this));
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMinimumHeight(leastLines * fontMetrics().height());
    // What a line says may wrap otherwise than before.
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this] { scheduleDelayedItemsLayout(); });
}

int FigureList::wantedHeight() const {
    int height = 2 * frameWidth() + 2;
    for (int row = 0; row < model()->rowCount(); ++row) {
        height += sizeHintForIndex(model()->index(row, 0)).height();
    }
    return height;
}

QToolButton* FigureList::makeCopyButton(QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(tr("Copy"));
    button->setAccessibleName(tr("Copy the figures"));
    button->setToolTip(tr("Copies all figures as CSV or Markdown."));
    giveMenu(*button, *copies_);
    return button;
}

}  // namespace polyplan::ui
