#include "core/plan/advice/advice.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/use_words.h"
#include "core/plan/advice/hint.h"
#include "core/plan/line_of.h"
#include "core/plan/settings.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::Detail;
using nethack::polypile::EvaluateOptions;

/// Of each line whose figures can only be sampled, of which there are many: so many zaps of a
/// stack, fewer where it is about all of several zaps, within these runs.
constexpr std::int64_t stackZapsEach = 20'000'000;
constexpr std::int64_t stackZapsOfSeries = 5'000'000;
constexpr std::int64_t leastSamples = 2'000;
constexpr std::int64_t mostSamples = 100'000;

/// One line as it stands, with what comes of changes to it.
class Adviser {
  public:
    Adviser(const AdviceQuestion& question, const Work& work)
        : question_(question),
          work_(work),
          before_{.plan = *question.document, .strategyIndex = 0, .selection = {}} {}

    /// @returns nothing if it was stopped
    std::optional<Advice> advice() {
        const Strategy& strategy = before_.plan.strategies.front();
        const auto line = lineQuestion(before_.plan, strategy, *question_.catalogues);
        const auto odds = line ? oddsOf(*line) : std::nullopt;
        if (!odds) {
            return std::nullopt;
        }
        now_ = judged(*line, *odds);
        const auto materials = nethack::settledMaterials(
            line->situation.table, gameOf(before_.plan, strategy), line->situation.known);
        const AdvisedLine advised{.polypile = *strategy.polypile,
                                  .question = *line,
                                  .odds = *odds,
                                  .materials = materials};
        const auto all = hints();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!weigh(all[i], all[i].check(advised))) {
                return std::nullopt;
            }
            if (work_.progress) {
                work_.progress(static_cast<double>(i + 1) / static_cast<double>(all.size()));
            }
        }
        return std::move(advice_);
    }

  private:
    struct Weighed {
        const Suggestion* suggestion = nullptr;
        JudgedLine before;
        JudgedLine after;
    };

    std::optional<nethack::polypile::LineAnswer> oddsOf(const LineQuestion& line) const {
        EvaluateOptions options;
        options.detail = Detail::Weighed;
        options.isRepeatable = true;  // of two ways the better, whatever was looked at before
        options.samples = samplesOf(line, stackZapsEach);
        options.stop = work_.stop;
        auto odds = question_.evaluator->evaluate(line.situation, line.piles, line.goals, options);
        return work_.stop.stop_requested() ? std::nullopt : std::move(odds);
    }

    static std::int64_t samplesOf(const LineQuestion& line, std::int64_t stackZaps) {
        std::int64_t stacks = 1;
        for (const auto& pile : line.piles) {
            stacks += std::ssize(pile.stacks);
        }
        return std::clamp(stackZaps / stacks, leastSamples, mostSamples);
    }

    /// @returns nothing if it was stopped
    std::optional<JudgedLine> judgedOver(Over over, const LineQuestion& line) const {
        const auto odds = oddsOf(line);
        if (!odds || over == Over::FirstZap) {
            return odds ? std::optional(judged(line, *odds)) : std::nullopt;
        }
        nethack::polypile::SeriesOptions options;
        options.samples = samplesOf(line, stackZapsOfSeries / line.series.zaps);
        options.stop = work_.stop;
        const auto series =
            evaluateSeries(line.situation, line.piles, line.goals, line.series, *odds, options);
        return series ? std::optional(judged(line, *series)) : std::nullopt;
    }

    /// The line as an edit leaves it; nothing where it refuses. `isStopped_` tells of a stop.
    std::optional<JudgedLine> after(const Edit& edit, Over over) {
        Refusal refusal;
        const Edited changed = edited(
            before_, [&](Draft& draft) { refusal = edit(draft); }, *question_.catalogues);
        const auto line = refusal ? std::nullopt
                                  : lineQuestion(changed.plan, changed.plan.strategies.front(),
                                                 *question_.catalogues);
        auto then = line ? judgedOver(over, *line) : std::nullopt;
        isStopped_ = line && !then;
        return then;
    }

    /// @returns false if it was stopped
    bool weigh(const Hint& hint, const std::vector<Suggestion>& suggestions) {
        Weighed best;
        for (const Suggestion& suggestion : suggestions) {
            auto then = after(suggestion.fix, hint.over);
            auto now = then && suggestion.asItLies ? after(*suggestion.asItLies, hint.over)
                                                   : std::optional(now_);
            if (isStopped_) {
                return false;
            }
            if (!then || !now) {
                continue;
            }
            putDecoysAside(*now, *then);
            if (best.suggestion == nullptr ||
                judgementOn(best.after.worth, then->worth, anyChange) == Judgement::Better) {
                best = {.suggestion = &suggestion,
                        .before = std::move(*now),
                        .after = std::move(*then)};
            }
        }
        if (best.suggestion != nullptr && isShown(hint, best)) {
            add(hint, best);
        }
        return true;
    }

    static bool isShown(const Hint& hint, const Weighed& weighed) {
        if (hint.shown == Shown::Always) {
            return true;
        }
        const Judgement judgement =
            judgementOn(weighed.before.worth, weighed.after.worth,
                        hint.shown == Shown::IfBetterAtAll ? worthAdviceAtStake : worthAdvice);
        const Shows shows = shownChanges(weighed.before, weighed.after);
        return (judgement == Judgement::Better && shows.gain) ||
               (hint.shown == Shown::UnlessWorse && judgement != Judgement::Worse && !shows.harm);
    }

    void add(const Hint& hint, const Weighed& weighed) {
        const LineWorth& before = weighed.before.worth;
        const LineWorth& after = weighed.after.worth;
        const double lost = before.lostItems.value;
        const Polypile& polypile = *before_.plan.strategies.front().polypile;
        Finding finding{.hint = hint.id,
                        .title = hint.title,
                        .fixName = hint.fix,
                        .explanation = hint.explanation,
                        .source = hint.source,
                        .found = weighed.suggestion->found,
                        .where = weighed.suggestion->where,
                        .squares = {},
                        .zaps = hint.over == Over::AllZaps ? polypile.zaps : 1,
                        .fix = weighed.suggestion->fix,
                        .effects = effectsOf(weighed.before.report, weighed.after.report),
                        .counting = effectsThatCount(weighed.before, weighed.after),
                        .loss = lossEffect(weighed.before, weighed.after),
                        .hit = hitEffect(weighed.before, weighed.after),
                        .goalsGained = after.allGoals.value - before.allGoals.value,
                        .lossSaved = lost > 0 ? 1 - after.lostItems.value / lost : 0};
        if (finding.zaps > 1) {
            const std::string when =
                " after " + counted(static_cast<std::size_t>(finding.zaps),
                                    nethack::polypile::useWords(polypile.source).one);
            for (std::vector<Effect>* effects : {&finding.effects, &finding.counting}) {
                std::ranges::for_each(*effects, [&](Effect& each) { each.label += when; });
            }
            finding.loss.label += when;
        }
        for (const StackPosition at : finding.where) {
            const int square = polypile.line[static_cast<std::size_t>(at.pile)].distance;
            if (std::find(finding.squares.begin(), finding.squares.end(), square) ==
                finding.squares.end()) {
                finding.squares.push_back(square);
            }
        }
        const auto gainsMore = [](const Finding& a, const Finding& b) {
            return std::pair(a.goalsGained, a.lossSaved) > std::pair(b.goalsGained, b.lossSaved);
        };
        auto& findings = advice_.findings;
        findings.insert(std::upper_bound(findings.begin(), findings.end(), finding, gainsMore),
                        std::move(finding));
        if (work_.stage) {
            work_.stage(AnyAnswer::of(advice_, false));
        }
    }

    const AdviceQuestion& question_;
    const Work& work_;
    const Edited before_;
    JudgedLine now_;
    Advice advice_;
    bool isStopped_ = false;
};

}  // namespace

