#include "ui/models/answer_feed.h"

#include <atomic>
#include <utility>

namespace polyplan::ui {

namespace {

constexpr double hundred = 100;

}  // namespace

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
    isStopped_ = false;
    progress_.reset();
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
        std::atomic<int> told = -1;
        const auto tell = [&](double share) {
            const int percent = static_cast<int>(hundred * share);
            if (told.exchange(percent) != percent) {
                deliver([this, share] {
                    progress_ = share;
                    Q_EMIT progressed();
                });
            }
        };
        if (const AnyAnswer answer =
                question.answer({.stop = stop, .progress = tell, .stage = take})) {
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
    progress_.reset();
    Q_EMIT changed();
}

void AnswerFeed::stop() {
    if (!asked_ || isComplete()) {
        return;
    }
    errand_.withdraw();
    isStopped_ = true;
    progress_.reset();
    Q_EMIT changed();
}

void AnswerFeed::resume() {
    if (!isStopped_) {
        return;
    }
    isStopped_ = false;
    work(*asked_);
    Q_EMIT changed();
}

void AnswerFeed::withdraw() {
    errand_.withdraw();
    isStopped_ = false;
    progress_.reset();
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
