#include "ui/parts/frozen_column.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>

namespace polyplan::ui {

namespace {

/// Sends what the mouse did at a place to another widget, as if it had been there beside it.
/// @returns whether it is such an event
bool passOn(const QEvent& event, QWidget& to, QPoint beside) {
    switch (event.type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::MouseMove: {
            const auto& mouse = static_cast<const QMouseEvent&>(event);
            QMouseEvent passed(mouse.type(), mouse.position() + beside, mouse.globalPosition(),
                               mouse.button(), mouse.buttons(), mouse.modifiers());
            QCoreApplication::sendEvent(&to, &passed);
            return true;
        }
        case QEvent::ContextMenu: {
            const auto& menu = static_cast<const QContextMenuEvent&>(event);
            QContextMenuEvent passed(menu.reason(), menu.pos() + beside, menu.globalPos(),
                                     menu.modifiers());
            QCoreApplication::sendEvent(&to, &passed);
            return true;
        }
        case QEvent::ToolTip: {
            const auto& help = static_cast<const QHelpEvent&>(event);
            QHelpEvent passed(help.type(), help.pos() + beside, help.globalPos());
            QCoreApplication::sendEvent(&to, &passed);
            return true;
        }
        default:
            return false;
    }
}

}  // namespace

/// What stands over the left edge of the table: its first column, and the heading of that.
class FrozenColumn : public QWidget {
  public:
    explicit FrozenColumn(FrozenColumnTable& table)
        : QWidget(&table), table_(table), heading_(new QHeaderView(Qt::Horizontal, this)) {
        setObjectName("frozenColumn");
        setAttribute(Qt::WA_OpaquePaintEvent);
        heading_->setSortIndicatorShown(true);
        heading_->setHighlightSections(false);
        heading_->setSectionResizeMode(QHeaderView::Fixed);
        heading_->setMinimumSectionSize(0);
        heading_->viewport()->installEventFilter(this);
        hide();
    }

    void setModel(QAbstractItemModel* model) { heading_->setModel(model); }

    void layOut() {
        setVisible(table_.isFrozen());
        if (!isVisible()) {
            return;
        }
        const QHeaderView& header = *table_.horizontalHeader();
        const QRect cells = table_.viewport()->geometry();
        const int top = header.geometry().top();
        setGeometry(cells.left(), top, table_.columnWidth(0) + 1, cells.bottom() + 1 - top);
        heading_->setGeometry(0, 0, table_.columnWidth(0), header.height());
        heading_->setDefaultAlignment(header.defaultAlignment());
        heading_->setTextElideMode(header.textElideMode());
        heading_->setMaximumSectionSize(header.maximumSectionSize());
        heading_->resizeSection(0, table_.columnWidth(0));
        heading_->setSortIndicator(header.sortIndicatorSection(), header.sortIndicatorOrder());
        update();
    }

  protected:
    bool event(QEvent* event) override {
        if (!isVisible()) {
            return QWidget::event(event);
        }
        if (event->type() == QEvent::Wheel) {
            return QCoreApplication::sendEvent(table_.viewport(), event);
        }
        const QPoint beside(table_.columnViewportPosition(0), -heading_->height());
        return passOn(*event, *table_.viewport(), beside) || QWidget::event(event);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        QHeaderView& header = *table_.horizontalHeader();
        return passOn(*event, *header.viewport(), {header.sectionViewportPosition(0), 0}) ||
               QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const QWidget& cells = *table_.viewport();
        painter.fillRect(rect(), cells.palette().brush(cells.backgroundRole()));
        painter.setPen(palette().mid().color());
        painter.drawLine(rect().topRight(), rect().bottomRight());
        painter.translate(0, heading_->height());
        table_.paintFirstColumn(painter);
    }

  private:
    FrozenColumnTable& table_;
    QHeaderView* heading_;
};

FrozenColumnTable::FrozenColumnTable(QWidget* parent)
    : QTableView(parent), column_(new FrozenColumn(*this)) {
    setHorizontalScrollMode(ScrollPerPixel);
    const auto layOut = [this] { column_->layOut(); };
    connect(horizontalHeader(), &QHeaderView::sectionResized, column_, layOut);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, column_, layOut);
    connect(verticalHeader(), &QHeaderView::sectionResized, column_, layOut);
}

void FrozenColumnTable::setModel(QAbstractItemModel* model) {
    QTableView::setModel(model);
    column_->setModel(model);
    const auto paint = [this] { column_->update(); };
    connect(model, &QAbstractItemModel::dataChanged, column_, paint);
    connect(model, &QAbstractItemModel::layoutChanged, column_, paint);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, column_, paint);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, column_, paint);
}

bool FrozenColumnTable::isFrozen() const {
    constexpr double mostOfWidth = 0.6;
    return horizontalHeader()->offset() > 0 && columnWidth(0) <= mostOfWidth * viewport()->width();
}

void FrozenColumnTable::scrollTo(const QModelIndex& index, ScrollHint hint) {
    if (!index.isValid()) {
        return;
    }
    QScrollBar* sideways = horizontalScrollBar();
    if (index.column() == 0 && isFrozen()) {
        const QSignalBlocker still(sideways);
        const int before = sideways->value();
        QTableView::scrollTo(index, hint);
        sideways->setValue(before);
        return;
    }
    QTableView::scrollTo(index, hint);
    const int covered = columnWidth(0) - columnViewportPosition(index.column());
    if (isFrozen() && covered > 0) {
        sideways->setValue(sideways->value() - covered);
    }
}

void FrozenColumnTable::paintFirstColumn(QPainter& painter) const {
    QStyleOptionViewItem row;
    initViewItemOption(&row);
    const int end = model()->rowCount();
    for (int at = std::max(0, rowAt(0)); at < end && rowViewportPosition(at) < viewport()->height();
         ++at) {
        if (isRowHidden(at)) {
            continue;
        }
        const QModelIndex index = model()->index(at, 0);
        QStyleOptionViewItem cell = row;
        cell.rect = QRect(0, rowViewportPosition(at), columnWidth(0), rowHeight(at));
        cell.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        cell.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        style()->drawPrimitive(QStyle::PE_PanelItemViewRow, &cell, &painter, this);
        itemDelegateForIndex(index)->paint(&painter, cell, index);
    }
}

void FrozenColumnTable::updateGeometries() {
    QTableView::updateGeometries();
    column_->layOut();
}

void FrozenColumnTable::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    column_->layOut();
}

void FrozenColumnTable::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    column_->update();
}

void FrozenColumnTable::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    column_->update();
}

}  // namespace polyplan::ui
