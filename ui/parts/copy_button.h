#pragma once

#include <QToolButton>

class QTableView;

namespace polyplan::ui {

/// Copies a whole table in the order shown, as CSV or as Markdown, with what is put away for want
/// of room.
class CopyButton : public QToolButton {
    Q_OBJECT

  public:
    explicit CopyButton(const QTableView& table, QWidget* parent = nullptr);

    /// Lets Ctrl+C and Ctrl+Shift+C in the table do what the menu does. Behind the table's other
    /// actions stand two for its context menu.
    void takeKeysOf(QTableView& table);

  private:
    void copy(bool asMarkdownTable);

    const QTableView& table_;
};

}  // namespace polyplan::ui
