#pragma once

#include <QSize>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/polypile/odds.h"
#include "core/plan/catalogues.h"
#include "core/plan/compared.h"
#include "core/plan/settings.h"
#include "ui/export/comparison_sheet.h"
#include "ui/export/damage_sheet.h"
#include "ui/export/page_style.h"
#include "ui/export/series_sheet.h"
#include "ui/export/theft_sheet.h"
#include "ui/models/engraving/engraving_service.h"

class QPainter;

namespace polyplan::ui {

/// What a page can show: the line with its cards, the goals with the charts, the engraving, the
/// attacks, the theft, the heartbeat, or strategies side by side.
enum class PagePart { Line, Charts, Engraving, Damage, Theft, Heartbeat, Comparison };

/// Whether the odds of the line stand in it.
bool tellsOfLine(PagePart part);

/// Whether it shows what a perspective does. @param perspective its id
bool isOfPerspective(PagePart part, std::string_view perspective);

/// The parts that there is something to show of, in their order on a page.
std::vector<PagePart> partsOf(const plan::Strategy& strategy, const plan::Catalogues& catalogues);

struct PageContent;
/// The same of a page's content.
std::vector<PagePart> partsOf(const PageContent& content);

/// What a page shows. Holds references.
struct PageContent {
    const plan::Document& plan;
    const plan::Strategy& strategy;
    const plan::Catalogues& catalogues;
    /// The odds of the line. Null: a page without them.
    std::shared_ptr<const nethack::polypile::LineAnswer> answer;
    /// What several zaps come to. Null: a page without it.
    std::shared_ptr<const PageSeries> series = nullptr;
    /// The figures of the engraving. Null: a page without them.
    std::shared_ptr<const StylusComparison> engraving = nullptr;
    /// The answers to the attacks. Null: a page without them.
    std::shared_ptr<const PageAttackAnswers> attacks = nullptr;
    /// Strategies side by side: all that such a page shows. Null: a page of one strategy.
    std::shared_ptr<const plan::ComparedStrategies> comparison = nullptr;
    /// What their curves and bars look like, one each. Empty: as their places have it.
    std::vector<int> looks = {};
    /// Why a picture of them carries no plan. Nothing: it carries `plan`.
    std::optional<std::string> whyWithoutPlan = std::nullopt;
    /// What of them stands on the page. Nothing: all that there is room for.
    std::optional<ComparisonSheet> sheet = std::nullopt;
    /// What the heartbeat comes to. Null: a page without it.
    std::shared_ptr<const ReportSheet> heartbeat = nullptr;
    /// The answer to the theft. Null: a page without it.
    std::shared_ptr<const plan::TheftAnswer> theft = nullptr;

    /// The strategy's name for people.
    std::string called() const;

    /// Only for a strategy with a polypile: its game has a table.
    const ObjectTable& table() const { return *catalogues.objects(plan::gameOf(plan, strategy)); }
};

/// Parts of one strategy laid out one below the other as a page that can be painted on any device.
/// The page is as wide and high as its content needs. It is laid out when it is made, on the
/// thread of the windows, and may be painted on any.
class PlanPage {
  public:
    /// `parts` are among `partsOf(content)`. `remark` stands at the foot of the page.
    PlanPage(PageContent content, const std::vector<PagePart>& parts, ThemeMode mode,
             QString remark);
    ~PlanPage();
    PlanPage(const PlanPage&) = delete;
    PlanPage& operator=(const PlanPage&) = delete;

    /// In device-independent pixels.
    QSize size() const;
    void paint(QPainter& painter) const;

  private:
    class Layout;
    std::unique_ptr<const Layout> layout_;
};

}  // namespace polyplan::ui
