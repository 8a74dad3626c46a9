#pragma once

#include <QString>
#include <vector>

#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

/// One line of what is said of an engraving: a figure, a remark or the heading of those below.
struct EngravingRow {
    enum class Kind { Heading, Figure, Main, Remark };
    Kind kind = Kind::Figure;
    QString label;
    QString value;  ///< empty for headings and remarks
    QString rule;   ///< where it comes from: a tooltip
    bool operator==(const EngravingRow&) const = default;
};

/// Everything that is said of the engraving that is asked about, in order of weight.
std::vector<EngravingRow> engravingRows(const EngravingAnswer& answer);

}  // namespace polyplan::ui
