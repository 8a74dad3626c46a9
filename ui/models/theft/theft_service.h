#pragma once

#include <QObject>
#include <memory>

#include "core/plan/theft_question.h"
#include "ui/models/answer_feed.h"

namespace polyplan::ui {

class TheftEditor;

/// The answer to the theft of the current strategy: first what is stolen, then what the remedies
/// are worth.
class TheftService : public QObject {
    Q_OBJECT

  public:
    explicit TheftService(TheftEditor& editor, QObject* parent = nullptr);

    /// The newest, which may belong to an older theft; null before the first and where the game has
    /// no rules.
    std::shared_ptr<const plan::TheftAnswer> answer() const {
        return feed_.answerAs<plan::TheftAnswer>();
    }
    const Report& report() const { return report_; }
    /// Whether `answer()` belongs to the theft as it stands, and whether all of it is there.
    bool isCurrent() const { return feed_.isCurrent(); }
    bool isComplete() const { return feed_.isComplete(); }

  Q_SIGNALS:
    /// A new answer is there, or the present one is out of date.
    void answerChanged();

  private:
    void ask();
    void take();

    TheftEditor& editor_;
    AnswerFeed feed_;
    Report report_;  ///< of the answer
};

}  // namespace polyplan::ui
