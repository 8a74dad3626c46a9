#include "ui/polypile/line_commands.h"

#include <QAction>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/polypile/clipboard_stacks.h"

namespace polyplan::ui {

using plan::line_edits::Direction;
using Draft = PlanDocument::Draft;

LineCommands::LineCommands(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    makeActions();
    connect(&document_, &PlanDocument::selectionChanged, this, &LineCommands::updateActions);
    connect(&document_, &PlanDocument::planChanged, this, &LineCommands::updateActions);
    updateActions();
}

const ObjectTable* LineCommands::table() const {
    return document_.table();
}

Done LineCommands::apply(const NamedEdit& edit, const QString& mergeKey) {
    const Done done = table() == nullptr
                          ? Done{.remark = tr("The objects of this game are not known.")}
                          : carryOut(document_, edit, mergeKey);
    if (!done.remark.isEmpty()) {
        Q_EMIT message(done.remark);
    }
    return done;
}

QString LineCommands::subject(const Selection& positions) const {
    return wordsFor(document_, Carried{.positions = positions, .rows = {}, .stacks = {}});
}

void LineCommands::moveBy(Direction direction) {
    const Selection positions = document_.selection();
    apply({tr("Move %1").arg(subject(positions)),
           [&](Draft& draft) { return plan::line_edits::moveBy(draft, positions, direction); },
           true});
}

void LineCommands::setQuantity(const Selection& positions, int quantity) {
    edit(tr("Change quantity of %1").arg(subject(positions)), [&](Draft& draft) {
        return plan::line_edits::setQuantity(draft, positions, quantity, *table());
    });
}

void LineCommands::changeQuantity(int difference) {
    const Selection positions = document_.selection();
    QString mergeKey = QStringLiteral("quantity");
    for (const StackPosition position : positions) {
        mergeKey += QStringLiteral(" %1/%2").arg(position.pile).arg(position.stack);
    }
    edit(
        tr("Change quantity"),
        [&](Draft& draft) {
            return plan::line_edits::changeQuantity(draft, positions, difference, *table());
        },
        mergeKey);
}

void LineCommands::split(const Selection& positions, int size) {
    edit(tr("Split %1 into stacks of %2").arg(subject(positions)).arg(size),
         [&](Draft& draft) { return plan::line_edits::splitApart(draft, positions, size); });
}

void LineCommands::setBuc(nethack::Buc buc) {
    const std::array verbs = {tr("Bless %1"), tr("Uncurse %1"), tr("Curse %1")};
    const Selection positions = document_.selection();
    edit(verbs.at(static_cast<std::size_t>(buc)).arg(subject(positions)),
         [&](Draft& draft) { return plan::line_edits::setBuc(draft, positions, buc, *table()); });
}

void LineCommands::restore() {
    const Selection positions = document_.selection();
    edit(tr("Make %1 permanent").arg(subject(positions)),
         [&](Draft& draft) { return plan::line_edits::restore(draft, positions); });
}

void LineCommands::cycleBuc(StackPosition position) {
    const auto stacks = plan::line_edits::stacksAt(document_.polypile(), {position});
    if (stacks.size() != 1) {
        return;
    }
    const auto next = static_cast<nethack::Buc>((static_cast<int>(stacks.front().buc) + 1) % 3);
    document_.setSelection({position});
    setBuc(next);
}

void LineCommands::togglePin() {
    const Selection positions = document_.selection();
    const bool pins = !plan::line_edits::arePinned(document_.polypile(), positions);
    edit((pins ? tr("Pin %1") : tr("Unpin %1")).arg(subject(positions)),
         [&](Draft& draft) { return plan::line_edits::setPinned(draft, positions, pins); });
}

void LineCommands::newPile(int distance) {
    edit(tr("Start a pile on square %1").arg(distance),
         [&](Draft& draft) { return plan::line_edits::newPile(draft, distance); });
}

void LineCommands::setLabel(int pile, const QString& text) {
    edit(tr("Label a pile"),
         [&](Draft& draft) { return plan::line_edits::setLabel(draft, pile, text.toStdString()); });
}

void LineCommands::setEngraving(int pile, const QString& text) {
    edit(tr("Engrave under a pile"), [&](Draft& draft) {
        return plan::line_edits::setEngraving(draft, pile, text.toStdString());
    });
}

void LineCommands::copy() {
    copyStacks(document_, plan::line_edits::stacksAt(document_.polypile(), document_.selection()));
}

void LineCommands::cut() {
    const Selection positions = document_.selection();
    copy();
    edit(tr("Cut %1").arg(subject(positions)),
         [&](Draft& draft) { return plan::line_edits::remove(draft, positions); });
}

void LineCommands::copyAsText() {
    copyGameText(document_,
                 plan::line_edits::stacksAt(document_.polypile(), document_.selection()));
}

void LineCommands::paste() {
    const auto found = copied(document_);
    const LinePlace place = pastePlace();
    if (const auto* nothing = std::get_if<NothingCopied>(&found)) {
        Q_EMIT message(nothing->why);
        return;
    }
    if (const auto* text = std::get_if<CopiedText>(&found)) {
        Q_EMIT textPasted(text->text, {.distance = place.distance});
        return;
    }
    const auto& stacks = std::get<std::vector<plan::Stack>>(found);
    apply({tr("Paste %1").arg(wordsFor(document_, stacks)),
           [&](Draft& draft) { return plan::line_edits::insert(draft, stacks, place); }, true});
}

LinePlace LineCommands::pastePlace() const {
    LinePlace place = topOfSelectedPile(document_);
    if (!document_.selection().empty()) {
        place.stack = std::max(0, document_.selection().front().stack);
    }
    return place;
}

}  // namespace polyplan::ui
