#include "ui/theft/things_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/nethack/theft/request_words.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/things_model.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/buttons.h"
#include "ui/parts/example_remark.h"
#include "ui/parts/seen_row.h"

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
    const QString keys =
        tr(" The box or the space bar moves a stack to the other list, and so does dragging; Alt "
           "with the arrows orders the list, F2 names, Delete removes.");
    buildList(lists_[0], "openThings", tr("Open inventory"),
              tr("What is carried openly, which is all that a thief searches (steal.c "
                 "stealamulet()). The order is that of the inventory.") +
                  keys);
    layout->addWidget(lists_[0].view, 3);
    layout->addWidget(new SectionLabel(tr("In a bag"), this));
    buildList(lists_[1], "baggedThings", tr("In a bag"),
              tr("What is in containers: no thief of the Amulet looks into them.") + keys);
    layout->addWidget(lists_[1].view, 1);
    layout->addWidget(example_);
    connect(&editor_, &TheftEditor::changed, this, &ThingsPanel::follow);
    connect(&editor_, &TheftEditor::placed, this, &ThingsPanel::followPlaced);
    follow();
}

QWidget* ThingsPanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new SectionLabel(tr("In the open"), header), 1);
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
            choose(static_cast<int>(editor_.request().inventory.size()) - 1);
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
        {"removeThing", QStringLiteral("−"), tr("Remove item"), tr("Removes the chosen stack.")},
        header);
    connect(remove_, &QToolButton::clicked, this, [this] { remove(chosen_); });
    for (QToolButton* each : {takeOver_, add_, remove_}) {
        layout->addWidget(each);
    }
    return header;
}

void ThingsPanel::buildList(const List& list, const char* name, const QString& title,
                            const QString& toolTip) {
    const Metrics metrics(font());
    list.view->setModel(list.model);
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
    connect(list.view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, &list](const QModelIndex& current) {
                if (current.isValid()) {
                    choose(list.model->stackAt(current.row()));
                }
            });
}

void ThingsPanel::choose(int stack) {
    chosen_ = stack;
    for (const List& list : lists_) {
        const QSignalBlocker quiet(list.view->selectionModel());
        const QModelIndex index = list.model->index(list.model->rowOf(stack));
        if (index.isValid()) {
            list.view->selectionModel()->setCurrentIndex(index,
                                                         QItemSelectionModel::ClearAndSelect);
            list.seen->show();
        } else {
            list.view->selectionModel()->clear();
        }
        list.view->viewport()->update();
    }
    remove_->setEnabled(stack >= 0 && editor_.hasRules());
}

/// What moves up to its place is chosen next, where nothing does the last of the list.
void ThingsPanel::remove(int stack) {
    const auto* list = std::ranges::find_if(
        lists_, [stack](const List& each) { return each.model->rowOf(stack) >= 0; });
    if (list != lists_.end()) {
        const int row = list->model->rowOf(stack);
        editor_.remove(stack);
        choose(list->model->stackAt(std::min(row, list->model->rowCount() - 1)));
    }
}

void ThingsPanel::follow() {
    add_->setEnabled(editor_.mayAdd());
    takeOver_->setEnabled(editor_.mayAdd());
    example_->setVisible(editor_.hasRules() && !editor_.isSaved());
    const auto count = static_cast<int>(editor_.request().inventory.size());
    choose(std::min(chosen_, count - 1));
}

/// The stack stays chosen, and the keys go on with it in the list where it is now.
void ThingsPanel::followPlaced(int stack) {
    choose(stack);
    const auto hasKeys = [](const List& list) { return list.view->hasFocus(); };
    if (std::ranges::any_of(lists_, hasKeys)) {
        for (const List& list : lists_) {
            if (list.model->rowOf(stack) >= 0) {
                list.view->setFocus();
            }
        }
    }
}

void ThingsPanel::showMenu(const List& list, const QPoint& position) {
    const QModelIndex index = list.view->indexAt(position);
    if (!index.isValid()) {
        return;
    }
    const int stack = list.model->stackAt(index.row());
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
    menu.addAction(tr("Re&move"), this, [this, stack] { remove(stack); });
    menu.exec(list.view->viewport()->mapToGlobal(position));
}

bool ThingsPanel::eventFilter(QObject* watched, QEvent* event) {
    for (const List& list : lists_) {
        if (watched != list.view || event->type() != QEvent::KeyPress) {
            continue;
        }
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Delete && list.model->rowOf(chosen_) >= 0) {
            remove(chosen_);
            return true;
        }
        if (key->modifiers() == Qt::AltModifier &&
            (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            list.model->move(list.model->rowOf(chosen_), key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
