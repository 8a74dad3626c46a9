#pragma once

#include <QRect>
#include <vector>

#include "core/plan/contenders.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

class QPainter;

namespace polyplan::ui {

/// Lines of strategies, small and in one scale, side by side or one below the other: the first
/// glyphs of each pile on its square.
class LineMiniatures {
  public:
    static constexpr int leastRows = 3;  ///< no higher than what is told beside them
    static constexpr int usualRows = 6;

    /// @param rows of glyphs that a pile may have; where it has more stacks, the last row counts
    /// the rest
    LineMiniatures(const std::vector<plan::Contender>& contenders,
                   const plan::Catalogues& catalogues, const Theme& theme, Metrics metrics,
                   int rows = usualRows);

    /// What marks them, one each, where that is not their place.
    void setLooks(const std::vector<int>& looks) { looks_ = looks; }

    /// Whether any of them has a line.
    bool isEmpty() const { return squares_ == 0; }
    /// That all of them take in some width.
    int heightFor(int width) const;
    /// The one that is drawn at a point of `area`; −1 if there is none.
    int at(QPoint point, const QRect& area) const;
    void paint(QPainter& painter, const QRect& rect) const;

  private:
    /// Width of a square: counts that stand side by side don't touch.
    int square() const { return square_; }
    QString countText(const plan::Pile& pile) const;
    /// The last square of a line; of a long one, whose empty squares are left out, as many.
    int lengthOf(const plan::Polypile& line) const;
    /// Of a line of so many squares, with the hero before it.
    int lineWidth(int squares) const;
    /// What marks a strategy, before its name.
    int besideName() const { return 2 * metrics_.em + 2 * metrics_.step; }
    int wholeName(const plan::Contender& contender) const;
    int nameWidth(const plan::Contender& contender, int width) const;
    int heightOf(const plan::Contender& contender) const;
    /// Where each lies: side by side as far as there is room.
    std::vector<QRect> cellsIn(const QRect& area) const;
    void paintCell(QPainter& painter, const plan::Contender& contender, int look,
                   const QRect& cell) const;
    void paintPiles(QPainter& painter, const plan::Polypile& line, const ObjectTable& table,
                    QPoint hero) const;

    const std::vector<plan::Contender>& contenders_;
    const plan::Catalogues& catalogues_;
    const Theme& theme_;
    Metrics metrics_;
    QFont glyph_;  ///< so small that also what lies below the line stays in its row
    int rows_;
    int square_;
    int squares_ = 0;  ///< of the longest line
    int widestName_ = 0;
    std::vector<int> looks_;
};

}  // namespace polyplan::ui
