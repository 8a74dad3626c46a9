#pragma once

#include "core/powder/intrinsic.h"
#include "ui/models/field_table.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// The intrinsics of the creature, newest first.
class IntrinsicsModel : public FieldTable {
    Q_OBJECT

  public:
    enum Column { Name, Beats, From, Inflictor };

    explicit IntrinsicsModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    bool mayAdd() const;
    /// As the newest one, to stay.
    void add(powder::Intrinsic intrinsic);
    void remove(int row);

  protected:
    int count() const override;
    Field field(int row, int column) const override;
    bool set(int row, int column, const QVariant& value) override;

  private:
    HeartbeatEditor& editor_;
};

/// All intrinsics as people read them, in the order of the enumeration.
QStringList intrinsicChoices();

}  // namespace polyplan::ui
