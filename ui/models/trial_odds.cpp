#include "ui/models/trial_odds.h"

#include <utility>

#include "core/nethack/polypile/report.h"
#include "core/plan/line_of.h"
#include "ui/document/worker.h"
#include "ui/look/text.h"
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
          errand_(document.worker(), Worker::Weight::Urgent) {}

    void ask(Change change, std::optional<int> distance) {
        answer_.reset();
        if (!before_ || revision_ != document_.revision()) {
            revision_ = document_.revision();
            before_ = std::make_shared<const plan::Edited>(
                plan::Edited{.plan = document_.plan(),
                             .strategyIndex = document_.strategyIndex(),
                             .selection = document_.selection()});
        }
        errand_.run([this, known = known_, before = before_, change = std::move(change), distance,
                     evaluator = evaluator_, catalogues = &document_.catalogues()](
                        const std::stop_token& stop, const Errand::Deliver& deliver) {
            const Trying trying{*evaluator, *catalogues, stop};
            std::shared_ptr<const Known> now = known;
            if (!now || now->plan != before) {
                auto report = trying.reportOf(*before);
                if (!report) {
                    return;
                }
                now = std::make_shared<const Known>(Known{before, std::move(*report)});
            }
            if (auto answer = trying.answer(*now, change, distance)) {
                deliver([this, now, answer = std::move(answer)] {
                    known_ = now;
                    answer_ = answer;
                    Q_EMIT trial_.answered();
                });
            }
        });
    }

    void withdraw() {
        answer_.reset();
        before_.reset();
        errand_.withdraw();
    }

    std::shared_ptr<const Answer> answer_;

  private:
    using Before = std::shared_ptr<const plan::Edited>;
    /// What is said of the plan as it stands.
    struct Known {
        Before plan;
        Report report;
    };

    /// The work off the UI thread.
    struct Trying {
        LineEvaluator& evaluator;
        const plan::Catalogues& catalogues;
        const std::stop_token& stop;

        /// Null if asked to stop.
        std::shared_ptr<const Answer> answer(const Known& now, const Change& change,
                                             std::optional<int> distance) const {
            auto answer = std::make_shared<Answer>();
            plan::Refusal refusal;
            const plan::Edited after = plan::edited(
                *now.plan, [&](PlanDocument::Draft& draft) { refusal = change(draft); },
                catalogues);
            if (refusal) {
                answer->refusal = toQString(*refusal);
                return answer;
            }
            const auto then = reportOf(after);
            if (!then) {
                return nullptr;
            }
            answer->changes = figureChanges(now.report, *then, distance);
            return answer;
        }

        /// Nothing if asked to stop. No figures for a strategy without a line.
        std::optional<Report> reportOf(const plan::Edited& of) const {
            if (of.plan.strategies.empty()) {
                return Report{};
            }
            const plan::Strategy& strategy =
                of.plan.strategies[static_cast<std::size_t>(of.strategyIndex)];
            const auto question = plan::lineQuestion(of.plan, strategy, catalogues);
            if (!question) {
                return Report{};
            }
            nethack::polypile::EvaluateOptions options;
            options.detail = Detail::Immediate;
            options.stop = stop;
            const auto odds =
                evaluator.evaluate(question->situation, question->piles, question->goals, options);
            if (!odds || stop.stop_requested()) {
                return std::nullopt;
            }
            return nethack::polypile::lineReport(
                {.piles = question->piles, .answer = *odds, .table = question->situation.table});
        }
    };

    const PlanDocument& document_;
    TrialOdds& trial_;
    std::shared_ptr<LineEvaluator> evaluator_;
    quint64 revision_ = 0;
    Before before_;  ///< the plan as it was when it was asked about first
    std::shared_ptr<const Known> known_;
    Errand errand_;
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
