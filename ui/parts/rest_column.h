#pragma once

#include <QObject>

class QTableView;

namespace polyplan::ui {

/// Gives a column of a table the room that the others leave, and never less than it needs to be
/// read: rather the table scrolls. Belongs to the table.
class RestColumn : public QObject {
    Q_OBJECT

  public:
    /// @param leastWidth in pixels
    RestColumn(QTableView& table, int column, int leastWidth);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();

    QTableView& table_;
    int column_;
    int leastWidth_;
};

}  // namespace polyplan::ui
