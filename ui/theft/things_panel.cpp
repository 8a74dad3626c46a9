#include "ui/theft/things_panel.h"

#include <QApplication>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/nethack/theft/request_words.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/things_model.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/buttons.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/example_remark.h"
#include "ui/parts/seen_row.h"
#include "ui/parts/wrapped_label.h"

namespace polyplan::ui {

ThingsPanel::List::List(ThingsModel* things, QWidget* parent)
    : model(things), view(new QListView(parent)), seen(new SeenRow(*view)) {}

ThingsPanel::ThingsPanel(TheftEditor& editor, TheftService& service, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      example_(exampleRemark(tr("theft"), "exampleTheft", this)),
      lists_{List{new ThingsModel(editor, service, false, this), this},
             List{new ThingsModel(editor, service, true, this), this}} {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 2 * metrics.step, metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(buildOffer());
    const QString keys =
        tr(" The box or the space bar moves a stack to the other list, and so does dragging; Alt "
           "with the arrows orders the list, F2 names, Delete removes. Shift and Ctrl choose "
           "several, Ctrl+X, Ctrl+C and Ctrl+V cut, copy and paste.");
    buildList(lists_[0], "openThings", tr("Open inventory"),
              tr("What is carried openly, which is all that a thief searches (steal.c "
                 "stealamulet()). The order is that of the inventory.") +
                  keys);
    sayWhenEmpty(*lists_[0].view,
                 tr("Nothing. “From the plan” takes over what a thief is after, “+” adds a stack, "
                    "and what is in a bag can be dragged here."),
                 "emptyOpen");
    layout->addWidget(lists_[0].view, 3);
    layout->addWidget(buildHead(1, "baggedHead", tr("In a bag")));
    buildList(lists_[1], "baggedThings", tr("In a bag"),
              tr("What is in containers: no thief of the Amulet looks into them.") + keys);
    sayWhenEmpty(*lists_[1].view, tr("Nothing. Drag here what no thief shall find."), "emptyBag");
    layout->addWidget(lists_[1].view, 1);
    layout->addWidget(example_);
    connect(&editor_, &TheftEditor::changed, this, &ThingsPanel::follow);
    connect(&editor_, &TheftEditor::placed, this, &ThingsPanel::followPlaced);
    follow();
}

QWidget* ThingsPanel::buildHead(std::size_t list, const char* name, const QString& title) {
    auto* head = new SectionLabel(title, this);
    head->setObjectName(QLatin1StringView(name));
    head->setAcceptDrops(true);
    head->installEventFilter(this);
    heads_[list] = head;
    return head;
}

QWidget* ThingsPanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* rows = new QVBoxLayout(header);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(buildHead(0, "openHead", tr("In the open")));
    auto* layout = new QHBoxLayout;
    layout->setSpacing(0);
    rows->addLayout(layout);
    takeOver_ =
        toolButton({"takeThings", tr("From the plan"), tr("Take items over from the plan"),
                    tr("Adds what of the plan's inventory a thief is after: the Amulet, what the "
                       "invocation needs, their imitations, and quest artifacts.")},
                   header);
    connect(takeOver_, &QToolButton::clicked, &editor_, &TheftEditor::takeOver);
    add_ = menuButton(
        {"addThing", QStringLiteral("+"), tr("Add item"), tr("Adds a stack to the end.")}, header);
    QMenu* kinds = add_->menu();
    for (const auto& [word, kind] : theft::kindWords) {
        QAction* action = kinds->addAction(toQString(word), this, [this, kind = kind] {
            editor_.add(kind);
            choose({static_cast<int>(editor_.request().inventory.size()) - 1});
            lists_[0].view->setFocus();
        });
        if (isUnique(kind)) {
            connect(kinds, &QMenu::aboutToShow, action, [this, action, kind = kind] {
                const auto& carried = editor_.request().inventory;
                const bool isThere =
                    std::ranges::find(carried, kind, &theft::Thing::kind) != carried.end();
                action->setEnabled(!isThere);
                action->setToolTip(isThere ? tr("A game has only one, and it is in the list.")
                                           : QString());
            });
        }
    }
    kinds->setToolTipsVisible(true);
    remove_ = toolButton(
        {"removeThing", QStringLiteral("−"), tr("Remove item"), tr("Removes what is chosen.")},
        header);
    connect(remove_, &QToolButton::clicked, this, &ThingsPanel::remove);
    for (QToolButton* each : {takeOver_, add_, remove_}) {
        layout->addWidget(each);
    }
    layout->addStretch(1);
    return header;
}

QWidget* ThingsPanel::buildOffer() {
    offer_ = new QWidget(this);
    auto* layout = new QHBoxLayout(offer_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Metrics(font()).step);
    imported_ = new WrappedLabel(1, offer_);
    imported_->setObjectName("importedThings");
    takeImported_ = pushButton({"takeImported", tr("Take over"),
                                tr("Take items over from the plan"), takeOver_->toolTip()},
                               offer_);
    connect(takeImported_, &QPushButton::clicked, &editor_, &TheftEditor::takeOver);
    layout->addWidget(imported_, 1);
    layout->addWidget(takeImported_);
    offer_->hide();
    return offer_;
}

void ThingsPanel::offerImported() {
    const QString more = editor_.moreInPlan();
    takeImported_->setVisible(!more.isEmpty());
    imported_->setText(
        more.isEmpty()
            ? tr("Imported into the plan, whose inventory has nothing more that a thief is after.")
            : tr("Imported into the plan. Of its inventory a thief is after: %1.").arg(more));
    offer_->setVisible(editor_.mayAdd());
}

/// It goes once it is taken over, undone or followed by another plan.
void ThingsPanel::followOffer() {
    if (offer_->isHidden()) {
        return;
    }
    if (editor_.moreInPlan().isEmpty() || !editor_.document().undoStack().canUndo()) {
        offer_->hide();
    } else {
        offerImported();
    }
}

void ThingsPanel::hideEvent(QHideEvent* event) {
    offer_->hide();
    QWidget::hideEvent(event);
}

void ThingsPanel::buildList(const List& list, const char* name, const QString& title,
                            const QString& toolTip) {
    const Metrics metrics(font());
    // Before the view hears of it.
    connect(list.model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this] { isFollowing_ = true; });
    connect(list.model, &QAbstractItemModel::rowsRemoved, this, [this] { isFollowing_ = false; });
    list.view->setModel(list.model);
    list.view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list.view->setItemDelegate(new BoxedRowDelegate(list.view));
    list.view->setObjectName(QLatin1StringView(name));
    list.view->setAccessibleName(title);
    list.view->setToolTip(toolTip);
    list.view->setResizeMode(QListView::Adjust);
    list.view->setWordWrap(true);  // rows are laid out anew where the width changes
    connect(list.model, &QAbstractItemModel::dataChanged, list.view,
            &QAbstractItemView::doItemsLayout);
    list.view->setMouseTracking(true);
    list.view->setEditTriggers(QAbstractItemView::EditKeyPressed |
                               QAbstractItemView::DoubleClicked);
    list.view->setDragDropMode(QAbstractItemView::DragDrop);
    list.view->setDefaultDropAction(Qt::MoveAction);
    list.view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.view->setContextMenuPolicy(Qt::CustomContextMenu);
    list.view->setMinimumHeight(2 * (metrics.line + metrics.smallLine + 2 * metrics.step));
    list.view->installEventFilter(this);
    connect(list.view, &QWidget::customContextMenuRequested, this,
            [this, &list](const QPoint& position) { showMenu(list, position); });
    connect(list.view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this, &list] {
                if (!isFollowing_) {
                    takeChoice(list);
                }
            });
}

