#include "ui/models/trial_odds.h"

#include <utility>

#include "core/plan/line_of.h"
#include "ui/models/newest_job.h"
#include "ui/models/odds_service.h"

namespace polyplan::ui {

using nethack::polypile::Detail;
using nethack::polypile::LineEvaluator;

class TrialOdds::Private {
  public:
    Private(const PlanDocument& document, const OddsService& odds, TrialOdds& trial)
        : document_(document),
          trial_(trial),
          evaluator_(odds.evaluator()),
          worker_([this](const Job& job, const std::stop_token& stop) { work(job, stop); }) {}

    void ask(Change change, std::optional<int> distance) {
        ++asked_;
        answer_.reset();
        if (!before_ || revision_ != document_.revision()) {
            revision_ = document_.revision();
            before_ = std::make_shared<const PlanDocument::Edited>(
                PlanDocument::Edited{.plan = document_.plan(),
                                     .strategyIndex = document_.strategyIndex(),
                                     .selection = document_.selection()});
        }
        worker_.give({asked_, before_, std::move(change), distance});
    }

    void withdraw() {
        ++asked_;
        answer_.reset();
        before_.reset();
        worker_.withdraw();
    }

    std::shared_ptr<const Answer> answer_;

  private:
    using Before = std::shared_ptr<const PlanDocument::Edited>;
    struct Job {
        quint64 number;
        Before before;
        Change change;
        std::optional<int> distance;
    };

    void work(const Job& job, const std::stop_token& stop) {
        if (known_ != job.before) {
            auto figures = figuresOf(*job.before, stop);
            if (!figures) {
                return;
            }
            now_ = std::move(*figures);
            known_ = job.before;
        }
        auto answer = std::make_shared<Answer>();
        std::optional<QString> refusal;
        const PlanDocument::Edited after = PlanDocument::edited(
            *job.before, [&](PlanDocument::Draft& draft) { refusal = job.change(draft); });
        if (refusal) {
            answer->refusal = *refusal;
        } else {
            const auto then = figuresOf(after, stop);
            if (!then) {
                return;
            }
            answer->changes = figureChanges(now_, *then, job.distance);
        }
        QMetaObject::invokeMethod(
            &trial_,
            [this, number = job.number, answer = std::move(answer)] { take(number, answer); },
            Qt::QueuedConnection);
    }

    /// Nothing if asked to stop. No figures for a strategy without a line.
    std::optional<plan::NamedFigures> figuresOf(const PlanDocument::Edited& of,
                                                const std::stop_token& stop) const {
        if (of.plan.strategies.empty()) {
            return plan::NamedFigures{};
        }
        const plan::Strategy& strategy =
            of.plan.strategies[static_cast<std::size_t>(of.strategyIndex)];
        const auto question = plan::lineQuestion(of.plan, strategy, document_.catalogues());
        if (!question) {
            return plan::NamedFigures{};
        }
        nethack::polypile::EvaluateOptions options;
        options.detail = Detail::Immediate;
        options.stop = stop;
        const auto odds =
            evaluator_->evaluate(question->situation, question->piles, question->goals, options);
        if (!odds || stop.stop_requested()) {
            return std::nullopt;
        }
        return plan::namedFigures(*strategy.polypile, *odds, question->situation.table);
    }

    void take(quint64 number, std::shared_ptr<const Answer> answer) {
        if (number == asked_) {
            answer_ = std::move(answer);
            Q_EMIT trial_.answered();
        }
    }

    const PlanDocument& document_;
    TrialOdds& trial_;
    std::shared_ptr<LineEvaluator> evaluator_;
    quint64 asked_ = 0;
    quint64 revision_ = 0;
    Before before_;           ///< the plan as it was when it was asked about first
    Before known_;            ///< the worker's: what `now_` speaks of
    plan::NamedFigures now_;  ///< the worker's
    NewestJob<Job> worker_;   ///< last, so that it ends before what it uses
};

TrialOdds::TrialOdds(const PlanDocument& document, const OddsService& odds, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>(document, odds, *this)) {}

TrialOdds::~TrialOdds() = default;

void TrialOdds::ask(Change change, std::optional<int> distance) {
    d_->ask(std::move(change), distance);
}

void TrialOdds::withdraw() {
    d_->withdraw();
}

std::shared_ptr<const TrialOdds::Answer> TrialOdds::answer() const {
    return d_->answer_;
}

}  // namespace polyplan::ui
