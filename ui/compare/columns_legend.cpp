#include "ui/compare/columns_legend.h"

#include <QPainter>

#include "ui/charts/curve_look.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int leastLegendWidth = 12;  ///< characters

}  // namespace

ColumnsLegend::ColumnsLegend(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend"));
}

void ColumnsLegend::setColumns(const QStringList& names, const std::vector<int>& looks) {
    if (names != names_ || looks != looks_) {
        names_ = names;
        looks_ = looks;
        setAccessibleDescription(names.join(QStringLiteral(", ")));
        updateGeometry();
        update();
    }
}

QSize ColumnsLegend::sizeHint() const {
    const QSize least = minimumSizeHint();
    return {2 * least.width(), least.height()};
}

QSize ColumnsLegend::minimumSizeHint() const {
    const Metrics metrics(font());
    return {leastLegendWidth * fontMetrics().averageCharWidth(),
            static_cast<int>(names_.size()) * metrics.smallLine};
}

void ColumnsLegend::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    QPainter painter(this);
    painter.setFont(metrics.small);
    const int side = metrics.smallLine * 3 / 5;
    const int above = (metrics.smallLine - side) / 2;
    for (int i = 0; i < names_.size(); ++i) {
        const int top = i * metrics.smallLine;
        paintBarSample(painter, QRectF(0.5, top + above + 0.5, 2 * side, side), theme,
                       looks_[static_cast<std::size_t>(i)]);
        const QRect text(2 * side + 2 * metrics.step, top, width() - 2 * side - 2 * metrics.step,
                         metrics.smallLine);
        painter.setPen(theme.text);
        painter.drawText(
            text, Qt::AlignVCenter,
            painter.fontMetrics().elidedText(names_[i], Qt::ElideMiddle, text.width()));
    }
}

}  // namespace polyplan::ui
