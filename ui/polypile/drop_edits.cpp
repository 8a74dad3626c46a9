#include "ui/polypile/drop_edits.h"

#include <algorithm>
#include <utility>

#include "core/nethack/polypile/merging.h"
#include "core/plan/edits/boulder_edits.h"
#include "core/plan/edits/inventory_edits.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

using Draft = PlanDocument::Draft;

namespace {

NamedEdit refused(const std::string& reason) {
    return {{}, [reason](Draft&) { return plan::Refusal(reason); }};
}

NamedEdit movePile(int pile, int distance) {
    return {QStringLiteral("Move pile to square %1").arg(distance),
            [=](Draft& draft) { return plan::line_edits::movePile(draft, pile, distance); }};
}

/// Of a drop of stacks on this line: how many there are in the pile already without those that
/// move, and how many of these lie above the place.
struct Room {
    int staying = 0;
    int movingAbove = 0;
};

Room roomIn(const plan::Polypile& polypile, int pile, const Carried& carried, DropKind kind,
            int place) {
    Room room{.staying =
                  static_cast<int>(polypile.line[static_cast<std::size_t>(pile)].stacks.size())};
    if (kind == DropKind::Move) {
        for (const StackPosition at : carried.positions) {
            if (at.pile == pile && at.stack >= 0) {
                --room.staying;
                room.movingAbove += at.stack < place ? 1 : 0;
            }
        }
    }
    return room;
}

int countOf(const plan::Polypile& polypile, const Carried& carried) {
    int count = static_cast<int>(carried.rows.size() + carried.stacks.size());
    for (const StackPosition at : carried.positions) {
        const auto pile = static_cast<std::size_t>(at.pile);
        count += at.stack >= 0 || pile >= polypile.line.size()
                     ? 1
                     : static_cast<int>(polypile.line[pile].stacks.size());
    }
    return count;
}

}  // namespace

plan::Edit asTheGameLays(const PlanDocument& document, const NamedEdit& edit,
                         std::optional<std::string>* remark) {
    const ObjectTable* table = document.table();
    if (!edit.laysDown || table == nullptr) {
        return edit.change;
    }
    return [change = edit.change, table, game = document.game(), remark](Draft& draft) {
        plan::Refusal refusal = change(draft);
        if (!refusal) {
            auto settled = plan::line_edits::settleBoulders(draft, *table, game);
            if (remark != nullptr) {
                *remark = std::move(settled);
            }
        }
        return refusal;
    };
}

Done carryOut(PlanDocument& document, const NamedEdit& edit, const QString& mergeKey) {
    plan::Refusal refusal;
    std::optional<std::string> remark;
    const plan::Edit change = asTheGameLays(document, edit, &remark);
    document.edit(
        edit.text, [&](Draft& draft) { refusal = change(draft); }, mergeKey);
    return {.isDone = !refusal, .remark = toQString(refusal.value_or(remark.value_or("")))};
}

DropKind dropKind(Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ControlModifier)) {
        return DropKind::Copy;
    }
    return modifiers.testFlag(Qt::ShiftModifier) ? DropKind::Split : DropKind::Move;
}

std::optional<NamedEdit> mergeOnLine(const PlanDocument& document, const Carried& carried,
                                     DropKind kind, StackPosition into) {
    const ObjectTable* table = document.table();
    if (kind != DropKind::Move || table == nullptr) {
        return std::nullopt;
    }
    const QString text = QStringLiteral("Merge %1").arg(wordsFor(document, carried));
    if (carried.positions.size() == 1 &&
        plan::line_edits::areMerged(document.polypile(), carried.positions.front(), into, *table)) {
        return NamedEdit{text, [from = carried.positions.front(), into, table](Draft& draft) {
                             return plan::line_edits::merge(draft, from, into, *table);
                         }};
    }
    const auto laid = plan::inventory_edits::stacksAt(document.inventory(), carried.rows);
    const auto there = plan::line_edits::stacksAt(document.polypile(), {into});
    if (laid.size() == 1 && into.stack >= 0 && there.size() == 1 &&
        nethack::polypile::merge(*table, there.front(), laid.front())) {
        return NamedEdit{text, [row = carried.rows.front(), into, table](Draft& draft) {
                             return plan::inventory_edits::mergeOnLine(draft, row, into, *table);
                         }};
    }
    return std::nullopt;
}

NamedEdit dropOnLine(const PlanDocument& document, const Carried& carried, DropKind kind,
                     LinePlace place) {
    const QString what = wordsFor(document, carried);
    if (!carried.stacks.empty()) {
        return {QStringLiteral("Drop %1").arg(what),
                [stacks = carried.stacks, place](Draft& draft) {
                    return plan::line_edits::insert(draft, stacks, place);
                },
                true};
    }
    const bool isFromLine = !carried.positions.empty();
    switch (kind) {
        case DropKind::Copy:
            return {QStringLiteral("Copy %1").arg(what),
                    [=](Draft& draft) {
                        return isFromLine
                                   ? plan::line_edits::copy(draft, carried.positions, place)
                                   : plan::inventory_edits::copyToLine(draft, carried.rows, place);
                    },
                    true};
        case DropKind::Split:
            if (isFromLine && (carried.positions.size() != 1 || carried.isWholePile())) {
                return refused("Shift splits one stack at a time.");
            }
            return {
                QStringLiteral("Split %1").arg(what),
                [=](Draft& draft) {
                    return isFromLine
                               ? plan::line_edits::moveHalf(draft, carried.positions.front(), place)
                               : plan::inventory_edits::moveHalfToLine(draft, carried.rows, place);
                },
                true};
        case DropKind::Move:
            break;
    }
    if (carried.isWholePile()) {
        return movePile(carried.positions.front().pile, place.distance);
    }
    if (isFromLine) {
        return {
            QStringLiteral("Move %1").arg(what),
            [=](Draft& draft) { return plan::line_edits::move(draft, carried.positions, place); },
            true};
    }
    return {
        QStringLiteral("Lay out %1").arg(what),
        [=](Draft& draft) { return plan::inventory_edits::moveToLine(draft, carried.rows, place); },
        true};
}

