#include "ui/models/answer_feed.h"

#include <utility>

namespace polyplan::ui {

AnswerFeed::AnswerFeed(Worker& worker, Worker::Weight weight, QObject* parent)
    : QObject(parent), weight_(weight), errand_(worker, weight) {}

void AnswerFeed::setWeight(Worker::Weight weight) {
    weight_ = weight;
    errand_.setWeight(weight);
}

void AnswerFeed::ask(Question question) {
    if (asked_ == question) {
        return;
    }
    asked_ = std::move(question);
    isCurrent_ = answered_ == asked_ && answer_.isComplete();
    errand_.setWeight(weight_);
    if (isCurrent_) {
        errand_.withdraw();
    } else if (isFirstApart_) {
        workOnFirst(*asked_);
    } else {
        work(*asked_);
    }
    Q_EMIT changed();
}

void AnswerFeed::work(const Question& question) {
    errand_.run([this, question](const std::stop_token& stop, const Errand::Deliver& deliver) {
        const auto take = [&](const AnyAnswer& answer) {
            deliver([this, question, answer] { arrive(question, answer); });
        };
        if (const AnyAnswer answer = question.answer({.stop = stop, .stage = take})) {
            take(answer);
        }
    });
}

void AnswerFeed::workOnFirst(const Question& question) {
    errand_.run([this, question](const std::stop_token& stop, const Errand::Deliver& deliver) {
        std::stop_source isFirstThere;
        const std::stop_callback isDropped(stop, [&] { isFirstThere.request_stop(); });
        AnyAnswer first;
        const auto take = [&](const AnyAnswer& answer) {
            first = first ? first : answer;
            isFirstThere.request_stop();
        };
        const AnyAnswer all = question.answer({.stop = isFirstThere.get_token(), .stage = take});
        deliver([this, question, answer = all ? all : first] {
            if (answer) {
                arrive(question, answer);
            }
            if (!answer.isComplete()) {
                errand_.setWeight(Worker::Weight::Behind);
                work(question);
            }
        });
    });
}

void AnswerFeed::arrive(const Question& question, const AnyAnswer& answer) {
    answered_ = question;
    answer_ = answer;
    isCurrent_ = true;
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
