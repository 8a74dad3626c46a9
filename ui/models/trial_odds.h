#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "ui/document/plan_document.h"
#include "ui/models/figure_changes.h"

namespace polyplan::ui {

class OddsService;

/// The odds that the current strategy would have after a change that is only being thought of: a
/// drop that has not happened. The plan that the change makes and its odds are worked out off the
/// UI thread, from what the odds of the plan itself are computed from; the document stays as it is.
/// A newer question supersedes an older one.
class TrialOdds : public QObject {
    Q_OBJECT

  public:
    /// What would be done. Called on another thread.
    using Change = plan::Edit;

    struct Answer {
        QString refusal;  ///< why it can't be done; then there are no changes
        std::vector<FigureChange> changes;
    };

    TrialOdds(const PlanDocument& document, const OddsService& odds, QObject* parent = nullptr);
    ~TrialOdds() override;

    /// @param distance the square whose golem is of interest
    void ask(Change change, std::optional<int> distance);
    void withdraw();
    /// Null as long as the question asked last is not answered, and where the game has no odds.
    std::shared_ptr<const Answer> answer() const;

  Q_SIGNALS:
    void answered();

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace polyplan::ui
