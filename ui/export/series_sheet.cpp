#include "ui/export/series_sheet.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "core/plan/series_question.h"
#include "ui/look/text.h"
#include "ui/models/estimate_text.h"
#include "ui/models/report_curves.h"
#include "ui/models/use_words.h"
#include "ui/models/zap_curves.h"

namespace polyplan::ui {

namespace {

bool isOfItems(const Series& series) {
    return series.unit == Unit::Items && series.kind == SeriesKind::Curve &&
           std::ranges::any_of(series.points,
                               [](const SeriesPoint& point) { return point.value > 0; });
}

}  // namespace

std::shared_ptr<const PageSeries> pageSeries(const plan::Document& plan,
                                             const plan::Strategy& strategy,
                                             const plan::Catalogues& catalogues,
                                             const std::stop_token& stop,
                                             std::function<void(double)> progress) {
    const auto question = plan::seriesQuestion(
        plan, strategy, catalogues, std::make_shared<nethack::polypile::LineEvaluator>());
    if (!question) {
        return nullptr;
    }
    const AnyAnswer answer = question->answer({.stop = stop, .progress = std::move(progress)});
    const auto series = answer.as<nethack::polypile::SeriesAnswer>();
    if (series == nullptr) {
        return nullptr;
    }
    const Report report = question->report(answer);
    auto page = std::make_shared<PageSeries>();
    page->provenance = series->byZap.back().provenance;
    ReportSheet& sheet = page->sheet;
    sheet = reportSheet(report);
    const QString one = oneUse(*strategy.polypile);
    const QString several = severalUses(*strategy.polypile);
    sheet.title = QObject::tr("After %1 %2")
                      .arg(QLocale(QLocale::English).toString(strategy.polypile->zaps), several);
    sheet.kind = toText(page->provenance);
    sheet.lines = {strategy.polypile->collectGoalsBetweenZaps
                       ? QObject::tr("What a goal names is picked up after each %1.").arg(one)
                       : QObject::tr("Nothing is picked up between the %1.").arg(several)};
    ZapCurves goals = zapCurves(report);
    sheet.curves = std::move(goals.curves);
    sheet.axes = goals.axes;
    sheet.curvesTitle = QObject::tr("Goals by the number of %1").arg(several);
    for (const Series& each : report.series) {
        if (isOfItems(each)) {
            const auto look = static_cast<int>(sheet.amounts.size());
            sheet.amounts.push_back(curveOf(each, look, look == 0));
        }
    }
    sheet.amountAxes = axesFor(sheet.amounts, several, Unit::Items);
    sheet.amountsTitle = QObject::tr("Items by the number of %1, on average").arg(several);
    return page;
}

}  // namespace polyplan::ui
