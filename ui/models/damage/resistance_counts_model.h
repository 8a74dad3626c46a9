#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/oangband/resistance_counts.h"

namespace polyplan::ui {

/// How many monsters resist each damage type: as the wiki counts them, and as
/// the monsters of the game do.
class ResistanceCountsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Type, Condition, InWiki, Counted, Remark, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,
        SearchRole,  ///< by which a `MonsterSearch` finds the monsters of a row
    };

    explicit ResistanceCountsModel(const oangband::MonsterTable& monsters,
                                   QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QVariant value(const oangband::ResistanceCount& count, int column) const;

    std::vector<oangband::ResistanceCount> counts_;
};

}  // namespace polyplan::ui
