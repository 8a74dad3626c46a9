#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <array>
#include <vector>

#include "ui/parts/clipboard_target.h"

class QKeyEvent;
class QLabel;
class QListView;
class QPushButton;
class QToolButton;

namespace polyplan::ui {

class SeenRow;
class TheftEditor;
class TheftService;
class ThingsModel;

/// What the hero has: openly above, in bags below. Several stacks of one of the lists may be chosen
/// at a time.
class ThingsPanel : public QWidget, public ClipboardTarget {
    Q_OBJECT

  public:
    ThingsPanel(TheftEditor& editor, TheftService& service, QWidget* parent = nullptr);

    /// After an import, which has gone to the plan's inventory: says so, and offers what of it a
    /// thief is after.
    void offerImported();

    bool hasKeys() const override;
    void cut() override;
    void copy() override;
    /// Behind what is chosen, else at the end of the list that has the keyboard.
    bool paste() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct List {
        List(ThingsModel* things, QWidget* parent);

        ThingsModel* model;
        QListView* view;
        SeenRow* seen;  ///< keeps what is chosen there in view
    };
    /// The heading of one of the lists, which takes what is dropped on it for the list.
    QWidget* buildHead(std::size_t list, const char* name, const QString& title);
    QWidget* buildHeader();
    QWidget* buildOffer();
    void followOffer();
    void buildList(const List& list, const char* name, const QString& title,
                   const QString& toolTip);
    void follow();
    void followPlaced(const std::vector<int>& stacks);
    void choose(std::vector<int> stacks);
    /// Takes over what the user chose in a list.
    void takeChoice(const List& list);
    void clear(const List& list);
    /// Leaves the room to the other list that what is in bags does not take.
    void fitBag();
    void showWhetherRemovable();
    /// What takes the stacks away is run; then what moves up to the place of the first is chosen.
    void takeAway(void (TheftEditor::*take)(const std::vector<int>&));
    void remove();
    /// @returns whether it was of a drag over the heading of the list
    static bool handleDrag(const List& list, QEvent& event);
    bool searchOn(const List& list, const QKeyEvent& key);
    bool handleKey(const List& list, const QKeyEvent& key);
    /// The list that all that is chosen is in; null if nothing is.
    const List* listOfChosen() const;
    void showMenu(const List& list, const QPoint& position);

    TheftEditor& editor_;
    QToolButton* add_ = nullptr;
    QToolButton* remove_ = nullptr;
    QToolButton* takeOver_ = nullptr;
    QWidget* offer_ = nullptr;  ///< of what was imported
    QLabel* imported_ = nullptr;
    QPushButton* takeImported_ = nullptr;
    QLabel* example_;
    std::array<List, 2> lists_;              ///< open, in bags
    std::array<const QObject*, 2> heads_{};  ///< of the lists
    std::vector<int> chosen_;                ///< places in the inventory, rising
    QElapsedTimer typed_;                    ///< since the last letter of a name that is sought
    bool isFollowing_ = false;               ///< rows go, which changes what a list has as chosen
};

}  // namespace polyplan::ui
