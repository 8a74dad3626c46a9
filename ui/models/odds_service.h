#pragma once

#include <QObject>
#include <memory>

#include "core/nethack/polypile/evaluate.h"

namespace polyplan::ui {

class PlanDocument;

/// Keeps the odds of the current strategy up to date, off the UI thread: first what a window shows
/// at once, then everything. A newer edit supersedes an older answer.
class OddsService : public QObject {
    Q_OBJECT

  public:
    explicit OddsService(PlanDocument& document, QObject* parent = nullptr);
    ~OddsService() override;

    /// The newest answer, which may belong to an older revision; null before the first, and where
    /// the game has no polypile rules.
    std::shared_ptr<const nethack::polypile::LineAnswer> answer() const;

    /// Whether `answer()` belongs to the plan as it stands, and whether all of it is there.
    bool isCurrent() const;
    bool isComplete() const;
    /// Whether it also has what is counted over the whole line, which comes last.
    bool hasWholeLine() const;

    /// What computes the answers, with all that it remembers: for questions beside the plan.
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator() const;

  Q_SIGNALS:
    /// A new answer is there, or the present one is out of date.
    void oddsChanged();

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace polyplan::ui
