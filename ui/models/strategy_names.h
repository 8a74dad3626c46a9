#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/plan/document.h"

namespace polyplan::ui {

/// `wish`, with a number behind it if a strategy of that name is there: names are unique.
std::string freeName(const std::vector<plan::Strategy>& strategies, const QString& wish);

}  // namespace polyplan::ui
