#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <functional>

#include "core/plan/edits/import_edits.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/drop_edits.h"

class QAction;

namespace polyplan::ui {

/// Everything that can be done to the line of a document: as functions for mouse and drag, as
/// actions for keys and menus. Each change is one undo step; what can't be done says so in
/// `message`.
class LineCommands : public QObject {
    Q_OBJECT

  public:
    explicit LineCommands(PlanDocument& document, QObject* parent = nullptr);

    /// Says what is to be said of it in `message`.
    Done apply(const NamedEdit& edit, const QString& mergeKey = {});
    void setQuantity(const Selection& positions, int quantity);
    void split(const Selection& positions, int size);
    /// Blessed, uncursed, cursed, blessed …
    void cycleBuc(StackPosition position);
    void newPile(int distance);
    void setLabel(int pile, const QString& text);
    void setEngraving(int pile, const QString& text);
    /// Does what a key stands for. Changes of each stack are for cards that are seen selected.
    void triggerByKey(QAction& action);
    /// What is not seen is not acted on: nothing can be done while the line is not shown.
    void setShown(bool isShown);
    void refuse(const QString& reason) { Q_EMIT message(reason); }

    void cut();
    void copy();
    void copyAsText();
    void paste();

    /// For menus, with separators (null) between groups. Their shortcuts are there to be shown: the
    /// board handles the keys itself while it has the focus.
    QList<QAction*> actions() const { return actions_; }
    /// Those of cut, copy and paste, which a window has in another menu.
    QList<QAction*> clipboardActions() const { return clipboardActions_; }
    /// The one of them that is for the line as a whole: wherever the focus is in its view.
    QAction* arrangingAction() const { return arranging_; }
    /// The table of the document's objects; null where the game has none.
    const ObjectTable* table() const;

  Q_SIGNALS:
    void message(const QString& text);
    /// The user wants to type something in place.
    void quantityEditorWanted(StackPosition position);
    void splitEditorWanted(StackPosition position);
    void labelEditorWanted(int pile);
    void engravingEditorWanted(int pile);
    /// What the selected stack is is to be changed: enchantment, charges …
    void stateEditorWanted();
    /// The keyboard is to carry the selected stacks.
    void pickUpWanted();
    /// The line is to be arranged.
    void arrangingWanted();
    /// Text was pasted that the game may have printed.
    void textPasted(const QString& text, const plan::ImportPlace& place);

  private:
    enum class Needs {
        Nothing,
        Selected,
        Cards,  ///< by its key; in a menu the pile as a whole stands for its cards
    };

    void edit(const QString& text, const plan::Edit& change, const QString& mergeKey = {}) {
        apply({text, change}, mergeKey);
    }
    QAction* addAction(const QString& text, const QList<QKeySequence>& keys, const QString& toolTip,
                       const std::function<void()>& run, Needs needs = Needs::Selected);
    void addSeparator() { actions_.append(nullptr); }
    void makeActions();
    void updateActions();
    void setBuc(nethack::Buc buc);
    void restore();
    void togglePin();
    void changeQuantity(int difference);
    void moveBy(plan::line_edits::Direction direction);
    QString subject(const Selection& positions) const;
    LinePlace pastePlace() const;

    PlanDocument& document_;
    QList<QAction*> actions_;
    QList<QAction*> clipboardActions_;
    QAction* arranging_ = nullptr;
    QHash<const QAction*, Needs> needs_;
    bool isShown_ = true;
};

}  // namespace polyplan::ui
