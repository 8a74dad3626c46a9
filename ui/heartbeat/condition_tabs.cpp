#include "ui/heartbeat/condition_tabs.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include "core/plan/heartbeat_question.h"
#include "ui/look/section_label.h"
#include "ui/models/heartbeat/hearing_model.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/heartbeat/intrinsics_model.h"
#include "ui/models/heartbeat/outfit_model.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/bar_focus.h"
#include "ui/parts/buttons.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/field_delegate.h"
#include "ui/parts/shared_columns.h"
#include "ui/parts/table_page.h"
#include "ui/parts/word_suggestions.h"

namespace polyplan::ui {

namespace {

constexpr int leastCharacters = 8;  ///< of a column
constexpr int leastOutfitCharacters = 5;
constexpr int keptItemCharacters = 30;
constexpr int leastItemCharacters = 10;
constexpr int leastHearingRows = 3;

}  // namespace

ConditionTabs::ConditionTabs(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent)
    : QTabWidget(parent), editor_(editor), service_(service) {
    setObjectName("conditions");
    setDocumentMode(true);
    focusOnBar(*this);
    setAccessibleName(tr("Conditions"));
    tabBar()->setAccessibleName(tr("Conditions"));
    tabBar()->setToolTip(tr("What it wears, what is upon it, and who hears whom."));
    addTab(buildOutfit(), tr("Outfit"));
    addTab(buildIntrinsics(), tr("Intrinsics"));
    addTab(buildHearing(), tr("Noise"));
}

QTableView* ConditionTabs::tableOf(FieldTable* model, const char* name, const QString& toolTip) {
    auto* table = calmTable(model, name, {}, toolTip, this);
    table->setSortingEnabled(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);  // as cells
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed);
    table->setItemDelegate(new FieldDelegate(table));
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {  // as F2
        new QShortcut(
            key, table,
            [table] {
                if (table->currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
                    table->edit(table->currentIndex());
                }
            },
            Qt::WidgetShortcut);
    }
    return table;
}

template <typename Press>
QPushButton* ConditionTabs::button(const ButtonWords& words, const Press& press) {
    auto* result = pushButton(words, this);
    connect(result, &QPushButton::clicked, this, press);
    return result;
}

template <typename Model>
QPushButton* ConditionTabs::remover(QTableView* table, Model* model, const ButtonWords& words) {
    const auto remove = [table, model] { model->remove(table->currentIndex().row()); };
    new QShortcut(Qt::Key_Delete, table, remove, Qt::WidgetShortcut);
    return button(words, remove);
}

template <typename Follow>
void ConditionTabs::keep(const Follow& follow) {
    connect(&editor_, &HeartbeatEditor::changed, this, follow);
    follow();
}

QWidget* ConditionTabs::buildOutfit() {
    auto* model = new OutfitModel(editor_, this);
    auto* table =
        tableOf(model, "outfit",
                tr("What it wears and holds, slot by slot. Type an item or choose one; its noise "
                   "and what it gives are filled in where its name tells (source.txt ITEM). Del "
                   "empties a cell; without its item a slot has nothing."));
    for (const auto key : {Qt::Key_Delete, Qt::Key_Backspace}) {
        new QShortcut(
            key, table, [table, model] { model->empty(table->currentIndex()); },
            Qt::WidgetShortcut);
    }
    table->setAccessibleName(tr("Outfit"));
    table->setProperty("dense", true);  // for the style sheet: six columns in little room
    auto* columns =
        new SharedColumns(*table, OutfitModel::Item, leastOutfitCharacters, keptItemCharacters);
    columns->keepWhole(OutfitModel::Slot);
    columns->yieldDownTo(leastItemCharacters);
    auto* which = new QTabBar(this);
    which->setObjectName("whichOutfit");
    which->setAccessibleName(tr("Which outfit"));
    which->setToolTip(tr("Its own outfit, and another one that is laid over it in the charts."));
    which->addTab(tr("Own"));
    which->addTab(tr("Other"));
    which->setExpanding(false);
    connect(which, &QTabBar::currentChanged, this,
            [this](int at) { editor_.setShowsOther(at == 1); });
    auto* compare =
        button({"compareOutfit", tr("Compare"), tr("Compare with another outfit"),
                tr("Begins another outfit with a copy of its own, to be changed under “Other”.")},
               [this] {
                   editor_.setShowsOther(true);
                   editor_.edit(tr("Add other outfit"), [](plan::Heartbeat& heartbeat) {
                       heartbeat.otherOutfit = powder::Outfit{.worn = heartbeat.creature.worn,
                                                              .dress = heartbeat.creature.dress};
                   });
               });
    auto* swap = button({"swapOutfits", tr("Swap"), tr("Swap the outfits"),
                         tr("Makes the other outfit its own, and the other way round.")},
                        [this] { editor_.edit(tr("Swap outfits"), plan::swapOutfits); });
    auto* drop = button({"dropOutfit", tr("Drop"), tr("Drop the other outfit"),
                         tr("Drops the other outfit and compares no longer; its own stays.")},
                        [this] {
                            editor_.edit(tr("Drop other outfit"), [](plan::Heartbeat& heartbeat) {
                                heartbeat.otherOutfit.reset();
                            });
                        });
    keep([this, which, compare, swap, drop] {
        const QSignalBlocker quiet(which);
        which->setVisible(editor_.hasOther());
        which->setCurrentIndex(editor_.showsOther() ? 1 : 0);
        compare->setVisible(!editor_.hasOther());
        swap->setVisible(editor_.hasOther());
        drop->setVisible(editor_.hasOther());
    });
    return tablePage({which, compare, swap, drop}, table, this);
}

