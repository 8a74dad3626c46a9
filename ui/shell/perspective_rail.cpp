#include "ui/shell/perspective_rail.h"

#include <QButtonGroup>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

/// A glyph over a name; the chosen one on soft ground with a bar at its left.
class PerspectiveButton : public QToolButton {
  public:
    PerspectiveButton(QChar glyph, const QString& name, QWidget* parent)
        : QToolButton(parent), glyph_(glyph) {
        setText(name);
        setAccessibleName(name);
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override {
        const Metrics metrics(font());
        const int width = QFontMetrics(metrics.small).horizontalAdvance(text());
        return {width + 6 * metrics.step, 2 * metrics.line + 5 * metrics.step};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::of(parentWidget()->palette());
        const Metrics metrics(font());
        QPainter painter(this);
        if (isChecked()) {
            painter.fillRect(rect(), theme.accentSoft);
            painter.fillRect(QRect(0, 0, 3, height()), theme.accent);
        }
        painter.setPen(isChecked() ? theme.accent : theme.mutedText);
        const int middle = height() / 2 + metrics.step / 2;
        painter.setFont(scaled(metrics.glyph, 1.2));
        painter.drawText(QRect(0, 0, width(), middle), Qt::AlignHCenter | Qt::AlignBottom, glyph_);
        painter.setFont(metrics.small);
        painter.drawText(QRect(0, middle + metrics.step / 2, width(), height() - middle),
                         Qt::AlignHCenter | Qt::AlignTop, text());
        if (hasFocus()) {
            painter.setPen(theme.accent);
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
    }

  private:
    QChar glyph_;
};

}  // namespace

PerspectiveRail::PerspectiveRail(QWidget* parent)
    : QScrollArea(parent), buttons_(new QButtonGroup(this)) {
    setAccessibleName(tr("Perspectives"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setWidgetResizable(true);
    auto* all = new QWidget;
    layout_ = new QVBoxLayout(all);
    setWidget(all);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { updateGeometry(); });
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    layout_->addStretch(1);
    connect(buttons_, &QButtonGroup::idClicked, this, &PerspectiveRail::chosen);
}

void PerspectiveRail::add(QChar glyph, const QString& name, const QString& toolTip) {
    auto* button = new PerspectiveButton(glyph, name, widget());
    button->setToolTip(toolTip);
    buttons_->addButton(button, static_cast<int>(buttons_->buttons().size()));
    layout_->insertWidget(layout_->count() - 1, button);
    updateGeometry();
}

QSize PerspectiveRail::sizeHint() const {
    return {minimumSizeHint().width(), widget()->sizeHint().height()};
}

QSize PerspectiveRail::minimumSizeHint() const {
    const QScrollBar* bar = verticalScrollBar();
    const int barWidth = bar->maximum() > 0 ? bar->sizeHint().width() : 0;
    const QSize all = widget()->minimumSizeHint();
    const auto count = static_cast<int>(std::max<qsizetype>(1, buttons_->buttons().size()));
    return {all.width() + barWidth, all.height() / count};
}

void PerspectiveRail::setCurrent(int index) {
    buttons_->button(index)->setChecked(true);
}

}  // namespace polyplan::ui
