#include "ui/damage/heat_delegate.h"

#include <QPainter>

#include "ui/look/contrast.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

/// The warmest ground keeps the text readable on it.
constexpr double strongest = 0.42;

}  // namespace

void HeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const QVariant heat = index.data(heatRole_);
    if (heat.isValid() && !option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect.adjusted(0, 0, -1, -1),
                          blend(theme.shock, theme.window, strongest * heat.toDouble()));
    }
    QStyledItemDelegate::paint(painter, option, index);
}

}  // namespace polyplan::ui
