#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace polyplan::ui {

class AttackEditor;
class MonstersModel;
class SearchedList;
class TargetByHand;

/// Whom the attack strikes: a monster of the game's list, found by typing, or one by hand.
class TargetPanel : public QWidget {
    Q_OBJECT

  public:
    TargetPanel(AttackEditor& editor, MonstersModel& monsters, QWidget* parent = nullptr);

    /// Lets the user type a search.
    void startSearch();

  private:
    QWidget* buildList();
    void choose(const QModelIndex& index);
    void setByHand(bool isByHand);
    void follow();

    AttackEditor& editor_;
    MonstersModel& monsters_;
    QTabBar* kinds_;
    QStackedWidget* pages_;
    SearchedList* list_ = nullptr;
};

}  // namespace polyplan::ui
