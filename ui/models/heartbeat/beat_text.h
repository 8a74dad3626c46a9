#pragma once

#include <QString>

#include "core/calculator/report.h"

namespace polyplan::ui {

/// How things stand after a heartbeat: "alive 29.3 %, HP 1.40 (0 to 5), food 52", likewise on a
/// line of its own in the other outfit. What nobody has any more is left out.
QString beatText(const Report& report, int heartbeat);

}  // namespace polyplan::ui
