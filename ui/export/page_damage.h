#pragma once

#include <QPicture>
#include <QSize>
#include <vector>

#include "ui/export/damage_sheet.h"
#include "ui/export/page_block.h"
#include "ui/export/page_style.h"

namespace polyplan::ui {

/// How wide what tells of attacks is on a page of that width.
int attackWidth(const PageStyle& style, int pageWidth);

/// One attack of a page: what strikes whom and where, the figures that matter, the distribution of
/// its damage, the chance to kill by casts, what else it does, and how that comes about.
class PageDamage : public PageBlock {
  public:
    /// @param isFurther something of the attacks stands above it @param style outlives it
    PageDamage(AttackSheet sheet, bool isFurther, const PageStyle& style, int width);

    QSize size() const override { return {width_, height_}; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    void breakLines();
    int reckonHeight() const;

    int gap() const { return 3 * style_.metrics.step; }
    int glyphWidth() const;
    int titleHeight() const;
    int tileHeight() const;
    int chartHeight() const;
    int rowHeight() const { return style_.metrics.line + style_.metrics.step; }
    int distributionWidth() const;
    int killsWidth() const;
    int columnWidth() const;
    int listsHeight() const;
    int rowsHeight(std::size_t rows) const;
    int dividerHeight() const;
    int ruleWidth() const;
    int stepHeight(std::size_t step) const;
    int stepsHeight() const;

    void paintTitle(QPainter& painter, QPoint topLeft) const;
    void paintTiles(QPainter& painter, QPoint topLeft) const;
    void paintCharts(QPainter& painter, QPoint topLeft) const;
    void paintLists(QPainter& painter, QPoint topLeft) const;
    void paintRows(QPainter& painter, QRect row, const std::vector<AttackSheet::Row>& rows) const;
    void paintSteps(QPainter& painter, QPoint topLeft) const;
    void paintNotes(QPainter& painter, QPoint topLeft) const;

    AttackSheet sheet_;
    bool isFurther_;
    const PageStyle& style_;
    int width_;
    QPicture kills_;
    std::vector<QStringList> rules_;  ///< of the steps, broken into lines
    QStringList notes_;
    int height_ = 0;
};

}  // namespace polyplan::ui
