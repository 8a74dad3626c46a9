#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/calculator/question.h"
#include "ui/document/worker.h"

namespace polyplan::ui {

/// Keeps the answer to one question that changes up to date, off the UI thread, in the stages that
/// it comes in. The old answer stays until there is a new one.
class AnswerFeed : public QObject {
    Q_OBJECT

  public:
    AnswerFeed(Worker& worker, Worker::Weight weight, QObject* parent = nullptr);

    void setWeight(Worker::Weight weight);
    /// Whether only what can be had first of an answer is worked out with this feed's weight, and
    /// the rest behind everything: so that of several feeds each has something to show before one
    /// has all.
    void setFirstApart(bool isFirstApart) { isFirstApart_ = isFirstApart; }

    /// Does nothing where the question is the present one.
    void ask(Question question);
    /// There is no question: the answer goes.
    void withdraw();

    /// Ends the work on the present question. The old answer stays, out of date, until the work is
    /// taken up again or something else is asked.
    void stop();
    void resume();
    bool isStopped() const { return isStopped_; }
    /// The share that is done of the stage that is worked on, 0 to 1; nothing where it is not told.
    std::optional<double> progress() const { return progress_; }

    /// The present one; nothing if there is none.
    const std::optional<Question>& question() const { return asked_; }
    /// The newest answer, which may belong to an older question; empty before the first.
    const AnyAnswer& answer() const { return answer_; }
    /// The question that `answer()` belongs to; nothing if there is none.
    const std::optional<Question>& answered() const { return answered_; }
    template <typename T>
    std::shared_ptr<const T> answerAs() const {
        return answer_.as<T>();
    }
    /// What the answer says; empty where there is none.
    Report report() const;

    /// Whether `answer()` belongs to the present question, and whether all of it is there.
    bool isCurrent() const { return isCurrent_; }
    bool isComplete() const { return isCurrent_ && (!asked_ || answer_.isComplete()); }

  Q_SIGNALS:
    /// A new answer is there, or the present one is out of date.
    void changed();
    void progressed();

  private:
    void work(const Question& question);
    void workOnFirst(const Question& question);
    void arrive(const Question& question, const AnyAnswer& answer);

    Worker::Weight weight_;
    bool isFirstApart_ = false;
    std::optional<Question> asked_;
    std::optional<Question> answered_;
    AnyAnswer answer_;
    bool isCurrent_ = false;
    bool isStopped_ = false;
    std::optional<double> progress_;
    Errand errand_;
};

}  // namespace polyplan::ui
