#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "core/plan/arranging.h"
#include "ui/document/worker.h"

namespace polyplan::ui {

class PlanDocument;

/// Looks for a better layout of the current strategy's line, off the UI thread.
class Arranger : public QObject {
    Q_OBJECT

  public:
    explicit Arranger(PlanDocument& document, QObject* parent = nullptr);
    ~Arranger() override;

    /// Begins anew. The first time with the same dice for everyone, then with others each time.
    void start(const plan::ArrangingChoice& choice);
    /// Ends the search with the best layout so far.
    void stop();
    /// Drops what was found, or why nothing was, and a search that is on.
    void forget();
    bool isRunning() const { return stop_.has_value(); }

    /// The layout that was found for the plan as it stands; null before, and once it is forgotten,
    /// as it is when the plan changes.
    const plan::ArrangedLine* found() const { return found_ ? &*found_ : nullptr; }
    const plan::ArrangingChoice& choice() const { return choice_; }
    /// Why nothing was found; empty if something was, or if it was stopped at once.
    const QString& fault() const { return fault_; }

    /// Lays the line out as it was found, as one undo step. Does nothing where nothing was.
    void take();

  Q_SIGNALS:
    /// @param share done, 0 to 1  @param best the best figure so far
    void progressed(double share, double best);
    /// The search is over, or what was found is of a question that has changed since.
    void ended();

  private:
    void finish(std::variant<plan::ArrangedLine, plan::ArrangingFault> result);
    /// Of the rounds, or of the time that there is, whichever is more.
    double shareDone(double ofRounds) const;

    PlanDocument& document_;
    plan::ArrangingChoice choice_;
    std::uint64_t seed_ = 0;
    std::optional<std::stop_source> stop_;  ///< while a search is on
    std::optional<plan::ArrangedLine> found_;
    QString fault_;
    QTimer limit_;
    Errand errand_;
};

/// "all goals", "any goal", "wanted things on average", "least loss"
QString objectiveText(nethack::polypile::Objective objective);

}  // namespace polyplan::ui
