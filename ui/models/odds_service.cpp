#include "ui/models/odds_service.h"

#include <stop_token>
#include <utility>

#include "core/nethack/polypile/evaluate.h"
#include "core/plan/line_of.h"
#include "ui/models/newest_job.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

using nethack::polypile::Detail;
using nethack::polypile::LineAnswer;
using nethack::polypile::LineEvaluator;

class OddsService::Private {
  public:
    Private(PlanDocument& document, OddsService& service)
        : document_(document),
          service_(service),
          worker_([this](const Job& job, const std::stop_token& stop) {
              answer(job, Detail::Immediate, stop);
              // What is sampled as a whole has all its figures from the same runs.
              if (!nethack::polypile::isTooLargeForExact(job.question.piles)) {
                  answer(job, Detail::Complete, stop);
              }
              answer(job, Detail::WholeLine, stop);
          }) {}

    /// Asks about the plan as it stands; whatever is being worked on is out of date.
    void ask() {
        ++asked_;
        complete_ = false;
        wholeLine_ = false;
        if (std::exchange(game_, document_.plan().game) != document_.plan().game) {
            forget();
        }
        auto question =
            plan::lineQuestion(document_.plan(), document_.strategy(), document_.catalogues());
        if (question) {
            worker_.give({asked_, std::move(*question)});
            Q_EMIT service_.oddsChanged();
        } else {
            worker_.withdraw();
            take(asked_, nullptr, Detail::WholeLine);
        }
    }

    void forget() { answer_.reset(); }

    std::shared_ptr<LineEvaluator> evaluator_ = std::make_shared<LineEvaluator>();
    std::shared_ptr<const LineAnswer> answer_;
    quint64 asked_ = 0;
    quint64 answered_ = 0;
    bool complete_ = false;
    bool wholeLine_ = false;

  private:
    struct Job {
        quint64 number;
        plan::LineQuestion question;
    };

    /// On the worker's thread: what comes of the job reaches the service through its event queue.
    void answer(const Job& job, Detail detail, const std::stop_token& stop) {
        if (stop.stop_requested()) {
            return;
        }
        nethack::polypile::EvaluateOptions options;
        options.detail = detail;
        options.stop = stop;
        auto odds = evaluator_->evaluate(job.question.situation, job.question.piles,
                                         job.question.goals, options);
        if (stop.stop_requested()) {
            return;
        }
        auto shared = odds ? std::make_shared<const LineAnswer>(std::move(*odds)) : nullptr;
        QMetaObject::invokeMethod(
            &service_,
            [this, number = job.number, shared = std::move(shared), detail] {
                take(number, shared, detail);
            },
            Qt::QueuedConnection);
    }

    void take(quint64 number, std::shared_ptr<const LineAnswer> answer, Detail detail) {
        if (number != asked_) {
            return;
        }
        answer_ = std::move(answer);
        answered_ = number;
        complete_ = detail != Detail::Immediate;
        wholeLine_ = detail == Detail::WholeLine;
        Q_EMIT service_.oddsChanged();
    }

    PlanDocument& document_;
    OddsService& service_;
    nethack::Game game_{};   ///< whose objects the answer speaks of
    NewestJob<Job> worker_;  ///< last, so that it ends before what it uses
};

OddsService::OddsService(PlanDocument& document, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>(document, *this)) {
    connect(&document, &PlanDocument::planChanged, this, [this] { d_->ask(); });
    connect(&document, &PlanDocument::strategyIndexChanged, this, [this] {
        d_->forget();
        d_->ask();
    });
    d_->ask();
}

OddsService::~OddsService() = default;

std::shared_ptr<const LineAnswer> OddsService::answer() const {
    return d_->answer_;
}

std::shared_ptr<LineEvaluator> OddsService::evaluator() const {
    return d_->evaluator_;
}

bool OddsService::isCurrent() const {
    return d_->answered_ == d_->asked_;
}

bool OddsService::isComplete() const {
    return isCurrent() && d_->complete_;
}

bool OddsService::hasWholeLine() const {
    return isCurrent() && d_->wholeLine_;
}

}  // namespace polyplan::ui
