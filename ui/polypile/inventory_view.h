#pragma once

#include <QListView>
#include <functional>
#include <optional>

#include "ui/polypile/held_stacks.h"
#include "ui/polypile/line_editor.h"

namespace polyplan::ui {

class LineTrial;
class OddsService;

/// The list of the inventory: stacks are dragged out of it, and dropped into it from the line, the
/// catalogue and other windows.
class InventoryView : public QListView {
    Q_OBJECT

  public:
    explicit InventoryView(PlanDocument& document, QWidget* parent = nullptr);

    /// What is to be read where there is nothing to list.
    void setRemark(const QString& words);
    /// From now on shows beside the cursor what a drop would do to the line.
    /// @param over what the odds may cover: the list itself is narrow
    void follow(const OddsService& odds, QWidget& over);
    /// Asks for the quantity of the stack of a row, in place.
    void askQuantity(const QModelIndex& row, int quantity, const std::function<void(int)>& answer);

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
    void endTrial();
    void showTrial(QPoint cursor, DropKind kind);

    PlanDocument& document_;
    std::optional<HeldStacks> held_;
    std::optional<DropKind> tried_;  ///< whose odds are shown
    LineEditor* editor_;
    LineTrial* trial_ = nullptr;
    QWidget* trialRoom_ = nullptr;
    QString remark_;
};

}  // namespace polyplan::ui