void ThingsPanel::takeChoice(const List& list) {
    chosen_.clear();
    for (const QModelIndex& index : list.view->selectionModel()->selectedIndexes()) {
        chosen_.push_back(list.model->stackAt(index.row()));
    }
    std::ranges::sort(chosen_);
    for (const List& other : lists_) {
        if (&other != &list) {
            clear(other);
        }
    }
    showWhetherRemovable();
}

void ThingsPanel::clear(const List& list) {
    const QSignalBlocker quiet(list.view->selectionModel());
    list.view->selectionModel()->clear();
    list.view->viewport()->update();
}

void ThingsPanel::choose(std::vector<int> stacks) {
    chosen_ = std::move(stacks);
    // An undo may have put some of them into the other list.
    if (const List* one = listOfChosen()) {
        std::erase_if(chosen_, [one](int stack) { return one->model->rowOf(stack) < 0; });
    }
    for (const List& list : lists_) {
        QItemSelection rows;
        for (const int stack : chosen_) {
            const QModelIndex index = list.model->index(list.model->rowOf(stack));
            rows.select(index, index);
        }
        clear(list);
        if (!rows.isEmpty()) {
            const QSignalBlocker quiet(list.view->selectionModel());
            list.view->selectionModel()->setCurrentIndex(rows.indexes().back(),
                                                         QItemSelectionModel::NoUpdate);
            list.view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
            list.seen->show();
        }
    }
    showWhetherRemovable();
}

