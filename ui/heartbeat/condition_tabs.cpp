#include "ui/heartbeat/condition_tabs.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/heartbeat/hearing_model.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/heartbeat/intrinsics_model.h"
#include "ui/models/heartbeat/outfit_model.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/field_delegate.h"

namespace polyplan::ui {

namespace {

QWidget* pageOf(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent) {
    const Metrics metrics(parent->font());
    auto* page = new QWidget(parent);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * metrics.step, metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics.step);
    for (QWidget* control : controls) {
        row->addWidget(control);
    }
    row->addStretch(1);
    layout->addLayout(row);
    layout->addWidget(table, 1);
    return page;
}

template <typename Button = QPushButton, typename Press>
Button* buttonOf(const char* name, const QString& text, const QString& title,
                 const QString& toolTip, QWidget* parent, const Press& press) {
    auto* button = new Button(parent);
    button->setText(text);
    button->setObjectName(QLatin1StringView(name));
    button->setAccessibleName(title);
    button->setToolTip(toolTip);
    QObject::connect(button, &Button::clicked, parent, press);
    return button;
}

}  // namespace

ConditionTabs::ConditionTabs(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent)
    : QTabWidget(parent), editor_(editor), service_(service) {
    setObjectName("conditions");
    setDocumentMode(true);
    setAccessibleName(tr("Conditions"));
    tabBar()->setAccessibleName(tr("Conditions"));
    tabBar()->setToolTip(tr("What it wears, what is upon it, and who hears whom."));
    addTab(buildOutfit(), tr("Outfit"));
    addTab(buildIntrinsics(), tr("Intrinsics"));
    addTab(buildHearing(), tr("Noise"));
}

QTableView* ConditionTabs::tableOf(QAbstractItemModel* model, const char* name,
                                   const QString& title, const QString& toolTip, int stretched) {
    auto* table = new QTableView(this);
    table->setModel(model);
    table->setObjectName(QLatin1StringView(name));
    table->setAccessibleName(title);
    table->setToolTip(toolTip);
    makeCalm(*table);
    table->setSortingEnabled(false);
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    table->setItemDelegate(new FieldDelegate(table));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (stretched < model->columnCount()) {  // a report's table has columns with its first answer
        table->horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    }
    table->setMinimumHeight(4 * table->fontMetrics().height());
    return table;
}

QWidget* ConditionTabs::buildOutfit() {
    auto* model = new OutfitModel(editor_, this);
    auto* table =
        tableOf(model, "outfit", tr("Outfit"),
                tr("What it wears and holds, slot by slot. Type an item or choose one; its noise "
                   "and what it gives are filled in where its name tells (source.txt ITEM)."),
                OutfitModel::Item);
    auto* which = new QTabBar(this);
    which->setObjectName("whichOutfit");
    which->setAccessibleName(tr("Which outfit"));
    which->setToolTip(tr("Its own outfit, and another one that is laid over it in the charts."));
    which->addTab(tr("Own"));
    which->addTab(tr("Other"));
    which->setExpanding(false);
    connect(which, &QTabBar::currentChanged, this,
            [this](int at) { editor_.setShowsOther(at == 1); });
    auto* compare = buttonOf(
        "compareOutfit", tr("Compare"), tr("Compare with another outfit"),
        tr("Begins another outfit with a copy of its own, to be changed under “Other”."), this,
        [this] {
            editor_.setShowsOther(true);
            if (!editor_.hasOther()) {
                editor_.edit(tr("Add other outfit"), [](plan::Heartbeat& heartbeat) {
                    heartbeat.otherOutfit = powder::Outfit{.worn = heartbeat.creature.worn,
                                                           .dress = heartbeat.creature.dress};
                });
            }
        });
    auto* swap =
        buttonOf("swapOutfits", tr("Swap"), tr("Swap the outfits"),
                 tr("Makes the other outfit its own, and the other way round."), this, [this] {
                     editor_.edit(tr("Swap outfits"), [](plan::Heartbeat& heartbeat) {
                         std::swap(heartbeat.creature.worn, heartbeat.otherOutfit->worn);
                         std::swap(heartbeat.creature.dress, heartbeat.otherOutfit->dress);
                     });
                 });
    auto* drop = buttonOf("dropOutfit", tr("Drop"), tr("Drop the other outfit"),
                          tr("Compares no longer."), this, [this] {
                              editor_.edit(tr("Drop other outfit"), [](plan::Heartbeat& heartbeat) {
                                  heartbeat.otherOutfit.reset();
                              });
                          });
    const auto follow = [this, which, compare, swap, drop] {
        const QSignalBlocker quiet(which);
        which->setVisible(editor_.hasOther());
        which->setCurrentIndex(editor_.showsOther() ? 1 : 0);
        compare->setVisible(!editor_.hasOther());
        swap->setVisible(editor_.hasOther());
        drop->setVisible(editor_.hasOther());
    };
    connect(&editor_, &HeartbeatEditor::changed, this, follow);
    follow();
    return pageOf({which, compare, swap, drop}, table, this);
}

