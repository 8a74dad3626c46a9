#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "ui/export/plan_page.h"

namespace polyplan::ui {

/// The head of a page: title, strategy, notes; and if the page shows the line or its odds, the
/// settings of the zap and where the odds come from, on the cards if it has them.
class PageHeader {
  public:
    /// @param parts of the page
    PageHeader(const PageContent& content, const std::vector<PagePart>& parts,
               const PageStyle& style, int width);

    int height() const { return height_; }
    void paint(QPainter& painter, QPoint topLeft) const;

  private:
    int paintProvenance(QPainter& painter, const QRect& titleRow) const;

    const PageStyle& style_;
    int width_;
    QString title_;
    QString strategy_;  ///< empty where the title says it already
    QString settings_;  ///< empty if the page does not tell of the line
    QStringList notes_;
    std::optional<nethack::polypile::Provenance> provenance_;  ///< none without odds
    QString use_;  ///< of which `provenance_` tells, "first zap: ", where there are several
    int titleHeight_;
    int strategyHeight_;
    int height_;
};

}  // namespace polyplan::ui
