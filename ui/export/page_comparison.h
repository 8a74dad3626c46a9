#pragma once

#include <QPicture>
#include <QStringList>
#include <vector>

#include "core/plan/compared.h"
#include "ui/export/comparison_sheet.h"
#include "ui/export/page_block.h"
#include "ui/export/page_style.h"
#include "ui/models/compared_charts.h"
#include "ui/parts/line_miniature.h"

namespace polyplan::ui {

/// Strategies side by side on a page: their lines small, what is asked differently, the figures
/// that differ a column a strategy, and charts over one another.
class PageComparison : public PageBlock {
  public:
    /// @param compared, catalogues and style outlive it
    /// @param looks see `PageContent`
    PageComparison(const plan::ComparedStrategies& compared, std::vector<int> looks,
                   const plan::Catalogues& catalogues, ComparisonSheet sheet,
                   const PageStyle& style, int width);

    /// In how many parts the bars of a series fit pages; 1 for what is no bars.
    static std::size_t partsOf(const ComparedSeries& series);
    static int rowHeight(const ComparisonSheet::Row& row, const PageStyle& style);

    QSize size() const override { return {width_, height_}; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    struct Chart {
        QString title;
        QPicture picture;
        QPoint place;  ///< of its heading, below the figures
    };
    int lookOf(int column) const;
    /// Gives what a chart has of each column that strategy's look.
    template <typename Drawn>
    void takeLooks(std::vector<Drawn>& all, int Drawn::*look) const;
    bool isAlone() const { return compared_.contenders.size() < plan::fewestContenders; }
    QStringList differenceLines() const;
    void recordCharts();
    QPicture recordChart(const ComparisonSheet::Chart& chart, const QStringList& names) const;
    QPicture recordBars(const std::vector<ComparedBar>& bars,
                        const std::vector<ComparedBar>& all) const;
    void placeCharts();
    int chartWidth() const;
    int openingHeight() const;
    int rowsHeight() const;
    int linesHeight(const QStringList& lines) const;
    QStringList nameLines(std::size_t column) const;
    int namesHeight() const;
    void paintNames(QPainter& painter, QRect row) const;
    void paintOpening(QPainter& painter, QPoint topLeft) const;
    void paintRow(QPainter& painter, const ComparisonSheet::Row& row, const QRect& rect) const;
    void paintLeftOut(QPainter& painter, QPoint topLeft, const QStringList& lines) const;
    QRect cell(const QRect& row, std::size_t column) const;

    const plan::ComparedStrategies& compared_;
    const std::vector<int> looks_;
    const ComparisonSheet sheet_;
    const PageStyle& style_;
    int width_;
    LineMiniatures lines_;
    QStringList differences_;
    std::vector<Chart> charts_;
    QStringList figuresLeftOut_;  ///< in words on lines, which have no room
    QStringList chartsLeftOut_;   ///< likewise
    int chartsHeight_ = 0;
    int height_ = 0;
};

}  // namespace polyplan::ui
