#include "ui/engraving/remains_delegate.h"

#include <QListView>
#include <QPainter>
#include <QTextLayout>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/engraving/remains_model.h"

namespace polyplan::ui {

namespace {

constexpr int gap = 2;  ///< between two texts, in pixels

int padding(const QFont& font) {
    return Metrics(font).step;
}

/// Breaks the text into lines of that width. @returns its height
double breakLines(QTextLayout& layout, double width) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

}  // namespace

void RemainsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const QRect tile = option.rect.adjusted(0, 0, 0, -gap);
    const int inset = padding(option.font);
    painter->save();
    painter->fillRect(tile, theme.panel);
    QTextLayout layout(index.data().toString(), option.font);
    QTextCharFormat format;
    format.setForeground(theme.warning);
    format.setFontUnderline(true);
    QList<QTextLayout::FormatRange> changed;
    for (const int place : index.data(RemainsModel::ChangedRole).value<QList<int>>()) {
        changed.append({place, 1, format});
    }
    layout.setFormats(changed);
    breakLines(layout, tile.width() - 2 * inset);
    painter->setPen(theme.text);
    layout.draw(painter, tile.topLeft() + QPoint(inset, inset / 2));
    painter->restore();
}

QSize RemainsDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const auto* list = static_cast<const QListView*>(parent());
    const int inset = padding(option.font);
    QTextLayout layout(index.data().toString(), option.font);
    const int width = list->viewport()->width();
    const double height = breakLines(layout, width - 2 * inset);
    return {width, qRound(height) + inset + gap};
}

}  // namespace polyplan::ui
