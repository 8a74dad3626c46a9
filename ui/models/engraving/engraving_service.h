#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/nethack/engraving/comparison.h"
#include "core/plan/engraving_question.h"
#include "ui/models/answer_feed.h"

namespace polyplan::ui {

using nethack::engraving::Aim;
using nethack::engraving::CarriedStylus;
using nethack::engraving::Ranking;
using nethack::engraving::StylusAnswer;
using nethack::engraving::StylusComparison;
using nethack::engraving::Way;

class PlanDocument;

/// What is carried: fingers, then what of the inventory and of the line differs, each once, as far
/// as the engraving's game has it.
std::vector<CarriedStylus> carriedStyluses(const plan::Document& plan,
                                           const plan::Strategy& strategy,
                                           const plan::Catalogues& catalogues);

/// The answer for the engraving of the current strategy, beside those for all styluses.
class EngravingService : public QObject {
    Q_OBJECT

  public:
    explicit EngravingService(PlanDocument& document, QObject* parent = nullptr);

    /// The newest answer, which may belong to an older revision; null before the first, while it
    /// is withheld, and where engraving is not known for the game.
    std::shared_ptr<const StylusComparison> answer() const {
        return feed_.answerAs<StylusComparison>();
    }
    Report report() const { return feed_.report(); }

    /// Whether `answer()` belongs to the plan as it stands.
    bool isCurrent() const { return feed_.isCurrent(); }

    /// Withholds the answer while what is typed is not the text of the plan, since it can't be.
    void setWithheld(bool isWithheld);
    bool isWithheld() const { return isWithheld_; }

  Q_SIGNALS:
    /// A new answer is there, or the present one is out of date.
    void answerChanged();

  private:
    void ask();

    PlanDocument& document_;
    AnswerFeed feed_;
    bool isWithheld_ = false;
};

}  // namespace polyplan::ui
