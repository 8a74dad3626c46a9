#pragma once

#include <QColor>
#include <QString>
#include <cstddef>

#include "core/calculator/comparison.h"

/// What is said of compared figures, in tables and on pages.
namespace polyplan::ui {

struct Theme;

/// Whether a column's value is read as the baseline's is, though it may differ in further digits.
bool readsAlike(const ComparedFigure& figure, std::size_t column);
/// The verdict; where the two values read alike no side is better or worse.
Verdict shownVerdict(const ComparedFigure& figure, std::size_t column);
/// What a column says beside its value: sign, distance and factor. Empty where there is nothing to
/// be measured by, or the two values read alike.
QString differenceText(const ComparedFigure& figure, std::size_t column, bool hasFactor = true);
/// "better", "worse" …: for people.
QString verdictText(Verdict verdict);
/// That which the difference is written in.
QColor verdictColor(Verdict verdict, const Theme& theme);
/// What stands below a value: "▲ +1.2 points, × 1.4", "=", "≈", "only here", or nothing.
QString besideText(const ComparedFigure& figure, std::size_t column, bool hasFactor = true);
/// Of a value that has none to be measured by, or measures none: "only here", "not in the
/// baseline"; else empty.
QString loneText(const ComparedFigure& figure, std::size_t column);
/// ", over 50 / 20 events": what columns of numbers alone don't say. Empty where all are over the
/// same, or the labels say it.
QString spansText(const ComparedFigure& figure);

}  // namespace polyplan::ui
