#include "ui/polypile/line_keys.h"

#include <Qt>
#include <algorithm>

namespace polyplan::ui {
namespace {

class Steps {
  public:
    Steps(const LineGeometry& geometry, StackPosition from) : geometry_(geometry), from_(from) {}

    std::optional<StackPosition> by(int key) const {
        const int lanes = geometry_.lanes(from_.pile);
        const int last = stacks(from_.pile) - 1;
        switch (key) {
            case Qt::Key_Up:
                return inPile(from_.stack < lanes ? -1 : from_.stack - lanes);
            case Qt::Key_Down:
                return inPile(from_.stack < 0 ? 0 : down(lanes));
            case Qt::Key_Left:
                return from_.stack > 0 && from_.stack % lanes > 0 ? inPile(from_.stack - 1)
                                                                  : beside(-1);
            case Qt::Key_Right:
                return from_.stack >= 0 && from_.stack % lanes < lanes - 1 && from_.stack < last
                           ? inPile(from_.stack + 1)
                           : beside(1);
            case Qt::Key_Home:
                return inPile(0);
            case Qt::Key_End:
                return inPile(last);
            case Qt::Key_PageUp:
                return inPile(std::max(0, from_.stack - page()));
            case Qt::Key_PageDown:
                return inPile(std::max(0, from_.stack) + page());
            default:
                return std::nullopt;
        }
    }

  private:
    int stacks(int pile) const {
        return geometry_.shape().piles[static_cast<std::size_t>(pile)].stacks;
    }
    StackPosition inPile(int stack) const {
        return {from_.pile, std::min(stack, stacks(from_.pile) - 1)};
    }
    int down(int lanes) const {
        const int last = stacks(from_.pile) - 1;
        return from_.stack / lanes == last / lanes ? from_.stack : from_.stack + lanes;
    }
    int page() const {
        const int height = geometry_.cardsWindow().height();
        const auto [first, end] = geometry_.visibleStacks(from_.pile, geometry_.cardsWindow().top(),
                                                          geometry_.cardsWindow().top() + height);
        return std::max(geometry_.lanes(from_.pile), end - first - geometry_.lanes(from_.pile));
    }
    StackPosition beside(int direction) const {
        const int pile = from_.pile + direction;
        if (pile < 0 || pile >= std::ssize(geometry_.shape().piles)) {
            return from_;
        }
        if (from_.stack < 0 || stacks(pile) == 0) {
            return {pile, -1};
        }
        const int row = from_.stack / geometry_.lanes(from_.pile);
        const int lanes = geometry_.lanes(pile);
        const int stack = row * lanes + (direction < 0 ? lanes - 1 : 0);
        return {pile, std::min(stack, stacks(pile) - 1)};
    }

    const LineGeometry& geometry_;
    StackPosition from_;
};

}  // namespace

std::optional<StackPosition> stepOf(const LineGeometry& geometry, std::optional<StackPosition> from,
                                    int key) {
    static constexpr int keys[] = {Qt::Key_Up,   Qt::Key_Down, Qt::Key_Left,   Qt::Key_Right,
                                   Qt::Key_Home, Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};
    if (geometry.shape().piles.empty() ||
        std::find(std::begin(keys), std::end(keys), key) == std::end(keys)) {
        return std::nullopt;
    }
    if (!from) {
        return StackPosition{0, geometry.shape().piles.front().stacks > 0 ? 0 : -1};
    }
    return Steps(geometry, *from).by(key);
}

std::optional<LinePlace> placeStep(const LineGeometry& geometry, LinePlace from, int key,
                                   bool bySquare) {
    const auto& piles = geometry.shape().piles;
    const auto pileOn = [&](int distance) {
        return std::find_if(piles.begin(), piles.end(),
                            [=](const auto& pile) { return pile.distance == distance; });
    };
    const auto pile = pileOn(from.distance);
    const int stacks = pile == piles.end() || bySquare ? 0 : pile->stacks;
    const int lanes =
        pile == piles.end() ? 1 : geometry.lanes(static_cast<int>(pile - piles.begin()));
    const auto inPile = [&](int stack) {
        return LinePlace{from.distance, std::clamp(stack, 0, stacks)};
    };
    const auto beside = [&](int step) {
        const int distance = from.distance + step;
        const int furthest = geometry.lastSquare();
        if (geometry.shape().source == nethack::polypile::Source::SelfSquare || distance < 1 ||
            distance > furthest) {
            return from;
        }
        const auto next = pileOn(distance);
        const int most = next == piles.end() || bySquare ? 0 : next->stacks;
        return LinePlace{distance, std::min(from.stack, most)};
    };
    constexpr int page = 10;
    switch (key) {
        case Qt::Key_Up:
            return inPile(from.stack - lanes);
        case Qt::Key_Down:
            return inPile(from.stack + lanes);
        case Qt::Key_Left:
            return from.stack % lanes > 0 ? inPile(from.stack - 1) : beside(-1);
        case Qt::Key_Right:
            return from.stack % lanes < lanes - 1 && from.stack < stacks ? inPile(from.stack + 1)
                                                                         : beside(1);
        case Qt::Key_Home:
            return inPile(0);
        case Qt::Key_End:
            return inPile(stacks);
        case Qt::Key_PageUp:
            return inPile(from.stack - page * lanes);
        case Qt::Key_PageDown:
            return inPile(from.stack + page * lanes);
        default:
            return std::nullopt;
    }
}

Selection rangeOf(const LineShape& shape, StackPosition a, StackPosition b) {
    const auto [first, last] = std::minmax({a, b});
    Selection range;
    for (int pile = first.pile; pile <= last.pile; ++pile) {
        const int stacks = shape.piles[static_cast<std::size_t>(pile)].stacks;
        const int from = pile == first.pile ? std::max(0, first.stack) : 0;
        const int to = pile == last.pile ? last.stack : stacks - 1;
        for (int stack = from; stack <= to; ++stack) {
            range.push_back({pile, stack});
        }
    }
    if (range.empty()) {
        range.push_back(b);
    }
    return range;
}

}  // namespace polyplan::ui
