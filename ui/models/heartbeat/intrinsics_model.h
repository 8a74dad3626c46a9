#pragma once

#include "ui/models/heartbeat/heartbeat_table.h"

namespace polyplan::ui {

/// The intrinsics of the creature, newest first.
class IntrinsicsModel : public HeartbeatTable {
    Q_OBJECT

  public:
    enum Column { Name, Beats, From, Inflictor };

    explicit IntrinsicsModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    bool mayAdd() const;
    /// As the newest one, to stay.
    void add(powder::Intrinsic intrinsic);
    void remove(int row);

  protected:
    int count() const override;
    bool isEditable(int row, int column) const override;
    QVariant cell(int row, int column, int role) const override;

  private:
    const powder::IntrinsicEntry& at(int row) const;
};

/// The names of all intrinsics, in the game's order.
QStringList intrinsicNamesList();

}  // namespace polyplan::ui
