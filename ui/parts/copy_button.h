#pragma once

#include <QToolButton>
#include <functional>

class QTableView;

namespace polyplan::ui {

/// Copies a whole table in the order shown, as CSV or as Markdown, with what is put away for want
/// of room.
class CopyButton : public QToolButton {
    Q_OBJECT

  public:
    explicit CopyButton(const QTableView& table, QWidget* parent = nullptr);

    /// What is said below a copied Markdown table, where it is not empty.
    void setRemark(std::function<QString()> remark) { remark_ = std::move(remark); }
    /// Lets Ctrl+C and Ctrl+Shift+C in the table do what the menu does. Behind the table's other
    /// actions stand two for its context menu.
    void takeKeysOf(QTableView& table);

  private:
    void copy(bool asMarkdownTable);
    QString markdown(const std::vector<int>& columns) const;

    const QTableView& table_;
    std::function<QString()> remark_;
};

}  // namespace polyplan::ui
