#pragma once

#include <QAbstractTableModel>

#include "core/calculator/report.h"

namespace polyplan::ui {

/// One table of a report.
class ReportTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role {
        SortRole = Qt::UserRole,  ///< the bare number or the text
    };

    explicit ReportTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(Table table);
    /// The report's table of that id; an empty one where the report has none.
    void show(const Report& report, std::string_view id);
    const Table& table() const { return table_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    Qt::Alignment alignment(int column) const;

    Table table_;
};

}  // namespace polyplan::ui