QWidget* ConditionTabs::buildIntrinsics() {
    auto* model = new IntrinsicsModel(editor_, this);
    auto* table = tableOf(model, "intrinsics", tr("Intrinsics"),
                          tr("Newest first, as the game counts them down (creature.cpp "
                             "doHeartbeat()). What its kind and its outfit give need not be "
                             "named. Del removes one."),
                          IntrinsicsModel::Name);
    auto* names = new QComboBox(this);
    names->setObjectName("addIntrinsic");
    names->setAccessibleName(tr("Intrinsic to add"));
    names->setToolTip(tr("Those that a heartbeat asks for (source.txt INTRINSIC)."));
    names->setMaxVisibleItems(20);
    names->addItems(intrinsicNamesList());
    auto* add = buttonOf(
        "putIntrinsic", tr("Add"), tr("Add the intrinsic"),
        tr("Puts it upon the creature, to stay; its beats can be set then."), this,
        [names, model] { model->add(static_cast<powder::Intrinsic>(names->currentIndex())); });
    const auto removeCurrent = [table, model] { model->remove(table->currentIndex().row()); };
    auto* remove = buttonOf("removeIntrinsic", tr("Remove"), tr("Remove the intrinsic"),
                            tr("Takes the chosen intrinsic away."), this, removeCurrent);
    new QShortcut(Qt::Key_Delete, table, removeCurrent, Qt::WidgetShortcut);
    const auto follow = [add, remove, model] {
        add->setEnabled(model->mayAdd());
        remove->setEnabled(model->rowCount() > 0);
    };
    connect(&editor_, &HeartbeatEditor::changed, this, follow);
    follow();
    return pageOf({names, add, remove}, table, this);
}

QWidget* ConditionTabs::buildHearing() {
    auto* model = new HearingModel(editor_, this);
    auto* table = tableOf(model, "hearing", tr("Who hears whom"),
                          tr("Who may wake the creature, and sleepers whom it may wake, with the "
                             "chance a heartbeat (creature.cpp getNoiseLevel(), doHeartbeat()). "
                             "Single noises add up: 3 + 2."),
                          HearingModel::Who);
    auto* maker = buttonOf("addMaker", tr("Add noise"), tr("Add somebody who may wake it"),
                           tr("Somebody near whose noise may wake it."), this,
                           [model] { model->addMaker(); });
    auto* listener =
        buttonOf("addListener", tr("Add sleeper"), tr("Add a sleeper who may hear it"),
                 tr("Somebody asleep near it."), this, [model] { model->addListener(); });
    const auto removeCurrent = [table, model] { model->remove(table->currentIndex().row()); };
    auto* remove = buttonOf("removeHearing", tr("Remove"), tr("Remove who hears"),
                            tr("Takes the chosen one away."), this, removeCurrent);
    new QShortcut(Qt::Key_Delete, table, removeCurrent, Qt::WidgetShortcut);
    const auto follow = [maker, listener, remove, model] {
        maker->setEnabled(model->mayAddMaker());
        listener->setEnabled(model->mayAddListener());
        remove->setEnabled(model->rowCount() > 0);
    };
    connect(&editor_, &HeartbeatEditor::changed, this, follow);
    follow();
    QWidget* page = pageOf({maker, listener, remove}, table, this);
    auto* distances = new ReportTableModel(this);
    auto* byDistance =
        tableOf(distances, "byDistance", tr("Who hears it, by distance"),
                tr("The chance a heartbeat that it wakes a sleeper so many squares off, across and "
                   "along together; farther off nobody hears it."),
                1);
    byDistance->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* heading = new SectionLabel(tr("Who hears it, by distance"), page);
    page->layout()->addWidget(heading);
    page->layout()->addWidget(byDistance);
    const auto showDistances = [this, distances] {
        if (const Table* found = service_.report().table("heartbeat/hearing")) {
            distances->show(*found);
        }
    };
    connect(&service_, &HeartbeatService::answersChanged, this, showDistances);
    showDistances();
    return page;
}

}  // namespace polyplan::ui
