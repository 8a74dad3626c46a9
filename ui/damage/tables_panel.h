#pragma once

#include <QWidget>

class QTabWidget;

namespace polyplan::ui {

class AttackEditor;
class DamageService;
class MonstersModel;

/// The tables below the charts: what to throw at the target, the attacks side by side, the matrix
/// of all types, all monsters, what lies on the floor, and how often how much of what.
class TablesPanel : public QWidget {
    Q_OBJECT

  public:
    TablesPanel(AttackEditor& editor, DamageService& service, MonstersModel& monsters,
                QWidget* parent = nullptr);

  Q_SIGNALS:
    /// Something could not be done.
    void message(const QString& text);

  private:
    QWidget* buildTypes();
    QWidget* buildMatrix();
    QWidget* buildRanking();
    QWidget* buildEffects();

    AttackEditor& editor_;
    DamageService& service_;
    MonstersModel& monsters_;
    QTabWidget* tabs_;
};

}  // namespace polyplan::ui
