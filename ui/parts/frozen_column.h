#pragma once

#include <QTableView>

namespace polyplan::ui {

class FrozenColumn;

/// A table whose first column stays at the left when it is scrolled sideways, unless it would leave
/// too little room for the others. What is done to the column there is done to the table's own.
class FrozenColumnTable : public QTableView {
    Q_OBJECT

  public:
    explicit FrozenColumnTable(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// Never for the sake of the first column, and no other one stays below it.
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

    bool isFrozen() const;
    /// The first column of the rows in sight, at the left of what is painted on.
    void paintFirstColumn(QPainter& painter) const;

  protected:
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    FrozenColumn* column_;
};

}  // namespace polyplan::ui
