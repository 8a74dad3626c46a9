#include "core/nethack/engraving/report.h"
#include "ui/export/engraving_sheet.h"
#include "ui/export/report_sheet.h"

namespace polyplan::ui {

std::vector<EngravingSheet::Line> engravingLines(
    const nethack::engraving::StylusComparison& answer) {
    using Kind = EngravingSheet::Line::Kind;
    std::vector<EngravingSheet::Line> lines;
    for (const ReportSheet::List& list :
         reportSheet(nethack::engraving::report(answer.request, answer.answer)).lists) {
        lines.push_back({Kind::Heading, list.heading, {}});
        for (const ReportSheet::Row& row : list.rows) {
            const bool isRemark = row.value.isEmpty();
            lines.push_back({isRemark ? Kind::Remark : Kind::Figure, row.label, row.value});
            if (!isRemark && !row.detail.isEmpty()) {
                lines.push_back({Kind::Remark, row.detail, {}});
            }
        }
    }
    return lines;
}

}  // namespace polyplan::ui
