#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints a figure on a ground that is the warmer the larger the figure is. The figure itself
/// always stands there.
class HeatDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// @param heatRole of the model: 0 to 1; invalid where the ground stays as it is
    explicit HeatDelegate(int heatRole, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), heatRole_(heatRole) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  private:
    int heatRole_;
};

}  // namespace polyplan::ui
