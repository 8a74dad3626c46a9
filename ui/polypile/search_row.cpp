#include "ui/polypile/search_row.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <utility>

#include "ui/look/metrics.h"
#include "ui/models/catalogue_model.h"
#include "ui/parts/buttons.h"
#include "ui/parts/search_line.h"

namespace polyplan::ui {

SearchRow::SearchRow(CatalogueFilter& filter, const QString& listName, QWidget* parent)
    : QWidget(parent),
      filter_(filter),
      listName_(listName),
      field_(new SearchLine(this)),
      order_(new QToolButton(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Metrics(font()).step);
    layout->addWidget(field_, 1);
    layout->addWidget(order_);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field_->setObjectName(listName + "Search");
    field_->setAccessibleName(tr("Search the %1").arg(listName));
    connect(field_, &SearchLine::textChanged, &filter_, &CatalogueFilter::setSearch);

    order_->setObjectName(listName + "Order");
    order_->setText(QStringLiteral("⇅"));
    order_->setFocusPolicy(Qt::StrongFocus);
    fillOrders();
    showOrder();
}

void SearchRow::fillOrders() {
    const std::pair<ObjectOrder, QString> orders[] = {
        {ObjectOrder::Listed, tr("As &listed")},
        {ObjectOrder::Name, tr("By &name")},
        {ObjectOrder::Class, tr("By &class")},
        {ObjectOrder::Material, tr("By &material")},
        {ObjectOrder::WantedFirst, tr("&Wanted first")},
    };
    auto* menu = new QMenu(order_);
    auto* group = new QActionGroup(menu);
    for (const auto& [order, words] : orders) {
        QAction* action = menu->addAction(words);
        action->setCheckable(true);
        action->setChecked(order == filter_.order());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, order = order] {
            filter_.setOrder(order);
            showOrder();
        });
    }
    giveMenu(*order_, *menu);
}

void SearchRow::showOrder() {
    QString order;
    for (const QAction* action : order_->menu()->actions()) {
        if (action->isChecked()) {
            order = QString(action->text()).remove(u'&').toLower();
        }
    }
    order_->setToolTip(tr("Order of the %1: %2").arg(listName_, order));
    order_->setAccessibleName(order_->toolTip());
}

}  // namespace polyplan::ui
