#include "ui/parts/opening_size.h"

#include <QScreen>
#include <QWidget>

namespace polyplan::ui {

namespace {

constexpr double shareOfScreen = 0.95;  ///< the rest is for the frame

}  // namespace

void setOpeningSize(QWidget& window, const QSize& wanted) {
    const QWidget& opener = window.parentWidget() == nullptr ? window : *window.parentWidget();
    window.resize(wanted.boundedTo(opener.screen()->availableSize() * shareOfScreen));
}

}  // namespace polyplan::ui