void ThingsPanel::showWhetherRemovable() {
    remove_->setEnabled(!chosen_.empty() && editor_.hasRules());
}

const ThingsPanel::List* ThingsPanel::listOfChosen() const {
    const auto* list = std::ranges::find_if(lists_, [this](const List& each) {
        return !chosen_.empty() && each.model->rowOf(chosen_.front()) >= 0;
    });
    return list == lists_.end() ? nullptr : list;
}

void ThingsPanel::takeAway(void (TheftEditor::*take)(const std::vector<int>&)) {
    if (const List* list = listOfChosen()) {
        const int row = list->model->rowOf(chosen_.front());
        (editor_.*take)(std::vector<int>(chosen_));
        const int next = list->model->stackAt(std::min(row, list->model->rowCount() - 1));
        choose(next >= 0 ? std::vector{next} : std::vector<int>());
    }
}

void ThingsPanel::remove() {
    takeAway(&TheftEditor::remove);
}

bool ThingsPanel::hasKeys() const {
    return std::ranges::any_of(lists_, [](const List& list) { return list.view->hasFocus(); });
}

void ThingsPanel::cut() {
    takeAway(&TheftEditor::cut);
}

void ThingsPanel::copy() {
    editor_.copy(chosen_);
}

bool ThingsPanel::paste() {
    const auto* focused =
        std::ranges::find_if(lists_, [](const List& list) { return list.view->hasFocus(); });
    const List& list = focused == lists_.end() ? lists_.front() : *focused;
    const int before = listOfChosen() == &list
                           ? chosen_.back() + 1
                           : static_cast<int>(editor_.request().inventory.size());
    return editor_.paste(before, &list == &lists_.back());
}

void ThingsPanel::follow() {
    add_->setEnabled(editor_.mayAdd());
    takeOver_->setEnabled(editor_.mayAdd());
    followOffer();
    example_->setVisible(editor_.hasRules() && !editor_.isSaved());
    const auto count = static_cast<int>(editor_.request().inventory.size());
    std::vector<int> stacks = chosen_;
    std::erase_if(stacks, [count](int stack) { return stack >= count; });
    if (stacks.empty() && !chosen_.empty() && count > 0) {
        stacks = {count - 1};
    }
    choose(std::move(stacks));
    fitBag();
}

void ThingsPanel::fitBag() {
    const QListView& bag = *lists_.back().view;
    int wanted = 2 * bag.frameWidth();
    for (int row = 0; row < bag.model()->rowCount(); ++row) {
        wanted += bag.sizeHintForIndex(bag.model()->index(row, 0)).height();
    }
    lists_.back().view->setMaximumHeight(std::max(bag.minimumHeight(), wanted));
}

void ThingsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitBag();
}

/// The stacks stay chosen, and the keys go on with them in the list where they are now.
void ThingsPanel::followPlaced(const std::vector<int>& stacks) {
    choose(stacks);
    const List* list = listOfChosen();
    if (list != nullptr && hasKeys()) {
        list->view->setFocus();
    }
}

