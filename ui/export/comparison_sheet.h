#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/plan/compared.h"

namespace polyplan::ui {

/// What of strategies side by side stands on one page. Points into the comparison.
struct ComparisonSheet {
    struct Row {
        QString heading;                         ///< of a heading
        const ComparedFigure* figure = nullptr;  ///< null for a heading
    };
    struct Chart {
        const ComparedSeries* series = nullptr;
        std::optional<std::size_t> part = {};  ///< of bars in parts; none: all of them
    };
    bool opens = false;  ///< with the lines and what is asked differently
    std::vector<Row> rows = {};
    QString figuresLeftOut = {};  ///< in words; empty where all are there
    std::vector<Chart> charts = {};
    QString chartsLeftOut = {};  ///< likewise
};

/// Of what goes on below it.
QString continuedHeading(const QString& heading);

/// All that there is room for on a page that is as long as it takes: what differs, and of a
/// strategy alone everything.
ComparisonSheet wholeSheet(const plan::ComparedStrategies& compared);

}  // namespace polyplan::ui
