#pragma once

#include <QWidget>

#include "ui/parts/clipboard_target.h"

class QAction;
class QKeyEvent;
class QLabel;
class QListView;
class QToolButton;

namespace polyplan::ui {

class AttackEditor;
class AttacksModel;
class DamageService;

/// The attacks of the strategy: chosen, named, reordered, laid over one another, cut, copied and
/// pasted, also from one strategy into another.
class AttackListPanel : public QWidget, public ClipboardTarget {
    Q_OBJECT

  public:
    AttackListPanel(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

    bool hasKeys() const override;
    void cut() override;
    void copy() override;
    bool paste() override;
    bool refuse() override;

  private:
    QWidget* buildHeader();
    QAction* moveAction(const QString& text, Qt::Key key, int by);
    void follow();
    void showMenu(const QPoint& position);
    bool handleKey(const QKeyEvent& key);
    bool eventFilter(QObject* watched, QEvent* event) override;

    AttackEditor& editor_;
    AttacksModel* model_;
    QListView* list_;
    QLabel* example_;
    QAction* moveUp_;
    QAction* moveDown_;
    QToolButton* add_ = nullptr;
    QToolButton* duplicate_ = nullptr;
    QToolButton* remove_ = nullptr;
};

}  // namespace polyplan::ui
