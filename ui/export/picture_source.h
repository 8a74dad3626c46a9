#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/plan/catalogues.h"
#include "ui/export/plan_export.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

/// One strategy of a plan or several side by side, as they were when asked for, to be made pictures
/// of. The odds are worked out once, for the first picture that shows them. Pictures that are laid
/// out from it hold references to it.
class PictureSource {
  public:
    PictureSource(plan::Document plan, std::size_t strategy, const plan::Catalogues& catalogues);
    /// Strategies side by side.
    /// @param compare works out what is told of them, off the UI thread
    /// @param looks of their curves and bars, one each
    PictureSource(const std::vector<plan::Contender>& contenders, plan::Comparing compare,
                  std::vector<int> looks, const plan::Catalogues& catalogues);
    /// Such as have been compared.
    PictureSource(plan::ComparedStrategies comparison, std::vector<int> looks,
                  const plan::Catalogues& catalogues);

    const plan::Strategy& strategy() const { return plan_.strategies[strategy_]; }
    /// Whether it is of strategies side by side, whose picture carries them alone.
    bool isComparison() const { return compare_ != nullptr; }
    /// The parts that there is something to show of.
    std::vector<PagePart> parts() const;

    /// Why a PNG or SVG of it carries no plan. Nothing where it does, and until its content was
    /// asked for.
    std::optional<std::string> whyWithoutPlan() const;

    /// All that a page with these parts shows. May take long, on any thread. What comes back after
    /// a stop is of no use.
    /// @param parts empty: all that the strategy has
    PageContent content(const std::vector<PagePart>& parts, const std::stop_token& stop = {},
                        const std::function<void(double)>& progress = {}) const;

  private:
    const std::vector<plan::Contender> contenders_;  ///< side by side; none of one strategy
    const plan::Document plan_;
    const std::size_t strategy_;
    const plan::Catalogues& catalogues_;
    const plan::Comparing compare_;
    const std::vector<int> looks_;
    mutable std::mutex answering_;
    mutable std::mutex telling_;  ///< of what follows, which is asked for while the rest is made
    mutable std::optional<std::string> whyWithoutPlan_;
    mutable std::shared_ptr<const plan::ComparedStrategies> comparison_;
    mutable std::shared_ptr<const nethack::polypile::LineAnswer> answer_;
    mutable std::shared_ptr<const PageSeries> series_;
    mutable std::shared_ptr<const StylusComparison> engraving_;
    mutable std::shared_ptr<const PageAttackAnswers> attacks_;
    mutable std::shared_ptr<const ReportSheet> heartbeat_;
    mutable std::shared_ptr<const plan::TheftAnswer> theft_;
};

}  // namespace polyplan::ui
