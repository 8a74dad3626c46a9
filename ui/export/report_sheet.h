#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/calculator/report.h"
#include "ui/charts/curve.h"
#include "ui/export/page_tiles.h"

namespace polyplan::ui {

/// A report as a page has it: the figures that stand out, lists, charts, steps and notes.
struct ReportSheet {
    /// A figure, or with neither value nor detail a remark.
    struct Row {
        QString label;
        QString value;
        QString detail;
        bool operator==(const Row&) const = default;
    };
    struct List {
        QString heading;
        std::vector<Row> rows;
        Row head = {};  ///< of the columns of a table; without texts where there is none
        bool operator==(const List&) const = default;
    };
    struct Line {
        QString text;
        QString rule;  ///< with file and function of the game
        QString value;
        bool operator==(const Line&) const = default;
    };

    static constexpr std::size_t mostRows = 16;  ///< of a table

    /// Curves with a row of their own, two beside each other, below the first charts.
    struct Chart {
        QString title;
        std::vector<Curve> curves;
        CurveAxes axes;
    };

    QString title;      ///< "Orb → Vampire"
    QString kind;       ///< at its right: "Oangband 1.1.0"
    QString glyph;      ///< before it; may be empty
    char color = 'w';   ///< of the glyph, by the game's letter
    QStringList lines;  ///< what is asked
    QStringList refusals;
    std::vector<Tile> tiles;
    std::vector<List> lists;
    std::optional<Series> distribution;  ///< none where one value is all there is
    double mean = 0;             ///< of the distribution, given that there is one of its values
    std::optional<double> mark;  ///< of the distribution: what is above it is told apart by color
    std::vector<Curve> curves;
    CurveAxes axes;
    QString curvesTitle;
    std::vector<Curve> amounts;  ///< take the place of the distribution
    CurveAxes amountAxes;
    QString amountsTitle;
    std::vector<Chart> furtherCharts;
    std::vector<Line> steps;
    QString stepsHeading = QObject::tr(stepsTitle);
    QStringList notes;
};

/// Tiles of the main figures, lists of the others group by group and of the tables, the first
/// distribution, and all curves of chances over the same axis as the first.
ReportSheet reportSheet(const Report& report);

}  // namespace polyplan::ui
