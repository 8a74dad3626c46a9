#pragma once

#include <QListView>
#include <optional>

#include "ui/polypile/held_stacks.h"

namespace polyplan::ui {

/// The list of the inventory: stacks are dragged out of it, and dropped into it from the line, the
/// catalogue and other windows.
class InventoryView : public QListView {
    Q_OBJECT

  public:
    explicit InventoryView(PlanDocument& document, QWidget* parent = nullptr);

    /// What is to be read where there is nothing to list.
    void setRemark(const QString& words);

  Q_SIGNALS:
    /// Something was dropped that may be put here.
    void dropped(const NamedEdit& edit);
    /// Why something could not be dropped.
    void message(const QString& text);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Stacks of the inventory itself have nothing to do here.
    bool takes(const HeldStacks& held) const { return held.carried.rows.empty(); }
    void setHeld(std::optional<HeldStacks> held);

    PlanDocument& document_;
    std::optional<HeldStacks> held_;
    QString remark_;
};

}  // namespace polyplan::ui
