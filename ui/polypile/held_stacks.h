#pragma once

#include "ui/polypile/drop_edits.h"

class QMimeData;

namespace polyplan::ui {

/// What drag data brings. It is untrusted: stacks of this plan count only while the plan is as it
/// was when they were taken up.
struct HeldStacks {
    Carried carried;
    bool isOfThisPlan = false;
    quint64 revision = 0;  ///< of the plan that it is of
    int strategy = 0;
    QString fault;  ///< why it can't be used

    bool isStale(const PlanDocument& document) const;
    /// Stacks from elsewhere are always copied.
    DropKind kind(Qt::KeyboardModifiers modifiers) const;
    /// Why it can't be dropped; nothing where it can.
    plan::Refusal refusal(const PlanDocument& document) const;
};

HeldStacks heldStacks(const QMimeData& mime, const PlanDocument& document);

}  // namespace polyplan::ui
