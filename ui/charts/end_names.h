#pragma once

#include <QString>
#include <vector>

class QFontMetrics;

/// Where the names stand at the right ends of curves.
namespace polyplan::ui {

/// A name in one line, or where that is wider than so much in two. What still is wider is cut.
QString inTwoLines(const QString& name, const QFontMetrics& letters, int width);

/// The same, but in place of a name that would be cut what says it in brief, if there is that.
/// @param brief its lines, each of which is cut for itself
QString endNameOf(const QString& name, const QString& brief, const QFontMetrics& letters,
                  int width);

/// What stands one above the other and each near a height of its own.
struct Stacked {
    double wanted = 0;  ///< where its middle is best
    double height = 0;
};

/// Puts them apart, as little as that takes, between top and bottom; closer than they are high
/// where there is no room for all.
/// @param all in the order of `wanted`  @returns their middles
std::vector<double> spreadApart(const std::vector<Stacked>& all, double top, double bottom);

}  // namespace polyplan::ui
