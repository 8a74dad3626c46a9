#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>
#include <optional>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/edits/positions.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"

namespace polyplan::ui {

class LineContent;

/// What of a line its layout depends on.
struct LineShape {
    struct Pile {
        int distance = 1;
        int stacks = 0;
        bool operator==(const Pile&) const = default;
    };
    nethack::polypile::Source source = nethack::polypile::Source::Wand;
    std::vector<Pile> piles;      ///< in order of distance
    bool hasTwoFootRows = false;  ///< a pile has both label and engraving

    int nameWidth = 0;  ///< of a card that has each name in one line

    static LineShape of(const plan::Polypile& polypile);
    /// The same with the names.
    static LineShape of(const LineContent& content, const Metrics& metrics);
    bool contains(StackPosition position) const;
    bool operator==(const LineShape&) const = default;
};

/// Squares without a pile, drawn as a strip of floor. Both ends are included.
struct Floor {
    int first = 1;
    int last = 1;
    bool isEnd = false;  ///< behind the last pile
    QRect rect;
};

/// What lies under a point.
struct LineHit {
    enum class Part { Nothing, Hero, Head, Foot, Pile, Card, Floor };
    Part part = Part::Nothing;
    StackPosition position;  ///< of a pile or card
    int distance = 0;        ///< of the square
};

/// Where everything of a line is, in pixels of the viewport. Hero, beam, heads and feet stay where
/// they are while the cards between them scroll up and down. A tall pile takes several lanes where
/// there is room, filled row by row, so that it reads from top left.
class LineGeometry {
  public:
    LineGeometry(LineShape shape, const Metrics& metrics, QSize viewport);

    const LineShape& shape() const { return shape_; }
    void setScroll(QPoint scroll) { scroll_ = scroll; }
    QPoint scroll() const { return scroll_; }
    /// How far it can scroll: width and height by which the line exceeds the viewport.
    QSize scrollRange() const;
    /// The least height at which nothing needs to scroll.
    int fullHeight() const;
    int fullWidth() const { return width_; }
    /// A size at which one row of cards shows.
    static QSize leastSize(const Metrics& metrics);
    static QSize cardSize(const Metrics& metrics);
    static int mostCardWidth(const Metrics& metrics);

    QRect hero() const;
    QRect beam() const;
    QRect pile(int pile) const;
    QRect head(int pile) const;
    QRect foot(int pile) const;
    /// Of the foot: above the engraving, or one and the same where no pile has both.
    QRect labelRow(int pile) const;
    QRect engravingRow(int pile) const;
    /// The part of the viewport in which the cards show.
    QRect cardsWindow() const;
    QRect card(StackPosition position) const;
    std::vector<Floor> floors() const;
    int lanes(int pile) const { return columns_[static_cast<std::size_t>(pile)].lanes; }

    /// The stacks of a pile whose cards touch the rows `top` to `bottom` of the viewport: first and
    /// one past the last.
    std::pair<int, int> visibleStacks(int pile, int top, int bottom) const;

    LineHit hit(QPoint point) const;
    /// Nothing where a drop would have no place.
    std::optional<LinePlace> placeAt(QPoint point) const;
    /// The line that shows where something dropped at `place` would go.
    QRect dropMark(const LinePlace& place) const;
    /// The pile that stands on a square, or else its floor.
    QRect square(int distance) const;
    /// The scroll at which a position is in view, as near to the present one as possible.
    QPoint scrollFor(StackPosition position) const;
    QPoint scrollFor(const LinePlace& place) const;
    /// The farthest square on which something can be dropped.
    int lastSquare() const;
    /// The stacks whose cards touch `rect`, in pixels of the viewport, in order; also those that
    /// are scrolled out of view.
    Selection cardsIn(const QRect& rect) const;

  private:
    struct Column {
        int x = 0;
        int width = 0;
        int lanes = 1;
    };
    void layOut();
    void layOutColumns(int x, int cardWidth);
    void widenTallPiles(int spare, int laneWidth);
    int rows(int pile) const;
    int floorWidth(int squares) const;
    std::optional<int> pileOn(int distance) const;
    int rowHeight() const { return cardHeight_ + metrics_.step; }

    LineShape shape_;
    Metrics metrics_;
    QSize viewport_;
    QPoint scroll_;
    int cardHeight_;
    int headTop_ = 0;
    int headHeight_ = 0;
    int footHeight_ = 0;
    int width_ = 0;
    std::vector<Column> columns_;
    std::vector<Floor> floors_;  ///< rects unscrolled
};

}  // namespace polyplan::ui
