#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/plan/damage_question.h"
#include "ui/models/answer_feed.h"

namespace polyplan::ui {

using oangband::AttackAnswer;
using oangband::ShortAnswer;
using oangband::SideEffect;
using plan::AttackAnswers;

class AttackEditor;

/// The answers to the attacks of the current strategy: first the attacks, then the tables of all
/// types and monsters.
class DamageService : public QObject {
    Q_OBJECT

  public:
    explicit DamageService(AttackEditor& editor, QObject* parent = nullptr);

    /// The newest answers, which may belong to an older revision; null before the first.
    std::shared_ptr<const AttackAnswers> answers() const { return feed_.answerAs<AttackAnswers>(); }
    /// Of the attack that is looked at.
    Report report() const { return feed_.report(); }
    /// Whether `answers()` belongs to what is asked, which something half typed is to change, and
    /// whether all of it is there.
    bool isCurrent() const;
    bool isComplete() const;
    /// Whether the answers belong to the attacks as they are, half typed things aside.
    bool isAnswered() const { return feed_.isCurrent(); }
    /// Whether the answer to one attack belongs to what is asked: what is half typed is to change
    /// the one that is looked at alone.
    bool isCurrent(int attack) const;

    /// Ends the work on what is asked, or takes it up again.
    void stop() { feed_.stop(); }
    void resume() { feed_.resume(); }
    bool isStopped() const { return feed_.isStopped(); }
    /// The share that is done of the attacks, or once these are there of the tables.
    std::optional<double> progress() const { return feed_.progress(); }

  Q_SIGNALS:
    /// New answers are there, or the present ones are out of date.
    void answersChanged();
    void progressed();

  private:
    void ask();

    AttackEditor& editor_;
    AnswerFeed feed_;
};

}  // namespace polyplan::ui
