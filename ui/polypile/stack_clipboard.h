#pragma once

#include <QClipboard>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QLineEdit;
class QMenu;
class QWidget;

namespace polyplan::ui {

class InventoryPanel;
class LineCommands;
class PlanDocument;

/// Cut, copy and paste for a menu: they act on what has the keyboard, a text field, the inventory,
/// a part that has a clipboard of its own, or else the line, if that is shown. The keys themselves
/// are handled there; but that of paste works wherever the keyboard is in the window. While the
/// line is not shown, the text of the clipboard is to be looked at before it goes into the plan; so
/// are several lines of the game that a line of text would squeeze into one, whether they come by
/// key, by menu or by middle click.
class StackClipboard : public QObject {
    Q_OBJECT

  public:
    StackClipboard(PlanDocument& document, LineCommands& line, InventoryPanel& inventory,
                   QWidget& parent);

    QList<QAction*> actions() const { return actions_; }
    /// Whether line and inventory are shown: else there are only text fields to act on.
    void setShown(bool isShown);

  Q_SIGNALS:
    /// Text was pasted that the game may have printed.
    void textPasted(const QString& text);
    /// Nothing could be pasted.
    void message(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Command { Cut, Copy, CopyAsText, Paste };
    QAction* addAction(const QString& text, Command command, const QList<QKeySequence>& keys);
    void run(Command command);
    void pasteText();
    /// @returns whether the clipboard has what a line of text should not take
    bool pasteThings(QClipboard::Mode mode = QClipboard::Clipboard);
    void watch(QWidget* focused);
    bool isPastedThings(QObject* watched, const QEvent& event);
    /// Lets the menu of a line of text paste as the key does.
    void takeOver(const QMenu& menu, QLineEdit& line);
    void updateActions(QWidget* focused);

    PlanDocument& document_;
    QWidget& view_;
    LineCommands& line_;
    InventoryPanel& inventory_;
    QList<QAction*> actions_;
    QAction* paste_ = nullptr;
    QPointer<QWidget> field_;   ///< with the keyboard, if it is a line of text of the window
    QPointer<QLineEdit> text_;  ///< what it types into
    bool isShown_ = true;
};

}  // namespace polyplan::ui
