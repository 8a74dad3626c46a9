#include "ui/look/flow_layout.h"

#include <algorithm>

namespace polyplan::ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() = default;

void FlowLayout::setGaps(int across, int down) {
    across_ = across;
    down_ = down;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

void FlowLayout::setNarrowsToRow(bool narrows) {
    narrowsToRow_ = narrows;
    invalidate();
}

QSize FlowLayout::sizeIn(const QLayoutItem& item, int room) const {
    const QSize size = item.sizeHint();
    const int least = std::min(size.width(), item.minimumSize().width());
    return narrowsToRow_ ? QSize(std::clamp(room, least, size.width()), size.height()) : size;
}

/// Room for any one of them in a row of that width.
QSize FlowLayout::widestIn(int room) const {
    QSize least;
    for (const auto& item : items_) {
        if (!item->isEmpty()) {
            least = least.expandedTo(sizeIn(*item, room));
        }
    }
    const QMargins margins = contentsMargins();
    return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool moves) const {
    const QRect room = rect.marginsRemoved(contentsMargins());
    std::vector<QLayoutItem*> row;
    int x = room.left();
    int y = room.top();
    int height = 0;
    const auto endRow = [&] {
        int left = room.left();
        for (QLayoutItem* item : row) {
            const QSize size = sizeIn(*item, room.width());
            if (moves) {
                item->setGeometry({QPoint(left, y + (height - size.height()) / 2), size});
            }
            left += size.width() + across_;
        }
        row.clear();
    };
    for (const auto& item : items_) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = sizeIn(*item, room.width());
        if (!row.empty() && x + size.width() > room.right() + 1) {
            endRow();
            x = room.left();
            y += height + down_;
            height = 0;
        }
        row.push_back(item.get());
        height = std::max(height, size.height());
        x += size.width() + across_;
    }
    endRow();
    return y + height - rect.top() + contentsMargins().bottom();
}

}  // namespace polyplan::ui
