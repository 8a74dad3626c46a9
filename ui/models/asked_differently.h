#pragma once

#include <QStringList>
#include <vector>

#include "core/plan/question_differences.h"

namespace polyplan::ui {

/// What is asked differently in a few words each.
QStringList wordedDifferences(const std::vector<plan::MemberDifference>& differences);

/// "Asked differently: Luck 3 / 6; zaps 1 / 4", or that all ask the same.
QString askedDifferently(const QStringList& worded);

}  // namespace polyplan::ui
