#pragma once

#include <QWidget>

class QLineEdit;
class QListView;
class QStackedWidget;
class QTabBar;

namespace polyplan::ui {

class AttackEditor;
class MonstersModel;
class TargetByHand;
class WordFilter;

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
    void chooseBest();
    void setByHand(bool isByHand);
    void follow();
    bool eventFilter(QObject* watched, QEvent* event) override;

    AttackEditor& editor_;
    MonstersModel& monsters_;
    WordFilter* filter_;
    QTabBar* kinds_;
    QStackedWidget* pages_;
    QLineEdit* search_ = nullptr;
    QListView* list_ = nullptr;
};

}  // namespace polyplan::ui
