#pragma once

#include <QFontMetrics>
#include <QRect>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/polypile/line_content.h"

class QPainter;

namespace polyplan::ui {

/// How a card or pile stands out.
struct Emphasis {
    bool isSelected = false;
    bool isCurrent = false;  ///< has the keyboard
    bool isLifted = false;   ///< is being dragged
};

/// Paints the parts of a line, each into the rectangle given, on any device: window, picture, page.
class CardPainter {
  public:
    CardPainter(QPainter& painter, const Theme& theme, const Metrics& metrics);

    void card(const QRect& rect, const Card& card, Emphasis emphasis);
    /// A card in two layers: all but the bar, and the bar.
    void face(const QRect& rect, const Card& card, Emphasis emphasis);
    void bar(const QRect& rect, const Card& card);
    void pile(const QRect& rect, Emphasis emphasis);
    void head(const QRect& rect, const PileHead& head);
    /// The figure stands at the right end of its row and is never cut.
    void foot(const QRect& labelRow, const QRect& engravingRow, const PileFoot& foot);
    void hero(const QRect& rect);
    /// One square of bare floor, with its distance.
    void floor(const QRect& rect, const QString& distance, bool isEnd);
    /// Where the beam is how likely: x in pixels, in ascending order.
    struct Reach {
        int x = 0;
        double probability = 0;
    };
    void beam(const QRect& rect, const std::vector<Reach>& reach);
    void dropMark(const QRect& rect, bool isSquare);
    /// What to do where there is nothing yet.
    void invitation(const QRect& rect, const QString& words, const QString& how);
    /// Words where there is nothing else to show, broken into lines.
    void remark(const QRect& rect, Qt::Alignment alignment, const QString& words);

    /// Of a card whose name has one line, or two of small letters.
    static int height(int nameLines, const Metrics& metrics);
    /// How wide a card has to be to have its name in one line.
    static int widthForName(const Card& card, const Metrics& metrics);
    /// Whether no name is cut on a card of this size, in one line or in two.
    static bool showsWholeName(QSize size, const Card& card, const Metrics& metrics);
    /// Where a card has its quantity and its status: both can be clicked. Where the name has two
    /// lines the quantity stands below them.
    static QRect quantityRect(const QRect& card, int quantity, const Metrics& metrics);
    static QRect bucRect(const QRect& card, const Metrics& metrics);

  private:
    /// Tells what is selected and has the keyboard from what is only selected.
    void focusRing(const QRect& rect, double border);
    void nameRow(const QRect& rect, const Card& card, bool showsQuantity);
    void name(const QRect& rect, const QString& name, bool isInTwoLines);
    void quantity(const QRect& badge, int quantity);
    /// A pin's head and point, in a box of the row's height.
    void pin(const QRectF& box);
    void detailRow(const QRect& rect, const Card& card, bool showsQuantity);
    void fateBar(const QRectF& rect, const FateBar& bar);
    void text(const QRect& rect, int flags, const QFont& font, const QColor& color,
              const QString& words);
    QString elided(const QFontMetrics& metrics, const QString& words, int width) const;

    QPainter& painter_;
    const Theme& theme_;
    const Metrics& metrics_;
    QFontMetrics textWidths_;
    QFontMetrics smallWidths_;
};

}  // namespace polyplan::ui
