#pragma once

#include <QWidget>

#include "core/plan/document.h"
#include "core/powder/scene.h"
#include "ui/parts/member_fields.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// The creature, its points, and the square that it stands on.
class CreatureForm : public QWidget {
    Q_OBJECT

  public:
    explicit CreatureForm(HeartbeatEditor& editor, QWidget* parent = nullptr);

  private:
    using Access = FieldAccess<plan::Heartbeat>;
    template <auto... path>
    QSpinBox* number(const char* name, const QString& title);
    QSpinBox* number(const char* name, const QString& title, const MemberFacts& facts,
                     const Access& access);
    template <auto... path>
    QCheckBox* check(const char* name);
    QComboBox* choice(const char* name, const QString& title, const MemberFacts& facts,
                      const QStringList& texts, const Access& access);
    /// Of what the creature has, which takes along what hangs on it.
    Access ofCreature(int (powder::Scene::*get)() const,
                      void (*set)(powder::CreatureState&, int)) const;
    QWidget* buildCreature();
    QWidget* buildPoints();
    QWidget* buildSquare();
    QWidget* buildClock();
    void showDress();

    HeartbeatEditor& editor_;
    MemberFields<plan::Heartbeat> fields_;
    QCheckBox* smokeLasts_ = nullptr;
    QComboBox* dress_ = nullptr;
};

}  // namespace polyplan::ui