QWidget* ConditionTabs::buildIntrinsics() {
    auto* model = new IntrinsicsModel(editor_, this);
    auto* table = tableOf(model, "intrinsics",
                          tr("Newest first, as the game counts them down (creature.cpp "
                             "doHeartbeat()). What its kind and its outfit give need not be "
                             "named. Del removes one."));
    table->setAccessibleName(tr("Intrinsics"));
    table->setProperty("dense", true);
    (new SharedColumns(*table, IntrinsicsModel::Name, leastCharacters))
        ->keepWhole(IntrinsicsModel::Name);
    sayWhenEmpty(*table, tr("Nothing but what its kind and its outfit give."), "noIntrinsics");
    auto* names = new QComboBox(this);
    names->setObjectName("addIntrinsic");
    names->setAccessibleName(tr("Intrinsic to add"));
    names->setToolTip(
        tr("Those that a heartbeat asks for (source.txt INTRINSIC): chosen, or typed in "
           "words or as files have them. Enter adds."));
    names->setMaxVisibleItems(20);
    names->addItems(intrinsicChoices());
    names->setEditable(true);
    names->setInsertPolicy(QComboBox::NoInsert);
    names->setCurrentIndex(-1);
    names->lineEdit()->setPlaceholderText(tr("intrinsic"));
    auto* suggestions = new WordSuggestions(intrinsicChoices(), *names->lineEdit());
    names->setCompleter(suggestions);
    const auto addNamed = [names, model] {
        const QString typed = names->currentText().trimmed();
        if (!typed.isEmpty() && model->addTyped(typed)) {
            names->setCurrentIndex(-1);
            names->clearEditText();
        }
    };
    connect(suggestions, &WordSuggestions::taken, this, addNamed);
    connect(names->lineEdit(), &QLineEdit::returnPressed, this, addNamed);
    auto* add = button({"putIntrinsic", tr("Add"), tr("Add the intrinsic"),
                        tr("Puts it upon the creature, for its usual beats where the game gives it "
                           "only for a while, else to stay; its beats can be set then.")},
                       addNamed);
    auto* remove = remover(table, model,
                           {"removeIntrinsic", tr("Remove"), tr("Remove the intrinsic"),
                            tr("Takes the chosen intrinsic away.")});
    const auto enable = [names, add, remove, model] {
        add->setEnabled(model->mayAdd() && !names->currentText().isEmpty());
        remove->setEnabled(model->rowCount() > 0);
    };
    keep(enable);
    connect(names, &QComboBox::editTextChanged, this, enable);
    return tablePage({names, add, remove}, table, this);
}

QWidget* ConditionTabs::buildHearing() {
    auto* model = new HearingModel(editor_, this);
    auto* table = tableOf(model, "hearing",
                          tr("Who may wake the creature, and sleepers whom it may wake, with the "
                             "chance a heartbeat (creature.cpp getNoiseLevel(), doHeartbeat()). "
                             "Single noises add up: 3 + 2."));
    table->setAccessibleName(tr("Who hears whom"));
    table->setProperty("dense", true);
    (new SharedColumns(*table, HearingModel::Who, leastCharacters))->keepWhole(HearingModel::Who);
    sayWhenEmpty(*table, tr("Nobody is near who may wake it, or hear it."), "nobodyHears");
    keepRowsInSight(*table, leastHearingRows);
    auto* maker = button({"addMaker", tr("Add noise"), tr("Add somebody who may wake it"),
                          tr("Somebody near whose noise may wake it.")},
                         [model] { model->addMaker(); });
    auto* listener = button({"addListener", tr("Add sleeper"), tr("Add a sleeper who may hear it"),
                             tr("Somebody asleep near it.")},
                            [model] { model->addListener(); });
    auto* remove = remover(
        table, model,
        {"removeHearing", tr("Remove"), tr("Remove who hears"), tr("Takes the chosen one away.")});
    keep([maker, listener, remove, model] {
        maker->setEnabled(model->mayAddMaker());
        listener->setEnabled(model->mayAddListener());
        remove->setEnabled(model->rowCount() > 0);
    });
    QWidget* page = tablePage({maker, listener, remove}, table, this);
    auto* distances = new ReportTableModel(this);
    const QString title = tr("Who hears it, by distance");
    auto* byDistance =
        calmTable(distances, "byDistance", title,
                  tr("The chance a heartbeat that it wakes a sleeper so many squares off, across "
                     "and along together; farther off nobody hears it."),
                  page);
    sayWhenEmpty(*byDistance, tr("Nobody: it is too quiet to be heard on another square."),
                 "tooQuiet");
    byDistance->setSortingEnabled(false);
    byDistance->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    page->layout()->addWidget(new SectionLabel(title, page));
    page->layout()->addWidget(byDistance);
    const auto showDistances = [this, distances] {
        distances->show(service_.report(), "heartbeat/hearing");
    };
    connect(&service_, &HeartbeatService::answersChanged, this, showDistances);
    showDistances();
    return page;
}

}  // namespace polyplan::ui
