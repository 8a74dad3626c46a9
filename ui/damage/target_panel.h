#pragma once

#include <QWidget>
#include <utility>

class QStackedWidget;
class QTabBar;

namespace polyplan::oangband {
struct Monster;
}  // namespace polyplan::oangband

namespace polyplan::ui {

class AttackEditor;
class MonstersModel;
class SearchedList;
class TargetByHand;

/// Whom the attack strikes: a monster of the game's list, found by typing, or one by hand. Going
/// from one to the other changes nothing; what is chosen or changed there does.
class TargetPanel : public QWidget {
    Q_OBJECT

  public:
    TargetPanel(AttackEditor& editor, MonstersModel& monsters, QWidget* parent = nullptr);

    /// Lets the user type a search.
    void startSearch();

  private:
    QWidget* buildList();
    void choose(const QModelIndex& index);
    void follow();

    AttackEditor& editor_;
    MonstersModel& monsters_;
    QTabBar* kinds_;
    QStackedWidget* pages_;
    SearchedList* list_ = nullptr;
    /// Of the table, and whether it is by hand.
    std::pair<const oangband::Monster*, bool> shown_{};
};

}  // namespace polyplan::ui
