#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/odds.h"
#include "core/plan/document.h"

namespace polyplan::plan {

enum class Better : std::uint8_t { Higher, Lower, Neither };

/// One number of an answer, told so that it can be compared without knowing the game.
struct Figure {
    std::string id;     ///< the same for the same question in every strategy: "goal/magic marker/1"
    std::string label;  ///< for people
    double value{};
    std::string unit;  ///< "probability", "items", "stacks", "golems", "piles"
    Better better = Better::Neither;
    double standardError{};  ///< 0 is exact
    std::string source;      ///< file and function of the game that set the figure
    bool operator==(const Figure&) const = default;
};

struct SeriesPoint {
    std::string label;  ///< under the point: an object's name, a distance, the number of a zap
    double value{};
    double standardError{};
    bool operator==(const SeriesPoint&) const = default;
};

/// What a chart can show.
struct Series {
    std::string id;
    std::string label;
    std::string axis;  ///< what the points' labels are
    std::string unit;
    std::vector<SeriesPoint> points;
    bool operator==(const Series&) const = default;
};

struct NamedFigures {
    std::vector<Figure> figures;
    std::vector<Series> series;
};

/// The answer for the polypile of a strategy as named figures and series. What is lost counts
/// whether or not the beam reaches the pile. The standard error of a sum is the sum of the errors,
/// its upper bound.
NamedFigures namedFigures(const Polypile& polypile, const nethack::polypile::LineAnswer& answer,
                          const ObjectTable& table);

}  // namespace polyplan::plan
