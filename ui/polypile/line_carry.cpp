#include "ui/polypile/line_carry.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "ui/polypile/line_commands.h"
#include "ui/polypile/line_keys.h"

namespace polyplan::ui {

LineCarry::LineCarry(PlanDocument& document, LineCommands& commands, QObject* parent)
    : QObject(parent), document_(document), commands_(commands) {
    connect(&document_, &PlanDocument::planChanged, this, &LineCarry::putBack);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &LineCarry::putBack);
}

NamedEdit LineCarry::edit() const {
    return dropOnLine(document_, carried_, DropKind::Move, *place_);
}

QString LineCarry::words() const {
    return wordsFor(document_.polypile(), carried_, DropKind::Move, *place_);
}

void LineCarry::pickUp(const Selection& positions) {
    if (positions.empty() || commands_.table() == nullptr) {
        return;
    }
    const StackPosition first = positions.front();
    start({.positions = first.stack < 0 ? Selection{first} : positions, .rows = {}, .stacks = {}},
          {document_.polypile().line[static_cast<std::size_t>(first.pile)].distance,
           std::max(0, first.stack)});
}

void LineCarry::pickUp(const std::vector<int>& rows) {
    if (!rows.empty() && commands_.table() != nullptr) {
        start({.positions = {}, .rows = rows, .stacks = {}}, topOfSelectedPile(document_));
    }
}

void LineCarry::start(Carried carried, LinePlace place) {
    carried_ = std::move(carried);
    place_ = place;
    Q_EMIT said(tr("%1, picked up").arg(wordsFor(document_, carried_)));
    Q_EMIT changed();
}

Carried LineCarry::release() {
    place_.reset();
    Carried carried = std::exchange(carried_, {});
    Q_EMIT changed();
    return carried;
}

void LineCarry::putBack() {
    if (isCarrying()) {
        const QString what = wordsFor(document_, release());
        Q_EMIT said(tr("%1, put back").arg(what));
    }
}

void LineCarry::drop(DropKind kind) {
    const NamedEdit edit = dropOnLine(document_, carried_, kind, *place_);
    const QString what = wordsFor(document_, carried_);
    const QString where = wordsFor(document_.polypile(), carried_, kind, *place_);
    release();
    const Done done = commands_.apply(edit);
    if (done.isDone) {
        Q_EMIT said(done.remark.isEmpty() ? tr("%1, dropped: %2").arg(what, where)
                                          : tr("%1, dropped. %2").arg(what, done.remark));
    }
}

void LineCarry::remove() {
    const NamedEdit edit = dropAway(document_, carried_);
    const QString what = wordsFor(document_, carried_);
    release();
    if (commands_.apply(edit).isDone) {
        Q_EMIT said(tr("%1, removed").arg(what));
    }
}

bool LineCarry::take(const QKeyEvent& event, const LineGeometry& geometry) {
    if (!isCarrying()) {
        return false;
    }
    if (event.key() == Qt::Key_Escape || event.matches(QKeySequence::Undo)) {
        putBack();
    } else if (event.key() == Qt::Key_Space || event.key() == Qt::Key_Return ||
               event.key() == Qt::Key_Enter) {
        drop(dropKind(event.modifiers()));
    } else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        remove();
    } else if (const auto to = placeStep(geometry, *place_, event.key(), carried_.isWholePile())) {
        if (*to == *place_) {
            Q_EMIT said(tr("%1, no further").arg(words()));
        } else {
            place_ = to;
            Q_EMIT changed();
        }
    }
    return true;
}

}  // namespace polyplan::ui
