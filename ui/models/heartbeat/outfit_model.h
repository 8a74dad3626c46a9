#pragma once

#include <string>

#include "core/powder/request.h"
#include "ui/models/field_table.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// The outfit that is looked at, one row a slot. An emptied item goes.
class OutfitModel : public FieldTable {
    Q_OBJECT

  public:
    enum Column { Slot, Item, Gives, Material, Enchantment, Noise };

    explicit OutfitModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    /// What an item gives is told in full, for its column may be narrow.
    QVariant data(const QModelIndex& index, int role) const override;

    /// Leaves nothing in a cell, or no item in its slot where the cell is the slot's name.
    void empty(const QModelIndex& index);

  protected:
    int count() const override;
    Field field(int row, int column) const override;
    std::optional<Misread> set(int row, int column, const QVariant& value) override;

  private:
    void follow();
    /// Says what a name may be that no rule asks for.
    static Field materialField(const powder::Worn& worn);
    /// Why a name that is typed by half stands for nothing; nothing if it tells what is meant.
    static QString whyHalfAName(int row, const std::string& typed);
    void tellIfUnknown(int row, const std::string& typed);

    HeartbeatEditor& editor_;
    bool showedOther_ = false;
};

}  // namespace polyplan::ui
