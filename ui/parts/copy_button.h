#pragma once

#include <QTableView>
#include <QToolButton>
#include <functional>
#include <vector>

class QAbstractItemModel;
class QMenu;

namespace polyplan::ui {

/// A menu of two entries that copy, as CSV or as Markdown.
QMenu* copyMenu(const std::function<void(bool asMarkdown)>& copy, QWidget* parent);
/// One that copies the given columns of a model.
QMenu* copyMenu(const QAbstractItemModel& model, const std::vector<int>& columns, QWidget* parent);
/// Lets Ctrl+C and Ctrl+Shift+C in a view do what such a menu does. Behind the view's other actions
/// stand two for its context menu.
void giveCopyKeys(QWidget& view, const QMenu& menu);

/// Copies a whole table in the order shown, as CSV or as Markdown, with what is put away for want
/// of room.
class CopyButton : public QToolButton {
    Q_OBJECT

  public:
    explicit CopyButton(const QTableView& table, QWidget* parent = nullptr);

    /// What is said below a copied Markdown table, where it is not empty.
    void setRemark(std::function<QString()> remark) { remark_ = std::move(remark); }
    /// Lets the table copy by keys too.
    void takeKeysOf(QTableView& table) { giveCopyKeys(table, *menu()); }

  private:
    void copy(bool asMarkdownTable);
    QString markdown(const std::vector<int>& columns) const;

    const QTableView& table_;
    std::function<QString()> remark_;
};

}  // namespace polyplan::ui
