#include "ui/damage/attack_list_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/damage/attack_clipboard.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/attacks_model.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/buttons.h"
#include "ui/parts/example_remark.h"

namespace polyplan::ui {

namespace {

constexpr int leastAttackRows = 2;

}  // namespace

AttackListPanel::AttackListPanel(AttackEditor& editor, DamageService& service, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      model_(new AttacksModel(editor, service, this)),
      list_(new QListView(this)),
      example_(exampleRemark(tr("attack"), "exampleAttack", this)),
      moveUp_(moveAction(tr("Move &up"), Qt::Key_Up, -1)),
      moveDown_(moveAction(tr("Move d&own"), Qt::Key_Down, 1)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 2 * metrics.step, metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(list_, 1);
    layout->addWidget(example_);

    list_->setModel(model_);
    list_->setItemDelegate(new BoxedRowDelegate(list_));
    list_->setObjectName("attacks");
    list_->setAccessibleName(tr("Attacks"));
    list_->setToolTip(
        tr("The attacks of this strategy. The space bar or the box lays one over the others in the "
           "charts, F2 names it, Alt with the arrows moves it, Delete removes it. Ctrl+X, "
           "Ctrl+C and Ctrl+V cut, copy and paste it, also into another strategy."));
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    list_->setDragDropMode(QAbstractItemView::InternalMove);
    list_->setDefaultDropAction(Qt::MoveAction);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setMinimumHeight(leastAttackRows *
                            (metrics.line + metrics.smallLine + 2 * metrics.step));
    list_->installEventFilter(this);
    connect(list_, &QWidget::customContextMenuRequested, this, &AttackListPanel::showMenu);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { editor_.setIndex(current.row()); });
    connect(&editor_, &AttackEditor::changed, this, &AttackListPanel::follow);
    follow();
}

QWidget* AttackListPanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new SectionLabel(tr("Attacks"), header), 1);
    add_ = toolButton({"addAttack", QStringLiteral("+"), tr("Add attack"),
                       tr("Adds an attack of the same caster on the same target.")},
                      header);
    duplicate_ = toolButton({"duplicateAttack", QStringLiteral("❐"), tr("Duplicate attack"),
                             tr("Adds a copy of the chosen attack.")},
                            header);
    remove_ = toolButton({"removeAttack", QStringLiteral("−"), tr("Remove attack"),
                          tr("Removes the chosen attack.")},
                         header);
    for (QToolButton* each : {add_, duplicate_, remove_}) {
        layout->addWidget(each);
    }
    connect(add_, &QToolButton::clicked, &editor_, &AttackEditor::add);
    connect(duplicate_, &QToolButton::clicked, &editor_, &AttackEditor::duplicate);
    connect(remove_, &QToolButton::clicked, &editor_, &AttackEditor::remove);
    return header;
}

QAction* AttackListPanel::moveAction(const QString& text, Qt::Key key, int by) {
    auto* action = new QAction(text, list_);
    action->setShortcut(Qt::ALT | key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
    list_->addAction(action);
    connect(action, &QAction::triggered, &editor_,
            [this, by] { editor_.move(editor_.index(), editor_.index() + by); });
    return action;
}

void AttackListPanel::follow() {
    const QSignalBlocker quiet(list_->selectionModel());
    list_->selectionModel()->setCurrentIndex(model_->index(editor_.index()),
                                             QItemSelectionModel::ClearAndSelect);
    list_->viewport()->update();
    list_->scrollTo(model_->index(editor_.index()));
    add_->setEnabled(editor_.mayAdd());
    duplicate_->setEnabled(editor_.mayAdd());
    remove_->setEnabled(editor_.isSaved());
    moveUp_->setEnabled(editor_.index() > 0);
    moveDown_->setEnabled(editor_.index() + 1 < std::ssize(editor_.attacks()));
    example_->setVisible(!editor_.isSaved());
}

void AttackListPanel::showMenu(const QPoint& position) {
    QMenu menu(this);
    menu.addAction(tr("&Add"), &editor_, &AttackEditor::add)->setEnabled(editor_.mayAdd());
    menu.addAction(tr("&Duplicate"), &editor_, &AttackEditor::duplicate)
        ->setEnabled(editor_.mayAdd());
    menu.addAction(tr("&Rename"), this, [this] { list_->edit(list_->currentIndex()); });
    menu.addActions({moveUp_, moveDown_});
    menu.addAction(tr("Cu&t"), this, &AttackListPanel::cut)->setEnabled(editor_.isSaved());
    menu.addAction(tr("&Copy"), this, &AttackListPanel::copy);
    menu.addAction(tr("&Paste"), &editor_, &AttackEditor::paste)->setEnabled(editor_.mayAdd());
    menu.addAction(tr("Re&move"), &editor_, &AttackEditor::remove)->setEnabled(editor_.isSaved());
    menu.exec(list_->viewport()->mapToGlobal(position));
}

bool AttackListPanel::hasKeys() const {
    return list_->hasFocus();
}

void AttackListPanel::cut() {
    editor_.cut();
}

void AttackListPanel::copy() {
    editor_.copy();
}

bool AttackListPanel::paste() {
    const bool isForIt = hasCopiedAttacks();
    if (isForIt) {
        editor_.paste();
    }
    return isForIt;
}

bool AttackListPanel::refuse() {
    editor_.paste();
    return true;
}

bool AttackListPanel::handleKey(const QKeyEvent& key) {
    if (key.matches(QKeySequence::Cut)) {
        cut();
    } else if (key.matches(QKeySequence::Copy)) {
        copy();
    } else if (key.matches(QKeySequence::Paste)) {
        return paste();
    } else if (key.key() == Qt::Key_Delete) {
        editor_.remove();
    } else {
        return false;
    }
    return true;
}

bool AttackListPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        return handleKey(*static_cast<const QKeyEvent*>(event));
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
