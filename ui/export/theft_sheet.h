#pragma once

#include <memory>
#include <stop_token>

#include "core/plan/theft_question.h"
#include "ui/export/report_sheet.h"

namespace polyplan::ui {

/// The answer to the theft of a strategy. May take long; on any thread.
/// @returns null if its game has no rules of theft, and if `stop` asked to stop.
std::shared_ptr<const plan::TheftAnswer> pageTheft(const plan::Document& plan,
                                                   const plan::Strategy& strategy,
                                                   const plan::Catalogues& catalogues,
                                                   const std::stop_token& stop = {});

/// A theft of a page in words and figures.
ReportSheet theftSheet(const plan::TheftAnswer& answer);

}  // namespace polyplan::ui
