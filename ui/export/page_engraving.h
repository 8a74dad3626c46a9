#pragma once

#include <QPicture>
#include <QSize>
#include <QString>
#include <vector>

#include "ui/export/engraving_sheet.h"
#include "ui/export/page_block.h"
#include "ui/export/page_tiles.h"
#include "ui/export/plan_page.h"

namespace polyplan::ui {

/// The engraving of a page: the text with the risk of each letter, the figures that matter, what
/// else is to be said, and how long it lasts.
class PageEngraving : public PageBlock {
  public:
    PageEngraving(const PageContent& content, const PageStyle& style, int width);

    QSize size() const override { return {width_, height_}; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    using Line = EngravingSheet::Line;
    void breakLines();
    void breakScenario();
    void addUp();

    int linesWidth() const;
    int chartLeft() const;
    int chartWidth() const { return width_ - chartLeft(); }
    int chartHeight() const;
    double cellScale() const;
    int cellColumns() const;
    int cellsHeight() const;
    int heightOf(const Line& line) const;
    int legendHeight() const;
    int linesHeight() const;
    int durabilityHeight() const;

    int paintTitle(QPainter& painter, QPoint topLeft) const;
    int paintRefusal(QPainter& painter, QPoint topLeft) const;
    void paintCells(QPainter& painter, QPoint topLeft) const;
    void paintLines(QPainter& painter, QPoint topLeft) const;
    void paintDurability(QPainter& painter, QPoint topLeft) const;
    void paintLegend(QPainter& painter, QRect row) const;

    const PageStyle& style_;
    int width_;
    int height_ = 0;
    EngravingSheet sheet_;
    PageTiles tiles_;
    QStringList refusal_;
    std::vector<Line> lines_;  ///< remarks broken to their width
    QStringList scenario_;
    QPicture chart_;
};

}  // namespace polyplan::ui
