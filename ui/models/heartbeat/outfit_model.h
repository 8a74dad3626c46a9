#pragma once

#include "ui/models/heartbeat/heartbeat_table.h"

namespace polyplan::ui {

/// The outfit that is looked at, one row a slot. An emptied item goes.
class OutfitModel : public HeartbeatTable {
    Q_OBJECT

  public:
    enum Column { Slot, Item, Gives, Material, Enchantment, Noise };

    explicit OutfitModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

  protected:
    int count() const override;
    bool isEditable(int row, int column) const override;
    QVariant cell(int row, int column, int role) const override;

  private:
    /// Null where the slot is empty.
    const powder::Worn* at(int row) const;
    QVariant choices(int row, int column) const;
    QVariant value(const powder::Worn& worn, int column, bool isShown) const;
};

}  // namespace polyplan::ui
