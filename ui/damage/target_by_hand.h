#pragma once

#include <QWidget>

class QLineEdit;
class QSpinBox;

namespace polyplan::ui {

class AttackEditor;

/// A target that is in no table: symbol, level, armour class, mana and its flags.
class TargetByHand : public QWidget {
    Q_OBJECT

  public:
    explicit TargetByHand(AttackEditor& editor, QWidget* parent = nullptr);

  private:
    void follow();

    AttackEditor& editor_;
    QLineEdit* name_;
    QLineEdit* symbol_;
    QSpinBox* level_;
    QSpinBox* armour_;
    QSpinBox* mana_;
};

}  // namespace polyplan::ui
