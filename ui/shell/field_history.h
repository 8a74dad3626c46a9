#pragma once

#include <QKeySequence>
#include <QObject>
#include <vector>

class QAction;
class QLineEdit;
class QMenu;

namespace polyplan::ui {

class FieldBehindMenu;

/// Undo and redo of a menu where the text field behind it has a history of its own: in place of the
/// plan's, and they do what their keys do in that field.
class FieldHistory : public QObject {
    Q_OBJECT

  public:
    /// @param undo, redo of the plan, in the menu
    FieldHistory(QMenu& menu, const FieldBehindMenu& behind, QAction& undo, QAction& redo);

  private:
    struct Entry {
        QAction* ofPlan;
        QAction* ofField;
        QKeySequence::StandardKey key;
        bool (QLineEdit::*isAvailable)() const;
    };
    void add(QMenu& menu, const QString& text, const Entry& entry);
    void choose();
    bool isOfField(const Entry& entry) const;

    const FieldBehindMenu& behind_;
    std::vector<Entry> entries_;
};

}  // namespace polyplan::ui
