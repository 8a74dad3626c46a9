#include "ui/models/heartbeat/heartbeat_editor.h"

#include "core/plan/heartbeat_question.h"
#include "core/plan/members.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

HeartbeatEditor::HeartbeatEditor(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    const auto follow = [this] {
        showsOther_ = showsOther_ && hasOther();
        Q_EMIT changed();
    };
    connect(&document_, &PlanDocument::planChanged, this, follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, follow);
}

const powder::Tables& HeartbeatEditor::tables() const {
    return document_.catalogues().powder();
}

bool HeartbeatEditor::isSaved() const {
    return document_.strategy().heartbeat.has_value();
}

const plan::Heartbeat& HeartbeatEditor::heartbeat() const {
    static const plan::Heartbeat first = plan::firstHeartbeat();
    return isSaved() ? *document_.strategy().heartbeat : first;
}

powder::Scene HeartbeatEditor::scene() const {
    return plan::heartbeatScene(heartbeat(), tables());
}

void HeartbeatEditor::edit(const QString& text, const Change& change, const QString& mergeKey) {
    plan::Heartbeat changed = heartbeat();
    change(changed);
    if (changed == heartbeat()) {
        return;
    }
    if (const auto faults = validate(changed, tablesOf(document_.catalogues())); !faults.empty()) {
        Q_EMIT refused(toQString(faults.front().message));
        Q_EMIT this->changed();
        return;
    }
    document_.edit(
        text, [&](PlanDocument::Draft& draft) { draft.strategy.heartbeat = changed; },
        mergeKey.isEmpty() ? QString() : QStringLiteral("heartbeat ") + mergeKey);
}

void HeartbeatEditor::setShowsOther(bool isOther) {
    if (isOther != showsOther_) {
        showsOther_ = isOther;
        Q_EMIT changed();
    }
}

const std::vector<powder::Worn>& HeartbeatEditor::worn() const {
    return showsOther_ && hasOther() ? heartbeat().otherOutfit->worn : heartbeat().creature.worn;
}

void HeartbeatEditor::editWorn(const QString& text, const WornChange& change) {
    edit(text, [&](plan::Heartbeat& heartbeat) {
        if (showsOther_ && !heartbeat.otherOutfit) {
            heartbeat.otherOutfit.emplace().worn = heartbeat.creature.worn;
        }
        change(showsOther_ ? heartbeat.otherOutfit->worn : heartbeat.creature.worn);
    });
}

}  // namespace polyplan::ui
