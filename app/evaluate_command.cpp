#include "app/evaluate_command.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/evaluate_table.h"
#include "app/load_plan.h"
#include "app/option_checks.h"
#include "app/progress.h"
#include "core/json/fault_list.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "core/plan/advice/advice.h"
#include "core/plan/answer_json.h"
#include "core/plan/line_of.h"
#include "core/plan/strategy_names.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

using nethack::polypile::Detail;
using nethack::polypile::EvaluateOptions;
using nethack::polypile::LineAnswer;
using nethack::polypile::SeriesAnswer;
using nethack::polypile::SeriesOptions;

/// So many take minutes where a plan is large, with their progress shown.
constexpr std::uint64_t mostSamples = 10'000'000;

struct EvaluateChoices {
    std::string file;
    std::optional<std::string> strategy;
    bool json = false;
    std::optional<std::string> method;
    std::optional<std::int64_t> samples{};
    std::uint64_t seed = EvaluateOptions{}.seed;
    bool advice = false;
    bool noAdvice = false;

    bool wantsAdvice() const { return advice || (!json && !noAdvice); }
};

struct Answered {
    const plan::Strategy* strategy;
    plan::LineQuestion question;
    LineAnswer answer;
    SeriesAnswer series;
    std::optional<plan::Advice> advice;  ///< if it is wanted
};

/// Evaluates the strategies of one plan.
class Evaluation {
  public:
    Evaluation(const EvaluateChoices& options, Console& console)
        : options_(options), console_(console) {}

    int run() {
        document_ = loadPlan(options_.file, catalogues_, console_);
        if (!document_ || !chooseStrategies() || !answerAll()) {
            return requestNotMet;
        }
        if (options_.json) {
            writeJson();
        } else {
            for (const Answered& answered : answers_) {
                writeTables(answered.question, calledName(*answered.strategy),
                            *answered.strategy->polypile, answered.answer, answered.series,
                            console_.out);
                if (answered.advice) {
                    writeAdvice(*answered.advice, *answered.strategy->polypile, console_.out);
                }
            }
        }
        return done;
    }

  private:
    std::string calledName(const plan::Strategy& strategy) const {
        const auto& all = document_->strategies;
        return plan::calledName(all, static_cast<std::size_t>(&strategy - all.data()));
    }

    bool cannot(const std::string& why) {
        console_.err << shownFile(options_.file) << ": " << why << '\n';
        return false;
    }

    /// Those named, less those that have no polypile.
    bool chooseStrategies() {
        const auto& all = document_->strategies;
        const auto named =
            options_.strategy ? plan::strategyNamed(all, *options_.strategy) : std::nullopt;
        if (options_.strategy && !named) {
            return cannot("/strategies: " +
                          plan::noStrategyNamed(*options_.strategy, plan::calledNames(all)));
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (named && i != *named) {
                continue;
            }
            if (all[i].polypile) {
                chosen_.push_back(&all[i]);
            } else {
                cannot("/strategies/" + std::to_string(i) + ": " +
                       inQuotes(plan::calledName(all, i)) + " has no polypile");
            }
        }
        return !chosen_.empty();
    }

    std::optional<Method> method() const {
        if (!options_.method) {
            return std::nullopt;
        }
        return *options_.method == "exact" ? Method::Exact : Method::Sampled;
    }

    bool answerAll() {
        Progress progress(console_);
        for (const plan::Strategy* strategy : chosen_) {
            auto question = lineQuestion(*document_, *strategy, catalogues_);
            const auto before = static_cast<double>(answers_.size());
            const auto all = static_cast<double>(chosen_.size());
            const double ofFirst = question->series.zaps == 1 ? 1.0 : 0.5;
            EvaluateOptions wanted;
            wanted.method = method();
            wanted.samples = options_.samples;
            wanted.seed = options_.seed;
            wanted.turnsLater = question->turnsLater;
            wanted.detail = Detail::WholeLine;
            wanted.progress = [&](double share) {
                progress.show((before + share * ofFirst) / all);
            };
            std::optional<LineAnswer> answer =
                evaluateLine(question->situation, question->piles, question->goals, wanted);
            SeriesOptions series{.method = method(),
                                 .samples = options_.samples,
                                 .seed = options_.seed,
                                 .progress = [&](double share) {
                                     progress.show((before + ofFirst * (1.0 + share)) / all);
                                 }};
            std::optional<SeriesAnswer> zaps =
                answer ? evaluateSeries(question->situation, question->piles, question->goals,
                                        question->series, *answer, series)
                       : std::nullopt;
            if (!zaps) {
                return cannot(inQuotes(strategy->name) + " has figures that can only be sampled");
            }
            answers_.push_back(
                {strategy, std::move(*question), std::move(*answer), std::move(*zaps),
                 options_.wantsAdvice() ? plan::adviceFor(*document_, *strategy, catalogues_)
                                        : std::nullopt});
        }
        return true;
    }

    void writeJson() {
        JsonWriter json(console_.out);
        json.beginObject();
        json.member("game", id(document_->game));
        json.member("title", document_->title);
        json.key("strategies");
        json.beginArray();
        for (const Answered& answered : answers_) {
            writeAnswer(json, *answered.strategy, answered.answer, answered.series,
                        answered.question, answered.advice ? &*answered.advice : nullptr);
        }
        json.end();
        json.end();
        console_.out << '\n';
    }

    const EvaluateChoices& options_;
    Console& console_;
    const plan::Catalogues catalogues_ = resources::loadCatalogues();
    std::optional<plan::Document> document_;
    std::vector<const plan::Strategy*> chosen_;
    std::vector<Answered> answers_;
};

}  // namespace

Command::Run addEvaluateOptions(CLI::App& command) {
    auto options = std::make_shared<EvaluateChoices>();
    command
        .add_option("FILE", options->file,
                    "A plan, or a picture exported from one; - for standard input")
        ->required();
    command.add_option("--strategy", options->strategy, "Only the strategy of this name");
    command.add_flag("--json", options->json, "One JSON object with every figure");
    command
        .add_option("--method", options->method,
                    "exact or sampled; if left out, exact wherever that is possible")
        ->check(oneOf({"exact", "sampled"}));
    command.add_option("--samples", options->samples, "Samples of each sampled figure")
        ->capture_default_str()
        ->check(wholeNumber(1, mostSamples));
    command
        .add_option("--seed", options->seed,
                    "Of the random numbers: the same seed gives the same figures")
        ->capture_default_str()
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()));
    auto* advice = command.add_flag("--advice", options->advice,
                                    "With --json too: what would make each line better, with what "
                                    "comes of it in one zap");
    command.add_flag("--no-advice", options->noAdvice, "Without it, which takes less time")
        ->excludes(advice);
    return [options](Console& console) { return Evaluation(*options, console).run(); };
}

}  // namespace polyplan::app
