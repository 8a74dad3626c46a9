#pragma once

#include <QWidget>

class QLabel;
class QListView;

namespace polyplan::ui {

class AttackEditor;
class Badge;
class DamageService;

/// What comes of the current attack: the target, the figures with their rules, and how they come
/// about step by step.
class ResultsPanel : public QWidget {
    Q_OBJECT

  public:
    ResultsPanel(AttackEditor& editor, DamageService& service, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    void showTarget();
    void showState();
    void fitFigures();

    AttackEditor& editor_;
    DamageService& service_;
    QLabel* glyph_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* about_ = nullptr;
    Badge* badge_ = nullptr;
    QLabel* faults_;
    QListView* figures_;
    QListView* steps_;
};

}  // namespace polyplan::ui
