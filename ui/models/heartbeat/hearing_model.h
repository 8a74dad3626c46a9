#pragma once

#include "ui/models/heartbeat/heartbeat_table.h"

namespace polyplan::ui {

/// Who hears whom: first those who may wake the creature, then the sleepers whom it may wake, each
/// with its chance a heartbeat.
class HearingModel : public HeartbeatTable {
    Q_OBJECT

  public:
    enum Column { Who, Noise, Distance, Tired, Wakes };

    explicit HearingModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    bool mayAddMaker() const;
    void addMaker();
    bool mayAddListener() const;
    void addListener();
    void remove(int row);

  protected:
    int count() const override;
    bool isEditable(int row, int column) const override;
    QVariant cell(int row, int column, int role) const override;

  private:
    int makers() const;
    bool isMaker(int row) const { return row < makers(); }
    double chance(int row) const;
};

}  // namespace polyplan::ui