AnyAnswer AdviceQuestion::answer(const Work& work) const {
    auto advice = Adviser(*this, work).advice();
    return advice ? AnyAnswer::of(std::move(*advice)) : AnyAnswer();
}

Report AdviceQuestion::report(const AnyAnswer& answer) const {
    Report report;
    report.groups = {"Advice"};
    const auto advice = answer.as<Advice>();
    for (std::size_t i = 0; advice && i < advice->findings.size(); ++i) {
        const Finding& finding = advice->findings[i];
        report.remarks.push_back({RemarkKind::Remark, report.groups.front(),
                                  std::string(finding.fixName) + ": " + finding.found,
                                  std::string(finding.source)});
    }
    return report;
}

std::optional<AdviceQuestion> adviceQuestion(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator) {
    if (!lineQuestion(document, strategy, catalogues)) {
        return std::nullopt;
    }
    auto asked = std::make_shared<Document>();
    asked->game = document.game;
    asked->hero = document.hero;
    asked->ledgerLevel = document.ledgerLevel;
    asked->appearanceMaterials = document.appearanceMaterials;
    asked->discoveries = document.discoveries;
    Strategy& only = asked->strategies.emplace_back();
    only.name = strategy.name;
    only.game = strategy.game;
    only.hero = strategy.hero;
    only.ledgerLevel = strategy.ledgerLevel;
    only.polypile = strategy.polypile;
    return AdviceQuestion{std::move(asked), &catalogues, std::move(evaluator)};
}

std::optional<Advice> adviceFor(const Document& document, const Strategy& strategy,
                                const Catalogues& catalogues, const Work& work) {
    const auto question = adviceQuestion(document, strategy, catalogues,
                                         std::make_shared<nethack::polypile::LineEvaluator>());
    const auto answer = question ? question->answer(work) : AnyAnswer();
    const auto advice = answer.as<Advice>();
    return advice ? std::optional(*advice) : std::nullopt;
}

}  // namespace polyplan::plan
