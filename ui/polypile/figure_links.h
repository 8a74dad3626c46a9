#pragma once

#include <QObject>
#include <QRect>

#include "ui/models/figure_role.h"

class QAbstractItemView;
class QModelIndex;

namespace polyplan::ui {

/// Makes the figures of a view lead to their derivations: by a click on the number, or by Enter in
/// its row. Over a number that leads somewhere the pointer is a hand.
class FigureLinks : public QObject {
    Q_OBJECT

  public:
    explicit FigureLinks(QAbstractItemView& view);

  Q_SIGNALS:
    /// @param near the number's row, in coordinates of the screen
    void asked(const polyplan::ui::FigureName& figure, const QRect& near);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void ask(const QModelIndex& index);
    /// The cell itself, or the first of its row that names a figure.
    QModelIndex figureCell(const QModelIndex& index) const;

    QAbstractItemView& view_;
};

}  // namespace polyplan::ui
