#include "ui/polypile/held_stacks.h"

#include <QMimeData>
#include <utility>

#include "ui/models/line_mime.h"

namespace polyplan::ui {

bool HeldStacks::isStale(const PlanDocument& document) const {
    return isOfThisPlan &&
           (revision != document.revision() || strategy != document.strategyIndex());
}

DropKind HeldStacks::kind(Qt::KeyboardModifiers modifiers) const {
    return isOfThisPlan ? dropKind(modifiers) : DropKind::Copy;
}

plan::Refusal HeldStacks::refusal(const PlanDocument& document) const {
    if (isStale(document)) {
        return "The line has changed since you picked this up: nothing was moved.";
    }
    if (!fault.isEmpty()) {
        return fault.toStdString();
    }
    return carried.isEmpty() ? plan::Refusal("There is nothing to put there.") : std::nullopt;
}

HeldStacks heldStacks(const QMimeData& mime, const PlanDocument& document) {
    HeldStacks held;
    const auto dragged = positionsFromData(mime.data(QLatin1String(positionsMimeType)));
    if (dragged && dragged->document == document.identity()) {
        held.carried = {.positions = dragged->positions, .rows = dragged->rows, .stacks = {}};
        held.isOfThisPlan = true;
        held.revision = dragged->revision;
        held.strategy = dragged->strategy;
        return held;
    }
    auto read = stacksFromMime(mime, document.game(), document.catalogues());
    if (auto* stacks = std::get_if<std::vector<plan::Stack>>(&read)) {
        held.carried.stacks = std::move(*stacks);
    } else {
        held.fault = std::get<QString>(read);
    }
    return held;
}

}  // namespace polyplan::ui
