#pragma once

#include <QWidget>

class QLineEdit;
class QTabBar;

namespace polyplan::ui {

class PlanDocument;

/// The strategies of the document as tabs: chosen by a click, renamed in place by a double click,
/// reordered by dragging and by keys.
class StrategyTabs : public QWidget {
    Q_OBJECT

  public:
    explicit StrategyTabs(PlanDocument& document, QWidget* parent = nullptr);

    void addStrategy();
    void duplicateStrategy();
    void deleteStrategy();
    /// Lets the name of the current strategy be edited in its tab.
    void renameStrategy();
    /// Shows the strategy so many tabs to the right, behind the last one the first again.
    void step(int by);
    /// Whether the strategy that is shown has a place so many tabs to the right.
    bool canMove(int by) const;
    /// Moves it there.
    void move(int by);

  Q_SIGNALS:
    /// What a user should know of, in a sentence.
    void message(const QString& text);

  private:
    void showPlan();
    /// Gives the tabs the width that they need.
    void fitTabs();
    void moveStrategy(int from, int to);
    /// Lets go of a tab that the mouse still holds: until then the tabs show no other.
    void endDrag();
    void endRename(bool accepted);
    void showMenu(const QPoint& position);
    bool eventFilter(QObject* watched, QEvent* event) override;

    PlanDocument& document_;
    QTabBar* tabs_;
    QLineEdit* nameEditor_;
};

}  // namespace polyplan::ui
