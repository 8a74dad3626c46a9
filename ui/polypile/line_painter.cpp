#include "ui/polypile/line_painter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace polyplan::ui {
namespace {

using nethack::polypile::Source;

bool contains(const Selection& sorted, StackPosition position) {
    return std::binary_search(sorted.begin(), sorted.end(), position);
}

class Painting {
  public:
    Painting(QPainter& painter, const QRect& clip, const LineGeometry& geometry,
             const LineContent& content, const LineMarks& marks, const Theme& theme,
             const Metrics& metrics, CardFaces* faces)
        : painter_(painter),
          clip_(clip),
          geometry_(geometry),
          content_(content),
          marks_(marks),
          theme_(theme),
          metrics_(metrics),
          faces_(faces),
          parts_(painter, theme, metrics) {}

    void run() {
        heroAndBeam();
        floors();
        for (int pile = 0; pile < pileCount(); ++pile) {
            if (geometry_.pile(pile).intersects(clip_)) {
                frame(pile);
                cards(pile);
            }
        }
        if (marks_.drop) {
            mark();
        }
    }

  private:
    int pileCount() const { return static_cast<int>(geometry_.shape().piles.size()); }

    Emphasis emphasis(StackPosition position) const {
        return {.isSelected = contains(marks_.selected, position),
                .isCurrent = marks_.current == position,
                .isLifted = contains(marks_.lifted, position) ||
                            contains(marks_.lifted, {position.pile, -1})};
    }

    void heroAndBeam() {
        const Source source = geometry_.shape().source;
        parts_.hero(geometry_.hero());
        if (source == Source::Wand || source == Source::Spell) {
            parts_.beam(geometry_.beam(), reach());
        } else {
            QRect band = geometry_.beam();
            band.setTop(0);
            band.setHeight(geometry_.hero().height());
            band.setWidth(std::max(band.width(), clip_.right() - band.left()));
            parts_.remark(band, Qt::AlignLeft | Qt::AlignVCenter,
                          source == Source::Potion
                              ? QStringLiteral("Each stack is dipped by itself, one potion each.")
                              : QStringLiteral("Zapped down at your own square."));
        }
    }

    /// The exact reach of each square where it lies: even over a pile, fading from bare square to
    /// bare square.
    std::vector<CardPainter::Reach> reach() const {
        std::vector<CardPainter::Reach> reach;
        const auto add = [&](int distance, int from, int to) {
            if (const auto known = content_.reach(distance)) {
                reach.push_back({from, *known});
                reach.push_back({to, *known});
            }
        };
        auto floors = geometry_.floors();
        auto floor = floors.begin();
        const auto addFloor = [&] {
            const int squares = floor->last - floor->first + 1;
            for (int square = 0; square < squares; ++square) {
                const int middle =
                    floor->rect.left() + floor->rect.width() * (2 * square + 1) / (2 * squares);
                add(floor->first + square, middle, middle);
            }
            ++floor;
        };
        add(1, geometry_.beam().left(), geometry_.beam().left());
        for (int pile = 0; pile < pileCount(); ++pile) {
            const int distance = geometry_.shape().piles[static_cast<std::size_t>(pile)].distance;
            if (floor != floors.end() && floor->last < distance) {
                addFloor();
            }
            const QRect column = geometry_.pile(pile);
            add(distance, column.left(), column.right());
        }
        if (floor != floors.end()) {
            addFloor();
        }
        if (!reach.empty()) {
            reach.push_back({geometry_.beam().right(), 0});
        }
        return reach;
    }

    void floors() {
        for (const Floor& floor : geometry_.floors()) {
            if (!floor.rect.intersects(clip_)) {
                continue;
            }
            if (floor.isEnd && pileCount() == 0) {
                parts_.floor(floor.rect, {}, true);
                continue;
            }
            const int squares = floor.last - floor.first + 1;
            const int drawn = std::max(1, floor.rect.width() / (2 * metrics_.em));
            if (floor.isEnd || squares > drawn) {
                parts_.floor(floor.rect, QStringLiteral("%1–%2").arg(floor.first).arg(floor.last),
                             floor.isEnd);
                continue;
            }
            const int width = floor.rect.width() / squares;
            for (int square = 0; square < squares; ++square) {
                parts_.floor({floor.rect.left() + square * width, floor.rect.top(), width,
                              floor.rect.height()},
                             QString::number(floor.first + square), false);
            }
        }
    }

    void frame(int pile) {
        parts_.pile(geometry_.pile(pile), emphasis({pile, -1}));
        parts_.head(geometry_.head(pile), content_.head(pile));
        parts_.foot(geometry_.labelRow(pile), geometry_.engravingRow(pile), content_.foot(pile));
    }

    void cards(int pile) {
        const QRect window = geometry_.cardsWindow().intersected(geometry_.pile(pile));
        const QRect shown = window.intersected(clip_);
        if (shown.isEmpty()) {
            return;
        }
        painter_.save();
        painter_.setClipRect(window, Qt::IntersectClip);
        const auto [first, end] = geometry_.visibleStacks(pile, shown.top(), shown.bottom());
        for (int stack = first; stack < end; ++stack) {
            const StackPosition position{pile, stack};
            const QRect rect = geometry_.card(position);
            if (rect.intersects(shown)) {
                card(rect, content_.card(position), emphasis(position));
            }
        }
        painter_.restore();
    }

    void card(const QRect& rect, const Card& card, Emphasis emphasis) {
        const double ratio = painter_.device()->devicePixelRatioF();
        if (faces_ == nullptr || emphasis.isLifted || ratio != std::floor(ratio)) {
            parts_.card(rect, card, emphasis);
            return;
        }
        painter_.drawPixmap(
            rect.topLeft(),
            faces_->face(card, rect.size(), emphasis, static_cast<int>(ratio), theme_, metrics_));
        parts_.bar(rect, card);
    }

    void mark() {
        const auto& piles = geometry_.shape().piles;
        const auto pile = std::find_if(piles.begin(), piles.end(), [this](const auto& candidate) {
            return candidate.distance == marks_.drop->distance;
        });
        if (pile == piles.end()) {
            parts_.dropMark(geometry_.dropMark(*marks_.drop), true);
        } else if (marks_.merged) {
            parts_.dropMark(geometry_.card(*marks_.merged), true);
        } else if (marks_.dropsWholePile) {
            parts_.dropMark(geometry_.pile(static_cast<int>(pile - piles.begin())), true);
        } else {
            parts_.dropMark(geometry_.dropMark(*marks_.drop), false);
        }
    }

    QPainter& painter_;
    const QRect clip_;
    const LineGeometry& geometry_;
    const LineContent& content_;
    const LineMarks& marks_;
    const Theme& theme_;
    const Metrics& metrics_;
    CardFaces* faces_;
    CardPainter parts_;
};

}  // namespace

void paintLine(QPainter& painter, const QRect& clip, const LineGeometry& geometry,
               const LineContent& content, const LineMarks& marks, const Theme& theme,
               const Metrics& metrics, CardFaces* faces) {
    painter.save();
    Painting(painter, clip, geometry, content, marks, theme, metrics, faces).run();
    painter.restore();
}

}  // namespace polyplan::ui
