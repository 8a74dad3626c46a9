#pragma once

#include <QList>
#include <QObject>
#include <functional>

#include "ui/polypile/line_edits.h"
#include "ui/shell/plan_document.h"

class QAction;
class QMimeData;

namespace polyplan::ui {

/// Everything that can be done to the line of a document: as functions for mouse and drag, as
/// actions for keys and menus. Each change is one undo step; what can't be done says so in
/// `message`.
class LineCommands : public QObject {
    Q_OBJECT

  public:
    explicit LineCommands(PlanDocument& document, QObject* parent = nullptr);

    void move(const Selection& positions, LinePlace place);
    void copyTo(const Selection& positions, LinePlace place);
    void moveHalf(StackPosition position, LinePlace place);
    void movePile(int pile, int distance);
    void remove(const Selection& positions);
    /// Drops what came from elsewhere. It is untrusted: a message says what is wrong with it.
    void drop(const QMimeData& mime, LinePlace place);
    void setQuantity(const Selection& positions, int quantity);
    void split(const Selection& positions, int size);
    /// Blessed, uncursed, cursed, blessed …
    void cycleBuc(StackPosition position);
    void newPile(int distance);
    void setLabel(int pile, const QString& text);
    void refuse(const QString& reason) { Q_EMIT message(reason); }

    void cut();
    void copy();
    void paste();

    /// For menus, with separators (null) between groups. Their shortcuts are there to be shown: the
    /// board handles the keys itself while it has the focus.
    QList<QAction*> actions() const { return actions_; }
    /// The table of the document's objects; null where the game has none.
    const ObjectTable* table() const;

  Q_SIGNALS:
    void message(const QString& text);
    /// The user wants to type something in place.
    void quantityEditorWanted(StackPosition position);
    void splitEditorWanted(StackPosition position);
    void labelEditorWanted(int pile);

  private:
    using Change = std::function<line_edits::Refusal(PlanDocument::Draft&)>;
    void edit(const QString& text, const Change& change, const QString& mergeKey = {});
    void addAction(const QString& text, const QList<QKeySequence>& keys, const QString& toolTip,
                   const std::function<void()>& run, bool needsSelection = true);
    void addSeparator() { actions_.append(nullptr); }
    void makeActions();
    void updateActions();
    void setBuc(nethack::Buc buc);
    void changeQuantity(int difference);
    void moveBy(line_edits::Direction direction);
    /// What an undo step calls the things: "unicorn horn", "3 stacks", "pile 2".
    QString subject(const Selection& positions) const;
    QString subject(const std::vector<plan::Stack>& stacks) const;
    LinePlace pastePlace() const;

    PlanDocument& document_;
    QList<QAction*> actions_;
    QList<QAction*> needingSelection_;
};

}  // namespace polyplan::ui
