#include "ui/models/strategy_names.h"

#include <algorithm>

#include "core/plan/limits.h"

namespace polyplan::ui {

namespace {

bool isTaken(const std::vector<plan::Strategy>& strategies, const std::string& name) {
    return std::ranges::any_of(strategies,
                               [&](const plan::Strategy& each) { return each.name == name; });
}

}  // namespace

std::string freeName(const std::vector<plan::Strategy>& strategies, const QString& wish) {
    std::string name = wish.toStdString();
    for (int number = 2; isTaken(strategies, name); ++number) {
        const QString suffix = QStringLiteral(" %1").arg(number);
        name = (wish.left(static_cast<qsizetype>(plan::limits::nameCharacters) - suffix.size()) +
                suffix)
                   .toStdString();
    }
    return name;
}

}  // namespace polyplan::ui
