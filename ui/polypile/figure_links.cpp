#include "ui/polypile/figure_links.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QMouseEvent>

namespace polyplan::ui {

FigureLinks::FigureLinks(QAbstractItemView& view) : QObject(&view), view_(view) {
    view.viewport()->setMouseTracking(true);
    view.viewport()->installEventFilter(this);
    view.installEventFilter(this);
    connect(&view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (figureOf(index.data(figureRole))) {
            ask(index);
        }
    });
}

QModelIndex FigureLinks::figureCell(const QModelIndex& index) const {
    if (!index.isValid() || figureOf(index.data(figureRole))) {
        return index;
    }
    for (int column = 0; column < index.model()->columnCount(index.parent()); ++column) {
        const QModelIndex cell = index.siblingAtColumn(column);
        if (figureOf(cell.data(figureRole))) {
            return cell;
        }
    }
    return {};
}

void FigureLinks::ask(const QModelIndex& index) {
    const QModelIndex cell = figureCell(index);
    const std::optional<FigureName> figure = figureOf(cell.data(figureRole));
    if (figure) {
        const QRect rect = view_.visualRect(cell);
        Q_EMIT asked(*figure, {view_.viewport()->mapToGlobal(QPoint(0, rect.top())),
                               QSize(view_.viewport()->width(), rect.height())});
    }
}

bool FigureLinks::eventFilter(QObject* watched, QEvent* event) {
    // The kind of event comes first: the last ones of a view come while it is being destroyed.
    if (event->type() == QEvent::MouseMove && watched == view_.viewport()) {
        const QModelIndex index =
            view_.indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        view_.viewport()->setCursor(figureOf(index.data(figureRole)) ? Qt::PointingHandCursor
                                                                     : Qt::ArrowCursor);
    } else if (event->type() == QEvent::KeyPress && watched == &view_) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        const bool isEditing = view_.isPersistentEditorOpen(view_.currentIndex());
        if (isEnter && !isEditing && figureCell(view_.currentIndex()).isValid()) {
            ask(view_.currentIndex());
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
