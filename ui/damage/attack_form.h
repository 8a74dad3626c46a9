#pragma once

#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

#include "core/oangband/scene.h"
#include "core/plan/document.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/attack_remarks.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace polyplan::ui {

class DamageEdit;
class SearchField;
class TypeCombo;

/// What the current attack is: type and damage, who makes it, and how the target stands.
class AttackForm : public QWidget {
    Q_OBJECT

  public:
    explicit AttackForm(AttackEditor& editor, QWidget* parent = nullptr);

    /// Lets the user type a damage type.
    void startType();

  Q_SIGNALS:
    /// Something could not be done; for the status bar.
    void message(const QString& text);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    using Set = std::function<void(plan::Attack&, int)>;

    QSpinBox* number(const char* name, const QString& title, const QString& toolTip, Range range,
                     Set set);
    QCheckBox* check(const char* name, const QString& title, const QString& toolTip,
                     std::function<void(plan::Attack&, bool)> set);
    /// Gives all attacks what the current one has; there while some have it otherwise.
    QToolButton* forAll(AttackEditor::Shared what, const char* name, const QString& text,
                        const QString& toolTip);
    /// What is good to know of a row of fields; there while there is something.
    QLabel* remark(RemarkPlace place, const char* name);
    QWidget* buildAttack();
    QWidget* buildCaster();
    QWidget* buildTarget();
    void showAttack();
    void showTarget();
    void tintFault();

    AttackEditor& editor_;
    TypeCombo* type_ = nullptr;
    DamageEdit* damage_ = nullptr;
    QLabel* fault_ = nullptr;
    QComboBox* affects_ = nullptr;
    QSpinBox* distance_ = nullptr;
    QSpinBox* radius_ = nullptr;
    QSpinBox* diameter_ = nullptr;
    QSpinBox* casts_ = nullptr;
    QComboBox* source_ = nullptr;
    SearchField* caster_ = nullptr;
    QComboBox* class_ = nullptr;
    QSpinBox* level_ = nullptr;
    QSpinBox* depth_ = nullptr;
    QCheckBox* holyLight_ = nullptr;
    QCheckBox* beguile_ = nullptr;
    QComboBox* terrain_ = nullptr;
    QSpinBox* water_ = nullptr;
    QSpinBox* hp_ = nullptr;
    QSpinBox* maxHp_ = nullptr;
    QSpinBox* speed_ = nullptr;
    QSpinBox* stunned_ = nullptr;
    QSpinBox* confused_ = nullptr;
    QSpinBox* afraid_ = nullptr;
    QCheckBox* stasis_ = nullptr;
    QCheckBox* blackBreath_ = nullptr;
    QToolButton* usual_ = nullptr;
    std::vector<QWidget*> ballOnly_;
    std::vector<std::pair<QToolButton*, AttackEditor::Shared>> forAll_;
    std::vector<std::pair<QLabel*, RemarkPlace>> remarks_;
    std::pair<int, int> place_;  ///< of the attack that is shown: its strategy's, and its own
};

}  // namespace polyplan::ui
