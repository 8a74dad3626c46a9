#pragma once

#include <QPicture>
#include <QStringList>
#include <vector>

#include "core/plan/compared.h"
#include "ui/export/page_block.h"
#include "ui/export/page_style.h"
#include "ui/parts/line_miniature.h"

namespace polyplan::ui {

/// Strategies side by side on a page: their lines small, what is asked differently, the figures
/// that differ a column a strategy, and charts over one another.
class PageComparison : public PageBlock {
  public:
    /// @param compared, catalogues and style outlive it
    PageComparison(const plan::ComparedStrategies& compared, const plan::Catalogues& catalogues,
                   const PageStyle& style, int width);

    QSize size() const override { return {width_, height_}; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    struct Row {
        QString heading;               ///< of a heading
        const ComparedFigure* figure;  ///< null for a heading
    };
    struct Chart {
        QString title;
        QPicture picture;
        QPoint place;  ///< of its heading, below the figures
    };
    /// One strategy has nothing to be compared with: all that is known of it is shown.
    bool isAlone() const { return compared_.contenders.size() < 2; }
    void gatherRows();
    void recordCharts();
    int rowHeight(const Row& row) const;
    QPicture recordChart(const ComparedSeries& series, const QStringList& names, int width) const;
    void placeCharts();
    int chartWidth() const;
    int rowsHeight() const;
    QStringList nameLines(std::size_t column) const;
    int namesHeight() const;
    void paintNames(QPainter& painter, QRect row) const;
    void paintRow(QPainter& painter, const Row& row, const QRect& rect) const;
    QRect cell(const QRect& row, std::size_t column) const;

    const plan::ComparedStrategies& compared_;
    const PageStyle& style_;
    int width_;
    LineMiniatures lines_;
    QStringList differences_;
    std::vector<Row> rows_;
    std::vector<Chart> charts_;
    QStringList leftOut_;  ///< the charts that have no room
    int chartsHeight_ = 0;
    int height_ = 0;
};

}  // namespace polyplan::ui
