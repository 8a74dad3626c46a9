#include "ui/polypile/line_geometry.h"

#include <algorithm>
#include <utility>

#include "ui/polypile/card_painter.h"

namespace polyplan::ui {
namespace {

constexpr int maxSquaresDrawn = 3;  ///< of a gap; a wider one is drawn no wider

/// Of a line that scrolls.
int leastCardWidth(const Metrics& metrics) {
    return 11 * metrics.em;
}

/// Down to this, cards grow narrower where the whole line stands then: it has room for the figures
/// of a head. Names have two lines then.
int fittedCardWidth(const Metrics& metrics) {
    return 31 * metrics.em / 4;
}

int heroWidth(const Metrics& metrics) {
    return 2 * metrics.line + metrics.step;
}

int beamBand(const Metrics& metrics) {
    return 2 * metrics.line + metrics.step;
}

/// A dip has no golem to tell of: how likely it is, and of what kind.
int headHeight(const Metrics& metrics, bool isDipped) {
    return metrics.line + (isDipped ? 1 : 3) * metrics.smallLine + 3 * metrics.step;
}

int footHeight(const Metrics& metrics, int rows) {
    return rows * metrics.smallLine + 2 * metrics.step;
}

/// The least move that brings `low` to `high` within the limits; `low` goes first.
int nearest(int low, int high, int lowLimit, int highLimit) {
    if (low < lowLimit) {
        return low - lowLimit;
    }
    return high > highLimit ? std::min(high - highLimit, low - lowLimit) : 0;
}

}  // namespace

LineShape LineShape::of(const plan::Polypile& polypile) {
    LineShape shape{.source = polypile.source, .piles = {}};
    for (const plan::Pile& pile : polypile.line) {
        shape.piles.push_back({pile.distance, static_cast<int>(pile.stacks.size())});
        shape.hasTwoFootRows =
            shape.hasTwoFootRows || !(pile.label.empty() || pile.engraving.text.empty());
    }
    return shape;
}

LineShape LineShape::of(const LineContent& content, const Metrics& metrics) {
    LineShape shape = of(content.polypile());
    for (int pile = 0; pile < static_cast<int>(shape.piles.size()); ++pile) {
        for (int stack = 0; stack < shape.piles[static_cast<std::size_t>(pile)].stacks; ++stack) {
            shape.nameWidth =
                std::max(shape.nameWidth,
                         CardPainter::widthForName(content.plainCard({pile, stack}), metrics));
        }
    }
    return shape;
}

bool LineShape::contains(StackPosition position) const {
    return position.pile >= 0 && position.pile < std::ssize(piles) && position.stack >= -1 &&
           position.stack < piles[static_cast<std::size_t>(position.pile)].stacks;
}

LineGeometry::LineGeometry(LineShape shape, const Metrics& metrics, QSize viewport)
    : shape_(std::move(shape)),
      metrics_(metrics),
      viewport_(viewport),
      cardHeight_(CardPainter::height(1, metrics)),
      headTop_(beamBand(metrics)),
      headHeight_(headHeight(metrics, isDipped(shape_.source))),
      footHeight_(footHeight(metrics, shape_.hasTwoFootRows ? 2 : 1)) {
    layOut();
}

QSize LineGeometry::cardSize(const Metrics& metrics) {
    return {leastCardWidth(metrics), CardPainter::height(1, metrics)};
}

int LineGeometry::mostCardWidth(const Metrics& metrics) {
    return 17 * metrics.em;
}

QSize LineGeometry::leastSize(const Metrics& metrics) {
    return {heroWidth(metrics) + leastCardWidth(metrics) + 4 * metrics.step,
            beamBand(metrics) + headHeight(metrics, false) + footHeight(metrics, 1) +
                cardSize(metrics).height() + 2 * metrics.step};
}

void LineGeometry::layOut() {
    const int step = metrics_.step;
    const int pileCount = static_cast<int>(shape_.piles.size());
    columns_.assign(shape_.piles.size(), {});
    floors_.clear();
    const bool hasFloor = shape_.source != nethack::polypile::Source::SelfSquare;
    const int furthest = plan::limits::distance.most;

    int fixed = heroWidth(metrics_) + step;
    int previous = 0;
    for (const LineShape::Pile& pile : shape_.piles) {
        if (hasFloor && pile.distance > previous + 1) {
            floors_.push_back({previous + 1, pile.distance - 1, false, {}});
            fixed += floorWidth(pile.distance - 1 - previous) + step;
        }
        previous = pile.distance;
    }
    if ((hasFloor && previous < furthest) || pileCount == 0) {
        const int next = hasFloor ? previous + 1 : 0;
        floors_.push_back({next, next, true, {}});
        fixed += floorWidth(1) + step;
    }

    const int chrome = 3 * step;
    const int spare = viewport_.width() - fixed;
    const int share = pileCount > 0 ? spare / pileCount - chrome : 0;
    const int least =
        share < fittedCardWidth(metrics_) ? leastCardWidth(metrics_) : fittedCardWidth(metrics_);
    const int cardWidth = std::clamp(share, least, mostCardWidth(metrics_));
    if (cardWidth < std::max(leastCardWidth(metrics_), shape_.nameWidth)) {
        cardHeight_ = CardPainter::height(2, metrics_);
    }
    widenTallPiles(spare - pileCount * (cardWidth + chrome), cardWidth + step);
    layOutColumns(heroWidth(metrics_), cardWidth);
}

void LineGeometry::widenTallPiles(int spare, int laneWidth) {
    while (spare >= laneWidth && !columns_.empty()) {
        int tallest = 0;
        for (int pile = 1; pile < static_cast<int>(columns_.size()); ++pile) {
            if (rows(pile) > rows(tallest)) {
                tallest = pile;
            }
        }
        const int room = viewport_.height() - headTop_ - headHeight_ - footHeight_;
        if (rows(tallest) * rowHeight() <= room) {
            return;
        }
        ++columns_[static_cast<std::size_t>(tallest)].lanes;
        spare -= laneWidth;
    }
}

void LineGeometry::layOutColumns(int x, int cardWidth) {
    const int step = metrics_.step;
    auto floor = floors_.begin();
    const auto placeFloor = [&] {
        const int width = floorWidth(floor->last - floor->first + 1);
        floor->rect = QRect(x, headTop_, width, 0);
        x += width + step;
        ++floor;
    };
    for (std::size_t pile = 0; pile < columns_.size(); ++pile) {
        if (floor != floors_.end() && floor->last < shape_.piles[pile].distance) {
            placeFloor();
        }
        Column& column = columns_[pile];
        column.x = x;
        column.width = column.lanes * (cardWidth + step) + step;
        x += column.width + step;
    }
    if (floor != floors_.end()) {
        placeFloor();
    }
    width_ = x;
}

int LineGeometry::rows(int pile) const {
    const auto index = static_cast<std::size_t>(pile);
    const int stacks = shape_.piles[index].stacks;
    return (stacks + columns_[index].lanes - 1) / columns_[index].lanes;
}

int LineGeometry::floorWidth(int squares) const {
    const int square = 2 * metrics_.em;
    if (shape_.piles.empty()) {
        return std::max(leastCardWidth(metrics_),
                        viewport_.width() - heroWidth(metrics_) - 2 * metrics_.step);
    }
    return std::min(squares, maxSquaresDrawn) * square;
}

QSize LineGeometry::scrollRange() const {
    return {std::max(0, width_ - viewport_.width()),
            std::max(0, fullHeight() - viewport_.height())};
}

int LineGeometry::fullHeight() const {
    int most = 0;
    for (int pile = 0; pile < static_cast<int>(columns_.size()); ++pile) {
        most = std::max(most, rows(pile));
    }
    return headTop_ + headHeight_ + std::max(1, most) * rowHeight() + metrics_.step + footHeight_ +
           metrics_.step;
}

QRect LineGeometry::hero() const {
    return {-scroll_.x(), 0, heroWidth(metrics_), headTop_};
}

QRect LineGeometry::beam() const {
    const int left = heroWidth(metrics_);
    const int thickness = std::max(4, metrics_.line / 2);
    return {left - scroll_.x(), (headTop_ - thickness) / 2,
            std::max(0, width_ - left - metrics_.step), thickness};
}

QRect LineGeometry::pile(int pile) const {
    const Column& column = columns_[static_cast<std::size_t>(pile)];
    return {column.x - scroll_.x(), headTop_, column.width,
            std::max(headHeight_ + footHeight_, viewport_.height() - headTop_ - metrics_.step)};
}

QRect LineGeometry::head(int index) const {
    QRect rect = pile(index);
    rect.setHeight(headHeight_);
    return rect;
}

QRect LineGeometry::foot(int index) const {
    QRect rect = pile(index);
    rect.setTop(rect.bottom() - footHeight_ + 1);
    return rect;
}

QRect LineGeometry::labelRow(int pile) const {
    QRect row = foot(pile);
    if (shape_.hasTwoFootRows) {
        row.setHeight(footHeight_ / 2);
    }
    return row;
}

QRect LineGeometry::engravingRow(int pile) const {
    QRect row = foot(pile);
    if (shape_.hasTwoFootRows) {
        row.setTop(row.top() + footHeight_ / 2);
    }
    return row;
}

QRect LineGeometry::cardsWindow() const {
    const int top = headTop_ + headHeight_;
    return {0, top, viewport_.width(),
            std::max(0, viewport_.height() - metrics_.step - footHeight_ - top)};
}

QRect LineGeometry::card(StackPosition position) const {
    const Column& column = columns_[static_cast<std::size_t>(position.pile)];
    const int step = metrics_.step;
    const int width = (column.width - step) / column.lanes - step;
    const int row = position.stack / column.lanes;
    const int lane = position.stack % column.lanes;
    return {column.x + step + lane * (width + step) - scroll_.x(),
            headTop_ + headHeight_ + row * rowHeight() - scroll_.y(), width, cardHeight_};
}

std::vector<Floor> LineGeometry::floors() const {
    std::vector<Floor> floors = floors_;
    for (Floor& floor : floors) {
        floor.rect.translate(-scroll_.x(), 0);
        floor.rect.setHeight(std::max(1, viewport_.height() - headTop_ - metrics_.step));
    }
    return floors;
}

std::pair<int, int> LineGeometry::visibleStacks(int pile, int top, int bottom) const {
    const auto index = static_cast<std::size_t>(pile);
    const int origin = headTop_ + headHeight_ - scroll_.y();
    const int lanes = columns_[index].lanes;
    const int stacks = shape_.piles[index].stacks;
    const int firstRow = std::max(0, (top - origin) / rowHeight());
    const int lastRow = bottom < origin ? -1 : (bottom - origin) / rowHeight();
    return {std::min(stacks, firstRow * lanes), std::clamp((lastRow + 1) * lanes, 0, stacks)};
}

LineHit LineGeometry::hit(QPoint point) const {
    using Part = LineHit::Part;
    if (hero().contains(point)) {
        return {Part::Hero, {}, 0};
    }
    for (const Floor& floor : floors()) {
        if (floor.rect.contains(point)) {
            const int squares = floor.last - floor.first + 1;
            const int square = (point.x() - floor.rect.left()) * squares / floor.rect.width();
            return {Part::Floor, {}, floor.first + square};
        }
    }
    for (int pile = 0; pile < static_cast<int>(columns_.size()); ++pile) {
        if (!this->pile(pile).contains(point)) {
            continue;
        }
        const int distance = shape_.piles[static_cast<std::size_t>(pile)].distance;
        if (head(pile).contains(point)) {
            return {Part::Head, {pile, -1}, distance};
        }
        if (foot(pile).contains(point)) {
            return {Part::Foot, {pile, -1}, distance};
        }
        const auto [first, end] = visibleStacks(pile, point.y(), point.y());
        for (int stack = first; stack < end; ++stack) {
            if (card({pile, stack}).contains(point)) {
                return {Part::Card, {pile, stack}, distance};
            }
        }
        return {Part::Pile, {pile, -1}, distance};
    }
    return {};
}

std::optional<LinePlace> LineGeometry::placeAt(QPoint point) const {
    const LineHit hit = this->hit(point);
    if (hit.part == LineHit::Part::Floor) {
        return LinePlace{hit.distance, 0};
    }
    if (!floors_.empty() && floors_.back().isEnd && point.y() >= headTop_ &&
        point.x() + scroll_.x() > floors_.back().rect.right()) {
        return LinePlace{floors_.back().first, 0};
    }
    for (int pile = 0; pile < static_cast<int>(columns_.size()); ++pile) {
        const QRect rect = this->pile(pile).adjusted(-metrics_.step, 0, metrics_.step, 0);
        if (!rect.contains(point)) {
            continue;
        }
        const LineShape::Pile& shape = shape_.piles[static_cast<std::size_t>(pile)];
        if (point.y() < headTop_ + headHeight_) {
            return LinePlace{shape.distance, 0};
        }
        const int lanes = this->lanes(pile);
        const QRect first = card({pile, 0});
        const int across = std::clamp(point.x() - first.left(), 0, rect.width());
        const int down = point.y() - first.top();
        const int laneWidth = first.width() + metrics_.step;
        const int row =
            std::max(0, lanes > 1 ? down / rowHeight() : (down + rowHeight() / 2) / rowHeight());
        const int lane = lanes > 1 ? std::min(lanes, (across + laneWidth / 2) / laneWidth) : 0;
        return LinePlace{shape.distance, std::min(shape.stacks, row * lanes + lane)};
    }
    return std::nullopt;
}

std::optional<int> LineGeometry::pileOn(int distance) const {
    for (std::size_t pile = 0; pile < shape_.piles.size(); ++pile) {
        if (shape_.piles[pile].distance == distance) {
            return static_cast<int>(pile);
        }
    }
    return std::nullopt;
}

QRect LineGeometry::dropMark(const LinePlace& place) const {
    const int step = metrics_.step;
    const int thickness = std::max(2, step / 2);
    const std::optional<int> pile = pileOn(place.distance);
    if (!pile) {
        for (const Floor& floor : floors()) {
            if (floor.first <= place.distance && place.distance <= floor.last) {
                const int squares = floor.last - floor.first + 1;
                const int left = floor.rect.width() * (place.distance - floor.first) / squares;
                const int right = floor.rect.width() * (place.distance - floor.first + 1) / squares;
                return {floor.rect.left() + left, floor.rect.top(), right - left,
                        floor.rect.height()};
            }
        }
        return {};
    }
    if (lanes(*pile) > 1) {
        const bool isPast = place.stack > 0 && place.stack % lanes(*pile) == 0 &&
                            place.stack == shape_.piles[static_cast<std::size_t>(*pile)].stacks;
        const QRect at = card({*pile, isPast ? place.stack - 1 : place.stack});
        const int x = isPast ? at.right() + 1 : at.left() - step;
        return {x + (step - thickness) / 2, at.top(), thickness, at.height()};
    }
    const QRect at = card({*pile, place.stack});
    return {at.left(), at.top() - (step + thickness) / 2, at.width(), thickness};
}

QRect LineGeometry::square(int distance) const {
    const std::optional<int> pile = pileOn(distance);
    return pile ? this->pile(*pile) : dropMark({distance, 0});
}

int LineGeometry::lastSquare() const {
    if (!floors_.empty() && floors_.back().isEnd) {
        return floors_.back().last;
    }
    return shape_.piles.empty() ? 0 : shape_.piles.back().distance;
}

Selection LineGeometry::cardsIn(const QRect& rect) const {
    Selection found;
    for (int pile = 0; pile < static_cast<int>(columns_.size()); ++pile) {
        const QRect column = this->pile(pile);
        if (rect.right() < column.left() || column.right() < rect.left()) {
            continue;
        }
        const auto [first, end] = visibleStacks(pile, rect.top(), rect.bottom());
        for (int stack = first; stack < end; ++stack) {
            if (card({pile, stack}).intersects(rect)) {
                found.push_back({pile, stack});
            }
        }
    }
    return found;
}

QPoint LineGeometry::scrollFor(const LinePlace& place) const {
    const auto pile = pileOn(place.distance);
    if (pile) {
        const int stacks = shape_.piles[static_cast<std::size_t>(*pile)].stacks;
        return scrollFor(StackPosition{*pile, std::min(place.stack, stacks - 1)});
    }
    const QRect square = dropMark(place);
    const int move = nearest(square.left(), square.right(), 0, viewport_.width() - metrics_.step);
    return {std::clamp(scroll_.x() + move, 0, scrollRange().width()), scroll_.y()};
}

QPoint LineGeometry::scrollFor(StackPosition position) const {
    const QRect column = pile(position.pile);
    QPoint move(nearest(column.left(), column.right(), 0, viewport_.width() - metrics_.step), 0);
    if (position.stack >= 0) {
        const QRect window = cardsWindow();
        const QRect at = card(position);
        const QRect sideways = lanes(position.pile) > 1 ? at : column;
        move = QPoint(nearest(sideways.left(), sideways.right(), 0, viewport_.width() - 1),
                      nearest(at.top(), at.bottom(), window.top(), window.bottom()));
    }
    const QSize range = scrollRange();
    const QPoint target = scroll_ + move;
    return {std::clamp(target.x(), 0, range.width()), std::clamp(target.y(), 0, range.height())};
}

}  // namespace polyplan::ui
