#pragma once

#include <QWidget>

class QTabWidget;
class QTableView;

namespace polyplan::ui {

class AttackEditor;
class DamageService;
class MatrixModel;
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
    void fitMatrix(QTableView& table);
    bool eventFilter(QObject* watched, QEvent* event) override;

    AttackEditor& editor_;
    DamageService& service_;
    MonstersModel& monsters_;
    QTabWidget* tabs_;
    MatrixModel* matrix_ = nullptr;
    QTableView* matrixTable_ = nullptr;
};

}  // namespace polyplan::ui
