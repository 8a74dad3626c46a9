#pragma once

#include "ui/models/field_table.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// Who hears whom: first those who may wake the creature, then the sleepers whom it may wake, each
/// with its chance a heartbeat.
class HearingModel : public FieldTable {
    Q_OBJECT

  public:
    enum Column { Who, Noise, Distance, Tired, Wakes };

    explicit HearingModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    bool mayAddMaker() const;
    void addMaker();
    bool mayAddListener() const;
    void addListener();
    void remove(int row);

  protected:
    int count() const override;
    Field field(int row, int column) const override;
    std::optional<Misread> set(int row, int column, const QVariant& value) override;

  private:
    int makers() const;

    HeartbeatEditor& editor_;
};

}  // namespace polyplan::ui
