#pragma once

#include <QObject>
#include <memory>

#include "core/plan/heartbeat_question.h"
#include "ui/models/answer_feed.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// The answer to the current strategy's heartbeat, and which of its heartbeats is looked at.
class HeartbeatService : public QObject {
    Q_OBJECT

  public:
    explicit HeartbeatService(HeartbeatEditor& editor, QObject* parent = nullptr);

    /// The newest answers, which may belong to an older revision; null before the first.
    std::shared_ptr<const plan::HeartbeatAnswers> answers() const {
        return feed_.answerAs<plan::HeartbeatAnswers>();
    }
    const Report& report() const { return report_; }
    bool isCurrent() const { return feed_.isCurrent(); }
    bool isComplete() const { return feed_.isComplete(); }

    /// From 1 on; the one that tells the most until another one is chosen.
    int heartbeat() const { return heartbeat_; }
    int heartbeats() const;
    void setHeartbeat(int heartbeat);
    /// Its beat and its steps; null and empty before the first answer.
    const powder::Beat* beat() const;
    std::vector<Step> steps() const;

  Q_SIGNALS:
    /// New answers are there, or the present ones are out of date.
    void answersChanged();
    void heartbeatChanged(int heartbeat);

  private:
    void ask();
    void follow();

    HeartbeatEditor& editor_;
    AnswerFeed feed_;
    Report report_;
    int heartbeat_ = 1;
    bool isChosen_ = false;
};

}  // namespace polyplan::ui
