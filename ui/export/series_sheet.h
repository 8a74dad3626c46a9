#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "core/nethack/polypile/odds.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/export/report_sheet.h"

namespace polyplan::ui {

/// What a page tells of several zaps.
struct PageSeries {
    ReportSheet sheet;
    nethack::polypile::Provenance provenance;  ///< of the odds after the last zap
};

/// May take long; on any thread.
/// @returns null for a single zap, where the game has no rules for the line, and if `stop` asked to
///     stop
std::shared_ptr<const PageSeries> pageSeries(const plan::Document& plan,
                                             const plan::Strategy& strategy,
                                             const plan::Catalogues& catalogues,
                                             const std::stop_token& stop,
                                             std::function<void(double)> progress);

}  // namespace polyplan::ui
