#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QTableView;

namespace polyplan::ui {

class AttackEditor;
class DamageService;
class FloorModel;

/// What lies on the floor of the target's square, and what the attack does to it. Where it strikes
/// nothing there it says so, and offers the ball that does.
class FloorPage : public QWidget {
    Q_OBJECT

  public:
    FloorPage(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// Something could not be done.
    void message(const QString& text);

  private:
    QWidget* buildOnlyMonsters();
    QTableView* buildTable();
    QWidget* buildAdd();
    void follow();

    AttackEditor& editor_;
    FloorModel* floor_;
    QWidget* onlyMonsters_ = nullptr;
    QLabel* why_ = nullptr;
    QAction* giveToAll_ = nullptr;
};

}  // namespace polyplan::ui
