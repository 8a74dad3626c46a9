#pragma once

#include <QWidget>
#include <utility>

#include "core/plan/document.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/parts/member_fields.h"

class QComboBox;
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
    /// Why what was typed as type or damage can't be taken, as a sentence; empty if it can.
    void faultChanged(const QString& fault);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// Called now and whenever the attack changes.
    template <typename Follow>
    void keep(const Follow& follow);
    /// A number with its label before it.
    template <auto... path>
    QWidget* number(const QString& label, const char* name, const QString& title,
                    const QString& leftOut = {});
    TypeCombo* buildType();
    DamageEdit* buildDamage();
    QWidget* buildAttack();
    SearchField* buildCastingMonster();
    QWidget* buildCaster();
    QComboBox* buildTerrain();
    QToolButton* buildUnharmed();
    QWidget* buildTarget();
    void forgetUnknownType();
    QString toldFault() const;
    void tintFault();

    AttackEditor& editor_;
    MemberFields<plan::Attack> fields_;
    TypeCombo* type_ = nullptr;
    DamageEdit* damage_ = nullptr;
    QString unknownType_;        ///< what was typed last, as long as nothing else is
    std::pair<int, int> place_;  ///< of the attack that is shown: its strategy's, and its own
};

}  // namespace polyplan::ui
