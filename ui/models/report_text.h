#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "core/calculator/report.h"

/// Reports as people read them.
namespace polyplan::ui {

/// A value in its unit: "12.5 %", "7 turns", "1.63 items".
QString valueText(double value, Unit unit);
/// The same with its standard error: "12.34 % ± 0.04".
QString estimateText(const Estimate& estimate, Unit unit);
/// An estimate in two parts, for columns.
struct EstimateText {
    QString value;  ///< "12.34 %"; as `percent()` has it where it is exact
    QString error;  ///< "± 0.04", of probabilities in percentage points; empty where it is exact
};
EstimateText estimateInParts(const Estimate& estimate, Unit unit);
EstimateText probabilityText(const Estimate& probability);
/// A mean number that is sampled: "1,078" and "± 32".
EstimateText sampledText(const Estimate& mean);
/// How far two values of a unit are apart, probabilities in percentage points: "3.4 points".
/// @param distance not negative
QString distanceText(double distance, Unit unit);
/// What stands in the place of a figure's number.
QString figureText(const Figure& figure);
/// What stands beside it: "5 to 12 turns, 8.3 on average".
QString detailText(const Figure& figure);
/// Where the wiki says otherwise than the game, a line each: "≠ The wiki has …"; may be empty.
QString noteText(const Figure& figure);
/// "5 % of all stacks resist (zap.c obj_resists())."
QString ruleText(const Figure& figure);
/// "The zap gets to 22.3 items on average, to 41 items now: what it misses is not lost."
QString itemsHitWords(double then, std::optional<double> now);
QString cellText(const Cell& cell, Unit unit);
/// What comes of a step, its probabilities told as everywhere.
QString stepValueText(const StepValue& value);

}  // namespace polyplan::ui
