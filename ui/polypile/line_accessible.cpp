#include "ui/polypile/line_accessible.h"

#include <QPointer>
#include <QWindow>

#include "ui/polypile/line_commands.h"

namespace polyplan::ui {
namespace {

const LineShape::Pile* pileOf(const LineBoard& board, int pile) {
    const auto& piles = board.lineGeometry().shape().piles;
    return pile >= 0 && pile < std::ssize(piles) ? &piles[static_cast<std::size_t>(pile)] : nullptr;
}

class LineItemAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    LineItemAccessible(LineBoard* board, StackPosition position)
        : board_(board), position_(position) {}

    StackPosition position() const { return position_; }

    bool isValid() const override {
        const LineShape::Pile* pile = board_ ? pileOf(*board_, position_.pile) : nullptr;
        return pile != nullptr && position_.stack < pile->stacks;
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return board_ ? board_->window()->windowHandle() : nullptr; }

    QAccessibleInterface* parent() const override {
        if (!board_) {
            return nullptr;
        }
        return position_.stack < 0 ? QAccessible::queryAccessibleInterface(board_.data())
                                   : list()->item({position_.pile, -1});
    }
    int childCount() const override {
        return position_.stack < 0 && isValid() ? pileOf(*board_, position_.pile)->stacks : 0;
    }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount() ? list()->item({position_.pile, index}) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* stack = dynamic_cast<const LineItemAccessible*>(child);
        const bool isOurs = stack != nullptr && stack->position_.pile == position_.pile;
        return isOurs ? stack->position_.stack : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return isValid() ? list()->childAt(x, y) : nullptr;
    }

    QAccessible::Role role() const override {
        return position_.stack < 0 ? QAccessible::List : QAccessible::ListItem;
    }
    QString text(QAccessible::Text what) const override {
        const auto content = isValid() ? board_->content() : nullptr;
        if (!content) {
            return {};
        }
        switch (what) {
            case QAccessible::Name:
                return content->title(position_);
            case QAccessible::Description:
                return content->description(position_);
            default:
                return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const LineGeometry& geometry = board_->lineGeometry();
        const QRect rect =
            position_.stack < 0 ? geometry.pile(position_.pile) : geometry.card(position_);
        return {board_->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.multiSelectable = position_.stack < 0;
        state.selected = board_->isSelected(position_);
        state.focused = board_->hasFocus() && board_->current() == position_;
        const QRect shown =
            position_.stack < 0 ? board_->viewport()->rect() : board_->lineGeometry().cardsWindow();
        const QRect at(board_->viewport()->mapFromGlobal(rect().topLeft()), rect().size());
        state.offscreen = !shown.intersects(at);
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {setFocusAction(), pressAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) {
            return;
        }
        board_->setFocus();
        board_->setCurrent(position_);
        if (name == pressAction()) {
            Q_EMIT board_->commands().quantityEditorWanted(position_);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    LineBoardAccessible* list() const {
        return static_cast<LineBoardAccessible*>(
            QAccessible::queryAccessibleInterface(board_.data()));
    }

    QPointer<LineBoard> board_;
    StackPosition position_;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* board = qobject_cast<LineBoard*>(object);
    return board != nullptr ? new LineBoardAccessible(board) : nullptr;
}

}  // namespace

LineBoardAccessible::LineBoardAccessible(LineBoard* board)
    : QAccessibleWidget(board, QAccessible::List, board->accessibleName()) {}

LineBoardAccessible::~LineBoardAccessible() {
    for (const auto& [position, id] : items_) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

void LineBoardAccessible::install() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(isInstalled);
}

void LineBoardAccessible::announceFocus(LineBoard& board, StackPosition position) {
    auto* list = static_cast<LineBoardAccessible*>(QAccessible::queryAccessibleInterface(&board));
    if (QAccessibleInterface* item = list->item(position)) {
        QAccessibleEvent event(item, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

void LineBoardAccessible::announce(LineBoard& board) {
    // Screen readers read the name of what has the focus when it gets it, and when it changes.
    QAccessibleEvent focused(&board, QAccessible::Focus);
    QAccessible::updateAccessibility(&focused);
    QAccessibleEvent renamed(&board, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
}

QString LineBoardAccessible::text(QAccessible::Text what) const {
    const QString spoken = board()->spoken();
    return what == QAccessible::Name && !spoken.isEmpty() ? spoken : QAccessibleWidget::text(what);
}

int LineBoardAccessible::childCount() const {
    return static_cast<int>(board()->lineGeometry().shape().piles.size());
}

QAccessibleInterface* LineBoardAccessible::item(StackPosition position) const {
    const LineShape::Pile* pile = pileOf(*board(), position.pile);
    if (pile == nullptr || position.stack >= pile->stacks) {
        return nullptr;
    }
    const auto known = items_.find(position);
    if (known != items_.end()) {
        return QAccessible::accessibleInterface(known->second);
    }
    auto* made = new LineItemAccessible(board(), position);
    items_[position] = QAccessible::registerAccessibleInterface(made);
    return made;
}

QAccessibleInterface* LineBoardAccessible::child(int index) const {
    return item({index, -1});
}

int LineBoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* pile = dynamic_cast<const LineItemAccessible*>(child);
    return pile != nullptr && pile->position().stack < 0 ? pile->position().pile : -1;
}

QAccessibleInterface* LineBoardAccessible::childAt(int x, int y) const {
    const LineHit hit =
        board()->lineGeometry().hit(board()->viewport()->mapFromGlobal(QPoint(x, y)));
    const bool isOnPile = hit.part != LineHit::Part::Nothing && hit.part != LineHit::Part::Hero &&
                          hit.part != LineHit::Part::Floor;
    return isOnPile ? item(hit.position) : nullptr;
}

QAccessibleInterface* LineBoardAccessible::focusChild() const {
    const bool isOnItem = board()->hasFocus() && board()->current() && !board()->isCarrying();
    return isOnItem ? item(*board()->current()) : nullptr;
}

}  // namespace polyplan::ui
