#pragma once

#include <QWidget>

class QLabel;
class QListView;
class QToolButton;

namespace polyplan::ui {

class AttackEditor;
class AttacksModel;
class DamageService;

/// The attacks of the strategy: chosen, named, reordered, laid over one another.
class AttackListPanel : public QWidget {
    Q_OBJECT

  public:
    AttackListPanel(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

  private:
    QWidget* buildHeader();
    void follow();
    void showMenu(const QPoint& position);
    bool eventFilter(QObject* watched, QEvent* event) override;

    AttackEditor& editor_;
    AttacksModel* model_;
    QListView* list_;
    QLabel* example_;
    QToolButton* add_ = nullptr;
    QToolButton* duplicate_ = nullptr;
    QToolButton* remove_ = nullptr;
};

}  // namespace polyplan::ui
