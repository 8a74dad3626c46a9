#pragma once

#include <memory>
#include <stop_token>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/export/report_sheet.h"

namespace polyplan::ui {

/// What a page tells of a strategy's heartbeat. May take long; on any thread.
/// @returns null if `stop` asked to stop
std::shared_ptr<const ReportSheet> pageHeartbeat(const plan::Strategy& strategy,
                                                 const plan::Catalogues& catalogues,
                                                 const std::stop_token& stop = {});

}  // namespace polyplan::ui
