#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

#include "ui/export/page_style.h"

class QPainter;
class QPoint;

namespace polyplan::ui {

/// A figure of a page that stands out.
struct Tile {
    QString label;
    QString value;
    QString remark;
    bool isWarning = false;  ///< no good is to be expected
    bool operator==(const Tile&) const = default;
};

/// Tiles in as many rows as it takes, all as high as the one with the most to remark.
class PageTiles {
  public:
    /// @param style outlives it
    /// @param fewestColumns that the width is shared by, where there are fewer tiles
    PageTiles(std::vector<Tile> tiles, const PageStyle& style, int width, int fewestColumns = 1);

    /// With what is kept free below; 0 where there is no tile.
    int height() const;
    void paint(QPainter& painter, QPoint topLeft) const;

  private:
    int gap() const { return 3 * style_.metrics.step; }
    int column(std::size_t place) const { return static_cast<int>(place) % columns_; }
    int row(std::size_t place) const { return static_cast<int>(place) / columns_; }
    /// The left edge of a column, from the page's edge.
    int left(int column) const;
    /// The same of all: what is as long is as large.
    int boxWidth() const { return left(1) - gap(); }
    QStringList remarkLines(std::size_t place) const;
    int boxHeight() const;

    std::vector<Tile> tiles_;
    const PageStyle& style_;
    int width_;
    int columns_;
};

}  // namespace polyplan::ui
