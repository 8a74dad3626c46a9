#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <string>
#include <vector>

#include "core/calculator/comparison.h"

namespace polyplan::ui {

/// A line of a table of compared figures.
struct ComparisonLine {
    QString heading;         ///< of a heading
    std::size_t figure = 0;  ///< of a figure: its place in the comparison
    bool isApart = false;    ///< likewise: from its own heading
    bool operator==(const ComparisonLine&) const = default;
};

/// Which figures of a comparison are listed, and in which order.
struct ComparisonOrder {
    bool isOnlyDiffering = false;  ///< without what is the same, or reads so, wherever it is asked
    bool isSorted = false;  ///< the largest differences first, without headings; last what is the
                            ///< same, then what only one has
    QStringList pinned;     ///< ids of figures that stand first
    QSet<QString> hidden;   ///< likewise, that are left out

    std::vector<ComparisonLine> linesOf(const Comparison& comparison) const;
    /// The comparison with the figures that are listed, in their order and below their headings.
    Comparison arranged(const Comparison& comparison) const;
};

/// What a line calls its figure.
const std::string& labelOf(const ComparisonLine& line, const Comparison& comparison);

}  // namespace polyplan::ui
