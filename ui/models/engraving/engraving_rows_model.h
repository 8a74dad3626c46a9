#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/models/engraving/engraving_rows.h"

namespace polyplan::ui {

/// What is said of the engraving at hand, line by line, each with its rule.
class EngravingRowsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Label, Value, ColumnCount };
    enum Role { KindRole = Qt::UserRole };  ///< EngravingRow::Kind as int

    explicit EngravingRowsModel(EngravingService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void follow();

    EngravingService& service_;
    std::vector<EngravingRow> rows_;
};

}  // namespace polyplan::ui
