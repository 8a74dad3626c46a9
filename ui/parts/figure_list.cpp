#include "ui/parts/figure_list.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QToolButton>

#include "ui/models/report_model.h"
#include "ui/models/table_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/report_delegate.h"

namespace polyplan::ui {

namespace {

constexpr int leastLines = 4;

}  // namespace

FigureList::FigureList(QAbstractItemModel* model, QWidget* parent) : QListView(parent) {
    setModel(model);
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
    auto* menu = new QMenu(button);
    const std::vector<int> columns = {ReportModel::Label, ReportModel::Value};
    menu->addAction(tr("As &CSV"), this, [this, columns] {
        QApplication::clipboard()->setText(asCsv(*model(), columns));
    });
    menu->addAction(tr("As &Markdown"), this, [this, columns] {
        QApplication::clipboard()->setText(asMarkdown(*model(), columns));
    });
    giveMenu(*button, *menu);
    return button;
}

}  // namespace polyplan::ui