NamedEdit dropIntoInventory(const PlanDocument& document, const Carried& carried, DropKind kind) {
    const QString what = wordsFor(document, carried);
    if (!carried.rows.empty()) {
        return refused("This is in the inventory already.");
    }
    if (!carried.stacks.empty()) {
        return {QStringLiteral("Put %1 into the inventory").arg(what),
                [stacks = carried.stacks](Draft& draft) {
                    return plan::inventory_edits::add(draft, stacks);
                }};
    }
    switch (kind) {
        case DropKind::Copy:
            return {QStringLiteral("Copy %1 into the inventory").arg(what), [=](Draft& draft) {
                        return plan::inventory_edits::copyFromLine(draft, carried.positions);
                    }};
        case DropKind::Split:
            return {QStringLiteral("Split %1").arg(what), [=](Draft& draft) {
                        return plan::inventory_edits::moveHalfFromLine(draft, carried.positions);
                    }};
        case DropKind::Move:
            break;
    }
    return {QStringLiteral("Put %1 back into the inventory").arg(what), [=](Draft& draft) {
                return plan::inventory_edits::moveFromLine(draft, carried.positions);
            }};
}

NamedEdit dropAway(const PlanDocument& document, const Carried& carried) {
    return {QStringLiteral("Remove %1").arg(wordsFor(document, carried)), [=](Draft& draft) {
                return carried.positions.empty()
                           ? plan::inventory_edits::remove(draft, carried.rows)
                           : plan::line_edits::remove(draft, carried.positions);
            }};
}

LinePlace topOfSelectedPile(const PlanDocument& document) {
    const plan::Polypile& polypile = document.polypile();
    if (polypile.line.empty()) {
        const bool isOwnSquare = polypile.source == nethack::polypile::Source::SelfSquare;
        return {.distance = isOwnSquare ? 0 : 1, .stack = 0};
    }
    const int pile = document.selection().empty() ? 0 : document.selection().front().pile;
    return {.distance = polypile.line[static_cast<std::size_t>(pile)].distance, .stack = 0};
}

std::vector<plan::Stack> stacksOf(const PlanDocument& document, const Carried& carried) {
    if (!carried.positions.empty()) {
        return plan::line_edits::stacksAt(document.polypile(), carried.positions);
    }
    return carried.rows.empty()
               ? carried.stacks
               : plan::inventory_edits::stacksAt(document.inventory(), carried.rows);
}

QString wordsFor(const PlanDocument& document, const std::vector<plan::Stack>& stacks) {
    const ObjectTable* table = document.table();
    if (stacks.size() != 1 || table == nullptr) {
        return QStringLiteral("%1 stacks").arg(stacks.size());
    }
    const plan::Stack& stack = stacks.front();
    const QString name = toQString((*table)[stack.object].name);
    return stack.quantity == 1 ? name
                               : QStringLiteral("%1 %2").arg(stack.quantity).arg(pluralName(name));
}

QString wordsFor(const PlanDocument& document, const Carried& carried) {
    const auto& line = document.polypile().line;
    if (carried.isWholePile() && carried.positions.front().pile >= 0 &&
        carried.positions.front().pile < std::ssize(line)) {
        const auto pile = static_cast<std::size_t>(carried.positions.front().pile);
        return QStringLiteral("pile %1").arg(line[pile].distance);
    }
    return wordsFor(document, stacksOf(document, carried));
}

QString wordsFor(const plan::Polypile& polypile, const Carried& carried, DropKind kind,
                 LinePlace place) {
    const auto found = std::ranges::find(polypile.line, place.distance, &plan::Pile::distance);
    const bool movesPile = carried.isWholePile() && kind == DropKind::Move;
    if (found == polypile.line.end()) {
        return (movesPile ? QStringLiteral("onto square %1")
                          : QStringLiteral("new pile on square %1"))
            .arg(place.distance);
    }
    const auto pile = static_cast<int>(found - polypile.line.begin());
    if (movesPile) {
        return (pile == carried.positions.front().pile
                    ? QStringLiteral("square %1, where it is")
                    : QStringLiteral("change places with the pile on square %1"))
            .arg(place.distance);
    }
    const Room room = roomIn(polypile, pile, carried, kind, place.stack);
    const int count = countOf(polypile, carried);
    const int first = std::min(place.stack - room.movingAbove, room.staying) + 1;
    const QString where = QStringLiteral("pile on square %1, ").arg(place.distance);
    const int all = room.staying + count;
    return where + (count == 1 ? QStringLiteral("place %1 of %2").arg(first).arg(all)
                               : QStringLiteral("places %1 to %2 of %3")
                                     .arg(first)
                                     .arg(first + count - 1)
                                     .arg(all));
}

}  // namespace polyplan::ui
