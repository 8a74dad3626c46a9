#pragma once

#include <QSize>
#include <vector>

#include "ui/export/damage_sheet.h"
#include "ui/export/page_block.h"
#include "ui/export/page_style.h"

namespace polyplan::ui {

/// The attacks of a strategy side by side: a row each with the figures that they are chosen by.
class PageAttacks : public PageBlock {
  public:
    /// @param style outlives it
    PageAttacks(const std::vector<AttackSheet>& attacks, const PageStyle& style, int width);

    QSize size() const override;
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    struct Row {
        QString name;
        double damage = 0;
        double killed = 0;  ///< by the first cast
        QString later;      ///< "> 99.99 % in 5 casts"
        QString effect;     ///< the first one besides damage
    };

    int rowHeight() const;
    void paintHeads(QPainter& painter, const QRect& row) const;
    void paintRow(QPainter& painter, const QRect& row, const Row& values) const;
    void paintBar(QPainter& painter, const QRect& cell, double share, const QColor& color,
                  const QString& text) const;

    std::vector<Row> rows_;
    const PageStyle& style_;
    int width_;
    double mostDamage_ = 0;
};

}  // namespace polyplan::ui
