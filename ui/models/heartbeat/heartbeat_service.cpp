#include "ui/models/heartbeat/heartbeat_service.h"

#include <algorithm>

#include "core/powder/report.h"
#include "ui/document/plan_document.h"
#include "ui/models/heartbeat/heartbeat_editor.h"

namespace polyplan::ui {

HeartbeatService::HeartbeatService(HeartbeatEditor& editor, QObject* parent)
    : QObject(parent),
      editor_(editor),
      feed_(editor.document().worker(), Worker::Weight::OnScreen) {
    connect(&editor, &HeartbeatEditor::changed, this, &HeartbeatService::ask);
    connect(&editor.document(), &PlanDocument::strategyIndexChanged, this,
            [this] { isChosen_ = false; });
    connect(&feed_, &AnswerFeed::changed, this, &HeartbeatService::follow);
    ask();
}

void HeartbeatService::ask() {
    feed_.ask(Question(plan::HeartbeatQuestion{editor_.heartbeat(), &editor_.tables()}));
}

void HeartbeatService::follow() {
    if (isCurrent() && answers()) {
        report_ = feed_.report();
        const int wanted = isChosen_ ? heartbeat_ : powder::tellingHeartbeat(answers()->own);
        heartbeat_ = std::clamp(wanted, 1, std::max(1, heartbeats()));
    }
    Q_EMIT answersChanged();
    Q_EMIT heartbeatChanged(heartbeat_);
}

int HeartbeatService::heartbeats() const {
    return answers() ? static_cast<int>(answers()->own.timeline.size()) : 0;
}

void HeartbeatService::setHeartbeat(int heartbeat) {
    heartbeat = std::clamp(heartbeat, 1, std::max(1, heartbeats()));
    isChosen_ = true;
    if (heartbeat != heartbeat_) {
        heartbeat_ = heartbeat;
        Q_EMIT heartbeatChanged(heartbeat_);
    }
}

const powder::Beat* HeartbeatService::beat() const {
    return heartbeat_ > heartbeats()
               ? nullptr
               : &answers()->own.timeline[static_cast<std::size_t>(heartbeat_ - 1)];
}

std::vector<Step> HeartbeatService::steps() const {
    const auto found = answers();
    return found ? powder::stepsOf(plan::heartbeatScene(found->asked, editor_.tables()), found->own,
                                   heartbeat_)
                 : std::vector<Step>();
}

}  // namespace polyplan::ui
