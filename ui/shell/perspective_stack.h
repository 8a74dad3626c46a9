#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

class QAction;
class QMenu;
class QStackedWidget;

namespace polyplan::ui {

class NotesPanel;
class Perspective;
class PerspectiveRail;
class PlanDocument;
class StrategyTabs;

/// How a perspective stands in the rail, and how it is made.
struct PerspectiveEntry {
    QChar glyph;
    QString name;
    QString toolTip;
    QString id;                          ///< of its page of the help; of its calculator, if any
    std::function<Perspective*()> make;  ///< called when the perspective is first shown
    QString game{};  ///< the only one that it knows; empty where its settings name the game
};

/// The middle of the window: the rail of perspectives, the strategies, and the perspective that is
/// shown with its settings above it. Perspectives are made when they are first shown, so that the
/// start pays for one only.
class PerspectiveStack : public QWidget {
    Q_OBJECT

  public:
    explicit PerspectiveStack(PlanDocument& document, QWidget* parent = nullptr);

    /// The first one that is added is shown.
    void add(PerspectiveEntry entry);
    int count() const { return static_cast<int>(places_.size()); }
    int current() const { return current_; }
    Perspective* currentView() const { return places_[static_cast<std::size_t>(current_)].view; }
    void setCurrent(int index);
    /// Shows the perspective of that id, if there is one.
    void goTo(const QString& id);
    /// Id of the page of the help that tells of the perspective that is shown.
    const QString& currentHelp() const {
        return places_[static_cast<std::size_t>(current_)].entry.id;
    }

    StrategyTabs& strategyTabs() { return *tabs_; }
    /// Shows and puts away the notes of the strategy.
    QAction* notesAction() const { return notesAction_; }
    /// Tells what has changed, where the change itself may not be on the screen.
    void sayWhereUnseen(const QString& what);
    /// Shows a perspective of which the strategy asks something, if there is one.
    void goWhereAsked();
    /// A line a perspective: its name and what it is for.
    QString inWords() const;
    /// Empties what searches, asks and leaves out: after another plan has come.
    void clearFields();
    /// Shows the notes if the strategy has any.
    void showNotesIfAny();
    /// Closes them if no strategy has any.
    void closeNotesIfNone();
    /// A button at the right end of the bar at the top.
    void addButton(QAction* action);
    /// Keeps the sizes of the panels for the next start.
    void saveSizes() const;
    /// An item for each perspective, with Ctrl and its number as shortcut.
    void addTo(QMenu& menu);

  Q_SIGNALS:
    void currentChanged(int index);
    void message(const QString& text);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Place {
        PerspectiveEntry entry;
        Perspective* view = nullptr;
        QWidget* settings = nullptr;
        QAction* action = nullptr;
    };
    void makeIfNeeded(Place& place);
    /// The Tab key goes through the window as it is read, whatever was made first.
    void orderTabs();

    QWidget* buildRoom();
    void buildNotes();
    /// Shows a perspective in which something of `parts` can be seen.
    void goToOneOf(const QStringList& parts);
    bool showsAll() const;

    PlanDocument& document_;
    std::vector<Place> places_;
    int current_ = -1;
    PerspectiveRail* rail_;
    StrategyTabs* tabs_;
    NotesPanel* notes_;
    QAction* notesAction_;
    QWidget* bar_;
    QWidget* settings_;  ///< those of the perspective that is shown
    QStackedWidget* views_;
};

}  // namespace polyplan::ui
