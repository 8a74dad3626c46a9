#include "ui/export/comparison_pages.h"

#include <QtMath>
#include <algorithm>
#include <utility>

#include "ui/export/page_comparison.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t chartsOfPage = 4;

/// Lays the rows of a sheet out on as many as it takes.
/// @param firstRoom for rows on the first sheet, which opens; @param room on the others
std::vector<ComparisonSheet> partedRows(const ComparisonSheet& whole, const PageStyle& style,
                                        int firstRoom, int room) {
    std::vector<ComparisonSheet> sheets = {{.opens = true}};
    QString group;
    int left = firstRoom;
    const auto put = [&](const ComparisonSheet::Row& row) {
        left -= PageComparison::rowHeight(row, style);
        sheets.back().rows.push_back(row);
    };
    for (std::size_t i = 0; i < whole.rows.size(); ++i) {
        const ComparisonSheet::Row& row = whole.rows[i];
        const bool isHeading = row.figure == nullptr;
        // A heading stays with its first figure.
        const int taken = PageComparison::rowHeight(row, style) +
                          (isHeading ? PageComparison::rowHeight(whole.rows[i + 1], style) : 0);
        if (taken > left) {
            sheets.emplace_back();
            left = room;
            if (!isHeading) {
                put({continuedHeading(group)});
            }
        }
        group = isHeading ? row.heading : group;
        put(row);
    }
    sheets.back().figuresLeftOut = whole.figuresLeftOut;
    return sheets;
}

/// Bars that would not fit a page beside others follow one another.
std::vector<ComparisonSheet::Chart> partedCharts(const ComparisonSheet& whole) {
    std::vector<ComparisonSheet::Chart> parted;
    for (const ComparisonSheet::Chart& chart : whole.charts) {
        const std::size_t parts = PageComparison::partsOf(*chart.series);
        for (std::size_t part = 0; part < parts; ++part) {
            parted.push_back({chart.series, parts > 1 ? std::optional(part) : std::nullopt});
        }
    }
    return parted;
}

}  // namespace

std::vector<std::unique_ptr<const PlanPage>> comparisonPages(const PageContent& content,
                                                             ThemeMode mode, const QString& remark,
                                                             double shape) {
    const auto pageWith = [&](ComparisonSheet sheet) {
        PageContent shown = content;
        shown.sheet = std::move(sheet);
        return std::make_unique<const PlanPage>(std::move(shown), std::vector{PagePart::Comparison},
                                                mode, remark);
    };
    const ComparisonSheet whole = wholeSheet(*content.comparison);
    std::vector<std::unique_ptr<const PlanPage>> pages;
    pages.push_back(pageWith(whole));
    const int height = qFloor(pages.front()->size().width() / shape);
    if (pages.front()->size().height() <= height) {
        return pages;
    }
    pages.clear();
    const int bare = pageWith({})->size().height();
    const int opening = pageWith({.opens = true})->size().height();
    auto sheets = partedRows(whole, PageStyle(mode), height - opening, height - bare);
    const std::vector<ComparisonSheet::Chart> charts = partedCharts(whole);
    for (std::size_t i = 0; i < charts.size(); i += chartsOfPage) {
        const std::size_t end = std::min(i + chartsOfPage, charts.size());
        sheets.push_back({.charts = {charts.begin() + static_cast<std::ptrdiff_t>(i),
                                     charts.begin() + static_cast<std::ptrdiff_t>(end)}});
    }
    sheets.back().chartsLeftOut = whole.chartsLeftOut;
    for (ComparisonSheet& sheet : sheets) {
        pages.push_back(pageWith(std::move(sheet)));
    }
    return pages;
}

}  // namespace polyplan::ui
