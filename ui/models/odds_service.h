#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/series.h"
#include "ui/models/answer_feed.h"
#include "ui/models/subject.h"

namespace polyplan::ui {

class PlanDocument;

/// The odds of the current strategy's line: first what a window shows at once, then everything; and
/// where it is zapped several times, how it stands after each zap: first from few runs, then from
/// more.
class OddsService : public QObject {
    Q_OBJECT

  public:
    explicit OddsService(PlanDocument& document, QObject* parent = nullptr);

    /// The newest answer, which may belong to an older revision; null before the first, and where
    /// the game has no polypile rules.
    std::shared_ptr<const nethack::polypile::LineAnswer> answer() const;

    /// Whether `answer()` belongs to the plan as it stands, and whether all of it is there.
    bool isCurrent() const { return feed_.isCurrent(); }
    bool isComplete() const;
    /// Whether it also has what is counted over the whole line, which comes last.
    bool hasWholeLine() const { return feed_.isComplete(); }

    /// What computes the answers, with all that it remembers: for questions beside the plan.
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator() const { return evaluator_; }

    /// What is said of the line, of a pile or of a stack; empty where there is no answer.
    Report report(const Subject& subject) const;
    /// In what number and state a stack is after shock and change; empty where there is no answer,
    /// and for piles and the line.
    Report stateReport(const Subject& subject) const;

    /// The newest answer of several zaps, which may belong to an older revision; null before the
    /// first, and where there is one zap.
    std::shared_ptr<const nethack::polypile::SeriesAnswer> series() const;
    /// Whether `series()` belongs to the plan as it stands, and whether it rests on all its runs.
    bool isSeriesCurrent() const { return series_.isCurrent(); }
    bool isSeriesComplete() const { return series_.isComplete(); }
    /// Of the figures of several zaps, where those of the first are exact and they are not; nothing
    /// in all other cases.
    std::optional<nethack::polypile::Provenance> sampledAfterExact() const;
    /// What is said of the zaps; empty where there is no answer.
    Report seriesReport() const { return series_.report(); }

  Q_SIGNALS:
    /// A new answer is there, or the present one is out of date.
    void oddsChanged();
    /// The same of several zaps.
    void seriesChanged();

  private:
    void ask();
    /// Refers to the answer: good as long as no newer one comes.
    std::optional<nethack::polypile::LineView> view() const;

    PlanDocument& document_;
    nethack::Game game_{};  ///< whose objects the answer speaks of
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator_;
    AnswerFeed feed_;
    AnswerFeed series_;
};

}  // namespace polyplan::ui
