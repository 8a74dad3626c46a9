#include "ui/parts/page_columns.h"

#include <algorithm>
#include <numeric>

namespace polyplan::ui {

namespace {

/// Beyond that a line of a list is too long to be read across.
constexpr double mostGrowth = 1.5;
/// How much of its share of what is missing a column beside the middle one gives up.
constexpr double yielding = 0.5;
constexpr int middle = 1;

}  // namespace

PageColumns::PageColumns(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
    setHandleWidth(1);
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { isByHand_ = true; });
}

void PageColumns::setWanted(const QList<int>& widths) {
    wanted_ = widths;
    setStretchFactor(middle, 1);
    share();
}

void PageColumns::setByHand(const QList<int>& widths) {
    isByHand_ = true;
    setSizes(widths);
}

void PageColumns::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    if (!isByHand_) {
        share();
    }
}

void PageColumns::share() {
    if (wanted_.size() != count()) {
        return;
    }
    const int sum = std::accumulate(wanted_.begin(), wanted_.end(), 0);
    const int all = width() - (count() - 1) * handleWidth();
    const double room = static_cast<double>(all) / sum;
    const double growth = room < 1 ? 1 - yielding * (1 - room) : std::min(room, mostGrowth);
    QList<int> widths;
    for (const int wanted : wanted_) {
        widths.append(qRound(wanted * growth));
    }
    widths[middle] = std::max(0, all - widths.front() - widths.back());
    setSizes(widths);
}

}  // namespace polyplan::ui
