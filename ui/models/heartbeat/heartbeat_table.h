#pragma once

#include <QAbstractTableModel>

#include "core/calculator/look_up.h"
#include "ui/models/heartbeat/heartbeat_editor.h"

namespace polyplan::ui {

/// What the tables of the heartbeat form have in common: columns that are members, and rows that
/// follow the editor.
class HeartbeatTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    struct Head {
        QString title;
        QString help;
    };

    HeartbeatTable(HeartbeatEditor& editor, std::vector<Head> heads, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  protected:
    /// To be called once the model is made.
    void refresh();
    virtual int count() const = 0;
    virtual bool isEditable(int row, int column) const = 0;
    /// What stands there, and what its editor is, by `FieldRole`.
    virtual QVariant cell(int row, int column, int role) const = 0;

    HeartbeatEditor& editor_;

  private:
    std::vector<Head> heads_;
    int rows_ = 0;
};

/// Title and help of a column that is a member.
HeartbeatTable::Head headOf(const Member& member);

}  // namespace polyplan::ui
