#pragma once

#include <QPicture>
#include <QSize>
#include <vector>

#include "ui/export/page_block.h"
#include "ui/export/page_style.h"
#include "ui/export/page_tiles.h"
#include "ui/export/report_sheet.h"

namespace polyplan::ui {

/// How wide reports are on a page of that width.
int reportWidth(const PageStyle& style, int pageWidth);

/// A report of a page: what is asked, the figures that matter, charts, everything else that is
/// said, and how that comes about.
class PageReport : public PageBlock {
  public:
    /// @param isFurther a report stands above it @param style outlives it
    PageReport(ReportSheet sheet, bool isFurther, const PageStyle& style, int width);

    QSize size() const override { return {width_, height_}; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    void breakLines();
    int reckonHeight() const;

    int gap() const { return 3 * style_.metrics.step; }
    int glyphWidth() const;
    int titleHeight() const;
    int chartHeight() const;
    int rowHeight() const { return style_.metrics.line + style_.metrics.step; }
    int distributionWidth() const;
    int curvesWidth() const;
    bool hasLeftChart() const { return sheet_.distribution || !sheet_.amounts.empty(); }
    bool hasCharts() const;
    int furtherChartsHeight() const;
    int linesHeight() const;
    bool areDetailsBelow(const ReportSheet::List& list) const;
    QStringList linesBelow(const ReportSheet::Row& row) const;
    int listHeight(const ReportSheet::List& list) const;
    int columnWidth() const;
    int listsHeight() const;
    int refusalsHeight() const;
    int dividerHeight() const;
    int ruleWidth() const;
    int stepValueWidth() const;
    int stepHeight(std::size_t step) const;
    int stepsHeight() const;

    void paintTitle(QPainter& painter, QPoint topLeft) const;
    void paintCharts(QPainter& painter, QPoint topLeft) const;
    void paintFurtherCharts(QPainter& painter, QPoint topLeft) const;
    void paintLists(QPainter& painter, QPoint topLeft) const;
    void paintList(QPainter& painter, QPoint topLeft, const ReportSheet::List& list) const;
    void paintSteps(QPainter& painter, QPoint topLeft) const;
    void paintNotes(QPainter& painter, QPoint topLeft) const;

    ReportSheet sheet_;
    bool isFurther_;
    const PageStyle& style_;
    int width_;
    PageTiles tiles_;
    QPicture amounts_;
    QPicture curves_;
    std::vector<QPicture> furtherCharts_;
    /// Rows of a list broken into lines: of remarks, which take the whole width.
    QStringList remarkLines(const QString& remark) const;
    std::size_t leftLists_ = 0;        ///< so many of the lists stand in the left column
    std::vector<QStringList> rules_;   ///< of the steps, broken into lines
    std::vector<QStringList> values_;  ///< likewise
    QStringList notes_;
    int height_ = 0;
};

}  // namespace polyplan::ui