void ThingsPanel::showMenu(const List& list, const QPoint& position) {
    const QModelIndex index = list.view->indexAt(position);
    if (!index.isValid()) {
        return;
    }
    const int stack = list.model->stackAt(index.row());
    if (std::ranges::find(chosen_, stack) == chosen_.end()) {
        choose({stack});
    }
    const theft::Thing thing = editor_.request().inventory[std::size_t(stack)];
    QMenu menu(this);
    menu.addAction(tr("&Rename"), this, [&list, index] { list.view->edit(index); });
    if (thing.kind == theft::Kind::QuestArtifact) {
        QAction* own = menu.addAction(tr("Of your &own role"));
        own->setCheckable(true);
        own->setChecked(thing.own);
        connect(own, &QAction::toggled, this,
                [this, stack](bool isOn) { editor_.setOwn(stack, isOn); });
    }
    menu.addAction(tr("Cu&t"), this, &ThingsPanel::cut);
    menu.addAction(tr("&Copy"), this, &ThingsPanel::copy);
    menu.addAction(tr("&Paste"), this, [this] { paste(); });
    menu.addAction(tr("Re&move"), this, &ThingsPanel::remove);
    menu.exec(list.view->viewport()->mapToGlobal(position));
}

/// A space within a name that is being typed belongs to it.
bool ThingsPanel::searchOn(const List& list, const QKeyEvent& key) {
    const bool isTyped = (key.modifiers() & ~Qt::ShiftModifier) == 0 && !key.text().isEmpty() &&
                         key.text().front().isPrint();
    const bool isSearching =
        typed_.isValid() && !typed_.hasExpired(QApplication::keyboardInputInterval());
    if (!isTyped || (key.key() == Qt::Key_Space && !isSearching)) {
        return false;
    }
    typed_.start();
    list.view->keyboardSearch(key.text());
    return true;
}

bool ThingsPanel::handleKey(const List& list, const QKeyEvent& key) {
    if (searchOn(list, key)) {
        return true;
    }
    if (key.matches(QKeySequence::Paste)) {
        return paste();
    }
    if (listOfChosen() != &list) {
        return false;
    }
    if (key.matches(QKeySequence::Copy)) {
        copy();
    } else if (key.matches(QKeySequence::Cut)) {
        cut();
    } else if (key.key() == Qt::Key_Delete) {
        remove();
    } else if (key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier &&
               chosen_.size() > 1) {
        editor_.pack(std::vector<int>(chosen_), &list == &lists_.front());
    } else if (key.modifiers() == Qt::AltModifier &&
               (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down)) {
        list.model->move(std::vector<int>(chosen_), key.key() == Qt::Key_Up ? -1 : 1);
    } else {
        return false;
    }
    return true;
}

bool ThingsPanel::handleDrag(const List& list, QEvent& event) {
    const bool isOver = event.type() == QEvent::DragEnter || event.type() == QEvent::DragMove;
    if (!isOver && event.type() != QEvent::Drop) {
        return false;
    }
    auto& drop = static_cast<QDropEvent&>(event);
    const auto takes = [&](auto take) {
        return (list.model->*take)(drop.mimeData(), Qt::MoveAction, -1, -1, QModelIndex());
    };
    drop.setDropAction(Qt::MoveAction);
    drop.setAccepted(takes(&ThingsModel::canDropMimeData));
    if (!isOver) {
        takes(&ThingsModel::dropMimeData);
    }
    return true;
}

bool ThingsPanel::eventFilter(QObject* watched, QEvent* event) {
    const auto* head = std::ranges::find(heads_, watched);
    if (head != heads_.end() && handleDrag(lists_[std::size_t(head - heads_.begin())], *event)) {
        return true;
    }
    const auto* list = std::ranges::find(lists_, watched, &List::view);
    if (list != lists_.end() && event->type() == QEvent::KeyPress) {
        return handleKey(*list, *static_cast<const QKeyEvent*>(event));
    }
    if (list != lists_.end() && event->type() == QEvent::FocusIn && list->model->rowCount() > 0 &&
        listOfChosen() != list) {
        const Qt::FocusReason reason = static_cast<const QFocusEvent*>(event)->reason();
        const bool isByKeys = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                              reason == Qt::OtherFocusReason;
        if (isByKeys) {
            choose({list->model->stackAt(0)});
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
