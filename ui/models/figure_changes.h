#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/calculator/report.h"

namespace polyplan::ui {

/// One figure of a line as it is, and as it would be.
struct FigureChange {
    QString label;  ///< "All goals"
    double now = 0;
    double then = 0;
    double standardError = 0;  ///< of the difference, at the most; 0 is exact
    bool isProbability = true;
    Better better = Better::Neither;

    /// Whether the two differ by more than sampling explains (two standard errors).
    bool isChanged() const;
    bool isBetter() const;
};

/// What tells a player whether a change of the line is good: the goals, the golem of the pile at
/// `distance`, and the items lost.
std::vector<FigureChange> figureChanges(const Report& now, const Report& then,
                                        std::optional<int> distance);

/// "14.1 %", "≈ 7.25"
QString valueText(const FigureChange& change);
/// The change against now: "+1.2" (percentage points for a probability), "−0.05", "> −0.01" where
/// it is too small for its digits, "same".
QString changeText(const FigureChange& change);
/// For screen readers: "All goals 14.1 %, up 1.2"
QString spokenText(const FigureChange& change);

}  // namespace polyplan::ui
