#include "ui/models/answer_feed.h"

#include <utility>

namespace polyplan::ui {

AnswerFeed::AnswerFeed(Worker& worker, Worker::Weight weight, QObject* parent)
    : QObject(parent), errand_(worker, weight) {}

void AnswerFeed::ask(Question question) {
    if (asked_ == question) {
        return;
    }
    asked_ = question;
    isCurrent_ = answered_ == asked_ && answer_.isComplete();
    if (isCurrent_) {
        errand_.withdraw();
    } else {
        errand_.run([this, question = std::move(question)](const std::stop_token& stop,
                                                           const Errand::Deliver& deliver) {
            const auto take = [&](const AnyAnswer& answer) {
                deliver([this, question, answer] {
                    answered_ = question;
                    answer_ = answer;
                    isCurrent_ = true;
                    Q_EMIT changed();
                });
            };
            if (const AnyAnswer answer = question.answer({.stop = stop, .stage = take})) {
                take(answer);
            }
        });
    }
    Q_EMIT changed();
}

void AnswerFeed::withdraw() {
    errand_.withdraw();
    asked_.reset();
    answered_.reset();
    answer_ = {};
    isCurrent_ = true;
    Q_EMIT changed();
}

Report AnswerFeed::report() const {
    return answered_ && answer_ ? answered_->report(answer_) : Report();
}

}  // namespace polyplan::ui
