#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "ui/export/plan_page.h"

namespace polyplan::ui {

/// A comparison on pages of one shape, as many as it takes at a size that is read: its figures, the
/// strategies' names above them on each, and then its charts.
/// @param content holds strategies side by side
/// @param shape of a page: its width over its height
std::vector<std::unique_ptr<const PlanPage>> comparisonPages(const PageContent& content,
                                                             ThemeMode mode, const QString& remark,
                                                             double shape);

}  // namespace polyplan::ui
