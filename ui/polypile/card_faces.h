#pragma once

#include <QCache>
#include <QPixmap>
#include <QString>

#include "ui/polypile/card_painter.h"

namespace polyplan::ui {

/// Keeps cards as they were painted, without their bars: most of a frame is the text on them. Good
/// for one font; holds the cards used last, about 48 MB of them.
class CardFaces {
  public:
    /// @param ratio whole device pixels per pixel
    const QPixmap& face(const Card& card, QSize size, Emphasis emphasis, int ratio,
                        const Theme& theme, const Metrics& metrics);
    void clear() { faces_.clear(); }

  private:
    QCache<QString, QPixmap> faces_{49'152};  ///< costs are in kB
};

}  // namespace polyplan::ui
