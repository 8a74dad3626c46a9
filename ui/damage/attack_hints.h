#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "ui/models/damage/attack_remarks.h"

class QHBoxLayout;

namespace polyplan::ui {

class AttackEditor;
class ElidedLabel;

/// A line or two below the form of an attack, kept free while there is nothing to say: what is good
/// to know of its fields or, in place of that, why the damage that is typed can't be taken.
class AttackHints : public QWidget {
    Q_OBJECT

  public:
    explicit AttackHints(AttackEditor& editor, QWidget* parent = nullptr);

    /// @param fault of the damage; empty: none
    void setFault(const QString& fault);
    /// How many lines are kept free.
    void setLines(int lines);

  private:
    void follow();

    AttackEditor& editor_;
    QHBoxLayout* row_;
    ElidedLabel* fault_;
    std::vector<std::pair<RemarkPlace, ElidedLabel*>> remarks_;
};

}  // namespace polyplan::ui
