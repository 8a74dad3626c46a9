#pragma once

#include <memory>

#include "core/catalogue/object_table.h"
#include "core/plan/document.h"
#include "ui/export/page_block.h"
#include "ui/export/page_style.h"
#include "ui/polypile/line_content.h"
#include "ui/polypile/line_figures.h"
#include "ui/polypile/line_geometry.h"

namespace polyplan::ui {

/// How many cards of a pile a page shows at the most; the rest is only counted. Depends on the
/// number of piles, so that no page grows beyond reason.
int shownStacks(int piles);

/// The line of a page: hero, beam and piles with all their cards, nothing scrolled. Holds
/// references. It may come out narrower than `width`, and wider where its piles need it.
class PageLine : public PageBlock {
  public:
    PageLine(const plan::Polypile& polypile, const ObjectTable& table, const LineFigures& figures,
             std::vector<std::optional<Material>> materials, LineContent::Labels labels,
             const PageStyle& style, int width);

    QSize size() const override { return size_; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    int shown(int pile) const;
    int hidden(int pile) const;

    const plan::Polypile& polypile_;
    const ObjectTable& table_;
    const LineFigures& figures_;
    std::vector<std::optional<Material>> materials_;
    LineContent::Labels labels_;
    const PageStyle& style_;
    LineGeometry geometry_;
    QSize size_;
};

}  // namespace polyplan::ui
